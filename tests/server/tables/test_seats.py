"""Seats that change: leaving, removing, bots taking over, several people on one device."""

from typing import Any

import pytest

from pipyard.core.contract import Fact
from pipyard.server.errors import Refused
from pipyard.server.guests.service import Guest
from pipyard.server.tables.states import Around
from pipyard.server.tables.table import Table, Terms
from pipyard.server.tables.wishes import Act, SeatWish
from tests.server.fakes import FREE, FRIEND, GREEDY_BOT, HOST, ME, Room
from tests.server.told import state_of

THIRD = Guest("third", "Bo")
ALONE = Around((), 0, 0)


async def refused(awaited: Any) -> str:
    with pytest.raises(Refused) as caught:
        await awaited
    return caught.value.code


async def playing(room: Room, **wanted: Any) -> Table:
    """Create a table of Spots with a friend and start the game."""
    table = await room.set_table(ME, FREE, **wanted)
    return await room.service.take_seat(FRIEND, table.id, 1, "ab")


async def last_fact(room: Room, table: Table) -> tuple[str, dict[str, Any]]:
    fact = (await room.facts(table))[-1]
    return fact.type, dict(fact.particulars)


async def test_who_leaves_while_others_are_awaited_frees_the_seat(room: Room) -> None:
    table = await room.set_table(ME, FREE, FREE)
    table = await room.service.take_seat(FRIEND, table.id, 1, "ab")
    table = await room.service.leave_seat(FRIEND, table.id, 1)
    assert (table.status, table.seats[1].taken, table.inputs[1]) == ("waiting", False, "")
    assert await last_fact(room, table) == ("player_left", {"seat": 1})
    table = await room.service.take_seat(THIRD, table.id, 1)
    assert table.seats[1].name == "Bo"


async def test_who_leaves_a_game_is_followed_by_a_bot_and_the_dice_stay(room: Room) -> None:
    table = await playing(room)
    table = await room.service.leave_seat(FRIEND, table.id, 1)
    seat = table.seats[1]
    assert (seat.guest, seat.bot, seat.entropy) == (None, "greedy", "ab")
    assert await last_fact(room, table) == ("player_left", {"seat": 1, "bot": "greedy"})
    assert table.status == "playing"
    assert await refused(room.service.take_seat(FRIEND, table.id, 1)) == "seat/taken"
    again = await room.restarted().service.find(table.id)
    assert again.seats == table.seats


async def test_the_game_goes_on_with_the_bot_to_its_end(room: Room) -> None:
    table = await playing(room)
    await room.service.leave_seat(FRIEND, table.id, 1)
    table = await room.service.settled(table.id)
    while table.status == "playing":
        assert table.to_act == (0,)
        table = await room.act(table)
    assert table.status == "over"


async def test_when_the_last_person_leaves_the_table_is_closed(room: Room) -> None:
    table = await playing(room)
    await room.service.leave_seat(HOST, table.id, 0)
    table = await room.service.leave_seat(FRIEND, table.id, 1)
    assert table.status == "closed"
    assert [seat.guest for seat in table.seats] == [None, None]


async def test_leaving_twice_is_leaving_once(room: Room) -> None:
    table = await playing(room)
    table = await room.service.leave_seat(FRIEND, table.id, 1)
    assert (await room.service.leave_seat(FRIEND, table.id, 1)).version == table.version


async def test_the_host_removes_only_who_is_away(room: Room) -> None:
    table = await playing(room)
    room.bus.here = {FRIEND.id}
    assert await refused(room.service.leave_seat(HOST, table.id, 1)) == "seat/present"
    room.bus.here = set()
    table = await room.service.leave_seat(HOST, table.id, 1)
    assert await last_fact(room, table) == ("player_removed", {"seat": 1, "bot": "greedy"})


async def test_the_host_gives_a_seat_to_a_bot_only_if_its_player_is_away(room: Room) -> None:
    table = await playing(room)
    room.bus.here = {FRIEND.id}
    assert await refused(room.service.hand_seat(HOST, table.id, 1, "random")) == "seat/present"
    room.bus.here = set()
    table = await room.service.hand_seat(HOST, table.id, 1, "random")
    assert table.seats[1].bot == "random"
    assert await last_fact(room, table) == ("bot_seated", {"seat": 1, "bot": "random"})


async def test_a_present_player_whom_a_bot_stands_in_for_keeps_the_seat(room: Room) -> None:
    table = await stood_in(room)
    room.bus.here = {FRIEND.id}
    assert await refused(room.service.hand_seat(HOST, table.id, 1, "random")) == "seat/present"
    assert await refused(room.service.leave_seat(HOST, table.id, 1)) == "seat/present"


async def test_nobody_but_the_host_does_that(room: Room) -> None:
    table = await playing(room)
    for guest in (FRIEND, THIRD, None):
        assert await refused(room.service.leave_seat(guest, table.id, 0)) == "table/not-host"
        assert await refused(room.service.hand_seat(guest, table.id, 0, "greedy")) == (
            "table/not-host"
        )
        assert await refused(room.service.close(guest, table.id)) == "table/not-host"


async def test_a_bot_on_the_last_free_seat_begins_the_game(room: Room) -> None:
    table = await room.set_table(ME, FREE)
    assert await refused(room.service.hand_seat(HOST, table.id, 1, "cleverest")) == "config/invalid"
    await room.service.hand_seat(HOST, table.id, 1, "greedy")
    table = await room.service.settled(table.id)
    assert (table.status, table.to_act) == ("playing", (0,))


async def test_bots_alone_do_not_begin_a_game(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    waiting = await room.set_table(ME, FREE)
    await room.service.leave_seat(HOST, waiting.id, 0)
    await room.service.hand_seat(HOST, waiting.id, 0, "greedy")
    assert await refused(room.service.hand_seat(HOST, waiting.id, 1, "greedy")) == "config/invalid"
    assert (await room.service.find(waiting.id)).status == "waiting"
    closed = await room.service.hand_seat(HOST, table.id, 0, "greedy")
    assert closed.status == "closed"


async def test_a_table_that_has_ended_changes_hands_no_more(room: Room) -> None:
    table = await stood_in(room)
    await room.service.close(HOST, table.id)
    service = room.service
    assert await refused(service.leave_seat(FRIEND, table.id, 1)) == "table/closed"
    assert await refused(service.hand_seat(HOST, table.id, 1, "greedy")) == "table/closed"
    assert await refused(service.take_seat(FRIEND, table.id, 1)) == "table/closed"
    closed = await service.close(HOST, table.id)
    assert closed.version == (await service.find(table.id)).version


async def test_several_people_at_one_device_each_play_their_own_seat(room: Room) -> None:
    wishes = [SeatWish(host=True, name=name) for name in ("Ann", "Ben", "Cho")]
    table = await room.set_table(*wishes)
    assert [seat.name for seat in table.seats] == ["Ann", "Ben", "Cho"]
    assert table.seats_of(HOST.id) == [0, 1, 2]
    acted: set[int] = set()
    while len(acted) < 3:
        acted.add(table.to_act[0])
        state = state_of(table, HOST.id, ALONE)
        assert list(state.legal) == [str(table.to_act[0])]
        table = await room.act(table)
    again = await room.restarted().service.find(table.id)
    assert [seat.name for seat in again.seats] == ["Ann", "Ben", "Cho"]


async def test_a_friend_may_bring_somebody_too(room: Room) -> None:
    table = await room.set_table(ME, FREE, FREE)
    await room.service.take_seat(FRIEND, table.id, 1)
    assert await refused(room.service.take_seat(FRIEND, table.id, 2)) == "seat/second"
    table = await room.service.take_seat(FRIEND, table.id, 2, name="Mo")
    assert [seat.name for seat in table.seats] == ["Kim", "Lou", "Mo"]
    assert (table.status, table.seats_of(FRIEND.id)) == ("playing", [1, 2])


@pytest.mark.parametrize("name", ["Kim", "kim", "K\N{LATIN SMALL LETTER DOTLESS I}m"])
async def test_no_two_names_look_alike(room: Room, name: str) -> None:
    table = await room.set_table(ME, FREE)
    lookalike = Guest("other", name)
    assert await refused(room.service.take_seat(lookalike, table.id, 1)) == "name/look-alike"
    beside = room.service.take_seat(HOST, table.id, 1, name=name)
    assert await refused(beside) == "name/look-alike"
    wishes = [SeatWish(host=True, name="Kim"), SeatWish(host=True, name=name)]
    assert await refused(room.set_table(*wishes)) == "name/look-alike"


async def stood_in(room: Room) -> Table:
    """Let a friend's time run out twice, so that a bot takes over."""
    table = await playing(room, terms=Terms(seconds=30))
    while table.seats[1].bot is None:
        if table.to_act == (0,):
            table = await room.act(table)
        else:
            await room.service.play_for_the_late(table.id, lambda _due: True)
            table = await room.service.find(table.id)
    return await room.service.settled(table.id)


async def test_who_is_stood_in_for_takes_the_seat_back_first(room: Room) -> None:
    table = await stood_in(room)
    stepped_in = await room.facts(table)
    assert Fact("bot_stepped_in", {"seat": 1, "bot": "greedy"}) in stepped_in
    state = state_of(table, FRIEND.id, ALONE)
    assert (state.seats[1].stand_in, state.seats[1].bot, state.seats[1].kind) == (
        "greedy",
        None,
        "person",
    )
    assert (state.legal, state.undo) == ({}, [])
    act = Act("stood-in", table.version, 1, None)
    assert await refused(room.service.act(FRIEND, table.id, act)) == "seat/stood-in"
    table = await room.service.take_seat(FRIEND, table.id, 1)
    assert (table.seats[1].bot, table.seats[1].name) == (None, "Lou")
    assert await last_fact(room, table) == ("player_returned", {"seat": 1})
    assert table.late == (0, 0)
    again = await room.restarted().service.find(table.id)
    assert again.seats[1].bot is None


async def test_spectators_see_all_and_may_do_nothing(room: Room) -> None:
    table = await playing(room)
    for guest in (None, THIRD.id):
        state = state_of(table, guest, Around((HOST.id,), 3, 0))
        assert (state.legal, state.undo, state.host, state.watching) == ({}, [], False, 3)
        assert [seat.mine for seat in state.seats] == [False, False]
        assert [seat.present for seat in state.seats] == [True, False]
        assert state.view is not None


async def test_nobody_takes_the_name_of_somebody_at_the_same_table_later(room: Room) -> None:
    table = await room.set_table(ME, FREE)
    await room.service.take_seat(FRIEND, table.id, 1)
    assert await refused(room.service.check_name(FRIEND, "kim")) == "name/look-alike"
    await room.service.check_name(FRIEND, "Louise")
    await room.service.check_name(THIRD, "Kim")
    await room.service.close(HOST, table.id)
    await room.service.check_name(FRIEND, "kim")
