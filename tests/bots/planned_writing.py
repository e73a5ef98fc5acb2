"""The learned value and its plans, compared with simple ways to get the same; run interpreted.

Compiled, the tested functions would be recompiled in each process, because they are not entry
points.
"""

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from pipyard.bots.spotted.features import FAMILY_INPUTS, SHEET, dice_to_come
from pipyard.bots.spotted.pick import new_mind
from pipyard.bots.spotted.planning import plan_writing
from pipyard.bots.spotted.value import ROW_UNITS, estimate, sheet_worth, trained
from pipyard.core.scenario import read_scenario
from pipyard.games.spotted.moves import MOST_LEGAL, apply_move, legal_moves
from pipyard.games.spotted.position import parse_position
from pipyard.games.spotted.record import FAMILIES, IDLE, WRITE
from pipyard.games.spotted.scenario import SpottedTable

SEVERAL_WAYS = "players Ann Ben\nround 3\nAnn beetles white 2 1 0 0 0\nAnn magnifier white odd\n"
LEAST = 1e-3


def board_of(header: str) -> SpottedTable:
    """Set up a table from its header."""
    scenario = read_scenario(f"game spotted\n{header}\nplay\n")
    return SpottedTable(*parse_position(scenario.header, Path()))


def ways_to_write(game: np.recarray, content: np.record, seat: int) -> Iterator[np.recarray]:
    """Yield every position in which a seat has written everything it can, by trying all moves."""
    legal = np.zeros(MOST_LEGAL, np.int16)
    for index in range(legal_moves(game[0], content, seat, legal)):
        after = game.copy()
        apply_move(after[0], content, seat, legal[index], None)
        if after[0].phase == WRITE and after[0].players[seat].writing != IDLE:
            yield from ways_to_write(after, content, seat)
        else:
            yield after


def check_the_net() -> None:
    """The net, computed as sums over all inputs, gives the same result."""
    mind = new_mind()[0]
    net = mind.head.net[0]
    chance = np.random.default_rng(1)
    net.inputs[:] = (chance.random(len(net.inputs)) < 0.2) * chance.random(len(net.inputs))
    own = trained()
    rows = np.maximum(
        net.inputs[:SHEET].reshape(FAMILIES, FAMILY_INPUTS) @ own["row_weights"] + own["row_bias"],
        0,
    )
    joined = np.concatenate([rows.sum(axis=0), net.inputs[SHEET:]])
    assert len(joined) == ROW_UNITS + len(net.inputs) - SHEET
    units = np.maximum(joined @ own["weights"] + own["bias"], 0)
    expected = float(units @ own["last"] + own["last_bias"])
    assert abs(estimate(net) - expected) < LEAST, (estimate(net), expected)


def check_plans() -> None:
    """A plan is as good as the best of all ways to write the dice in hand."""
    for hand in ("white=3", "white=1 blue=2"):
        board = board_of(SEVERAL_WAYS + f"Ann dice {hand}\nBen dice pink=1")
        content = board.spotted.content.record[0]
        mind = new_mind()[0]
        planned = plan_writing(board.position[0], content, 0, mind, 16)
        best = max(
            sheet_worth(after[0], content, 0, mind.scratch, mind.head.net[0])
            for after in ways_to_write(board.position, content, 0)
        )
        assert abs(planned - best) < LEAST, (hand, planned, best)


def check_dice_to_come() -> None:
    """25 dice in a solo game, 25 with two to four players, 24 with five and six, at the start."""
    for seats, dice in ((1, 25), (2, 25), (3, 25), (4, 25), (5, 24), (6, 24)):
        names = " ".join(("Ann", "Ben", "Cy", "Dee", "Eva", "Fay")[:seats])
        position = board_of(f"players {names}").position
        assert {dice_to_come(position[0], seat) for seat in range(seats)} == {dice}, seats


def main() -> None:
    """Check everything."""
    check_the_net()
    check_dice_to_come()
    check_plans()
    print("all equal")


if __name__ == "__main__":
    main()
