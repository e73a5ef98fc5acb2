"""The ladder as a page of text with tables."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from pipyard.bots import BOTS
from pipyard.lab.games import tool_of
from pipyard.lab.intervals import Interval
from pipyard.lab.ladder.figures import Share, Times, match, overall, ratings, times
from pipyard.lab.ladder.plan import MORE_PATIENCE, PATIENT, USUAL
from pipyard.lab.ladder.results import Results
from pipyard.lab.text_table import Row, markdown

NONE = "–"
"""Shown where nothing was played."""


@dataclass(frozen=True, slots=True)
class BotText:
    """The name that players see for a bot, and how it plays."""

    name: str
    about: str


def page(results: Results, told: Mapping[tuple[str, str], BotText], picture: str) -> str:
    """Return the page in Markdown, for each game that was played; it links to the picture."""
    played = [game for game in BOTS if any(name.startswith(f"{game}/") for name in results.parts)]
    lines = [
        "# How strong the bots are",
        "",
        "How strong the bots of both games are, measured in games between them. One command, "
        "`pipyard ladder`, plays the games and generates this page.",
        "",
        *_summary(results, told),
        *_reading(),
    ]
    for game in played:
        tool = tool_of(game, "ladder")
        lines += [f"## {tool.TITLE}", "", *levels(game, told), *tool.section(results, picture)]
    return "\n".join([*lines, *_making(results)])


def _summary(results: Results, told: Mapping[tuple[str, str], BotText]) -> list[str]:
    """Return first what most readers came for: what the strongest bots can do."""
    lines: list[str] = []
    thinking: list[str] = []
    for game, bots in BOTS.items():
        tool = tool_of(game, "ladder")
        top = f"{told[game, bots[-1]].name} (`{bots[-1]}`)"
        lines += tool.summary(results, top)
        if (thought := times(results, game, USUAL, bots[-1])) is not None:
            thinking.append(
                f"- {tool.TITLE}, {top} takes {_milliseconds(thought.mean)} ms for a decision on "
                f"average, and less than {_milliseconds(thought.ninety_ninth)} ms for 99 of 100 "
                "decisions."
            )
    return ["## In short", "", *lines, *thinking, ""]


def _reading() -> list[str]:
    return [
        "## How to read it",
        "",
        "- A share is the part of its games that a bot won; a shared win counts in part. The 95% "
        "interval is below it: in 19 of 20 such runs, the true share lies within the interval. "
        "**Bold** means that even the lower bound is above a fair share.",
        "- A fair share is what a bot wins against its equals: 50% with two players, 33.3% with "
        "three, 25% with four. At tables of three and four, one bot plays against several of "
        "another kind.",
        "- Both sides get the same luck: each deck, with the same dice at each seat, is played "
        "once with every bot in every seat.",
        "- These are dice games. Even a player who makes no mistakes loses many of them. "
        "[Solved endings](solved.md) shows how close the best bots come to such a player.",
        "",
    ]


def points(found: Interval | None) -> str:
    """Describe how far above a fair share a bot is."""
    if found is None:
        return "not played yet"
    gained, low, high = (100 * part for part in (found.share, found.low, found.high))
    return f"{gained:+.1f} points above a fair share ({low:+.1f} to {high:+.1f})"


def levels(game: str, told: Mapping[tuple[str, str], BotText]) -> Iterator[str]:
    """Introduce the bots, strongest first, in the order of the cross table."""
    rows = [(bot, told[game, bot].name, told[game, bot].about) for bot in down(game)]
    yield from table(("bot", "at the table", "how it plays"), rows, left=3)


def cross(game: str, results: Results, at: str) -> Iterator[str]:
    """Compare every bot of a game with every other at a table of two."""
    bots = down(game)
    found = ratings(results, game, at)
    rows = []
    for bot in bots:
        cells = [
            "" if other == bot else cell(match(results, game, at, bot, other), games=True)
            for other in bots
        ]
        rated = found.get(bot)
        rating = f"{rated.strength:.1f}<br>± {rated.doubt:.1f}" if rated else NONE
        rows.append((bot, *cells, cell(overall(results, game, at, bot)), rating))
    where = tool_of(game, "ladder").WHERE
    yield from (
        "### Every bot against every other",
        "",
        f"Two players {where}: the share of games that the bot on the left won against the bot at "
        "the top. The last columns are its share against all others, weighted equally, and its "
        "rating by `openskill` (Plackett-Luce; 25 is the middle) with its standard deviation.",
        "",
    )
    yield from table(("wins of", *bots, "all", "rating"), rows)


def thinking_times(game: str, results: Results, tables: Sequence[str]) -> Iterator[str]:
    """Show how long every bot of a game thinks, at some tables."""
    rows = []
    for bot in down(game):
        for at in tables:
            found = times(results, game, at, bot)
            where = "" if at == USUAL else f", {at}"
            if found is not None:
                rows.append((f"{bot}{where}", *_time_row(found)))
    for bot in reversed(tool_of(game, "ladder").PATIENT_BOTS):
        found = times(results, game, PATIENT, bot)
        if found is not None:
            rows.append((f"{bot}, patience {MORE_PATIENCE:.0f}", *_time_row(found)))
    where = tool_of(game, "ladder").USUAL_WHERE
    yield from (
        "### Thinking time",
        "",
        "Milliseconds on one core for a decision between two or more legal actions, in two-player "
        f"games of the bot against itself {where}unless another table is named. The other cores "
        "were busy with other games, so an idle machine is somewhat faster. The target for the "
        "strongest bot is 150 on average and 500 at the 99th percentile. With more patience, a "
        "bot may think longer.",
        "",
    )
    headings = ("bot", "decisions", "mean", "median", "99th percentile", "longest")
    yield from table(headings, rows)


def _time_row(found: Times) -> Row:
    measured = (found.mean, found.median, found.ninety_ninth, found.longest)
    return (f"{found.decisions:,}", *map(_milliseconds, measured))


def _milliseconds(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


def _making(results: Results) -> list[str]:
    games = sum(played.games for played in results.parts.values())
    seed = f" --seed {results.seed}" if results.seed else ""
    return [
        "## How this was measured",
        "",
        *(
            f"- `pipyard ladder --games {sitting.games}{seed}`: {sitting.seconds / 60:.0f} min, "
            f"cores: {sitting.cores}, processor: {sitting.machine}"
            for sitting in results.sittings
        ),
        "",
        f"{games:,} games in total. All parts progress together, slow bots with fewer games. You "
        "can interrupt the command at any time; it continues when you run it again. Random numbers "
        "depend only on the seed, their purpose, and the number of the game, so any game can be "
        f"reproduced exactly. The rules and bots had the fingerprint `{results.bots}`.",
        "",
    ]


def down(game: str) -> tuple[str, ...]:
    """Return a game's bots, strongest first."""
    return BOTS[game][::-1]


def cell(share: Share | None, *, games: bool = False) -> str:
    """Format a share with its interval and, if requested, its number of games."""
    if share is None:
        return NONE
    found = share.interval
    head = f"**{found.share:.1%}**" if share.surely_more else f"{found.share:.1%}"
    bounds = f"{100 * found.low:.1f}–{100 * found.high:.1f}"
    return f"{head}<br>{bounds}" + (f"<br>{share.games:,} games" if games else "")


def games_each(shares: Iterable[Share | None]) -> str:
    """Format the number of games of each share."""
    counts = {share.games for share in shares if share is not None}
    ends = sorted({min(counts), max(counts)}) if counts else []
    return " to ".join(f"{count:,}" for count in ends) or NONE


def table(headings: Row, rows: Sequence[Row], left: int = 1) -> list[str]:
    """Return a table with an empty line after it."""
    return [*markdown(headings, rows, left), ""]
