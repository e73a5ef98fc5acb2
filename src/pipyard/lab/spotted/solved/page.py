"""Solved endings as a page of text with tables."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from pipyard.core.record import NONE
from pipyard.games.spotted.arguments import format_faces
from pipyard.games.spotted.content import COLOURS, MAGNIFIERS
from pipyard.games.spotted.notation import format_action
from pipyard.lab.simulate import SimulateOptions
from pipyard.lab.solved import BEST, Distance, EndingReport, Mean, Mistake, Shown
from pipyard.lab.spotted.solved.distance import lost_by_question, measure
from pipyard.lab.spotted.solved.endings import Ending, ending_names, find_ending
from pipyard.lab.spotted.solved.exploring import Exploration
from pipyard.lab.spotted.solved.solution import Solution
from pipyard.lab.text_table import TextTable, markdown

HEADINGS = ("bot", "points lost", "scored", "games")
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

How far from perfect are the bots? For a whole game, nobody knows, because six families of five
beetles can be filled in more ways than anybody could list. So this page uses late positions of solo
games on Garden Path, a narrow sheet made for this purpose. They have so little room left that the
program can list everything that can still happen: every sheet, every roll, every die taken, and
every way to write it. Working backward from the end, it gives each sheet a value: what best play
scores from there on average. Rolls are not sampled, and the rules are those of the game.

Then bots play these endings. For each decision of a bot, the loss is the value of the position
before its move minus the value after it. What a bot loses in a game is, on average, exactly how
many **points** it scores less than best play. All intervals are 95% intervals.

To keep the number of possible sheets small, such an ending must start with most families full of
five-spotted beetles, which hardly ever happens in a game. Bots that judge a sheet by what they
learned in whole games have not seen such sheets before.
"""


SUMMARY = "points lost"
NOTE = "Points lost in a game on average, compared with best play, with 95% intervals."


def solve_all(names: Sequence[str], wanted: SimulateOptions, shown: Shown) -> list["SpottedEnding"]:
    """Solve the named endings, or all of them, and let the bots play each."""
    return [_solve(ending, wanted, shown) for ending in map(find_ending, names or ending_names())]


def _solve(ending: Ending, wanted: SimulateOptions, shown: Shown) -> "SpottedEnding":
    with shown.status(f"Listing every sheet of {ending.name}"):
        explored = Exploration(ending.spotted, ending.start)
    with shown.progress_bar(f"Solving {ending.name}", explored.work) as advance:
        solution = Solution(explored, wanted.cores, advance)
    total = wanted.games * (1 + len(wanted.bots))
    with shown.progress_bar(f"Playing {ending.name}", total) as advance:
        playing = replace(wanted, on_progress=advance)
        check = measure(solution, BEST, playing)
        distances = tuple(measure(solution, bot, playing) for bot in wanted.bots)
    return SpottedEnding(ending, solution, distances, check)


def format_mean(mean: Mean) -> str:
    """Format a mean and its interval."""
    return f"{mean.value:.2f} ± {mean.doubt:.2f}"


@dataclass(frozen=True, slots=True)
class SpottedEnding(EndingReport):
    """A solved ending of Spotted!; losses are points."""

    def points(self, found: Distance) -> str:
        """Format the average loss in a game, in points."""
        return format_mean(found.lost)

    def as_document(self) -> dict[str, object]:
        """Return the report as fields of a document, except the ending's name."""
        return {
            "position": list(self.ending.header),
            "sheets": len(self.solution.explored.known),
            "value": self.solution.optimum,
            "best_play": _document(self.check),
            "bots": [{"name": found.bot, **_document(found)} for found in self.distances],
        }

    def _rows(self, distances: Sequence[Distance]) -> list[list[str]]:
        return [
            [found.bot, self.points(found), format_mean(found.result), f"{len(found.trials):,}"]
            for found in distances
        ]

    def table(self) -> TextTable:
        """Return the report as a table for a person."""
        sheets, optimum = len(self.solution.explored.known), self.solution.optimum
        title = f"{self.ending.name}: {sheets:,} sheets, best play scores {optimum:.2f}"
        return TextTable(HEADINGS, [self._rows((*self.distances, self.check))], title)

    def section(self) -> list[str]:
        """Return the section of the page about the ending, its solution and the bots."""
        return [
            f"## {self.ending.title}",
            "",
            "```",
            *self.ending.header,
            "```",
            "",
            f"{len(self.solution.explored.known):,} sheets can follow. Best play scores "
            f"{self.solution.optimum:.2f} on average. In {len(self.check.trials):,} games of best "
            f"play, it was {format_mean(self.check.result)}.",
            "",
            *markdown(HEADINGS, self._rows(self.distances)),
            "",
            "Points lost in a game, by kind of decision:",
            "",
            *_questions(self.distances),
            "",
            *self.mistakes(),
        ]

    def worst(self, found: Distance) -> list[str]:
        """Return the worst mistakes, each position once."""
        mistakes = found.worst(lambda mistake: mistake.position.tobytes())
        return [_told(self, mistake) for mistake in mistakes]


def _document(found: Distance) -> dict[str, object]:
    return {
        "games": len(found.trials),
        "lost": found.lost.value,
        "doubt": found.lost.doubt,
        "scored": found.result.value,
        "scored_doubt": found.result.doubt,
        "lost_by_question": dict(lost_by_question(found)),
    }


def _questions(distances: Sequence[Distance]) -> list[str]:
    lost = [lost_by_question(found) for found in distances]
    rows = [
        (words, *(f"{of_bot.get(question, 0.0):.2f}" for of_bot in lost))
        for question, words in QUESTIONS.items()
        if any(question in of_bot for of_bot in lost)
    ]
    return markdown(("", *(found.bot for found in distances)), rows)


def _told(report: SpottedEnding, mistake: Mistake) -> str:
    spotted = report.ending.spotted
    chosen, better = (
        format_action(spotted.from_dense(mistake.position, move))
        for move in (mistake.chosen, mistake.better)
    )
    seen = "; ".join(_seen(report, mistake.position))
    return f"- {mistake.lost:.2f} points: `{chosen}` instead of `{better}`, {seen}."


def _seen(report: SpottedEnding, position: np.recarray) -> Iterator[str]:
    """Describe the dice on the table and in hand, and the families that had room at the start."""
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
    left = len(report.ending.spotted.content.fields) - player.fields_crossed
    yield f"{left} fields left, bonus {player.track} of the track reached"


def _faces(dice: np.ndarray[tuple[int], np.dtype[np.int16]]) -> str:
    faces = zip(COLOURS, dice.tolist(), strict=True)
    return format_faces(tuple((colour, face) for colour, face in faces if face))
