"""Plays the ladder on a machine with little more than NumPy; the page is made elsewhere."""

import argparse
import sys
import time
from functools import partial
from pathlib import Path

from pipyard.bots import BOTS
from pipyard.core.errors import PipyardError
from pipyard.lab.ladder.plan import USUAL_GAMES, parts_of
from pipyard.lab.ladder.play import LadderOptions, play_ladder
from pipyard.lab.ladder.results import results_to_go_on_from, write_results

TELL_SECONDS = 10.0


def main() -> None:
    """Play into a file for as long as allowed."""
    asked = _arguments()
    games = [asked.game] if asked.game else list(BOTS)
    parts = parts_of(games, asked.games)
    try:
        results = results_to_go_on_from(asked.json, asked.seed)
    except PipyardError as error:
        sys.exit(error.sentence)
    told = _ProgressLine(sum(part.games for part in parts), sum(map(results.games_of, parts)))
    save = partial(write_results, asked.json, results)
    play_ladder(
        parts, results, LadderOptions(asked.games, asked.cores, asked.budget, told.on, save)
    )
    print(f"Kept in {asked.json}.", file=sys.stderr)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m pipyard.lab.ladder", description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(BOTS), help="one game only")
    parser.add_argument("--json", type=Path, required=True, help="file for the results")
    parser.add_argument("--games", type=int, default=USUAL_GAMES, help="games of each pairing")
    parser.add_argument("--budget", type=float, help="seconds after which no game is started")
    parser.add_argument("--cores", type=int, help="cores to use")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    return parser.parse_args()


class _ProgressLine:
    """Prints a progress line from time to time."""

    def __init__(self, games: int, done: int) -> None:
        self.games, self.done = games, done
        self.began = self.last = time.monotonic()

    def on(self, count: int) -> None:
        self.done += count
        now = time.monotonic()
        if now - self.last > TELL_SECONDS:
            self.last = now
            seconds = round(now - self.began)
            print(f"{self.done:,} of {self.games:,} games, {seconds} s", file=sys.stderr)


if __name__ == "__main__":
    main()
