"""How far off is the coach where the truth is known? `python -m bench.coach_endings spots`.

The endings of docs/solved.md and docs/solved-spotted.md are solved completely. For each of them,
the worth of the first position is compared with what `pipyard odds` finds in how many seconds.
Then bots play the endings, and for each of their decisions the loss is compared with what the coach
says in a review: how far apart they are, and in how many decisions that deserve a label, or get
one, both labels are the same.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from time import process_time
from typing import Any

import numpy as np

from pipyard.bots import choose
from pipyard.coach.games import coach_of
from pipyard.coach.options import OptionOdds, best_of
from pipyard.coach.review import LABELS, Scale
from pipyard.coach.spots import review as spots_review
from pipyard.coach.spots.ending import FAILED
from pipyard.coach.spots.odds import SpotsCoach
from pipyard.coach.spotted import review as spotted_review
from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Drawn
from pipyard.lab.spots.solved.endings import ENDINGS as SPOTS_ENDINGS
from pipyard.lab.spots.solved.solution import solve, weigh_one
from pipyard.lab.spotted.solved.endings import ending_names, find_ending
from pipyard.lab.spotted.solved.exploring import Exploration
from pipyard.lab.spotted.solved.solution import Solution

BOTS = ("greedy", "planner", "sage")
NAMES = (None, *LABELS)
MOST_DECISIONS = 400
"""A game between weak bots may be long; no more decisions of one are compared."""
WORST = 90
"""The percentile of errors that is shown."""


@dataclass
class Table:
    """A solved position: what it and each of its moves is truly worth to the seat to move."""

    name: str
    rules: Any
    start: np.recarray
    seats: int
    worths: Callable[[np.recarray, int], dict[int, float]]


@dataclass
class Compared:
    """Losses as they are and as the coach says, of all decisions in an ending."""

    true: list[float] = field(default_factory=list)
    said: list[float] = field(default_factory=list)

    def row(self, scale: Scale) -> str:
        """Return a line of a table: decisions, errors, labels, and how many agree."""
        apart = np.abs(np.array(self.true) - np.array(self.said))
        pairs = [
            (scale.label(true), scale.label(said))
            for true, said in zip(self.true, self.said, strict=True)
        ]
        labeled = [pair for pair in pairs if pair != (None, None)]
        same = sum(one == other for one, other in labeled)
        near = sum(abs(NAMES.index(one) - NAMES.index(other)) <= 1 for one, other in labeled)
        unit = 100 if scale.unit == "win" else 1
        every = sum(one == other for one, other in pairs) / len(pairs)
        return (
            f"{len(pairs):,} | {unit * apart.mean():.2f} | {unit * np.percentile(apart, WORST):.2f}"
            f" | {every:.1%} | {len(labeled):,} | {_share(same, len(labeled))}"
            f" | {_share(near, len(labeled))}"
        )


def main() -> None:
    """Solve, play, compare and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["spots", "spotted"])
    parser.add_argument("--endings", nargs="+")
    parser.add_argument("--bots", nargs="+", default=BOTS)
    parser.add_argument("--games", type=int, default=20, help="for each bot")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    scale = (spots_review if given.game == "spots" else spotted_review).SCALE
    tables = spots_tables(given.endings) if given.game == "spots" else spotted_tables(given.endings)
    heading = "| ending | bot | decisions | mean error | 90% | same label | labeled | same | near |"
    rows = [heading, "|---|---|---:|---:|---:|---:|---:|---:|---:|"]
    for table in tables:
        print(first_figures(table), flush=True)
        for bot in given.bots:
            compared = Compared()
            for number in range(given.games):
                compare(table, bot, given.seed, number, compared)
            rows.append(f"| {table.name} | {bot} | {compared.row(scale)} |")
            print(rows[-1], flush=True)
    print("\n".join(["", *rows]))


def first_figures(table: Table) -> str:
    """Weigh the first position as `pipyard odds` does, and compare."""
    begun = process_time()
    position = table.start
    acting = table.rules.acting(position)
    if not acting.seats:
        return f"{table.name}: chance acts first"
    seat = acting.seats[0]
    options = coach_of(table.rules, table.seats).odds(position, seat)
    seconds = process_time() - begun
    truth = table.worths(position, seat)
    best = best_of(options)
    apart = max(abs(option.worth - truth[option.number]) for option in options)
    return (
        f"{table.name}: true {max(truth.values()):.6f}, said {best.worth:.6f} ± {best.error:.6f}, "
        f"options off by {apart:.6f} at most, {seconds:.1f} s"
    )


def compare(table: Table, bot: str, seed: int, number: int, compared: Compared) -> None:
    """Let a bot play an ending against itself, and note what its choices lost."""
    game = table.rules
    coach = coach_of(game, table.seats, quick=True)
    tries = spots_review.SETTLING_TRIES
    chance, own = new_stream(seed, number, 0), new_stream(seed, number, 1)
    position = table.start.copy()
    decisions = 0
    while game.outcome(position) is None and decisions < MOST_DECISIONS:
        acting = game.acting(position)
        if acting.chance:
            drawn = game.draw(position, lambda below: int(draw_below(chance, below)))
            game.apply(position, Drawn(drawn))
            continue
        seat = acting.seats[0]
        move, *others = game.legal_dense(position, seat)
        if others:
            action = choose(game, bot, position.copy(), seat, own)
            move = game.number_of(position, action)
            truth = table.worths(position, seat)
            if tries > 0 and isinstance(coach, SpotsCoach):
                tries -= coach.settle(position, spots_review.SETTLING_NODES) == FAILED
            said = said_of(coach, position, seat)
            compared.true.append(max(truth.values()) - truth[move])
            compared.said.append(max(said.values()) - said[move])
            decisions += 1
        game.apply_dense(position, seat, move)


def said_of(coach: Any, position: np.recarray, seat: int) -> dict[int, float]:
    """Return what the coach says every move is worth, in the unit of reviews."""
    options: list[OptionOdds] = coach.odds(position, seat)
    return {option.number: option.worth for option in options}


def spots_tables(names: list[str] | None) -> Iterator[Table]:
    """Yield solved endings of Spots."""
    for ending in SPOTS_ENDINGS:
        if names and ending.name not in names:
            continue
        spots, start = ending.set_up()
        solution = solve(spots, start)
        yield Table(
            ending.name, spots, start, len(ending.players), partial(_spots_worths, solution)
        )


def _spots_worths(solution: Any, position: np.recarray, seat: int) -> dict[int, float]:
    found = {}
    for move in solution.spots.legal_dense(position, seat):
        worth, _ = weigh_one(solution.spots, position, solution.desk, int(move))
        found[int(move)] = worth if seat == 0 else 1.0 - worth
    return found


def spotted_tables(names: list[str] | None) -> Iterator[Table]:
    """Yield solved endings of Spotted!; they are solo games before a roll."""
    for name in ending_names():
        if names and name not in names:
            continue
        ending = find_ending(name)
        solution = Solution(Exploration(ending.spotted, ending.start))

        def worths(position: np.recarray, _: int, solved: Solution = solution) -> dict[int, float]:
            legal = solved.explored.spotted.legal_dense(position, 0)
            return {int(move): solved.worth_after(position, int(move)) for move in legal}

        yield Table(name, ending.spotted, ending.start, 1, worths)


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "-"


if __name__ == "__main__":
    main()
