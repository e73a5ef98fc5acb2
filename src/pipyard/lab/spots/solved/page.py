"""Solved endings as a page of text with tables."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from pipyard.games.spots.arguments import format_values
from pipyard.games.spots.notation import Names, format_action
from pipyard.lab.simulate import SimulateOptions
from pipyard.lab.solved import Distance, EndingReport, Mistake, Shown
from pipyard.lab.spots.solved.distance import games_to_play, measure_all
from pipyard.lab.spots.solved.endings import ENDINGS, Ending, find_ending
from pipyard.lab.spots.solved.solution import solve
from pipyard.lab.text_table import TextTable, markdown

HEADINGS = ("bot", "against best play", "against itself")
INTRODUCTION = """\
# Endings of Spots, solved

How far from perfect are the bots? For a whole game, nobody knows, because nobody can play it
perfectly. Near the end of a game, it can be computed. When few dogs are missing, few dice and
treats are in the box, and the deck is short, the program lists every position that can still come
up and finds its value, working backward from the end. The rules are those of the game, and every
roll, every card, and every choice is included. The value is the chance to win if everybody plays
the best moves.

Then bots play these endings. For each decision of a bot, the loss is the chance to win after the
best move minus the chance to win after the bot's move. Against an opponent who plays the best
moves, these losses add up, on average, to exactly how much less the bot wins than best play would:
**points of win chance**, where 1 point is one game in a hundred. "Against itself" is what one side
loses when the bot plays both sides. What one side gives away, the other may give back, so bad
players can lose more than a whole game is worth. All intervals are 95% intervals.
"""


SUMMARY = "points lost against best play"
NOTE = (
    "Points of win chance lost in a game on average, with 95% intervals. Against best play, "
    "this is exactly how much less the bot wins than best play would."
)


def solve_all(names: Sequence[str], wanted: SimulateOptions, shown: Shown) -> list["SpotsEnding"]:
    """Solve the named endings, or all of them, then let the bots play them."""
    chosen = [find_ending(name) for name in names] if names else list(ENDINGS)
    with shown.status() as update:
        solutions = [solve(*ending.set_up(), _telling(ending, update)) for ending in chosen]
    total = sum(games_to_play(solution, wanted) for solution in solutions)
    with shown.progress_bar("Playing", total) as advance:
        playing = replace(wanted, on_progress=advance)
        return [
            SpotsEnding(ending, solution, *measure_all(solution, playing))
            for ending, solution in zip(chosen, solutions, strict=True)
        ]


def _telling(ending: Ending, update: Callable[[str], None]) -> Callable[[int, float], None]:
    """Return a function that reports the progress of solving an ending."""

    def tell(positions: int, change: float) -> None:
        settled = f", values still change by {change:.0e}" if change < 1 else ""
        update(f"Solving {ending.name}: {positions:,} positions{settled}")

    return tell


@dataclass(frozen=True, slots=True)
class SpotsEnding(EndingReport):
    """A solved ending of Spots; losses are chances to win."""

    @property
    def games_of_best_play(self) -> int:
        """Games of best play against itself, counted once although watched from each seat."""
        return len(self.check.trials) // len(self.ending.players)

    @property
    def won_by_first(self) -> float:
        """The share of games of best play that the first player won."""
        trials = self.check.trials
        return float(np.mean([bool(trial.result) == (trial.seat == 0) for trial in trials]))

    def points(self, found: Distance) -> str:
        """Format the average loss in a game, in points of win chance."""
        return f"{100 * found.lost.value:.2f} ± {100 * found.lost.doubt:.2f}"

    def as_document(self) -> dict[str, object]:
        """Return the report as fields of a document, except the ending's name."""
        return {
            "position": self.ending.header.splitlines(),
            "positions": self.solution.pages,
            "value": self.solution.value,
            "error": self.solution.error,
            "best_play_won": self.won_by_first,
            "bots": [
                {
                    "name": found.bot,
                    "against": found.against,
                    "games": len(found.trials),
                    "lost": found.lost.value,
                    "doubt": found.lost.doubt,
                    "won": found.result.value,
                }
                for found in self.distances
            ],
        }

    def _rows(self) -> list[list[str]]:
        return [[bot, *map(self.points, found)] for bot, found in self.by_bot().items()]

    def table(self) -> TextTable:
        """Return the report as a table for a person."""
        headings = HEADINGS[: 1 + len(self.ending.players)]
        rows = [
            [*row, f"{len(found[0].trials):,}"]
            for row, found in zip(self._rows(), self.by_bot().values(), strict=True)
        ]
        title = (
            f"{self.ending.name}: {self.solution.pages:,} positions, "
            f"{self.ending.players[0]} wins {self.solution.value:.1%}"
        )
        return TextTable((*headings, "games"), [rows], title)

    def section(self) -> list[str]:
        """Return the section of the page about the ending, its solution and the bots."""
        solution = self.solution
        rows = self._rows()
        return [
            f"## {self.ending.name.capitalize()}",
            "",
            self.ending.asks,
            "",
            "```",
            *self.ending.header.splitlines(),
            "```",
            "",
            f"{solution.pages:,} positions between turns; no value is off by more than "
            f"{solution.error:.0e}. With best play, {self.ending.players[0]} wins "
            f"{solution.value:.2%} of games. In {self.games_of_best_play:,} games of best play, "
            f"it was {self.won_by_first:.1%}.",
            "",
            *markdown(HEADINGS[: len(rows[0])], rows),
            "",
            *self.mistakes(),
        ]

    def worst(self, found: Distance) -> list[str]:
        """Return the worst mistakes; those with the same loss count as alike."""
        mistakes = found.worst(lambda mistake: round(mistake.lost, 6))
        return [_told(self, mistake) for mistake in mistakes]


def _told(report: SpotsEnding, mistake: Mistake) -> str:
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


def _seen(report: SpotsEnding, position: np.recarray) -> Iterator[str]:
    """Describe the table, starting with whose turn it is."""
    seen = report.solution.spots.view(position)
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
