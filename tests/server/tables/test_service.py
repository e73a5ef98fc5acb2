import asyncio
from dataclasses import fields, replace
from typing import Any

import numpy as np
import pytest

from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.actions import BuryDie
from pipyard.server.errors import Refused
from pipyard.server.games.hosting import HostedGame, published
from pipyard.server.guests.service import Guest
from pipyard.server.tables.replaying import replay
from pipyard.server.tables.table import Table
from pipyard.server.tables.wishes import SeatWish
from tests.server.fakes import (
    FREE,
    FRIEND,
    GREEDY_BOT,
    HOST,
    ME,
    RANDOM_BOT,
    Room,
)


async def refusal_of(awaited: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        await awaited
    return caught.value


async def test_a_table_without_free_seats_begins_at_once(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    assert table.status == "playing"
    assert table.to_act == (0,)
    assert table.version == len(room.storage.tables[table.id].events) > 0


async def test_a_table_waits_until_the_last_seat_is_taken(room: Room) -> None:
    table = await room.set_table(ME, FREE, FREE)
    assert (table.status, table.version) == ("waiting", 0)
    table = await room.service.take_seat(FRIEND, table.id, 2)
    assert table.status == "waiting"
    table = await room.service.take_seat(Guest("third", "Bo"), table.id, 1)
    assert table.status == "playing"
    assert [since for _, since in room.bus.published] == [0, 1]
    assert room.bus.published[-1][0].version == table.version


async def test_a_log_carries_the_rules_and_the_content_it_was_played_with(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    stored = room.storage.tables[table.id]
    spots = published("spots")
    assert (stored.rules_version, stored.content_hash, stored.pack) == (
        spots.rules_version,
        spots.content_hash,
        None,
    )


@pytest.mark.parametrize(
    "wishes",
    [
        [RANDOM_BOT, GREEDY_BOT],
        [ME, SeatWish(bot="cleverest")],
        [ME, FREE, FREE, FREE, FREE],
    ],
)
async def test_a_table_that_cannot_be_played_is_refused(room: Room, wishes: list[SeatWish]) -> None:
    with pytest.raises((Refused, InvalidConfig)) as caught:
        await room.set_table(*wishes)
    assert caught.value.code == "config/invalid"
    assert room.storage.tables == {}


async def test_an_unknown_set_is_refused(room: Room) -> None:
    with pytest.raises(InvalidConfig):
        await room.set_table(ME, FREE, options={"set": "No Such Set"})


async def test_chance_and_bots_go_on_until_a_person_is_to_act(room: Room) -> None:
    table = await room.set_table(ME, RANDOM_BOT, RANDOM_BOT)
    for _ in range(20):
        table = await room.act(table)
        assert table.to_act == (0,)


async def test_all_that_a_request_brings_about_is_stored_at_once(room: Room) -> None:
    table = await room.set_table(ME, FREE)
    table = await room.service.take_seat(FRIEND, table.id, 1)
    room.bus.published.clear()
    stored_before = len(room.storage.progress)
    act = room.first_act(table)
    version = await room.service.act(Guest(str(table.seats[act.seat].guest), ""), table.id, act)
    (progress,) = room.storage.progress[stored_before:]
    assert len(progress.events) == version - table.version > 1
    assert {event.request for event in progress.events} == {act.request}
    assert [(after.version, since) for after, since in room.bus.published] == [
        (version, table.version)
    ]


async def test_who_watches_is_told_all_that_a_bot_does(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    room.bus.here = {HOST.id}
    for _ in range(30):
        room.bus.published.clear()
        table = await room.act(table)
        told = [(step.version, since) for step, since in room.bus.published]
        assert [since for _, since in told[1:]] == [version for version, _ in told[:-1]]
        assert told[-1][0] == table.version
    assert all(len(progress.events) <= 33 for progress in room.storage.progress)


async def test_what_is_stored_together_is_told_together(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    stored_before = len(room.storage.progress)
    room.bus.published.clear()
    for _ in range(10):
        table = await room.act(table)
    assert len(room.bus.published) == len(room.storage.progress) - stored_before


async def test_what_could_not_be_stored_has_not_happened(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    room.storage.fault = OSError("disk full")
    act = room.first_act(table)
    with pytest.raises(OSError, match="disk full"):
        await room.service.act(HOST, table.id, act)
    assert (await room.service.find(table.id)) is table
    assert room.bus.published == []
    assert await room.service.act(HOST, table.id, act) > table.version


async def test_a_repeated_request_is_answered_the_same_and_carried_out_once(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    act = room.first_act(table)
    first = await room.service.act(HOST, table.id, act)
    later = await room.act(await room.service.find(table.id))
    assert await room.service.act(HOST, table.id, act) == first
    assert await room.restarted().service.act(HOST, table.id, act) == first
    assert (await room.service.find(table.id)).version == later.version


async def test_a_request_id_of_another_seat_is_refused(room: Room) -> None:
    table = await room.set_table(ME, FREE)
    table = await room.service.take_seat(FRIEND, table.id, 1)
    guests = [HOST, FRIEND]
    act = room.first_act(table)
    await room.service.act(guests[act.seat], table.id, act)
    other = 1 - act.seat
    refused = await refusal_of(room.service.act(guests[other], table.id, replace(act, seat=other)))
    assert refused.code == "request/reused"


async def test_a_stale_version_is_refused_with_the_current_one(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    act = room.first_act(table, version=table.version - 1)
    refused = await refusal_of(room.service.act(HOST, table.id, act))
    assert (refused.code, refused.version) == ("move/stale", table.version)


@pytest.mark.parametrize("guest", [None, FRIEND])
async def test_nobody_acts_for_another(room: Room, guest: Guest | None) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    refused = await refusal_of(room.service.act(guest, table.id, room.first_act(table)))
    assert refused.code == "seat/not-yours"


async def test_nobody_acts_for_a_bot(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    refused = await refusal_of(room.service.act(HOST, table.id, room.first_act(table, seat=1)))
    assert refused.code == "seat/not-yours"


async def test_an_illegal_action_is_refused_and_changes_nothing(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    act = room.first_act(table, action=BuryDie(3))
    refused = await refusal_of(room.service.act(HOST, table.id, act))
    assert (refused.code, refused.version) == ("move/illegal", table.version)
    assert (await room.service.find(table.id)) is table


async def test_a_game_that_waits_takes_no_actions(room: Room) -> None:
    table = await room.set_table(ME, FREE)
    begun = await room.set_table(ME, GREEDY_BOT)
    act = room.first_act(begun, version=0)
    refused = await refusal_of(room.service.act(HOST, table.id, act))
    assert refused.code == "table/waiting"


async def test_a_table_nobody_knows(room: Room) -> None:
    assert (await refusal_of(room.service.find("guess"))).code == "table/unknown"


async def test_seats_that_cannot_be_taken(room: Room) -> None:
    table = await room.set_table(ME, FREE, FREE)
    take = room.service.take_seat
    assert (await refusal_of(take(FRIEND, table.id, 3))).code == "seat/unknown"
    assert (await refusal_of(take(FRIEND, table.id, -1))).code == "seat/unknown"
    assert (await refusal_of(take(FRIEND, table.id, 0))).code == "seat/taken"
    assert (await refusal_of(take(HOST, table.id, 1))).code == "seat/second"
    assert (await take(HOST, table.id, 0)) is await room.service.find(table.id)


async def test_a_seat_lost_in_a_race_is_taken(room: Room) -> None:
    table = await room.set_table(ME, FREE, FREE)
    other_process = room.restarted()
    await other_process.service.take_seat(Guest("third", "Bo"), table.id, 1)
    refused = await refusal_of(room.service.take_seat(FRIEND, table.id, 1))
    assert refused.code == "seat/taken"
    assert (await room.service.find(table.id)).seats[1].guest == "third"


async def test_a_move_lost_in_a_race_is_stale_and_the_table_is_read_anew(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    other_process = room.restarted()
    moved = await other_process.act(await other_process.service.find(table.id))
    refused = await refusal_of(
        room.service.act(HOST, table.id, room.first_act(table, request="late"))
    )
    assert (refused.code, refused.version) == ("move/stale", moved.version)
    assert (await room.service.find(table.id)).version == moved.version


async def test_the_same_request_through_two_processes_is_carried_out_once(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    act = room.first_act(table)
    version = await room.restarted().service.act(HOST, table.id, act)
    assert await room.service.act(HOST, table.id, act) == version


async def test_a_table_is_rebuilt_from_its_log_alone(room: Room) -> None:
    table = await room.set_table(ME, FREE, RANDOM_BOT)
    await room.service.take_seat(FRIEND, table.id, 1)
    table = await room.service.settled(table.id)
    for _ in range(40):
        table = await room.act(table)
    again = await room.restarted().service.find(table.id)
    assert again.position is not None
    assert table.position is not None
    assert again.position.tobytes() == table.position.tobytes()
    assert again.version == table.version
    assert again.since(again.base.version) == table.since(again.base.version)


async def test_a_bot_can_change_nothing_but_its_own_copy() -> None:
    async def vandal(
        game: HostedGame, bot: str, position: np.recarray, seat: int, seed: int
    ) -> Any:
        action = game.choose(bot, position, seat, seed)
        position[0].players[seat].treats = 99
        return action

    tidy, wild = Room(), Room(think=vandal)
    tables = [await room.set_table(ME, GREEDY_BOT) for room in (tidy, wild)]
    for _ in range(10):
        tables = [await room.act(table) for room, table in zip((tidy, wild), tables, strict=True)]
    positions = [table.position for table in tables]
    assert positions[0] is not None
    assert positions[1] is not None
    assert positions[0].tobytes() == positions[1].tobytes()


@pytest.mark.parametrize(
    "wishes", [[ME], [ME, GREEDY_BOT], [GREEDY_BOT, ME, RANDOM_BOT, GREEDY_BOT]]
)
async def test_a_whole_game(room: Room, wishes: list[SeatWish]) -> None:
    table = await room.set_table(*wishes)
    while table.status == "playing":
        table = await room.act(table)
    assert table.to_act == ()
    assert (await room.facts(table))[-1].type in ("game_won", "d0g_won")
    act = room.first_act(await room.set_table(ME, GREEDY_BOT), version=table.version)
    act = replace(act, seat=table.seats_of(HOST.id)[0])
    assert (await refusal_of(room.service.act(HOST, table.id, act))).code == "move/illegal"


async def test_a_new_name_is_shown_at_once(room: Room) -> None:
    table = await room.set_table(ME, FREE)
    elsewhere = await room.set_table(ME, GREEDY_BOT)
    await room.service.take_seat(FRIEND, table.id, 1)
    room.bus.published.clear()
    await room.service.rename(Guest(FRIEND.id, "Louise"))
    assert (await room.service.find(table.id)).seats[1].name == "Louise"
    assert [published.id for published, _ in room.bus.published] == [table.id]
    assert (await room.service.find(elsewhere.id)) is elsewhere


async def test_tables_of_a_guest(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    assert [listed.id for listed in await room.service.tables_of(HOST)] == [table.id]
    assert await room.service.tables_of(FRIEND) == []


async def test_many_tables_are_forgotten_from_memory_and_read_again(room: Room) -> None:
    first = await room.set_table(ME, FREE)
    for _ in range(5):
        await room.set_table(ME, FREE)
    again = await room.service.find(first.id)
    assert again is not first
    names = [field.name for field in fields(Table) if field.name not in ("past", "referee")]
    assert [getattr(again, name) for name in names] == [getattr(first, name) for name in names]


async def test_who_watches_a_table_that_was_forgotten_hears_what_other_processes_do(
    room: Room,
) -> None:
    table = await room.set_table(ME, FREE)
    for _ in range(5):
        await room.set_table(ME, FREE)
    room.bus.published.clear()
    room.service.hear(table.id, 1)
    await asyncio.sleep(0)
    assert room.bus.published == []
    taken = await room.restarted().service.take_seat(FRIEND, table.id, 1)
    room.bus.here = {HOST.id}
    room.service.hear(table.id, taken.version)
    while not room.bus.published:
        await asyncio.sleep(0)
    ((told, since),) = room.bus.published
    assert (told.id, told.version, since) == (table.id, taken.version, taken.version)


async def test_what_is_heard_while_a_table_is_read_is_not_lost(room: Room) -> None:
    table = await room.set_table(ME, FREE, FREE)
    other = room.restarted()
    async with room.keeper.lock(table.id):
        room.keeper.forget(table.id)
        outdated = await room.storage.load(table.id)
        assert outdated is not None
        taken = await other.service.take_seat(FRIEND, table.id, 1)
        room.service.hear(table.id, taken.version)
        room.keeper._remember(replay(published("spots"), outdated))
    while (await room.service.find(table.id)).version < taken.version:
        await asyncio.sleep(0)
    assert (await room.service.find(table.id)).seats[1].guest == FRIEND.id


async def test_people_at_one_device_are_told_apart(room: Room) -> None:
    assert (await refusal_of(room.set_table(ME, ME))).code == "name/look-alike"
    assert (await room.set_table(ME, SeatWish(host=True, name="Ben"))).status == "playing"
