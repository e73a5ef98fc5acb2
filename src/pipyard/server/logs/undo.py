"""Taking back: which move a seat may still take back.

Tables and the check of logs share this rule. A seat may take back its latest move as long as chance
has not been drawn, the game has not ended (then the seed is known), and nobody has acted on it.
Another seat's move does not depend on it if that seat had exactly the same options without it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pipyard.core.referee import Referee
from pipyard.server.errors import Refused
from pipyard.server.games.hosting import HostedGame

TOO_LATE = "undo/too-late"


@dataclass(slots=True)
class Step:
    """A move since chance was last drawn: the version it led to, and the position before it."""

    version: int
    seat: int
    number: int
    before: bytes


def take_back(
    game: HostedGame,
    referee: Referee,
    recent: Sequence[Step],
    record: bytes,
    seat: int,
    version: int,
) -> tuple[bytes, tuple[Step, ...]]:
    """Return the position without a seat's move, and the moves since chance was last drawn.

    `recent` contains those moves, oldest first, without earlier undone moves; `record` is the
    position after them.
    """
    if referee.look(record).acting.nobody:
        raise Refused(TOO_LATE, "The game is over; nothing can be taken back any more.")
    own = [number for number, step in enumerate(recent) if step.seat == seat]
    place = next((number for number in own if recent[number].version == version), None)
    if place is None:
        raise Refused(
            TOO_LATE,
            "Only a move of this seat can be taken back, and only until chance is drawn after it.",
        )
    if place != own[-1]:
        raise Refused(TOO_LATE, "Take back the later moves of this seat first.")
    kept, before, later = recent[:place], recent[place].before, recent[place + 1 :]
    if not later:
        return before, tuple(kept)
    # Replaying everything would make such a log cost far more than its length.
    positions = [referee.position(step.before) for step in later]
    without = game.without_move(positions, seat, referee.position(before))
    if without is None:
        raise Refused(TOO_LATE, "Another seat has acted on this move since.")
    records = [position.tobytes() for position in without]
    now, _ = referee.move(records[-1], later[-1].seat, later[-1].number)
    moved = (
        Step(step.version, step.seat, step.number, other)
        for step, other in zip(later, records, strict=True)
    )
    return now, (*kept, *moved)


def undoable(
    game: HostedGame, referee: Referee, recent: Sequence[Step], record: bytes, seat: int
) -> int | None:
    """Return the version of the move that a seat may take back now, if there is one."""
    latest = next((step.version for step in reversed(recent) if step.seat == seat), None)
    if latest is None:
        return None
    try:
        take_back(game, referee, recent, record, seat, latest)
    except Refused:
        return None
    return latest
