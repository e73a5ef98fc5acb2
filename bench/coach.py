"""How good is the coach? `python -m bench.coach` compares what it says with what happens.

Bots play whole games. For some randomly drawn decisions of each game, the coach's predicted chances
to win are compared with the results. Some games are reviewed as a whole: the luck is added up,
which should be zero on average, and the cost of choices is recorded for each bot, which is used to
set ratings and labels. One line for each game goes to a file. Games that are already in the file
are not played again, so a run can be stopped and continued at any time.

The bot `coach` follows the coach: it does what the coach rates highest.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from bench.coach_page import page_of
from pipyard.bots import choose
from pipyard.coach.games import coach_of, reviewer_of
from pipyard.coach.options import best_of
from pipyard.coach.review import Played, Review
from pipyard.core.chance import Stream, draw_below, new_stream
from pipyard.core.contract import Drawn, Event, Move
from pipyard.core.record import copied
from pipyard.core.registry import find_game
from pipyard.games.spots.game import SpotsConfig
from pipyard.games.spotted.game import SpottedConfig

CONFIGS = {"spots": SpotsConfig, "spotted": SpottedConfig}
FOLLOWER = "coach"


def main() -> None:
    """Play, measure and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=CONFIGS)
    parser.add_argument("--bots", nargs="+", default=["sage", "sage"])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=5, help="weighed in each game")
    parser.add_argument("--reviews", type=int, default=0, help="games reviewed as a whole")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", type=Path, help="where games are kept, one in a line")
    parser.add_argument("--picture", type=Path, help="where the curve is drawn")
    given = parser.parse_args()
    lines = list(found(given))
    page, picture = page_of(f"{given.game}: {' v '.join(given.bots)}", lines)
    print(page)
    if given.picture:
        given.picture.write_text(picture, encoding="utf-8")


def found(given: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Yield the results of each game, those in the file first."""
    known: dict[int, dict[str, Any]] = {}
    if given.file and given.file.exists():
        told = given.file.read_text(encoding="utf-8").splitlines()
        known = {line["number"]: line for line in map(json.loads, told)}
    game = find_game(given.game).load()
    bench = Bench(game, given.bots, given.seed)
    for number in range(given.games):
        if number not in known:
            known[number] = bench.look_at(number, given.decisions, whole=number < given.reviews)
            if given.file:
                with given.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(known[number]) + "\n")
        yield known[number]


class Bench:
    """Plays and evaluates games of some bots."""

    def __init__(self, game: Any, bots: list[str], seed: int) -> None:
        self._game = game
        self._bots = bots
        self._seed = seed
        self._reviewer = reviewer_of(game, len(bots))
        self._coach = coach_of(game, len(bots), quick=True)

    def look_at(self, number: int, decisions: int, *, whole: bool) -> dict[str, Any]:
        """Play a game; return its result and what the coach said about some of its decisions."""
        start, events = self.play(number)
        position = copied(start)
        moves = [at for at, played in enumerate(events) if isinstance(played.event, Move)]
        drawing = new_stream(self._seed, number, 2)
        drawn = {moves[int(draw_below(drawing, len(moves)))] for _ in range(decisions)}
        said = []
        for at, played in enumerate(events):
            if at in drawn and isinstance(played.event, Move):
                seat = played.event.seat
                said.append((seat, best_of(self._coach.odds(position, seat)).worth))
            self._game.apply(position, played.event)
        outcome = self._game.outcome(position)
        won = [float(seat in outcome.winners) for seat in range(len(self._bots))]
        line = {"number": number, "won": won, "said": said, "scores": list(outcome.scores)}
        if whole:
            line |= _as_line(self._reviewer.review(start, events))
        return line

    def play(self, number: int) -> tuple[np.recarray, list[Played]]:
        """Play a game and return its start and all its events."""
        chance, own = new_stream(self._seed, number, 0), new_stream(self._seed, number, 1)
        start = self._game.new(CONFIGS[self._game.metadata.name](len(self._bots)))
        position = copied(start)
        events: list[Played] = []
        while self._game.outcome(position) is None:
            acting = self._game.acting(position)
            event: Event
            if acting.chance:
                drawn = self._game.draw(position, lambda below: int(draw_below(chance, below)))
                event = Drawn(drawn)
            else:
                seat = acting.seats[0]
                event = Move(seat, self._choose(position, seat, own))
            self._game.apply(position, event)
            events.append(Played(len(events) + 1, event))
        return start, events

    def _choose(self, position: np.recarray, seat: int, own: Stream) -> Any:
        if self._bots[seat] == FOLLOWER:
            return best_of(self._coach.odds(position, seat)).action
        return choose(self._game, self._bots[seat], copied(position), seat, own)


def _as_line(review: Review) -> dict[str, Any]:
    return {
        "unit": review.unit,
        "luck": [player.account.luck for player in review.players],
        "unexplained": [player.account.unexplained for player in review.players],
        "lost": [player.lost for player in review.players],
        "losses": [(each.seat, each.loss) for each in review.decisions if each.at_stake],
    }


if __name__ == "__main__":
    main()
