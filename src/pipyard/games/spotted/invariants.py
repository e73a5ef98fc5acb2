"""What always holds in a game of Spotted!, checked from the outside after any event."""

import numpy as np

from pipyard.games.spotted.content import COLOURS
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.record import OVER, WRITE
from pipyard.games.spotted.view import FamilyView, SheetView, view


def check_position(spotted: Spotted, position: np.recarray) -> None:
    """Raise AssertionError if a sheet is as it can never be, or a score is wrong."""
    seen = view(spotted, position)
    hands = [colour for sheet in seen.sheets for colour, _ in sheet.dice]
    table = [colour for colour, _ in seen.table]
    assert len(set(hands + table)) == len(hands + table) <= len(COLOURS), "a die is in two places"
    for sheet in seen.sheets:
        _check_sheet(spotted, sheet)
    writing = [sheet.seat for sheet in seen.sheets if sheet.writing != "idle"]
    if position[0].phase == WRITE:
        assert writing == list(seen.acting), "who writes is who acts"
    if position[0].phase == OVER:
        assert not hands, "a die was never used"


def _check_sheet(spotted: Spotted, sheet: SheetView) -> None:
    for family in sheet.families:
        assert all(0 <= spots <= 5 for spots in family.beetles), "a beetle has too many spots"
        started = [spots > 0 for spots in family.beetles]
        assert started == sorted(started, reverse=True), "a row has a gap"
        assert family.score == naive_family_score(spotted, family), "a family is misscored"
    assert sheet.score == naive_score(spotted, sheet), "a sheet is misscored"
    assert sheet.track <= len(spotted.content.track)
    assert sheet.rerolls_used <= sheet.rerolls <= spotted.content.reroll_symbols
    _check_meadow(spotted, sheet)


def _check_meadow(spotted: Spotted, sheet: SheetView) -> None:
    joined = joined_fields(spotted, set(sheet.crossed))
    kinds = {field.id: field.kind for field in spotted.content.fields}
    islands = set(sheet.crossed) - joined
    assert all(kinds[field] not in ("step", "cloverleaf") for field in islands), "a gap in a walk"
    neighbours = {spotted.content.start} | {
        end for edge in spotted.content.edges if joined & set(edge) for end in edge
    }
    assert set(sheet.reachable) == neighbours - set(sheet.crossed), "what can be reached is wrong"


def joined_fields(spotted: Spotted, crossed: set[str]) -> set[str]:
    """Find the crossed fields that are connected to the start, the slow and plain way."""
    joined = {spotted.content.start} & crossed
    while True:
        grown = {end for edge in spotted.content.edges if joined & set(edge) for end in edge}
        if grown & crossed <= joined:
            return joined
        joined |= grown & crossed


def naive_family_score(spotted: Spotted, family: FamilyView) -> int:
    """Score a family straight from the rulebook's words."""
    spots = [count for count in family.beetles if count > 0]
    numbers = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
    match family.magnifier:
        case None:
            matching = 0
        case "even":
            matching = sum(count % 2 == 0 for count in spots)
        case "odd":
            matching = sum(count % 2 == 1 for count in spots)
        case "different":
            matching = len(set(spots))
        case kind if kind in numbers:
            matching = spots.count(numbers[kind])
        case kind:
            matching = sum(count in spotted.content.matches[kind] for count in spots)
    return matching * family.factor


def naive_score(spotted: Spotted, sheet: SheetView) -> int:
    """Score a sheet straight from the rulebook's words."""
    families = sum(naive_family_score(spotted, family) for family in sheet.families)
    points = {"+5": 5, "+7": 7}
    track = sum(points.get(bonus, 0) for bonus in spotted.content.track[: sheet.track])
    circled = sum(family.circled for family in sheet.families)
    unused = sheet.rerolls - sheet.rerolls_used
    return families + track + 2 * circled + 2 * sheet.extra + unused
