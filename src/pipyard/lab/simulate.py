"""Many games between bots over all cores, the same for a seed however many cores there are."""

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from pipyard.bots import bot_number
from pipyard.core.chance import new_stream
from pipyard.core.errors import InvalidConfig
from pipyard.core.record import recarray
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.lab.spots import CUT_OFF, PLAN, RESULT, play_games
from pipyard.lab.threads import in_threads

GAME = "spots"
TURN_LIMIT = 2000
CHUNK = 32
"""Games played without a pause: few enough to stop at once, many enough to cost nothing."""


@dataclass(frozen=True, slots=True)
class BotTally:
    """How one of the bots did, wherever it sat."""

    name: str
    wins: int


@dataclass(frozen=True, slots=True)
class Pace:
    """How long it took: by the clock on the wall, and processor time of all cores added up."""

    seconds: float
    busy_seconds: float
    cores: int


@dataclass(frozen=True, slots=True)
class Report:
    """What a simulation found.

    `seat_wins` counts by seat at the table, `bots` by place in the list of bots. Decisions are
    those between at least two legal actions.
    """

    games: int
    bots: tuple[BotTally, ...]
    seat_wins: tuple[int, ...]
    d0g_wins: int
    cut_off: int
    turns: int
    decisions: int
    pace: Pace

    @property
    def turns_per_player(self) -> float:
        """Mean number of turns that one player took in a game."""
        return self.turns / self.games / len(self.seat_wins)

    @property
    def decisions_per_second_per_core(self) -> float:
        """Decisions a core made while it was playing."""
        return self.decisions / self.pace.busy_seconds

    @property
    def games_per_second(self) -> float:
        """Games of all cores together by the clock on the wall."""
        return self.games / self.pace.seconds


def seat_bots(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Give every seat a bot: one name stands for all, else there must be one for each."""
    for name in names:
        bot_number(GAME, name)
    if len(names) == 1:
        return tuple(names) * seats
    if len(names) != seats:
        raise InvalidConfig(
            f"{len(names)} bots cannot fill {seats} seats; name one for all or one for each."
        )
    return tuple(names)


def simulate(
    config: SpotsConfig,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    spots: Spots | None = None,
    cores: int | None = None,
    rotate: bool = True,
    turn_limit: int = TURN_LIMIT,
    on_progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play games between bots, one for each seat, and count what came of them.

    Game number n gets its own streams from the seed and n, and if seats rotate, each bot moves on
    by one seat from game to game. `spots` brings other content than the published one;
    `on_progress` hears of games as they are finished.
    """
    _check(games, seed, turn_limit)
    names = seat_bots(bots, config.seats)
    spots = spots or Spots()
    plan = recarray(PLAN)
    plan[0].start[0] = spots.new(config)[0]
    plan[0].bots[: len(names)] = [bot_number(GAME, name) for name in names]
    plan[0].rotate = rotate
    plan[0].turn_limit = turn_limit
    plan[0].seed = new_stream(seed)[0]
    results = recarray(RESULT, games)

    def play(first: int) -> tuple[int, float]:
        count = min(CHUNK, games - first)
        began = time.thread_time()
        results[first : first + count] = play_games(plan, spots.content.record, first, count)
        return count, time.thread_time() - began

    workers = min(cores or os.cpu_count() or 1, -(-games // CHUNK))
    began = time.perf_counter()
    busy = 0.0
    for count, seconds in in_threads(play, range(0, games, CHUNK), workers):
        busy += seconds
        on_progress(count)
    return _report(results, names, rotate, Pace(time.perf_counter() - began, busy, workers))


def _check(games: int, seed: int, turn_limit: int) -> None:
    if games < 1:
        raise InvalidConfig(f"At least 1 game must be played, not {games}.")
    if seed < 0:
        raise InvalidConfig(f"A seed is 0 or more, not {seed}.")
    if turn_limit < 1:
        raise InvalidConfig(f"The turn limit is 1 or more, not {turn_limit}.")


def _report(
    results: np.recarray,
    names: tuple[str, ...],
    rotate: bool,
    pace: Pace,
) -> Report:
    seats = len(names)
    winners = results.winner
    won = (winners != CUT_OFF) & (winners < seats)
    shifts = np.arange(len(results)) % seats if rotate else np.zeros(len(results), np.int64)
    by_bot = np.bincount((winners + shifts)[won] % seats, minlength=seats)
    by_seat = np.bincount(winners[won], minlength=seats)
    return Report(
        games=len(results),
        bots=tuple(BotTally(name, int(by_bot[place])) for place, name in enumerate(names)),
        seat_wins=tuple(int(wins) for wins in by_seat),
        d0g_wins=int((winners >= seats).sum()),
        cut_off=int((winners == CUT_OFF).sum()),
        turns=int(results.turns.sum()),
        decisions=int(results.decisions.sum()),
        pace=pace,
    )
