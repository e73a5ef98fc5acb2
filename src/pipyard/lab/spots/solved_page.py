"""Solved endings as a page of text with tables."""

from collections.abc import Iterator, Sequence

import numpy as np

from pipyard.games.spots.arguments import format_values
from pipyard.games.spots.notation import Names, format_action
from pipyard.games.spots.view import view
from pipyard.lab.spots.distance import Distance, Mistake, Report

INTRODUCTION = """\
# Endings of Spots, solved

How far from perfect are the bots? In a whole game nobody knows, for nobody can play it perfectly.
Near its end one can: when few dogs are missing, few dice and treats are in the box and the deck is
short, every position that can still come up is listed and its value found, going backwards from the
end. The rules are those of the game; every roll, every card and every choice is followed. What is
found is the chance to win if everybody plays the best moves there are.

Then bots play these endings. Whenever a bot decides, the chance that its move leaves is taken from
the chance that the best move would have left. Against an opponent who plays the best moves these
losses add up, on average, to exactly what the bot wins less often than best play: **points of win
chance**, 1 being one game in a hundred. "Against itself" is what one side loses in games in which
both are played by the bot; what one of them throws away the other may throw back, so that bad
players lose more than a whole game has. Intervals hold 95 of 100.
"""


def page_of(reports: Sequence[Report], command: str) -> str:
    """Write the page in Markdown."""
    parts = [INTRODUCTION, f"Made anew by `{command}`.", "", *_summary(reports), ""]
    for report in reports:
        parts += _section(report)
    return "\n".join(parts)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    ruled = ["|---", *("|---:" for _ in headings[1:]), "|"]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return [f"| {' | '.join(headings)} |", "".join(ruled), *lines]


def _summary(reports: Sequence[Report]) -> list[str]:
    """Hold all bots side by side, against best play."""
    bots = list(reports[0].by_bot())
    rows = [(bot, *(_points(report.by_bot()[bot][0]) for report in reports)) for bot in bots]
    headings = ("points lost against best play", *(report.ending.name for report in reports))
    return _table(headings, rows)


def _points(found: Distance) -> str:
    return f"{100 * found.lost:.2f} ± {100 * found.doubt:.2f}"


def _section(report: Report) -> list[str]:
    solution = report.solution
    headings = ("bot", "against best play", "against itself")
    rows = [(bot, *map(_points, found)) for bot, found in report.by_bot().items()]
    return [
        f"## {report.ending.name.capitalize()}",
        "",
        report.ending.asks,
        "",
        "```",
        *report.ending.header.splitlines(),
        "```",
        "",
        f"{solution.pages:,} positions between turns; no value is further off than "
        f"{solution.error:.0e}. With best play {report.ending.players[0]} wins "
        f"{solution.value:.2%} of games; in {report.games_of_best_play:,} games of best play it "
        f"was {report.won_by_first:.1%}.",
        "",
        *_table(headings[: len(rows[0])], rows),
        "",
        *_mistakes(report),
    ]


def _mistakes(report: Report) -> list[str]:
    """Tell which moves of the last bot lose most."""
    bot, distances = list(report.by_bot().items())[-1]
    worst = distances[0].worst()
    if not worst:
        return [f"The moves of {bot} lost nothing.", ""]
    lines = [_told(report, mistake) for mistake in worst]
    return [f"What lost most of the moves of {bot}:", "", *lines, ""]


def _told(report: Report, mistake: Mistake) -> str:
    spots = report.solution.spots
    position = mistake.position
    names = Names(spots.content, report.ending.players)
    chosen, better = (
        format_action(names, spots.from_dense(position, move))
        for move in (mistake.chosen, mistake.better)
    )
    return (
        f"- {100 * mistake.lost:.2f} points: `{chosen}` instead of `{better}`, "
        f"{'; '.join(_seen(report, position))}."
    )


def _seen(report: Report, position: np.recarray) -> Iterator[str]:
    """Say what lies on the table, whose turn it is first."""
    seen = view(report.solution.spots.content, position)
    yield f"{report.ending.players[seen.turn]}'s turn"
    if seen.trick:
        yield f"at {seen.trick.name}"
    if seen.roll:
        yield f"rolled {format_values(seen.roll)}"
    for name, player in zip(report.ending.players, seen.players, strict=True):
        dogs = ", ".join(
            f"{dog.name} {format_values(dog.filled)}".strip()
            for dog in player.dogs
            if not dog.scored
        )
        yard = format_values(player.yard) or "nothing"
        yield f"{name}: {dogs}, buried {yard}, treats {player.treats}"
    yield f"faceup {', '.join(tile.trick for tile in seen.tiles if not tile.facedown)}"
