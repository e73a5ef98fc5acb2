"""The splits that fit a row, compared with the literal text of the rule."""

from itertools import product

import pytest

from pipyard.games.spotted.content import splits, standard_sheet
from pipyard.games.spotted.counts import fitting_splits
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.record import SPLIT_BITS, SPLIT_WORDS

ROWS = [
    row for row in product(range(6), repeat=5) if all(row[: 5 - row.count(0)]) and sum(row) % 3 == 0
]


def fits(row: tuple[int, ...], split: tuple[int, ...]) -> bool:
    """Return whether a split fits a row and leaves no gap, by centers and pairs."""
    for spots, group in zip(row, split, strict=True):
        if spots % 2 + group % 2 > 1 or spots // 2 + group // 2 > 2:
            return False
    grown = [spots + group > 0 for spots, group in zip(row, split, strict=True)]
    return grown == sorted(grown, reverse=True)


@pytest.mark.rule("spotted:B1")
@pytest.mark.rule("spotted:B2")
@pytest.mark.rule("spotted:B4")
def test_the_splits_that_fit_are_those_of_the_rule() -> None:
    player = Spotted().blank(1)[0].players[0]
    content = standard_sheet().record[0]
    for row in ROWS:
        player.beetles[3] = row
        words = [int(fitting_splits(player, 3, content, w)) for w in range(SPLIT_WORDS)]
        for number, split in enumerate(splits()):
            found = words[number // SPLIT_BITS] >> number % SPLIT_BITS & 1
            assert found == fits(row, split), (row, split)
    for number, split in enumerate(splits()):
        word, bit = divmod(number, SPLIT_BITS)
        having = [n for n in range(6) if int(content.of_points[n, word]) >> bit & 1]
        assert having == [sum(split)]
