"""The ladder as a page of text with tables, from what was played."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pipyard.bots import BOTS
from pipyard.games.spotted.view import BANDS
from pipyard.lab.ladder.figures import (
    Share,
    Times,
    against_d0g,
    gain,
    match,
    overall,
    ratings,
    scores,
    times,
)
from pipyard.lab.ladder.plan import (
    D0G_TABLES,
    FIRST_SET,
    FOUR_PLAYERS,
    HARDEST,
    MORE_PATIENCE,
    PATIENT,
    PATIENT_BOTS,
    RUNGS,
    SPOTS_TABLES,
    TWO_PLAYERS,
    USUAL,
    spotted_rungs,
)
from pipyard.lab.ladder.results import Results
from pipyard.lab.tournament import Interval

NONE = "–"
"""Stands where nothing was played."""

Row: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """What players call a bot, and how it plays."""

    name: str
    about: str


def page(results: Results, told: Mapping[tuple[str, str], Told], picture: str) -> str:
    """Write the page in Markdown, of each game that was played; it names the picture beside it."""
    played = [game for game in BOTS if any(name.startswith(f"{game}/") for name in results.parts)]
    lines = [
        "# How strong the bots are",
        "",
        "Every level of both games, measured in games that the bots played among themselves. All "
        "of it is made by one command, `pipyard ladder`.",
        "",
        *_summary(results, told),
        *_reading(),
    ]
    if "spots" in played:
        lines += ["## Spots", "", *_spots(results, told, picture)]
    if "spotted" in played:
        lines += ["## Spotted!", "", *_spotted(results, told)]
    return "\n".join([*lines, *_making(results)])


def _summary(results: Results, told: Mapping[tuple[str, str], Told]) -> list[str]:
    """Say first what most readers came for: what the strongest can do."""
    (spots, top), (spotted, best) = (
        (bots[-1], f"{told[game, bots[-1]].name} (`{bots[-1]}`)") for game, bots in BOTS.items()
    )
    lines = [
        f"- Spots, {top} against `{other}`: {_points(found)}."
        for other in ("greedy", "rollout", "planner")
        if (found := gain(results, spots, other)) is not None
    ]
    hardest = list(D0G_TABLES)[-1]
    if (alone := against_d0g(results, hardest, spots)) is not None:
        share = f"{alone.interval.share:.1%}"
        lines.append(f"- Spots, alone against d0g with {hardest}: {top} wins {share} of its games.")
    if (points := scores(results, spotted, BANDS[-1])) is not None:
        lines.append(
            f"- Spotted!, alone: {best} has {points.mean:.1f} points on average, and more than "
            f"{BANDS[-1]} in {points.above.share:.0%} of its games."
        )
    for game, title, bot in (
        ("spots", f"Spots, {top}", spots),
        ("spotted", f"Spotted!, {best}", spotted),
    ):
        if (thought := times(results, game, USUAL, bot)) is not None:
            lines.append(
                f"- {title} thinks {_milliseconds(thought.mean)} ms about a decision on average, "
                f"and 99 of 100 times less than {_milliseconds(thought.ninety_ninth)} ms."
            )
    return ["## In short", "", *lines, ""]


def _reading() -> list[str]:
    return [
        "## How to read it",
        "",
        "- A share is how many of its games a bot won, a shared win counting in part. Below it "
        "stands its 95% interval: in 19 of 20 such runs the true share lies in it. "
        "**Bold** is where even the lower end is above a fair share.",
        "- A fair share is what a bot wins among its equals: 50% of two players, 33.3% of three, "
        "25% of four. At tables of three and four, one bot plays among others of one kind.",
        "- Both sides get the same luck: the same deck, and the same dice at each seat, are played "
        "once with every bot in every seat.",
        "- These are games of dice. A player who never errs loses many of them: how near the best "
        "bots come to such a player is on [the page of solved games](solved.md).",
        "",
    ]


def _spots(results: Results, told: Mapping[tuple[str, str], Told], picture: str) -> Iterator[str]:
    yield from _levels("spots", told)
    yield from _cross("spots", results, FIRST_SET)
    yield "### What thinking and learning bring"
    yield ""
    yield (
        "`planner` thinks its turn through and judges what it leaves by hand-made rules; `sage` "
        "does the same with a value that it learned by playing itself; `greedy` looks one move "
        "ahead, and `rollout` tries its moves out. Tables are of two unless they say otherwise; "
        "the four sets have hardly a tile in common, and Off Leash plays with all of them."
    )
    yield ""
    yield from (_climb(results, *rung) for rung in RUNGS)
    yield ""
    yield f"![Points of win chance above a fair share, with 95% intervals]({picture})"
    yield ""
    headings = ("table", "fair share", *(f"{bot} v {against}" for bot, against in RUNGS))
    yield from _table(headings, [_rung_row(results, at) for at in SPOTS_TABLES])
    yield from _d0g(results)
    yield from _thinking("spots", results, (USUAL, HARDEST))


def _climb(results: Results, bot: str, against: str) -> str:
    """Say in a sentence by how much, and at how many tables, a bot is better than another."""
    found = [match(results, "spots", at, bot, against) for at in SPOTS_TABLES]
    sure = [share.surely_more for share in found if share is not None]
    return (
        f"- **{bot} v {against}**: {_points(gain(results, bot, against))} over all tables alike; "
        f"at {sum(sure)} of {len(sure)} even the lower bound is above it."
    )


def _points(found: Interval | None) -> str:
    """Say how far above a fair share a bot is."""
    if found is None:
        return "not played yet"
    gained, low, high = (100 * part for part in (found.share, found.low, found.high))
    return f"{gained:+.1f} points above a fair share ({low:+.1f} to {high:+.1f})"


def _rung_row(results: Results, at: str) -> Row:
    cells = [_cell(match(results, "spots", at, *rung), games=True) for rung in RUNGS]
    return (at, f"{1 / SPOTS_TABLES[at].seats:.1%}", *cells)


def _d0g(results: Results) -> Iterator[str]:
    treats = list(D0G_TABLES)
    rows = []
    for bot in _down("spots"):
        found = [against_d0g(results, at, bot) for at in treats]
        rows.append((bot, *map(_cell, found), _games(found)))
    yield from (
        "### Alone against d0g",
        "",
        "Share of wins by the treats that d0g begins with, in the first set; bold where it is "
        "surely more than half. Every bot gets the same luck.",
        "",
    )
    yield from _table(("bot", *treats, "games of each"), rows)


def _spotted(results: Results, told: Mapping[tuple[str, str], Told]) -> Iterator[str]:
    yield from _levels("spotted", told)
    yield from _alone(results)
    yield from _cross("spotted", results, TWO_PLAYERS)
    yield from (
        "### Four players",
        "",
        "One bot among three of another kind; 25% is a fair share.",
        "",
    )
    rows = []
    for bot, against in reversed(spotted_rungs()):
        share = match(results, "spotted", FOUR_PLAYERS, bot, against)
        games = f"{share.games:,}" if share else NONE
        rows.append((bot, f"three of {against}", _cell(share), games))
    yield from _table(("bot", "against", "share of wins", "games"), rows)
    yield from _thinking("spotted", results, (USUAL,))


def _alone(results: Results) -> Iterator[str]:
    best = BANDS[-1]
    rows = []
    for bot in _down("spotted"):
        found = scores(results, bot, best)
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
        f"Points; the middle half lies between the quartiles. More than {best} is the highest "
        "band of the sheet.",
        "",
    )
    headings = ("bot", "games", "mean", "median", "quartiles", f"above {best}", "95% interval")
    yield from _table(headings, rows)


def _levels(game: str, told: Mapping[tuple[str, str], Told]) -> Iterator[str]:
    """Introduce the bots, strongest first, as the cross-table has them."""
    rows = [(bot, told[game, bot].name, told[game, bot].about) for bot in _down(game)]
    yield from _table(("bot", "at the table", "how it plays"), rows, left=3)


def _cross(game: str, results: Results, at: str) -> Iterator[str]:
    bots = _down(game)
    found = ratings(results, game, at)
    rows = []
    for bot in bots:
        cells = [
            "" if other == bot else _cell(match(results, game, at, bot, other), games=True)
            for other in bots
        ]
        rated = found.get(bot)
        rating = f"{rated.strength:.1f}<br>± {rated.doubt:.1f}" if rated else NONE
        rows.append((bot, *cells, _cell(overall(results, game, at, bot)), rating))
    where = "in the first set, Adoption Event" if game == "spots" else "on Clover Meadow"
    yield from (
        "### Everybody against everybody",
        "",
        f"Two players {where}: share of wins of the bot at the left against the bot above. The "
        "last columns are its share against all others, each counting alike, and its rating by "
        "`openskill` (Plackett-Luce, 25 being the middle, with its standard deviation).",
        "",
    )
    yield from _table(("wins of", *bots, "all", "rating"), rows)


def _thinking(game: str, results: Results, tables: Sequence[str]) -> Iterator[str]:
    rows = []
    for bot in _down(game):
        for at in tables:
            found = times(results, game, at, bot)
            where = "" if at == USUAL else f", {at}"
            if found is not None:
                rows.append((f"{bot}{where}", *_time_row(found)))
    for bot in reversed(PATIENT_BOTS[game]):
        found = times(results, game, PATIENT, bot)
        if found is not None:
            rows.append((f"{bot}, patience {MORE_PATIENCE:.0f}", *_time_row(found)))
    where = "in the first set " if game == "spots" else ""
    yield from (
        "### Time to think",
        "",
        "Milliseconds of one core for a decision between two legal actions or more, in the bot's "
        f"own games of two {where}unless another table is named. The other cores played on "
        "meanwhile, so an idle machine is rather faster. The aim for the strongest is 150 on "
        "average and 500 at the 99th percentile; with more patience a bot may think longer.",
        "",
    )
    headings = ("bot", "decisions", "mean", "median", "99th percentile", "longest")
    yield from _table(headings, rows)


def _time_row(found: Times) -> Row:
    measured = (found.mean, found.median, found.ninety_ninth, found.longest)
    return (f"{found.decisions:,}", *map(_milliseconds, measured))


def _milliseconds(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


def _making(results: Results) -> list[str]:
    games = sum(played.games for played in results.parts.values())
    seed = f" --seed {results.seed}" if results.seed else ""
    return [
        "## How it was made",
        "",
        *(
            f"- `pipyard ladder --games {sitting.games}{seed}`: {sitting.seconds / 60:.0f} min, "
            f"cores: {sitting.cores}, processor: {sitting.machine}"
            for sitting in results.sittings
        ),
        "",
        f"{games:,} games in all. Parts advance together, slow bots with fewer games. The command "
        "can be interrupted at any time and goes on when it is called again. Chance is keyed by "
        "what it is for and by the number of the game, so any game can be played again alike. "
        f"Rules and bots had the fingerprint `{results.bots}`.",
        "",
    ]


def _down(game: str) -> tuple[str, ...]:
    """Name a game's bots, strongest first."""
    return BOTS[game][::-1]


def _cell(share: Share | None, *, games: bool = False) -> str:
    if share is None:
        return NONE
    found = share.interval
    head = f"**{found.share:.1%}**" if share.surely_more else f"{found.share:.1%}"
    bounds = f"{100 * found.low:.1f}–{100 * found.high:.1f}"
    return f"{head}<br>{bounds}" + (f"<br>{share.games:,} games" if games else "")


def _games(shares: Iterable[Share | None]) -> str:
    """Say how many games each of some shares is of."""
    counts = {share.games for share in shares if share is not None}
    ends = sorted({min(counts), max(counts)}) if counts else []
    return " to ".join(f"{count:,}" for count in ends) or NONE


def _table(headings: Row, rows: Sequence[Row], left: int = 1) -> list[str]:
    """Rule a table, its first columns aligned to the left, with an empty line after it."""
    ruled = ["|---"] * left + ["|---:"] * (len(headings) - left) + ["|"]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return [f"| {' | '.join(headings)} |", "".join(ruled), *lines, ""]
