"""Simulations of Spotted!, and what they report."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median, pstdev

import numpy as np

from pipyard.core.record import recarray
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.view import BANDS, band_of
from pipyard.lab.simulate import Pace, Shares, Wanted, make_plan, places, play_all, seat_bots
from pipyard.lab.spotted.play import PLAN, RESULT, play_games

GAME = Spotted.metadata.name


@dataclass(frozen=True, slots=True)
class BotScores:
    """How one of the bots did, wherever it sat; a shared win counts in part."""

    name: str
    win_share: float
    mean: float
    deviation: float
    median: float
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class Report:
    """What a simulation found.

    `seat_shares` are shares of wins by seat at the table, `bots` goes by place in the list of bots.
    `ties` are games with more than one winner, `bands` counts solo scores. Decisions are those
    between at least two legal actions.
    """

    games: int
    bots: tuple[BotScores, ...]
    seat_shares: tuple[float, ...]
    ties: int
    bands: tuple[int, ...]
    decisions: int
    pace: Pace


def simulate(config: SpottedConfig, wanted: Wanted, spotted: Spotted | None = None) -> Report:
    """Play games between bots and count what came of them; `spotted` may bring another sheet."""
    names = seat_bots(GAME, wanted.bots, config.seats)
    results, pace = play(config, wanted, spotted or Spotted())
    return _report(results, names, wanted, pace)


def play(config: SpottedConfig, wanted: Wanted, spotted: Spotted) -> tuple[np.recarray, Pace]:
    """Play games between bots and return the result of each, and how long it took."""
    wanted.check()
    names = seat_bots(GAME, wanted.bots, config.seats)
    plan = make_plan(PLAN, GAME, spotted.new(config), names, wanted)
    results = recarray(RESULT, wanted.games)
    sheet = spotted.sheet.record
    pace = play_all(lambda first, count: play_games(plan, sheet, first, count), results, wanted)
    return results, pace


def _report(results: np.recarray, names: Sequence[str], wanted: Wanted, pace: Pace) -> Report:
    seats = len(names)
    scores = results.scores[:, :seats]
    shares = win_shares(results, seats)
    seated = places(wanted, seats)
    bands = [band_of(int(score)) for score in scores[:, 0]] if seats == 1 else []
    return Report(
        games=len(results),
        bots=tuple(
            _scores_of(name, scores[seated == place], float(shares[seated == place].mean()))
            for place, name in enumerate(names)
        ),
        seat_shares=tuple(float(share) for share in shares.mean(axis=0)),
        ties=int((shares.max(axis=1) < 1).sum()),
        bands=tuple(bands.count(band) for band in range(1, len(BANDS) + 2)) if bands else (),
        decisions=int(results.decisions.sum()),
        pace=pace,
    )


def win_shares(results: np.recarray, seats: int) -> Shares:
    """Return what each seat won of each game; winners share it."""
    ranks = results.scores[:, :seats] * 100 + results.full_beetles[:, :seats]
    won = ranks == ranks.max(axis=1, keepdims=True)
    shares: Shares = won / won.sum(axis=1, keepdims=True)
    return shares


def _scores_of(
    name: str, scores: np.ndarray[tuple[int], np.dtype[np.int64]], share: float
) -> BotScores:
    found = [int(score) for score in scores]
    return BotScores(
        name, share, fmean(found), pstdev(found), median(found), min(found), max(found)
    )
