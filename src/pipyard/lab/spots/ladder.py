"""What the ladder plays of Spots, and its section of the page."""

from collections.abc import Iterator
from itertools import combinations

from pipyard.bots import BOTS
from pipyard.lab.ladder.figures import against_d0g, gain, match
from pipyard.lab.ladder.page import cell, cross, down, games_each, points, table, thinking_times
from pipyard.lab.ladder.picture import draw
from pipyard.lab.ladder.plan import (
    IN_PASSING,
    USUAL,
    Kind,
    Part,
    Table,
    matches,
    thinking,
    thought_over,
)
from pipyard.lab.ladder.results import Results

GAME = "spots"
TITLE = "Spots"
WHERE = "in the first set, Adoption Event"
USUAL_WHERE = "in the first set "
RUNGS = {
    ("planner", "greedy"): 1.0,
    ("sage", "planner"): 2.0,
    ("sage", "rollout"): 1.0,
    ("sage", "greedy"): 1.0,
}
"""Pairings that matter: what planning a turn and what learning adds.

The closer two bots are in strength, the more games it takes to tell them apart.
"""
AGAINST_D0G = 0.5
"""Games of a bot against d0g, relative to those of a pairing that matters."""
SECONDS = {"rollout": 0.4, "planner": 0.5, "sage": 0.5}
"""About how many seconds one core needs for a seat of a game, for the slower bots."""
PATIENT_BOTS = ("planner", "sage")
"""Bots that think longer if they are given more patience."""

FIRST_SET, HARDEST = "first set", "Off Leash, 4 players"
OTHER_SETS = ("Dog Park", "Hunting Grounds", "Kennel Club")
"""Sets that share at most one tile with the first set, and none with each other."""
TABLES = {
    FIRST_SET: Table(),
    **{name: Table(tiles=name) for name in OTHER_SETS},
    "Off Leash": Table(off_leash=True),
    "3 players": Table(3),
    "4 players": Table(4),
}
D0G_TABLES = {
    "1 treat" if treats == 1 else f"{treats} treats": Table(1, d0g_treats=treats)
    for treats in range(6)
}


def parts(games: int) -> Iterator[Part]:
    """Yield everything that is played, with this many games of a pairing that takes a second."""
    bots = BOTS[GAME]
    for at, laid in TABLES.items():
        yield from matches(GAME, at, laid, RUNGS, games)
    others = [pair[::-1] for pair in combinations(bots, 2) if pair[::-1] not in RUNGS]
    passing = dict.fromkeys(others, IN_PASSING)
    yield from matches(GAME, FIRST_SET, TABLES[FIRST_SET], passing, games)
    for at, laid in D0G_TABLES.items():
        for bot in bots:
            yield Part(GAME, Kind.D0G, at, laid, bot).played(games * AGAINST_D0G)
    yield from thinking(GAME, TABLES[FIRST_SET], games)
    hardest = Table(4, off_leash=True)
    yield thought_over(Part(GAME, Kind.THINKING, HARDEST, hardest, bots[-1]), games)


def summary(results: Results, top: str) -> Iterator[str]:
    """Describe what the strongest bot can do."""
    strongest = BOTS[GAME][-1]
    for other in ("greedy", "rollout", "planner"):
        if (found := gain(results, GAME, strongest, other)) is not None:
            yield f"- Spots, {top} against `{other}`: {points(found)}."
    hardest = list(D0G_TABLES)[-1]
    if (alone := against_d0g(results, GAME, hardest, strongest)) is not None:
        share = f"{alone.interval.share:.1%}"
        yield f"- Spots, alone against d0g with {hardest}: {top} wins {share} of its games."


def section(results: Results, picture: str) -> Iterator[str]:
    """Return the section about the bots, line by line."""
    yield from cross(GAME, results, FIRST_SET)
    yield "### What planning and learning add"
    yield ""
    yield (
        "`planner` thinks its turn through and judges the position at the end with handwritten "
        "rules. `sage` does the same with a value that it learned by playing against itself. "
        "`greedy` looks one move ahead, and `rollout` tries out its moves in simulated games. "
        "Tables have two players unless they say otherwise. The four sets have hardly a tile in "
        "common, and Off Leash uses all tiles."
    )
    yield ""
    yield from (_climb(results, *rung) for rung in RUNGS)
    yield ""
    yield f"![Points of win chance above a fair share, with 95% intervals]({picture})"
    yield ""
    headings = ("table", "fair share", *(f"{bot} v {against}" for bot, against in RUNGS))
    yield from table(headings, [_rung_row(results, at) for at in TABLES])
    yield from _d0g(results)
    yield from thinking_times(GAME, results, (USUAL, HARDEST))


def _climb(results: Results, bot: str, against: str) -> str:
    """Describe by how much, and at how many tables, a bot is better than another."""
    found = [match(results, GAME, at, bot, against) for at in TABLES]
    sure = [share.surely_more for share in found if share is not None]
    return (
        f"- **{bot} v {against}**: {points(gain(results, GAME, bot, against))}, averaged over all "
        f"tables; at {sum(sure)} of {len(sure)}, even the lower bound is above a fair share."
    )


def _rung_row(results: Results, at: str) -> tuple[str, ...]:
    cells = [cell(match(results, GAME, at, *rung), games=True) for rung in RUNGS]
    return (at, f"{1 / TABLES[at].seats:.1%}", *cells)


def _d0g(results: Results) -> Iterator[str]:
    treats = list(D0G_TABLES)
    rows = []
    for bot in down(GAME):
        found = [against_d0g(results, GAME, at, bot) for at in treats]
        rows.append((bot, *map(cell, found), games_each(found)))
    yield from (
        "### Alone against d0g",
        "",
        "Share of games won, by the number of treats that d0g starts with, in the first set. "
        "**Bold** means clearly more than half. Every bot gets the same luck.",
        "",
    )
    yield from table(("bot", *treats, "games of each"), rows)


def picture(results: Results) -> str:
    """Draw each pairing that matters at each table as a dot with its 95% interval."""
    return draw(
        {rung: {at: match(results, GAME, at, *rung) for at in TABLES} for rung in RUNGS},
        "Spots: points of win chance above a fair share",
    )
