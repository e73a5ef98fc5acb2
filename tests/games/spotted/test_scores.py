"""A sheet's points, added up by hand: each family, the total, and the beetles with five spots."""

import pytest

from tests.games.spotted.tables import table

FULL = """
    players Ann Ben
    Ann beetles white 5 5 5 1 0
    Ann magnifier white five
    Ann factor white 2
    Ann beetles yellow 1 2 2 5 3
    Ann magnifier yellow different
    Ann factor yellow 3
    Ann beetles orange 2 4 3 0 0
    Ann magnifier orange even
    Ann beetles green 5 5 5 5 5
    Ann beetles blue 1 1 2 2 4
    Ann magnifier blue low
    Ann beetles pink 4 2 1 3 5
    Ann magnifier pink high
    Ann factor pink 3
    Ann circled white pink green
    Ann extra 4
    Ann rerolls 2 used 1
    Ann track 9
"""


@pytest.mark.rule("spotted:E1")
@pytest.mark.rule("spotted:E2")
@pytest.mark.rule("spotted:E3")
@pytest.mark.rule("spotted:E4")
def test_everything_that_counts_at_once() -> None:
    """Families 6, 12, 2, 0, 4 and 6; three circles 6, four extras 8, a symbol 1, the track 5."""
    board = table(FULL)
    families = [3 * 2, 4 * 3, 2, 0, 4, 2 * 3]
    total = sum(families) + 2 * 3 + 2 * 4 + 1 + 5
    assert total == 50
    assert board.spotted.scores(board.position, 0) == [*families, total, 3 + 1 + 5 + 1]
    assert board.spotted.scores(board.position, 1) == [0, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("spotted:M1")
def test_fields_beside_crossed_ones_can_be_reached() -> None:
    """From a1, b1 and c1 the meadow leads to a2, c2 and d1; Ben has not left the start."""
    board = table("players Ann Ben\nAnn crossed a1 b1 c1")
    ann, ben = board.spotted.view(board.position).sheets
    assert sorted(ann.reachable) == ["a2", "c2", "d1"]
    assert ben.reachable == ("a1",)
