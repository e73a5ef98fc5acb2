"""Long games are loaded from a base that was stored earlier in the game."""

from dataclasses import fields, replace

import pytest

from pipyard.core.errors import PipyardError
from pipyard.server.errors import Refused
from pipyard.server.games.hosting import published
from pipyard.server.logs.verifying import verify
from pipyard.server.tables.replaying import replay
from pipyard.server.tables.storage import StoredEvent
from pipyard.server.tables.table import BETWEEN_BASES, Base, Table
from pipyard.server.tables.wishes import Act
from tests.server.fakes import FREE, FRIEND, GREEDY_BOT, HOST, ME, Room


async def long_game(room: Room, game: str = "spots") -> Table:
    table = await room.set_table(ME, FREE, game=game)
    table = await room.service.take_seat(FRIEND, table.id, 1)
    while len(room.storage.bases.get(table.id, ())) < 2:
        table = await room.act(table)
    for _ in range(5):
        table = await room.act(table)
    return table


@pytest.mark.parametrize("game", ["spots", "spotted"])
async def test_a_base_and_the_events_since_lead_where_all_events_lead(
    room: Room, game: str
) -> None:
    table = await long_game(room, game)
    first, second = room.storage.bases[table.id]
    assert second.version - first.version >= BETWEEN_BASES <= first.version
    stored = await room.storage.load(table.id)
    assert stored is not None
    assert (stored.base, stored.version) == (second, table.version)
    whole = replay(table.game, room.storage.tables[table.id])
    again = await room.restarted().service.find(table.id)
    for loaded in (whole, again):
        assert (loaded.version, loaded.record) == (table.version, table.record)
        assert dict(loaded.draws) == dict(table.draws)
        assert (loaded.asked_since, loaded.late) == (table.asked_since, table.late)
        assert loaded.trail == table.trail
        assert loaded.since(second.version) == table.since(second.version)
    assert again.since(0) is None
    assert [again.undoable(seat) for seat in (0, 1)] == [table.undoable(seat) for seat in (0, 1)]


async def test_the_past_is_told_from_the_base_before_it(room: Room) -> None:
    table = await long_game(room)
    first, second = room.storage.bases[table.id]
    archive = room.restarted().archive
    for version in (0, 1, first.version - 1, first.version, second.version + 1, table.version):
        past = await archive.at(table.id, version)
        assert past.version == version
        told = await archive.events(table.id, version, None)
        assert told.after.version == min(version + 512, table.version)
    assert (await archive.at(table.id, first.version)).record == first.record
    assert await room.restarted().facts(table) == await room.facts(table)


async def test_an_old_request_is_recognised_whatever_version_it_names(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    first = room.first_act(table)
    version = await room.service.act(HOST, table.id, first)
    while not room.storage.bases.get(table.id):
        table = await room.act(await room.service.settled(table.id))
    for _ in range(3):
        table = await room.act(table)
    again = room.restarted()
    table = await again.service.find(table.id)
    assert table.base.version > version
    for seen in (first.version, table.version):
        done = await again.service.carry_out(HOST, table.id, replace(first, version=seen))
        assert (done.version, done.repeated) == (version, True)
    other = Act("never-seen-before", table.version, 0, numbers=(65_535,))
    with pytest.raises(Refused, match="do not allow"):
        await again.service.carry_out(HOST, table.id, other)


@pytest.mark.parametrize(
    "wrong", [{"layout": "another"}, {"record": b"cut off"}], ids=["layout", "length"]
)
async def test_a_base_that_these_rules_did_not_make_is_left_alone(
    room: Room, wrong: dict[str, object]
) -> None:
    table = await long_game(room)
    bases = room.storage.bases[table.id]
    bases[-1] = replace(bases[-1], **wrong)  # type: ignore[arg-type]
    again = await room.restarted().service.find(table.id)
    assert (again.version, again.record, again.stuck) == (table.version, table.record, None)


async def test_damage_before_the_base_is_found_by_whoever_verifies(room: Room) -> None:
    table = await long_game(room)
    stored = room.storage.tables[table.id]
    moved = next(n for n, row in enumerate(stored.events) if row.event["type"] == "move")
    wrong = {**stored.events[moved].event, "action": {"type": "stop"}}
    rows = [*stored.events[:moved], StoredEvent(wrong), *stored.events[moved + 1 :]]
    room.storage.tables[table.id] = replace(stored, events=rows)
    again = room.restarted()
    assert (await again.service.find(table.id)).stuck is None
    with pytest.raises(PipyardError, match=f"Event {moved + 1}"):
        verify(await again.archive.log(table.id))


async def test_a_game_under_other_rules_is_played_from_its_beginning(room: Room) -> None:
    table = await long_game(room)
    stored = room.storage.tables[table.id]
    room.storage.tables[table.id] = replace(stored, rules_version=0)
    again = await room.restarted().service.find(table.id)
    assert (again.version, again.base.version) == (table.version, table.base.version)
    assert published("spots").rules_version != 0


def test_a_table_knows_its_latest_events_only() -> None:
    game = published("spots")
    config = game.configure(2, {}, lambda _: 0)
    table = Table("", game, config, None, ()).at_base(Base(7))
    assert table.since(7) == []
    assert table.since(6) is None


def test_a_copy_has_every_field() -> None:
    game = published("spots")
    config = game.configure(2, {}, lambda _: 0)
    table = Table("", game, config, None, (), version=7, late=(1,))
    copy = table.changed()
    for each in fields(Table):
        assert getattr(copy, each.name) is getattr(table, each.name)


async def test_of_a_table_that_nobody_has_open_only_what_came_after_its_base_is_kept(
    room: Room,
) -> None:
    table = await room.set_table(ME)
    while not table.base.version:
        table = await room.act(table)
    room.bus.here.add(HOST.id)
    room.service.slim(table.id)
    assert table.since(0) is not None
    room.bus.here.clear()
    room.service.slim(table.id)
    table = await room.service.find(table.id)
    assert table.since(0) is None
    known = table.since(table.base.version)
    assert known is not None
    assert len(known) == table.version - table.base.version


async def test_who_has_seen_more_elsewhere_is_shown_no_earlier_version(room: Room) -> None:
    table = await room.set_table(ME, FREE)
    behind = room.restarted()
    before = await behind.service.find(table.id)
    joined = await room.service.take_seat(FRIEND, table.id, 1)
    assert (await behind.service.find(table.id)).version == before.version
    assert (await behind.service.find(table.id, joined.version)).version == joined.version
    assert behind.bus.published[-1][0].version == joined.version


async def test_a_version_that_nobody_can_have_seen_shows_what_there_is(room: Room) -> None:
    table = await room.set_table(ME, FREE)
    assert (await room.service.find(table.id, 999_999)).version == table.version


async def test_watchers_of_a_dropped_table_get_what_they_missed_whoever_reads_it_first(
    room: Room,
) -> None:
    table = await room.set_table(ME, FREE)
    table = await room.service.take_seat(FRIEND, table.id, 1)
    room.bus.open.add(table.id)
    room.keeper.forget(table.id)
    other = room.restarted()
    moved = await other.act(await other.service.find(table.id))
    room.bus.published.clear()
    # Somebody asks for the table before this server hears of the move.
    await room.service.find(table.id)
    room.service.hear(table.id, moved.version)
    await room.keeper.find(table.id)
    assert [(told.version, since) for told, since in room.bus.published] == [
        (moved.version, table.version)
    ]
    told, since = room.bus.published[0]
    assert told.since(since) == moved.since(since)


async def test_watchers_of_a_dropped_table_get_nothing_if_nothing_has_happened(room: Room) -> None:
    table = await room.set_table(ME)
    room.bus.open.add(table.id)
    room.keeper.forget(table.id)
    room.bus.published.clear()
    await room.service.find(table.id)
    assert room.bus.published == []
