"""Rematches: the same table, each player one seat further, and a new promise of dice."""

import asyncio
from typing import Any

import pytest

from pipyard.core import fair
from pipyard.server.errors import Refused
from pipyard.server.guests.service import Guest
from pipyard.server.logs.verifying import verify
from pipyard.server.tables.states import Around
from pipyard.server.tables.table import Table, Terms
from pipyard.server.tables.wishes import SeatWish
from tests.server.fakes import FREE, FRIEND, GREEDY_BOT, HOST, ME, Room
from tests.server.told import state_of

THIRD = Guest("third", "Bo")
TERMS = Terms(public=True, seconds=60, undo=False, odds=False)


async def refused(awaited: Any) -> str:
    with pytest.raises(Refused) as caught:
        await awaited
    return caught.value.code


async def closed_table(room: Room, **wanted: Any) -> Table:
    """Create a table for a host, a friend and a bot, and close it in the middle of the game."""
    options = {"set": "dog park", "off_leash": True}
    table = await room.set_table(ME, FREE, GREEDY_BOT, options=options, terms=TERMS, **wanted)
    await room.service.take_seat(FRIEND, table.id, 1, "cd")
    return await room.service.close(HOST, table.id)


async def test_seats_move_on_by_one_and_everything_else_stays(room: Room) -> None:
    old = await closed_table(room)
    again = await room.service.find(await room.service.rematch(HOST, old.id, None, ""))
    assert again.id != old.id
    assert (again.config, again.terms, again.game.name) == (old.config, old.terms, "spots")
    assert (again.host, again.status) == (HOST.id, "waiting")
    friend, bot, host = again.seats
    assert (friend.guest, friend.reserved) == (None, FRIEND.id)
    assert (bot.bot, bot.guest) == ("greedy", None)
    assert host.guest == HOST.id
    assert (await room.service.find(old.id)).rematch == again.id


async def test_others_find_their_seats_kept_for_them(room: Room) -> None:
    old = await closed_table(room)
    table = await room.service.rematch(HOST, old.id, None, "")
    again = await room.service.find(table)
    around = Around((), 0, 0)
    assert state_of(again, FRIEND.id, around).seats[0].kept == "me"
    assert state_of(again, THIRD.id, around).seats[0].kept == "other"
    assert state_of(again, None, around).seats[0].kept == "other"
    assert table in [listed.id for listed in await room.service.tables_of(FRIEND)]
    assert await refused(room.service.take_seat(THIRD, table, 0)) == "seat/taken"
    begun = await room.service.take_seat(FRIEND, table, 0)
    assert begun.status == "playing"
    assert begun.seats[0].reserved is None


async def test_the_host_may_give_a_kept_seat_to_others(room: Room) -> None:
    old = await closed_table(room)
    table = await room.service.rematch(HOST, old.id, None, "")
    await room.service.leave_seat(HOST, table, 0)
    begun = await room.service.take_seat(THIRD, table, 0)
    assert begun.seats[0].guest == THIRD.id


async def test_whoever_asks_gets_the_same_table(room: Room) -> None:
    old = await closed_table(room)
    first = await room.service.rematch(FRIEND, old.id, None, "")
    assert await room.service.rematch(FRIEND, old.id, None, "") == first
    assert await room.service.rematch(HOST, old.id, None, "") == first
    again = await room.service.find(first)
    assert again.host == FRIEND.id
    assert [seat.reserved for seat in again.seats] == [None, None, HOST.id]


async def test_two_who_ask_at_once_get_the_same_table(room: Room) -> None:
    old = await closed_table(room)
    other = room.restarted()
    first, second = await asyncio.gather(
        room.service.rematch(HOST, old.id, None, ""),
        other.service.rematch(FRIEND, old.id, None, ""),
    )
    assert first == second
    assert len(room.storage.tables) == 2
    for service in (room.service, other.service):
        assert (await service.find(old.id)).rematch == first


async def test_everybody_at_the_old_table_hears_of_the_new_one(room: Room) -> None:
    old = await closed_table(room)
    again = await room.service.rematch(HOST, old.id, None, "")
    told = [table for table, _ in room.bus.published if table.id == old.id]
    assert told[-1].rematch == again


async def test_dice_are_promised_anew(room: Room) -> None:
    old = await closed_table(room)
    commitment = await room.service.promise()
    again = await room.service.find(await room.service.rematch(HOST, old.id, commitment, "ef"))
    assert again.seed is not None
    assert fair.promise(again.seed) == commitment
    assert again.seed != old.seed
    assert again.inputs == ["", "", "ef"]


async def test_a_promise_that_is_not_to_be_had(room: Room) -> None:
    old = await closed_table(room)
    asked = room.service.rematch(HOST, old.id, "0" * 64, "")
    assert await refused(asked) == "dice/no-such-promise"
    assert (await room.service.find(old.id)).rematch is None


async def test_only_players_ask_and_only_at_the_end(room: Room) -> None:
    old = await closed_table(room)
    assert await refused(room.service.rematch(THIRD, old.id, None, "")) == "rematch/not-yet"
    running = await room.set_table(ME, GREEDY_BOT)
    assert await refused(room.service.rematch(HOST, running.id, None, "")) == "rematch/not-yet"


async def test_a_game_alone_begins_again_at_once(room: Room) -> None:
    old = await room.set_table(ME, options={"d0g_treats": 3})
    await room.service.close(HOST, old.id)
    again = await room.service.find(await room.service.rematch(HOST, old.id, None, ""))
    assert (again.status, again.config) == ("playing", old.config)


async def test_people_at_one_device_keep_their_names(room: Room) -> None:
    wishes = [SeatWish(host=True, name=name) for name in ("Ann", "Ben")]
    old = await room.set_table(*wishes, game="spotted", options={"sheet": "two-ponds"})
    await room.service.close(HOST, old.id)
    again = await room.service.find(await room.service.rematch(HOST, old.id, None, ""))
    assert sorted(seat.name for seat in again.seats) == ["Ann", "Ben"]
    assert again.seats[0].name == old.seats[1].name
    assert again.status == "playing"
    await room.service.close(HOST, again.id)
    assert verify(await room.archive.log(again.id)).dice == "kept"
