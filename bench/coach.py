"""How good is the coach? `python -m bench.coach`: what it says, held against what came of it.

Bots play whole games that the coach then reviews. Of the chances to win that it gave at the start
of turns it is counted how often they came true; luck is added up, which should come to nothing on
average; and what choices cost is told for each bot, from which ratings and labels are set.
"""

import argparse
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from pipyard.bots import choose
from pipyard.coach.games import reviewer_of
from pipyard.coach.review import Played, Review
from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Drawn, Event, Move
from pipyard.core.record import copied
from pipyard.core.registry import find_game
from pipyard.games.spots.game import SpotsConfig
from pipyard.games.spotted.game import SpottedConfig

CONFIGS = {"spots": SpotsConfig, "spotted": SpottedConfig}
SURE = 1.96


@dataclass
class Findings:
    """What was found in the games so far."""

    said: list[tuple[float, float]] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)
    unexplained: list[float] = field(default_factory=list)
    losses: dict[str, list[float]] = field(default_factory=dict)
    lost_in_game: dict[str, list[float]] = field(default_factory=dict)


def main() -> None:
    """Play, review and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=CONFIGS)
    parser.add_argument("--bots", nargs="+", default=["sage", "sage"])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    game = find_game(given.game).load()
    found = Findings()
    reviewer = reviewer_of(game, len(given.bots))
    for number in range(given.games):
        start, events = play(game, given.bots, given.seed, number)
        note(found, reviewer.review(start, events), given.bots)
        if number % 5 == 4:
            print(f"{number + 1} games", flush=True)
            tell(found)


def play(game: Any, bots: list[str], seed: int, number: int) -> tuple[np.recarray, list[Played]]:
    """Play a game and return its start and all its events."""
    chance, own = new_stream(seed, number, 0), new_stream(seed, number, 1)
    start = game.new(CONFIGS[game.metadata.name](len(bots)))
    position = copied(start)
    events: list[Played] = []
    while game.outcome(position) is None:
        acting = game.acting(position)
        event: Event
        if acting.chance:
            event = Drawn(game.draw(position, lambda below: int(draw_below(chance, below))))
        else:
            seat = acting.seats[0]
            event = Move(seat, choose(game, bots[seat], copied(position), seat, own))
        game.apply(position, event)
        events.append(Played(len(events) + 1, event))
    return start, events


def note(found: Findings, review: Review, bots: list[str]) -> None:
    """Note what a review says."""
    for player in review.players:
        own = player.account
        found.luck.append(own.luck)
        found.unexplained.append(own.unexplained)
        bot = bots[player.seat]
        found.lost_in_game.setdefault(bot, []).append(player.lost)
    for decision in review.decisions:
        result = review.players[decision.seat].result
        if result is not None and review.unit == "win":
            found.said.append((decision.best.worth, result))
        if decision.at_stake:
            found.losses.setdefault(bots[decision.seat], []).append(decision.loss)


def tell(found: Findings) -> None:
    """Print all findings."""
    print("luck", interval(found.luck), "unexplained", interval(found.unexplained))
    for bot, losses in found.losses.items():
        points = np.percentile(losses, (50, 75, 90, 95, 99))
        print(bot, "mean loss", f"{np.mean(losses):.4f}", "percentiles", points.round(4))
        print(bot, "lost in a game", interval(found.lost_in_game[bot]))
    said = np.array(found.said)
    for low in range(0, 100, 10) if len(said) else ():
        here = said[(said[:, 0] >= low / 100) & (said[:, 0] < (low + 10) / 100)]
        if len(here):
            print(f"said {here[:, 0].mean():.3f} came {here[:, 1].mean():.3f} of {len(here)}")


def interval(amounts: list[float]) -> str:
    """Write a mean with its 95% interval."""
    doubt = SURE * float(np.std(amounts)) / sqrt(len(amounts))
    return f"{np.mean(amounts):+.4f} ± {doubt:.4f}"


if __name__ == "__main__":
    main()
