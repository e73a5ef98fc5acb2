"""Kill the server while games run: acknowledged moves are there, and the games continue."""

from pathlib import Path

from tools.crash import Row, crash, faults
from tools.players import Json, Told

_ACTION: Json = {"type": "place_die", "value": 3, "dog": "Momo"}


def told(request: str, version: int) -> Told:
    return Told(request, 0, _ACTION, version, 0.01)


def row(version: int, request: str, seat: int = 0) -> Row:
    return Row(version, {"type": "move", "seat": seat, "action": _ACTION}, request)


async def test_games_go_on_after_a_kill_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    seen: list[int] = []
    report = await crash(tmp_path, games=6, kills=1, seed=1, on_move=seen.append)
    assert report.wrong == []
    assert (report.finished, report.kills) == (6, 1)
    assert report.acknowledged > 200
    assert report.events > report.acknowledged
    assert report.reconnections >= 6
    assert seen == sorted(seen)


def test_what_is_stored_as_it_was_told_has_no_fault() -> None:
    drawn = Row(2, {"type": "drawn", "outcome": {}}, "first")
    rows = [row(1, "first"), drawn, row(3, "first", seat=1), row(4, "second")]
    assert faults([told("first", 3), told("second", 4)], rows) == []


def test_lost_doubled_changed_and_swapped_moves_are_found() -> None:
    assert "stored 0 times" in faults([told("lost", 1)], [])[0]
    assert "stored 2 times" in faults([told("twice", 2)], [row(1, "twice"), row(2, "twice")])[0]
    assert "led to 1, not 2" in faults([told("late", 2)], [row(1, "late")])[0]
    changed = Row(1, {"type": "move", "seat": 0, "action": {"type": "stop"}}, "changed")
    assert "another action" in faults([told("changed", 1)], [changed])[0]
    swapped = faults([told("b", 2), told("a", 1)], [row(1, "a"), row(2, "b")])
    assert swapped == ["request a is out of order"]
