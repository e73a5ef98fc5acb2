"""Solved endings as a page of text with tables."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from pipyard.core.record import NONE
from pipyard.games.spotted.arguments import format_faces
from pipyard.games.spotted.content import COLOURS, MAGNIFIERS
from pipyard.games.spotted.notation import format_action
from pipyard.lab.spotted.solved.distance import Distance, Mean, Slip
from pipyard.lab.spotted.solved.endings import Ending
from pipyard.lab.spotted.solved.solution import Solution

TOLD = 5
"""Slips of the strongest bot that are told."""
QUESTIONS = {
    "reroll": "what to re-roll",
    "pick": "which die to take",
    "use": "how to use a die",
    "bonus": "where a round bonus goes",
    "walk": "where to step",
    "magnify": "which family gets a magnifier",
    "magnifier": "which magnifier to take",
    "factor": "which family gets a factor",
}
INTRODUCTION = """\
# Endings of Spotted!, solved

How far from perfect are the bots? In a whole game nobody knows: six families of five beetles can
be filled in more ways than anybody could list. So here are late positions of solo games on a narrow
sheet made for this, Garden Path, with so little room left that all that can still happen is listed:
every sheet, every roll, every die taken, every way to write it. Going backwards from the end, each
sheet gets a value: what the best play scores from it on average. Rolls are not sampled, and the
rules are those of the game.

Then bots play these endings. Whenever one decides, the value of the position after its move is
taken from the value of the position before. What a bot gives away in a game is, on average, exactly
how many **points** it scores less than the best play. Intervals hold 95 of 100.

To have few ways to go on, such an ending must begin with most families full of five-spotted
beetles, which hardly happens in a game. Bots that judge a sheet by what they learned in whole games
are on unknown ground here.
"""


@dataclass(frozen=True, slots=True)
class Report:
    """An ending, its solution, best play as it was played, and how every bot did."""

    ending: Ending
    solution: Solution
    check: Distance
    distances: tuple[Distance, ...]


def page_of(reports: Sequence[Report], command: str) -> str:
    """Write the page in Markdown."""
    parts = [INTRODUCTION, f"Made anew by `{command}`.", "", *_summary(reports), ""]
    for report in reports:
        parts += _section(report)
    return "\n".join(parts)


def format_mean(mean: Mean) -> str:
    """Write a mean and its interval."""
    return f"{mean.value:.2f} ± {mean.doubt:.2f}"


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    ruled = ["|---", *("|---:" for _ in headings[1:]), "|"]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return [f"| {' | '.join(headings)} |", "".join(ruled), *lines]


def _summary(reports: Sequence[Report]) -> list[str]:
    """Hold all bots side by side."""
    rows = [
        (found[0].bot, *(format_mean(distance.lost) for distance in found))
        for found in zip(*(report.distances for report in reports), strict=True)
    ]
    return _table(("points lost", *(report.ending.name for report in reports)), rows)


def _section(report: Report) -> list[str]:
    solution = report.solution
    rows = [
        (found.bot, format_mean(found.lost), format_mean(found.score), f"{len(found.trials):,}")
        for found in report.distances
    ]
    return [
        f"## {report.ending.title}",
        "",
        "```",
        *report.ending.header,
        "```",
        "",
        f"{len(solution.explored.known):,} sheets can come of it. Best play scores "
        f"{solution.optimum:.2f} on average; in {len(report.check.trials):,} games of best play it "
        f"was {format_mean(report.check.score)}.",
        "",
        *_table(("bot", "points lost", "scored", "games"), rows),
        "",
        "Points lost in a game, by what was asked:",
        "",
        *_questions(report.distances),
        "",
        *_slips(report),
    ]


def _questions(distances: Sequence[Distance]) -> list[str]:
    lost = [found.lost_by_question() for found in distances]
    rows = [
        (words, *(f"{of_bot.get(question, 0.0):.2f}" for of_bot in lost))
        for question, words in QUESTIONS.items()
        if any(question in of_bot for of_bot in lost)
    ]
    return _table(("", *(found.bot for found in distances)), rows)


def _slips(report: Report) -> list[str]:
    """Tell which moves of the last bot gave away most."""
    last = report.distances[-1]
    worst = last.worst(TOLD)
    if not worst:
        return [f"The moves of {last.bot} lost nothing.", ""]
    told = [_told(report, slip) for slip in worst]
    return [f"What lost most of the moves of {last.bot}:", "", *told, ""]


def _told(report: Report, slip: Slip) -> str:
    spotted = report.ending.spotted
    chosen, better = (
        format_action(spotted.from_dense(slip.position, move))
        for move in (slip.chosen, slip.better)
    )
    seen = "; ".join(_seen(report, slip.position))
    return f"- {slip.lost:.2f} points: `{chosen}` instead of `{better}`, {seen}."


def _seen(report: Report, position: np.recarray) -> Iterator[str]:
    """Say what is on the table, in hand, and on the families that had room at the start."""
    game = position[0]
    player = game.players[0]
    yield f"round {game.box}, {'second' if game.second_roll else 'first'} roll"
    if game.table.any():
        yield f"on the table {_faces(game.table)}"
    if player.dice.any():
        yield f"in hand {_faces(player.dice)}"
    for family in report.solution.explored.rolls.open:
        row = " ".join(map(str, player.beetles[family]))
        kind = player.magnifiers[family]
        magnifier = "no magnifier" if kind == NONE else MAGNIFIERS[kind]
        yield f"{COLOURS[family]} {row} ({magnifier}, ×{player.factors[family]})"
    left = len(report.ending.spotted.sheet.fields) - player.fields_crossed
    yield f"{left} fields left, bonus {player.track} of the track reached"


def _faces(dice: np.ndarray[tuple[int], np.dtype[np.int16]]) -> str:
    faces = zip(COLOURS, dice.tolist(), strict=True)
    return format_faces(tuple((colour, face) for colour, face in faces if face))
