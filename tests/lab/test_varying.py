"""Varied sheets for training are similar to the shipped ones, and just as valid."""

import numpy as np

from pipyard.games.spotted.content import find_sheet, sheet_names
from pipyard.lab.spotted.varying import LIKE, varied


def test_varied_sheets_have_the_same_parts_in_other_places() -> None:
    for name in sheet_names():
        sheet = find_sheet(name)
        chance = np.random.default_rng(1)
        found = [varied(sheet, chance) for _ in range(20)]
        assert len({one.hash for one in found} | {sheet.hash}) == 21
        for one in found:
            assert one.edges == sheet.edges
            assert one.fields[one.field_numbers[one.start]].kind == "step"
            assert sorted(f.kind for f in one.fields) == sorted(f.kind for f in sheet.fields)
            assert [b for b in sorted(one.track) if b not in LIKE] == [
                b for b in sorted(sheet.track) if b not in LIKE
            ]
            assert all(1 <= family.bonus <= 5 for family in one.families.values())
