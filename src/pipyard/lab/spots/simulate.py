"""Simulations of Spots, and what they report."""

from dataclasses import dataclass

import numpy as np

from pipyard.core.errors import InvalidConfig
from pipyard.core.record import recarray
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.lab.simulate import Pace, Shares, Wanted, make_plan, places, play_all, seat_bots
from pipyard.lab.spots.play import CUT_OFF, PLAN, RESULT, play_games

GAME = Spots.metadata.name
TURN_LIMIT = 2000


@dataclass(frozen=True, slots=True)
class BotTally:
    """How one of the bots did, wherever it sat."""

    name: str
    wins: int


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


def simulate(
    config: SpotsConfig,
    wanted: Wanted,
    *,
    spots: Spots | None = None,
    turn_limit: int = TURN_LIMIT,
) -> Report:
    """Play games between bots and count what came of them.

    `spots` brings other content than the published one.
    """
    names = seat_bots(GAME, wanted.bots, config.seats)
    results, pace = play(config, wanted, spots or Spots(), turn_limit)
    return _report(results, names, wanted, pace)


def play(
    config: SpotsConfig, wanted: Wanted, spots: Spots, turn_limit: int = TURN_LIMIT
) -> tuple[np.recarray, Pace]:
    """Play games between bots and return the result of each, and how long it took."""
    wanted.check()
    if turn_limit < 1:
        raise InvalidConfig(f"The turn limit is 1 or more, not {turn_limit}.")
    names = seat_bots(GAME, wanted.bots, config.seats)
    plan = make_plan(PLAN, GAME, spots.new(config), names, wanted)
    plan[0].turn_limit = turn_limit
    results = recarray(RESULT, wanted.games)
    content = spots.content.record
    pace = play_all(lambda first, count: play_games(plan, content, first, count), results, wanted)
    return results, pace


def win_shares(results: np.recarray, seats: int) -> Shares:
    """Return what each seat won of each game; nobody wins one that was cut off."""
    return (results.winner[:, None] == np.arange(seats)).astype(np.float64)


def _report(results: np.recarray, names: tuple[str, ...], wanted: Wanted, pace: Pace) -> Report:
    seats = len(names)
    winners = results.winner
    won = np.flatnonzero((winners != CUT_OFF) & (winners < seats))
    by_bot = np.bincount(places(wanted, seats)[won, winners[won]], minlength=seats)
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
