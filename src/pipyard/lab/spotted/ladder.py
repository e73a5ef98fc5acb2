"""What the ladder plays of Spotted!, and its section of the page."""

from collections.abc import Iterator
from itertools import combinations

from pipyard.bots import BOTS
from pipyard.games.spotted.counts import BANDS
from pipyard.lab.ladder.figures import match, scores
from pipyard.lab.ladder.page import NONE, cell, cross, down, table, thinking_times
from pipyard.lab.ladder.plan import ALONE, IN_PASSING, USUAL, Kind, Part, Table, matches, thinking
from pipyard.lab.ladder.results import Results

GAME = "spotted"
TITLE = "Spotted!"
WHERE = "on Clover Meadow"
USUAL_WHERE = ""
SECONDS = {"rollout": 2.0, "planner": 0.004, "sage": 0.35}
"""About how many seconds one core needs for a seat of a game, for the slower bots."""
PATIENT_BOTS = ("sage",)
"""Bots that think longer if they are given more patience."""
TWO_PLAYERS, FOUR_PLAYERS = "2 players", "4 players"
TABLES = {TWO_PLAYERS: Table(2), FOUR_PLAYERS: Table(4)}


def rungs() -> tuple[tuple[str, str], ...]:
    """Pair every bot with the next weaker one, and the strongest with a few more."""
    bots = BOTS[GAME]
    return (*zip(bots[1:], bots, strict=False), (bots[-1], "greedy"), (bots[-1], "rollout"))


def parts(games: int) -> Iterator[Part]:
    """Yield everything that is played, with this many games of a pairing that takes a second."""
    bots = BOTS[GAME]
    for bot in bots:
        yield Part(GAME, Kind.ALONE, ALONE, Table(1), bot).played(games)
    weights = dict.fromkeys(rungs(), 1.0)
    pairs = [pair[::-1] for pair in combinations(bots, 2)]
    duels = {pair: weights.get(pair, IN_PASSING) for pair in pairs}
    yield from matches(GAME, TWO_PLAYERS, TABLES[TWO_PLAYERS], duels, games)
    yield from matches(GAME, FOUR_PLAYERS, TABLES[FOUR_PLAYERS], weights, games)
    yield from thinking(GAME, TABLES[TWO_PLAYERS], games)


def summary(results: Results, top: str) -> Iterator[str]:
    """Describe what the strongest bot can do."""
    if (found := scores(results, GAME, BOTS[GAME][-1], BANDS[-1])) is not None:
        yield (
            f"- Spotted!, alone: {top} scores {found.mean:.1f} points on average, and more than "
            f"{BANDS[-1]} in {found.above.share:.0%} of its games."
        )


def section(results: Results, picture: str) -> Iterator[str]:
    """Return the section about the bots, line by line; there is no picture."""
    _ = picture
    yield from _alone(results)
    yield from cross(GAME, results, TWO_PLAYERS)
    yield from (
        "### Four players",
        "",
        "One bot against three of another kind. A fair share is 25%.",
        "",
    )
    rows = []
    for bot, against in reversed(rungs()):
        share = match(results, GAME, FOUR_PLAYERS, bot, against)
        games = f"{share.games:,}" if share else NONE
        rows.append((bot, f"three of {against}", cell(share), games))
    yield from table(("bot", "against", "share of wins", "games"), rows)
    yield from thinking_times(GAME, results, (USUAL,))


def _alone(results: Results) -> Iterator[str]:
    best = BANDS[-1]
    rows = []
    for bot in down(GAME):
        found = scores(results, GAME, bot, best)
        if found is None:
            rows.append((bot, *[NONE] * 6))
            continue
        low, middle, high = found.quartiles
        above = found.above
        rows.append(
            (
                bot,
                f"{found.games:,}",
                f"{found.mean:.1f} ± {found.error:.1f}",
                f"{middle:.0f}",
                f"{low:.0f} to {high:.0f}",
                f"{above.share:.1%}",
                f"{above.low:.1%} to {above.high:.1%}",
            )
        )
    yield from (
        "### Alone on Clover Meadow",
        "",
        f"Points. The middle half of the games lies between the quartiles. More than {best} is "
        "the highest band of the sheet.",
        "",
    )
    headings = ("bot", "games", "mean", "median", "quartiles", f"above {best}", "95% interval")
    yield from table(headings, rows)
