"""Undo at a table: one's own last action, as long as nothing depends on it."""

from typing import Any

import pytest

from pipyard.core.contract import Fact
from pipyard.games.spotted.actions import CrossField, GiveUpDie, PickDie, PlaceSpots, WalkMeadow
from pipyard.server.errors import Refused
from pipyard.server.guests.service import Guest
from pipyard.server.logs.verifying import verify
from pipyard.server.tables.states import Around
from pipyard.server.tables.table import Table, Terms
from pipyard.server.tables.wishes import Act, Undo
from tests.server.fakes import FREE, FRIEND, GREEDY_BOT, HOST, ME, Room
from tests.server.told import state_of

GUESTS = (HOST, FRIEND)
ALONE = Around((), 0, 0)


async def two_writing(room: Room, **wanted: Any) -> Table:
    """Create a table of Spotted! where both players write at the same time."""
    options = {"first": "given"}
    table = await room.set_table(ME, FREE, game="spotted", options=options, **wanted)
    table = await room.service.take_seat(FRIEND, table.id, 1)
    assert table.to_act == (0, 1)
    return table


async def act(room: Room, table: Table, seat: int, number: int = 0) -> Table:
    action = table.game.legal(table.played, seat)[number]
    request = f"act-{table.version:04}-{seat}"
    await room.service.act(GUESTS[seat], table.id, Act(request, table.version, seat, action))
    return await room.service.settled(table.id)


async def undo(room: Room, table: Table, seat: int, request: str = "") -> Table:
    asked = Undo(request or f"undo-{table.version:04}", table.version, seat)
    await room.service.undo(GUESTS[seat], table.id, asked)
    return await room.service.settled(table.id)


async def refused(awaited: Any) -> str:
    with pytest.raises(Refused) as caught:
        await awaited
    return caught.value.code


async def until_picking(room: Room, table: Table) -> Table:
    """Let everybody write until there are dice on the table and somebody picks one."""
    while table.to_act:
        legal = table.game.legal(table.played, table.to_act[0])
        if any(isinstance(action, PickDie) for action in legal):
            return table
        table = await act(room, table, table.to_act[0])
    raise AssertionError


async def test_an_own_action_is_taken_back(room: Room) -> None:
    before = await two_writing(room)
    table = await act(room, before, 0)
    assert table.undoable(0) == table.version
    assert table.undoable(1) is None
    table = await undo(room, table, 0)
    assert table.version == before.version + 2
    assert table.played.tobytes() == before.played.tobytes()
    assert (await room.facts(table))[-1] == Fact("action_taken_back", {"seat": 0})


async def test_the_state_after_it_offers_the_same_actions_and_no_more_to_take_back(
    room: Room,
) -> None:
    before = await two_writing(room)
    table = await act(room, before, 0)
    assert state_of(table, HOST.id, ALONE).undo == [0]
    assert state_of(table, FRIEND.id, ALONE).undo == []
    table = await undo(room, table, 0)
    state = state_of(table, HOST.id, ALONE)
    assert state.undo == []
    assert state.legal == state_of(before, HOST.id, ALONE).legal
    assert list(state.legal) == ["0"]
    again = await act(room, table, 0, 1)
    assert again.version == table.version + 1


async def writing_after_picks(room: Room, **wanted: Any) -> Table:
    """Play until both have picked and have dice to write, each with several legal actions."""
    table = await until_picking(room, await two_writing(room, **wanted))
    while len(table.to_act) < 2:
        table = await act(room, table, table.to_act[0])
    return table


async def test_independent_writing_is_taken_back_around_that_of_others(room: Room) -> None:
    table = await writing_after_picks(room)
    began = table.played.copy()
    table = await walk(room, table, 0)
    table = await walk(room, table, 1)
    theirs = table.played[0].players[1].tobytes()
    assert table.undoable(0) is not None
    table = await undo(room, table, 0)
    assert table.played[0].players[0].tobytes() == began[0].players[0].tobytes()
    assert table.played[0].players[1].tobytes() == theirs
    assert table.undoable(0) is None
    assert table.undoable(1) is not None


async def walk(room: Room, table: Table, seat: int) -> Table:
    """Start a walk, which leaves the seat in the middle of its writing."""
    legal = table.game.legal(table.played, seat)
    number = next(n for n, action in enumerate(legal) if isinstance(action, WalkMeadow))
    return await act(room, table, seat, number)


async def test_repeated_undo_walks_back_step_by_step(room: Room) -> None:
    table = await writing_after_picks(room)
    positions = [table.played.tobytes()]
    table = await walk(room, table, 0)
    positions.append(table.played.tobytes())
    legal = table.game.legal(table.played, 0)
    assert any(isinstance(action, CrossField) for action in legal)
    table = await act(room, table, 0)
    for before in reversed(positions):
        table = await undo(room, table, 0)
        assert table.played.tobytes() == before


async def test_nothing_is_taken_back_once_the_dice_have_rolled(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    table = await act(room, table, 0)
    assert table.undoable(0) is None
    assert await refused(undo(room, table, 0)) == "undo/too-late"


async def test_nothing_is_taken_back_that_another_has_acted_on(room: Room) -> None:
    table = await until_picking(room, await two_writing(room))
    first = table.to_act[0]
    while True:
        table = await act(room, table, first)
        if table.to_act == (1 - first,) and table.undoable(first) is not None:
            break
        first = table.to_act[0]
    table = await act(room, table, 1 - first)
    assert table.undoable(first) is None
    assert await refused(undo(room, table, first)) == "undo/too-late"


async def test_the_same_request_is_answered_the_same_and_carried_out_once(room: Room) -> None:
    table = await act(room, await two_writing(room), 0)
    asked = Undo("undo-once", table.version, 0)
    version = await room.service.undo(HOST, table.id, asked)
    assert await room.service.undo(HOST, table.id, asked) == version
    assert await room.restarted().service.undo(HOST, table.id, asked) == version
    assert (await room.service.find(table.id)).version == version


async def test_an_undo_of_what_its_sender_has_not_seen_is_stale(room: Room) -> None:
    before = await two_writing(room)
    table = await act(room, before, 0)
    asked = Undo("undo-early", before.version, 0)
    assert await refused(room.service.undo(HOST, table.id, asked)) == "move/stale"


async def test_only_ones_own_seat_goes_back(room: Room) -> None:
    table = await act(room, await two_writing(room), 0)
    asked = Undo("undo-other", table.version, 0)
    assert await refused(room.service.undo(FRIEND, table.id, asked)) == "seat/not-yours"
    assert await refused(room.service.undo(None, table.id, asked)) == "seat/not-yours"
    stranger = Guest("stranger", "Bo")
    assert await refused(room.service.undo(stranger, table.id, asked)) == "seat/not-yours"


async def test_where_it_was_agreed_nothing_is_taken_back(room: Room) -> None:
    table = await act(room, await two_writing(room, terms=Terms(undo=False)), 0)
    assert state_of(table, HOST.id, ALONE).undo == []
    assert await refused(undo(room, table, 0)) == "undo/off"


async def test_a_closed_table_is_left_as_it_is(room: Room) -> None:
    table = await act(room, await two_writing(room), 0)
    table = await room.service.close(HOST, table.id)
    assert state_of(table, HOST.id, ALONE).undo == []
    assert await refused(undo(room, table, 0)) == "table/closed"


async def test_the_last_move_of_a_game_stands(room: Room) -> None:
    table = await room.set_table(ME, game="spotted", options={"sheet": "two-ponds"})
    while table.status == "playing":
        table = await room.act(table)
    assert state_of(table, HOST.id, ALONE).undo == []
    assert await refused(undo(room, table, 0)) == "undo/too-late"


async def test_a_restarted_server_remembers_what_was_taken_back(room: Room) -> None:
    table = await writing_after_picks(room)
    table = await walk(room, table, 0)
    table = await walk(room, table, 1)
    table = await undo(room, table, 0)
    again = await room.restarted().service.find(table.id)
    assert again.played.tobytes() == table.played.tobytes()
    assert (again.version, again.since(0)) == (table.version, table.since(0))
    assert again.asked_since == table.asked_since
    assert [again.undoable(seat) for seat in (0, 1)] == [table.undoable(seat) for seat in (0, 1)]


async def test_a_game_with_much_taken_back_still_verifies(room: Room) -> None:
    table = await two_writing(room)
    taken_back = 0
    while table.status == "playing":
        seat = room.chance.choice(table.to_act)
        legal = table.game.legal(table.played, seat)
        likely = [
            number
            for number, action in enumerate(legal)
            if isinstance(action, PlaceSpots) or not isinstance(action, GiveUpDie)
        ]
        table = await act(room, table, seat, room.chance.choice(likely))
        if table.undoable(seat) is not None and room.chance.random() < 0.3:
            table = await undo(room, table, seat)
            taken_back += 1
    verdict = verify(await room.archive.log(table.id))
    assert (verdict.dice, verdict.taken_back) == ("kept", taken_back)
    assert taken_back > 5
    again = await room.restarted().service.find(table.id)
    assert again.played.tobytes() == table.played.tobytes()


async def test_what_a_bot_decided_for_want_of_time_stands(room: Room) -> None:
    table = await writing_after_picks(room, terms=Terms(seconds=30))
    room.now += 5_000
    table = await walk(room, table, 1)
    room.now += 25_000
    await room.service.play_for_the_late(table.id, lambda deadline: deadline <= room.now)
    table = await room.service.find(table.id)
    assert table.late == (1, 0)
    assert table.undoable(0) is None
    assert table.undoable(1) is not None


async def test_taking_back_buys_no_time(room: Room) -> None:
    table = await writing_after_picks(room, terms=Terms(seconds=30))
    table = await walk(room, table, 0)
    due = table.deadlines[0]
    room.now += 20_000
    table = await undo(room, table, 0)
    assert table.deadlines[0] == due
