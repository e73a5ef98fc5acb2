"""Made-up results of a ladder: the stronger bot wins by a known rule."""

from pipyard.bots import BOTS
from pipyard.lab.ladder.plan import Kind, Part, parts_of
from pipyard.lab.ladder.results import Results, Sitting


def made_up(*games: str) -> Results:
    """Return results for every part of some games: two groups of three are won."""
    results = Results("made up", 0, sittings=[Sitting("an abacus", 16, 30, 600.0)])
    for part in parts_of(games or tuple(BOTS), 30):
        results.add(part, 0, part.games, _results(part))
    return results


def _results(part: Part) -> list[int]:
    level = BOTS[part.game].index(part.bot)
    if part.kind in (Kind.MATCH, Kind.D0G):
        return [int(number // part.table.seats % 3 < 2) for number in range(part.games)]
    if part.kind == Kind.ALONE:
        return [15 * level + 20 + number % 5 for number in range(part.games)]
    return [1000 * (level + 1)] * (10 * part.games)
