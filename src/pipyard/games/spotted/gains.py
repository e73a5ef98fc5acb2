"""What each legal action would bring at once: points, bonuses, and the end of one's writing."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from pipyard.core.record import copied
from pipyard.games.spotted.record import DICE, IDLE, PICK, USE, WRITE, WRITTEN_TOGETHER

if TYPE_CHECKING:
    from pipyard.games.spotted.game import Spotted


@dataclass(slots=True)
class Gains:
    """What each legal action of a seat brings at once, in the order of the actions.

    By how many `points` its score would change, how many `bonuses` of the track it unlocks, and
    whether it `ends` what the seat is to write: dice may roll right after it. A die that may be
    taken brings what its best use would bring, were it used at once.
    """

    points: list[int] = field(default_factory=list)
    bonuses: list[int] = field(default_factory=list)
    ends: list[bool] = field(default_factory=list)


def gains_of(spotted: "Spotted", position: np.recarray, seat: int) -> Gains:
    """Try each legal action of a seat."""
    gains = Gains()
    for move in spotted.legal_dense(position, seat):
        if position[0].phase == PICK:
            using = _with_die_alone(spotted, position, seat, move)
            moves = spotted.legal_dense(using, seat)
            points, bonuses = max(_brought(spotted, using, seat, use)[:2] for use in moves)
            ends = False
        else:
            points, bonuses, ends = _brought(spotted, position, seat, move)
        gains.points.append(points)
        gains.bonuses.append(bonuses)
        gains.ends.append(ends)
    return gains


def _brought(
    spotted: "Spotted", position: np.recarray, seat: int, move: int
) -> tuple[int, int, bool]:
    """Return points and bonuses that a move brings, and whether the turn's writing then ends.

    Whoever writes last may be asked at once for the next round's bonus: that is another turn.
    """
    before = position[0].players[seat]
    after = copied(position)
    spotted.apply_dense(after, seat, move)
    player = after[0].players[seat]
    points = spotted.scores(after, seat)[-2] - spotted.scores(position, seat)[-2]
    same = all(after[0][field] == position[0][field] for field in WRITTEN_TOGETHER)
    writes = same and player.writing != IDLE
    ends = bool(before.writing != IDLE and not writes)
    return points, int(player.track) - int(before.track), ends


def _with_die_alone(spotted: "Spotted", position: np.recarray, seat: int, pick: int) -> np.recarray:
    """Return the position in which a seat uses nothing but the die it picks."""
    using = copied(position)
    using[0].players[seat].dice[:] = 0
    spotted.apply_dense(using, seat, pick)
    game = using[0]
    game.phase, game.part = WRITE, DICE
    game.players[seat].writing = USE
    return using
