"""A guest's finished games, read from their logs."""

from dataclasses import replace
from typing import Any

from pipyard.server.statistics.service import StatisticsService, faces_by_seat
from pipyard.server.tables.storage import StoredEvent
from tests.server.fakes import FREE, FRIEND, GREEDY_BOT, HOST, ME, Room
from tests.server.playing_out import play_out


async def test_finished_games_are_read_with_winner_scores_and_dice(room: Room) -> None:
    running = await room.set_table(ME, GREEDY_BOT)
    table = await room.set_table(ME, FREE)
    await room.service.take_seat(FRIEND, table.id, 1)
    await play_out(room, table.id)
    statistics = StatisticsService(room.keeper)
    (finished,), more = await statistics.finished(HOST)
    assert (finished.listed.id, finished.seats, finished.alone, more) == (
        table.id,
        (0,),
        False,
        False,
    )
    assert running.id != table.id
    (winner,) = finished.result.winners
    assert finished.result.scores[winner] == max(finished.result.scores)
    assert all(sum(faces) > 20 for faces in finished.result.faces)
    ((friends,), _) = await statistics.finished(FRIEND)
    assert (friends.seats, friends.result) == ((1,), finished.result)


async def test_a_game_is_read_once(room: Room) -> None:
    table = await room.set_table(ME, game="spotted")
    await play_out(room, table.id)
    statistics = StatisticsService(room.keeper)
    before, _ = await statistics.finished(HOST)
    room.storage.tables[table.id] = replace(room.storage.tables[table.id], events=[])
    assert (await statistics.finished(HOST))[0][0].result == before[0].result
    assert before[0].alone
    assert before[0].result.winners == (0,)


async def test_older_tables_are_left_out_and_that_is_said(room: Room) -> None:
    for _ in range(3):
        await room.set_table(ME, GREEDY_BOT)
    assert await StatisticsService(room.keeper, most=2).finished(HOST) == ([], True)
    assert await StatisticsService(room.keeper, most=3).finished(HOST) == ([], False)


def test_dice_count_for_the_seat_in_whose_turn_they_were_rolled() -> None:
    rows: list[dict[str, Any]] = [
        {"type": "drawn", "purpose": "dice/1", "number": 0, "outcome": {"values": [1, 6, 6]}},
        {"type": "drawn", "purpose": "first/0", "number": 0, "outcome": {"values": [3]}},
        {"type": "drawn", "purpose": "dice/d0g", "number": 0, "outcome": {"values": [3]}},
        {"type": "drawn", "purpose": "deck", "number": 0, "outcome": {"dog": "Burt"}},
        {"type": "drawn", "outcome": {"values": [2]}},
        {"type": "drawn", "purpose": "dice/0", "number": 0, "outcome": {"faces": [["white", 2]]}},
        {"type": "move", "seat": 0, "action": {"type": "stop"}},
    ]
    counted = faces_by_seat([StoredEvent(row) for row in rows], 2)
    assert counted == ((0, 1, 0, 0, 0, 0), (1, 0, 0, 0, 0, 2))
