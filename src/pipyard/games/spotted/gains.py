"""What each legal action would gain: points, bonuses, magnifiers, and the end of one's writing."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pipyard.core.jit import entry, rule
from pipyard.core.record import NONE, recarray
from pipyard.core.signature import INT, array_of
from pipyard.games.spotted.counts import total_score
from pipyard.games.spotted.drive import CONTENTS, GAMES
from pipyard.games.spotted.moves import (
    MOST_LEGAL,
    PICK_DIE,
    PLACE_SPOTS,
    STEP_ON,
    WALK_DIE,
    apply_move,
    legal_moves,
    may_act,
)
from pipyard.games.spotted.record import CLOVER, DICE, FAMILIES, GAME, IDLE, PICK, USE, WRITE
from pipyard.games.spotted.walks import WALKS, walk_best, walk_on, weigh_magnifiers

if TYPE_CHECKING:
    from pipyard.games.spotted.game import Spotted

GAINS = np.dtype(
    [
        ("after", GAME, 1),
        ("using", GAME, 1),
        ("uses", "i2", MOST_LEGAL),
        ("moves", "i2", MOST_LEGAL),
        ("points", "i2", MOST_LEGAL),
        ("bonuses", "i2", MOST_LEGAL),
        ("magnifiers", "i2", MOST_LEGAL),
        ("ends", "i2", MOST_LEGAL),
        ("walks", WALKS),
    ],
    align=True,
)
"""The gain of each of the `moves`; before that, working space to try them."""


@dataclass(slots=True)
class Gains:
    """The gain of each legal action of a seat, in the order of the actions.

    Each says by how many `points` its score would change, how many `bonuses` of the track it
    unlocks, and whether it `ends` what the seat must write, so that dice may roll right after it. A
    die that may be taken counts as its best use, if it were used at once. An action that leads over
    the meadow counts as the best walk to its end, with the number of `magnifiers` on it.
    """

    points: list[int]
    bonuses: list[int]
    magnifiers: list[int]
    ends: list[bool]


def gains_of(spotted: "Spotted", position: np.recarray, seat: int) -> Gains:
    """Try each legal action of a seat."""
    room = recarray(GAINS)
    count = list_gains(position, spotted.content.record, seat, room)
    found = room[0]
    return Gains(
        found.points[:count].tolist(),
        found.bonuses[:count].tolist(),
        found.magnifiers[:count].tolist(),
        [end == 1 for end in found.ends[:count].tolist()],
    )


@entry(INT(GAMES, CONTENTS, INT, array_of(GAINS)))
def list_gains(games: np.recarray, contents: np.recarray, seat: int, rooms: np.recarray) -> int:
    """Write the gain of each legal action of a seat in the first position; return their number."""
    game = games[0]
    content = contents[0]
    room = rooms[0]
    if not may_act(game, seat):
        return 0
    count = legal_moves(game, content, seat, room.moves)
    weigh_magnifiers(game, content, seat, room.walks)
    for index in range(count):
        room.magnifiers[index] = 0
        move = int(room.moves[index])
        if game.phase == PICK:
            use_die_alone(game, content, seat, room, move)
            bring_best_use(content, seat, room, index)
            walk_with_pick(game, content, seat, room, index)
        else:
            bring(game, content, seat, room, move, index)
            if is_walk(move) and room.bonuses[index] == 0:
                walk_after(game, content, seat, room, index)
    return count


@rule
def is_walk(move: int) -> bool:
    """Return whether a move leads over the meadow."""
    return WALK_DIE <= move < WALK_DIE + FAMILIES or STEP_ON <= move < PLACE_SPOTS


@rule
def walk_with_pick(
    game: np.record, content: np.record, seat: int, room: np.record, index: int
) -> None:
    """Write what a walk with a die gains, if that is more than its best use at once."""
    face = game.table[room.moves[index] - PICK_DIE]
    walks = room.walks
    walk_best(game, content, seat, walks, 0 if face == CLOVER else face, NONE, 0)
    points = room.points[index]
    bonuses = room.bonuses[index]
    if walks.points > points or (walks.points == points and walks.bonuses >= bonuses):
        room.points[index] = walks.points
        room.bonuses[index] = walks.bonuses
        room.magnifiers[index] = walks.magnifiers


@rule
def walk_after(game: np.record, content: np.record, seat: int, room: np.record, index: int) -> None:
    """Add the gain of the best end of a walk that a move begins or continues."""
    walk_on(room.after[0], content, seat, room.walks, game.players[seat].clovers)
    room.points[index] += room.walks.points
    room.bonuses[index] = room.walks.bonuses
    room.magnifiers[index] = room.walks.magnifiers


@rule
def bring(
    game: np.record, content: np.record, seat: int, room: np.record, move: int, index: int
) -> None:
    """Write what a move gains at once, and whether the turn's writing then ends.

    The player who writes last may get the next round's bonus at once: that is another turn.
    """
    room.after[0] = game
    after = room.after[0]
    apply_move(after, content, seat, move, None)
    before = game.players[seat]
    player = after.players[seat]
    room.points[index] = total_score(player, content) - total_score(before, content)
    room.bonuses[index] = player.track - before.track
    writes = written_together(after, game) and player.writing != IDLE
    room.ends[index] = 1 if before.writing != IDLE and not writes else 0


@rule
def written_together(one: np.record, other: np.record) -> bool:
    """Return whether only writing happened between two positions."""
    return (
        one.phase == other.phase
        and one.part == other.part
        and one.box == other.box
        and one.active == other.active
        and one.second_roll == other.second_roll
    )


@rule
def use_die_alone(
    game: np.record, content: np.record, seat: int, room: np.record, pick: int
) -> None:
    """Set up the position in which a seat uses only the die it picks."""
    room.using[0] = game
    using = room.using[0]
    for family in range(FAMILIES):
        using.players[seat].dice[family] = 0
    apply_move(using, content, seat, pick, None)
    using.phase = WRITE
    using.part = DICE
    using.players[seat].writing = USE


@rule
def bring_best_use(content: np.record, seat: int, room: np.record, index: int) -> None:
    """Write what the best use of a die gains: most points, then most bonuses."""
    using = room.using[0]
    points = -1
    bonuses = -1
    for use in range(legal_moves(using, content, seat, room.uses)):
        bring(using, content, seat, room, int(room.uses[use]), index)
        found = room.points[index]
        if found > points or (found == points and room.bonuses[index] > bonuses):
            points = found
            bonuses = room.bonuses[index]
    room.points[index] = points
    room.bonuses[index] = bonuses
    room.ends[index] = 0
