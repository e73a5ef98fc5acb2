"""Stored games can be replayed; one that cannot is shown up to the point of the problem."""

import json
from dataclasses import replace
from typing import Any

import pytest

from pipyard.server.errors import Refused
from pipyard.server.games.hosting import HostedGame
from pipyard.server.log_lines import short
from pipyard.server.statistics.service import StatisticsService
from pipyard.server.tables.events import read_event, write_event
from pipyard.server.tables.states import Around
from pipyard.server.tables.storage import StoredEvent
from pipyard.server.tables.table import Table
from tests.server.fakes import FREE, FRIEND, GREEDY_BOT, HOST, ME, Room
from tests.server.told import state_of

ILLEGAL = {"type": "move", "seat": 0, "action": {"type": "bury_die", "value": 6}}
UNREADABLE = {"type": "move", "seat": 0, "action": {"type": "somersault"}}


async def playing(room: Room, moves: int = 6) -> Table:
    table = await room.set_table(ME, FREE)
    table = await room.service.take_seat(FRIEND, table.id, 1)
    for _ in range(moves):
        table = await room.act(table)
    return table


async def damaged(room: Room, event: dict[str, Any]) -> Table:
    """Play, and store an illegal event followed by others; return the table before it."""
    table = await playing(room)
    stored = room.storage.tables[table.id]
    events = [*stored.events, StoredEvent(event), *stored.events[-2:]]
    room.storage.tables[table.id] = replace(stored, events=events)
    return table


async def test_what_would_be_read_as_another_event_is_not_stored(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await playing(room)
    before = list(room.storage.tables[table.id].events)
    act = room.first_act(table)
    right = table.game.kept_action(act.action)
    wrong = replace(right, is_read=False)
    monkeypatch.setattr(HostedGame, "kept_action", lambda *_: wrong)
    with pytest.raises(Refused) as caught:
        await room.service.act(HOST if act.seat == 0 else FRIEND, table.id, act)
    assert caught.value.code == "server/fault"
    assert list(room.storage.tables[table.id].events) == before
    assert short(table.id) in caplog.text
    monkeypatch.undo()
    await room.service.act(HOST if act.seat == 0 else FRIEND, table.id, act)
    assert len(room.storage.tables[table.id].events) > len(before)
    again = await room.restarted().service.find(table.id)
    assert again.stuck is None


@pytest.mark.parametrize("game", ["spots", "spotted"])
async def test_what_is_stored_as_text_is_what_is_read(room: Room, game: str) -> None:
    table = await room.set_table(ME, GREEDY_BOT, FREE, game=game)
    table = await room.service.take_seat(FRIEND, table.id, 2)
    for _ in range(40):
        if not table.to_act:
            break
        table = await room.act(table)
    rows = room.storage.tables[table.id].events
    assert {row.event["type"] for row in rows} >= {"seated", "begun", "move", "drawn"}
    for row in rows:
        assert (
            json.loads(row.text)
            == row.event
            == write_event(table.game, read_event(table.game, row.event))
        )


@pytest.mark.parametrize("event", [ILLEGAL, UNREADABLE])
async def test_a_damaged_game_opens_before_the_damage_and_cannot_be_changed(
    room: Room, event: dict[str, Any]
) -> None:
    good = await damaged(room, event)
    stored = room.storage.tables[good.id].events
    again = room.restarted()
    table = await again.service.find(good.id)
    assert (table.stuck, table.version) == ("table/damaged", good.version)
    assert table.played.tobytes() == good.played.tobytes()
    assert table.since(0) == good.since(0)
    assert await again.facts(table) == await room.facts(good)
    assert table.to_act == ()
    assert [table.undoable(seat) for seat in (0, 1)] == [None, None]
    act = room.first_act(good)
    for change in (
        again.service.act(HOST if act.seat == 0 else FRIEND, good.id, act),
        again.service.leave_seat(FRIEND, good.id, 1),
        again.service.close(HOST, good.id),
    ):
        with pytest.raises(Refused) as caught:
            await change
        assert caught.value.code == "table/damaged"
        assert caught.value.version == good.version
    assert room.storage.tables[good.id].events is stored


async def test_everybody_is_told_and_the_host_finds_one_report(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    good = await damaged(room, ILLEGAL)
    for again in (room.restarted(), room.restarted()):
        table = await again.service.find(good.id)
        state = state_of(table, HOST.id, Around((), 0, 0))
        assert (state.stuck, state.legal) == ("table/damaged", {})
    (report,) = await room.storage.reports(10)
    assert (report.table, report.version) == (good.id, good.version)
    events = len(room.storage.tables[good.id].events)
    assert f"Event {good.version + 1} of {events} cannot be played" in report.text
    assert short(good.id) in caplog.text


async def test_a_game_under_other_rules_is_stuck_for_that_reason(room: Room) -> None:
    good = await damaged(room, ILLEGAL)
    stored = room.storage.tables[good.id]
    room.storage.tables[good.id] = replace(stored, rules_version=0)
    table = await room.restarted().service.find(good.id)
    assert table.stuck == "table/other-rules"
    with pytest.raises(Refused) as caught:
        await room.restarted().service.close(HOST, good.id)
    assert caught.value.code == "table/other-rules"


async def test_a_damaged_game_is_replayed_as_far_as_it_goes(room: Room) -> None:
    good = await damaged(room, ILLEGAL)
    passage = await room.restarted().archive.passage(good.id, 0, 10_000)
    assert passage.latest == good.version
    assert [table.version for table in passage.tables] == list(range(good.version + 1))
    assert passage.tables[-1].played.tobytes() == good.played.tobytes()
    with pytest.raises(Refused, match=f"versions 0 to {good.version}") as caught:
        await room.restarted().archive.at(good.id, good.version + 2)
    assert caught.value.code == "version/unknown"


async def test_who_has_a_damaged_game_can_still_be_forgotten(room: Room) -> None:
    good = await damaged(room, ILLEGAL)
    again = room.restarted()
    await again.service.forget(FRIEND.id)
    assert all(seat.guest != FRIEND.id for seat in room.storage.tables[good.id].seats)


async def test_statistics_leave_a_damaged_game_out(room: Room) -> None:
    good = await damaged(room, ILLEGAL)
    statistics = StatisticsService(room.restarted().keeper)
    assert await statistics._result(good.id) is None
