"""A sheet's score computed directly from the rulebook's text, to check the rules' own."""

import numpy as np

from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.invariants import check_position
from pipyard.games.spotted.view import FamilyView, SheetView

NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def family_score(spotted: Spotted, family: FamilyView) -> int:
    """Score a family directly from the rulebook's text."""
    spots = [count for count in family.beetles if count > 0]
    match family.magnifier:
        case None:
            matching = 0
        case "even":
            matching = sum(count % 2 == 0 for count in spots)
        case "odd":
            matching = sum(count % 2 == 1 for count in spots)
        case "different":
            matching = len(set(spots))
        case kind if kind in NUMBERS:
            matching = spots.count(NUMBERS[kind])
        case kind:
            matching = sum(count in spotted.content.matches[kind] for count in spots)
    return matching * family.factor


def sheet_score(spotted: Spotted, sheet: SheetView) -> int:
    """Score a sheet directly from the rulebook's text."""
    families = sum(family_score(spotted, family) for family in sheet.families)
    points = {"+5": 5, "+7": 7}
    track = sum(points.get(bonus, 0) for bonus in spotted.content.track[: sheet.track])
    circled = sum(family.circled for family in sheet.families)
    unused = sheet.rerolls - sheet.rerolls_used
    return families + track + 2 * circled + 2 * sheet.extra + unused


def check_scores(spotted: Spotted, position: np.recarray) -> None:
    """Check invariants, and every score on every sheet."""
    check_position(spotted, position)
    for sheet in spotted.view(position).sheets:
        for family in sheet.families:
            assert family.score == family_score(spotted, family), "a family is misscored"
        assert sheet.score == sheet_score(spotted, sheet), "a sheet is misscored"
