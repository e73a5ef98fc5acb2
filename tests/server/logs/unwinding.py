"""A log that is as expensive to check as possible: everybody undoes everything, in turn."""

from pipyard.server.logs.schemas import GameLog
from tests.server.logs.playing import Play

_MOVES_EACH = 12


def unwind(played: Play, events: int) -> GameLog:
    """Write on many sheets at once, then let each seat undo and redo all it wrote, in turn."""
    _write(played)
    while len(played.recent) < 2 * len(played.inputs):
        played.step()
        if _all_write(played):
            _write(played)
    while played.version < events:
        for seat in range(len(played.inputs)):
            _think_again(played, seat)
    return played.log(revealed=False)


def _all_write(played: Play) -> bool:
    return len(played.game.acting(played.position).seats) == len(played.inputs)


def _write(played: Play) -> None:
    """Let every seat write as much as it can without finishing."""
    for seat in range(len(played.inputs)):
        for _ in range(_MOVES_EACH):
            before, recent, events = played.position, played.recent, list(played.events)
            played.move(seat, played.game.legal(played.position, seat)[0])
            if seat not in played.game.acting(played.position).seats:
                played.position, played.recent, played.events = before, recent, events
                break


def _think_again(played: Play, seat: int) -> None:
    taken = []
    latest = played.undoable(seat)
    while latest is not None:
        step = next(step for step in played.recent if step.version == latest)
        taken.append(played.referee.action(step.before, step.number))
        played.take_back(seat, latest)
        latest = played.undoable(seat)
    for action in reversed(taken):
        played.move(seat, action)
