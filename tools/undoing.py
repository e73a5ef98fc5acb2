"""Games with many undone moves, as tables send them: `python -m tools.undoing` writes them.

After every event, the file contains the check of the position and, by seat, the version of the move
that may be taken back then, so that a client can be compared with it.
"""

import json
from collections.abc import Iterator
from typing import Any
from zlib import crc32

from pipyard.core import fair
from pipyard.server.games.hosting import HostedGame, published
from pipyard.server.logs.undo import Step, take_back, undoable
from tools.agreement import Plan, sliced
from tools.client import WEB

UNDOING = WEB / "src" / "fixtures" / "undoing.json"
_EVERY = 5
"""One in this many setups is played."""
_EVENTS = 120
_UNDO_ONE_IN = 3


def main() -> None:
    """Write the file."""
    UNDOING.write_text(undoing(), encoding="utf-8")


def undoing() -> str:
    """Return the expected content of the file."""
    chosen = [plan for plan in sliced() if plan["players"][0] is None][::_EVERY]
    played = [_written(plan, list(_Playing(plan).play())) for plan in chosen]
    return "[\n" + ",\n".join(played) + "\n]\n"


def _written(plan: Plan, steps: list[Any]) -> str:
    told = {"game": plan["game"], "setup": plan["config"], "steps": steps}
    return json.dumps(told, separators=(",", ":"))


class _Playing:
    """A game of random moves, some of which are taken back."""

    def __init__(self, plan: Plan) -> None:
        self._game: HostedGame = published(plan["game"]).at(plan["config"])
        self._referee = self._game.referee(plan["config"])
        self._seed = bytes.fromhex(plan["seed"])
        self._seats = range(plan["config"]["seats"])
        self._record: bytes = self._game.new(plan["config"]).tobytes()
        self._trail: tuple[Step, ...] = ()
        self._version = 1

    def play(self) -> Iterator[list[Any]]:
        """Yield each event, the check after it, and what each seat may take back then."""
        event: dict[str, Any] = {"begun": True}
        for number in range(_EVENTS):
            undo = [self._undoable(seat) for seat in self._seats]
            yield [event, crc32(self._record), undo]
            if self._referee.look(self._record).acting.nobody:
                return
            self._version += 1
            event = self._next(number, {s: v for s, v in enumerate(undo) if v is not None})

    def _undoable(self, seat: int) -> int | None:
        return undoable(self._game, self._referee, self._trail, self._record, seat)

    def _next(self, number: int, undo: dict[int, int]) -> dict[str, Any]:
        acting = self._referee.look(self._record).acting
        if acting.chance:
            return self._draw(number)
        if undo and self._pick("undo", number, _UNDO_ONE_IN) == 0:
            seat = list(undo)[self._pick("whose", number, len(undo))]
            self._record, self._trail = take_back(
                self._game, self._referee, self._trail, self._record, seat, undo[seat]
            )
            return {"undone": undo[seat], "seat": seat}
        return self._move(number, acting.seats[self._pick("seat", number, len(acting.seats))])

    def _draw(self, number: int) -> dict[str, Any]:
        verdict = self._referee.look(self._record)
        below = fair.source(self._seed, [], "draw", number)
        numbers = self._referee.draw(self._record, verdict, below)
        self._record, _ = self._referee.land(self._record, verdict, numbers)
        self._trail = ()
        return {"drawn": numbers}

    def _move(self, number: int, seat: int) -> dict[str, Any]:
        legal = self._game.rules.legal_dense(self._referee.position(self._record), seat)
        action = legal[self._pick("move", number, len(legal))]
        self._trail = (*self._trail, Step(self._version, seat, action, self._record))
        self._record, _ = self._referee.move(self._record, seat, action)
        return {"seat": seat, "action": action}

    def _pick(self, purpose: str, number: int, count: int) -> int:
        return fair.source(self._seed, [], purpose, number)(count)


if __name__ == "__main__":
    main()
