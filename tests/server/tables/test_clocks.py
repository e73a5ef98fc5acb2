"""Clocks: what happens when a player's time runs out, also while all players write at once."""

from collections.abc import Callable
from typing import Any

import pytest

from pipyard.core.contract import Fact
from pipyard.server.games.hosting import HostedGame
from pipyard.server.logs.verifying import verify
from pipyard.server.tables.clocks import UNUSED_DAYS, Clocks
from pipyard.server.tables.states import Around
from pipyard.server.tables.table import Table, Terms
from pipyard.server.tables.wishes import Act
from tests.server.fakes import FREE, FRIEND, GREEDY_BOT, HOST, ME, Room, think_at_once
from tests.server.told import state_of

TERMS = Terms(seconds=30)
TIME = 30_000
DAY = 24 * 3600 * 1000
GRACE = 60_000


@pytest.fixture
def clocks(room: Room) -> Clocks:
    return clocks_of(room)


def clocks_of(room: Room, steady: Callable[[], int] | None = None) -> Clocks:
    """Return clocks; by default, the monotonic clock runs like the other."""
    steady = steady or (lambda: room.now)

    async def daily() -> None:
        pass

    return Clocks(room.service, room.storage, lambda: room.now, daily, steady)


async def started(clocks: Clocks, room: Room) -> None:
    """Let the server run for a while, so that no time runs out while it is down."""
    await clocks.look()
    room.now += 1


async def with_friend(room: Room, game: str = "spots", terms: Terms = TERMS) -> Table:
    options = {"first": "given"} if game == "spotted" else {}
    table = await room.set_table(ME, FREE, game=game, terms=terms, options=options)
    return await room.service.take_seat(FRIEND, table.id, 1)


async def act(room: Room, table: Table, seat: int) -> Table:
    action = table.game.legal(table.played, seat)[0]
    guest = (HOST, FRIEND)[seat]
    request = f"act-{table.version:04}-{seat}"
    await room.service.act(guest, table.id, Act(request, table.version, seat, action))
    return await room.service.settled(table.id)


def moves_of(room: Room, table: Table) -> list[dict[str, Any]]:
    stored = room.storage.tables[table.id].events
    return [dict(row.event) for row in stored if row.event["type"] == "move"]


async def test_nobody_is_hurried_where_no_time_was_agreed(room: Room, clocks: Clocks) -> None:
    table = await with_friend(room, terms=Terms())
    assert table.deadlines == {}
    room.now += 100 * DAY
    await clocks.look()
    assert (await room.service.find(table.id)).version == table.version


async def test_only_who_is_asked_has_a_clock(room: Room) -> None:
    table = await with_friend(room)
    (asked,) = table.to_act
    assert dict(table.deadlines) == {asked: room.now + TIME}
    room.now += 5_000
    state = state_of(table, None, Around((), 0, room.now))
    assert state.clocks == {str(asked): TIME - 5_000}
    against_bot = await room.set_table(ME, GREEDY_BOT, terms=TERMS)
    assert list(against_bot.deadlines) == [0]


async def test_when_time_runs_out_a_bot_plays_that_move_only(room: Room, clocks: Clocks) -> None:
    await started(clocks, room)
    table = await with_friend(room)
    (asked,) = table.to_act
    room.now += TIME - 1
    await clocks.look()
    assert (await room.service.find(table.id)).version == table.version
    room.now += 1
    await clocks.look()
    after = await room.service.find(table.id)
    (move,) = moves_of(room, table)
    assert (move["seat"], move["by"], move["late"]) == (asked, "greedy", True)
    assert after.seats == table.seats
    assert after.late[asked] == 1
    await clocks.look()
    assert (await room.service.find(table.id)).version == after.version


async def test_after_two_in_a_row_the_bot_has_the_seat(room: Room, clocks: Clocks) -> None:
    await started(clocks, room)
    table = await with_friend(room)
    (asked,) = table.to_act
    while table.seats[asked].bot is None:
        assert table.late[asked] < 2
        room.now += TIME
        await clocks.look()
        table = await room.service.settled(table.id)
        while table.to_act == (1 - asked,) and table.seats[asked].bot is None:
            table = await act(room, table, 1 - asked)
    assert [move["seat"] for move in moves_of(room, table) if move.get("late")] == [asked, asked]
    assert Fact("bot_stepped_in", {"seat": asked, "bot": "greedy"}) in await room.facts(table)
    assert table.seats[asked].guest is not None
    assert asked not in table.deadlines


async def test_an_action_of_ones_own_starts_the_count_anew(room: Room, clocks: Clocks) -> None:
    await started(clocks, room)
    table = await with_friend(room)
    late = 0
    for _ in range(12):
        (asked,) = table.to_act
        if table.late[asked]:
            table = await act(room, table, asked)
            assert table.late[asked] == 0
        else:
            room.now += TIME
            await clocks.look()
            table = await room.service.settled(table.id)
            late += 1
    assert late >= 4
    assert [seat.bot for seat in table.seats] == [None, None]


async def test_while_everybody_writes_each_has_a_clock_that_others_do_not_touch(
    room: Room, clocks: Clocks
) -> None:
    await started(clocks, room)
    table = await with_friend(room, "spotted")
    assert table.to_act == (0, 1)
    due = room.now + TIME
    assert dict(table.deadlines) == {0: due, 1: due}
    room.now += 10_000
    table = await act(room, table, 1)
    assert table.deadlines[0] == due
    assert table.to_act == (0,)
    room.now = due
    await clocks.look()
    table = await room.service.settled(table.id)
    assert [(move["seat"], move.get("late")) for move in moves_of(room, table)] == [
        (1, None),
        (0, True),
    ]


async def test_both_may_run_out_of_time_at_once(room: Room, clocks: Clocks) -> None:
    await started(clocks, room)
    table = await with_friend(room, "spotted")
    room.now += TIME
    await clocks.look()
    assert sorted(move["seat"] for move in moves_of(room, table)) == [0, 1]


async def test_a_game_left_alone_ends_by_itself_and_verifies(room: Room, clocks: Clocks) -> None:
    await started(clocks, room)
    table = await with_friend(room)
    while table.status == "playing":
        room.now += TIME
        await clocks.look()
        table = await room.service.settled(table.id)
    verdict = verify(await room.archive.log(table.id))
    assert verdict.dice == "kept"
    assert [seat.bot for seat in table.seats] == ["greedy", "greedy"]
    assert [seat.name for seat in table.seats] == ["Kim", "Lou"]


async def test_deadlines_survive_a_restart(room: Room) -> None:
    table = await with_friend(room)
    room.now += 10_000
    again = room.restarted()
    assert (await again.service.find(table.id)).deadlines == table.deadlines
    clocks = clocks_of(again)
    await started(clocks, again)
    again.now = max(table.deadlines.values())
    await clocks.look()
    assert len(moves_of(again, table)) == 1


async def test_who_could_not_act_while_the_server_was_away_gets_time(room: Room) -> None:
    table = await with_friend(room)
    again = room.restarted()
    again.now += 10 * TIME
    clocks = clocks_of(again)
    await clocks.look()
    again.now += GRACE - 1
    await clocks.look()
    assert moves_of(again, table) == []
    again.now += 1
    await clocks.look()
    assert len(moves_of(again, table)) == 1


async def test_a_slow_table_gives_days(room: Room, clocks: Clocks) -> None:
    await started(clocks, room)
    table = await with_friend(room, terms=Terms(pace="slow", seconds=3 * 24 * 3600))
    room.now += 3 * DAY - 1
    await clocks.look()
    assert moves_of(room, table) == []
    room.now += 1
    await clocks.look()
    assert len(moves_of(room, table)) == 1


async def test_a_table_nobody_comes_to_is_closed(room: Room, clocks: Clocks) -> None:
    waiting = await room.set_table(ME, FREE)
    begun = await room.set_table(ME, GREEDY_BOT)
    await clocks.look()
    room.now += UNUSED_DAYS * DAY
    await clocks.look()
    assert (await room.service.find(waiting.id)).status == "waiting"
    room.now += DAY
    await clocks.look()
    assert (await room.service.find(waiting.id)).status == "closed"
    assert (await room.service.find(begun.id)).status == "playing"


async def test_a_table_that_cannot_go_on_does_not_stop_the_clocks_of_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    faults = [OSError("no bot to be had")]

    async def think(game: HostedGame, *asked: Any) -> Any:
        if faults:
            raise faults.pop()
        return await think_at_once(game, *asked)

    room = Room(think=think)
    clocks = clocks_of(room)
    await started(clocks, room)
    first = await with_friend(room)
    room.now += 1
    second = await with_friend(room)
    room.now += TIME
    await clocks.look()
    assert "nobody could play on" in caplog.text
    assert [len(moves_of(room, table)) for table in (first, second)] == [0, 1]
    room.now += GRACE
    await clocks.look()
    assert len(moves_of(room, first)) == 1


async def test_a_clock_that_jumps_ahead_takes_nobodys_time(room: Room) -> None:
    jumped = 0
    clocks = clocks_of(room, lambda: room.now - jumped)
    await started(clocks, room)
    table = await with_friend(room)
    room.now += 1_000
    await clocks.look()
    jumped = 25_000
    room.now += 1_000 + jumped
    await clocks.look()
    room.now += 10_000
    await clocks.look()
    assert (await room.service.find(table.id)).version == table.version
    room.now += GRACE - 10_001
    await clocks.look()
    assert (await room.service.find(table.id)).version == table.version
    room.now += 1
    await clocks.look()
    assert (await room.service.find(table.id)).version > table.version


async def test_a_clock_that_jumps_by_a_year_lets_go_of_nothing_that_day(room: Room) -> None:
    jumped = 0
    clocks = clocks_of(room, lambda: room.now - jumped)
    await started(clocks, room)
    table = await room.set_table(ME, FREE)
    jumped = 365 * DAY
    room.now += 1_000 + jumped
    await clocks.look()
    assert (await room.service.find(table.id)).status == "waiting"
    jumped = 0
    room.now -= 365 * DAY
    for _ in range(2):
        room.now += DAY
        await clocks.look()
    assert (await room.service.find(table.id)).status == "waiting"
    room.now += UNUSED_DAYS * DAY
    await clocks.look()
    assert (await room.service.find(table.id)).status == "closed"


async def test_a_clock_that_is_corrected_a_little_changes_nothing(room: Room) -> None:
    jumped = 0
    clocks = clocks_of(room, lambda: room.now - jumped)
    await started(clocks, room)
    table = await with_friend(room)
    jumped = 4_000
    room.now += TIME
    await clocks.look()
    assert (await room.service.find(table.id)).version > table.version
