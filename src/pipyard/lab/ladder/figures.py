"""Figures of the ladder, computed from the results of its parts."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import hypot
from statistics import fmean
from typing import Any

import numpy as np

from pipyard.bots import BOTS
from pipyard.lab.games import tool_of
from pipyard.lab.intervals import SURE, Interval, wilson
from pipyard.lab.ladder.plan import ALONE, Kind
from pipyard.lab.ladder.results import NOBODY, Results
from pipyard.lab.tournament import Pairing, Rating, Won, interval, rate, standard_error


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins with its interval, the number of games, and what a fair share would be."""

    interval: Interval
    games: int
    fair: float

    @property
    def surely_more(self) -> bool:
        """Return whether even the lower bound is more than a fair share."""
        return self.interval.low > self.fair


@dataclass(frozen=True, slots=True)
class Scores:
    """Points of a bot in solo games; `error` is the half-width of the mean's 95% interval."""

    games: int
    mean: float
    error: float
    quartiles: tuple[float, float, float]
    above: Interval


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds on one core for a decision."""

    decisions: int
    mean: float
    median: float
    ninety_ninth: float
    longest: float


def match(results: Results, game: str, at: str, bot: str, against: str) -> Share | None:
    """Return a bot's share of wins against another; in a duel, either bot can come first."""
    seats = tool_of(game, "ladder").TABLES[at].seats
    won = _won(results, game, at, bot, against, seats)
    if won is None:
        return None
    return Share(interval(won, seats), len(won), 1 / seats)


def _won(results: Results, game: str, at: str, bot: str, against: str, seats: int) -> Won | None:
    """Return a bot's win in each game, in whole groups; nobody wins a game that was cut off."""
    found = _results(results, game, Kind.MATCH, at, bot, against)
    turned = found is None and seats == 2
    if turned:
        found = _results(results, game, Kind.MATCH, at, against, bot)
    if found is None or len(found) < seats:
        return None
    found = found[: len(found) // seats * seats]
    won = np.where(found > 0, 1 / np.maximum(found, 1), 0.0)
    return np.where(found == NOBODY, 0.0, 1 - won) if turned else won


def _results(
    results: Results, game: str, kind: Kind, at: str, *bots: str
) -> np.ndarray[Any, np.dtype[np.int64]] | None:
    played = results.parts.get("/".join((game, kind, at, *bots)))
    return np.array(played.results, np.int64) if played and played.results else None


def ratings(results: Results, game: str, at: str) -> dict[str, Rating]:
    """Rate the bots by all their duels at a table, or return nothing if some have not met."""
    bots = BOTS[game]
    duels = {pair: _won(results, game, at, *pair, 2) for pair in combinations(bots, 2)}
    pairings = {pair: Pairing(*pair, won, 2) for pair, won in duels.items() if won is not None}
    return rate(bots, pairings) if len(pairings) == len(duels) else {}


def overall(results: Results, game: str, at: str, bot: str) -> Share | None:
    """Return a bot's share in its duels, with all opponents weighted equally."""
    others = [other for other in BOTS[game] if other != bot]
    found = [_won(results, game, at, bot, other, 2) for other in others]
    known = [won for won in found if won is not None]
    games = sum(len(won) for won in known)
    if not known:
        return None
    share = fmean(float(won.mean()) for won in known)
    error = _mean_error([standard_error(won, 2) for won in known])
    count = share * (1 - share) / error**2 if error > 0 else float(games)
    return Share(wilson(share, count), games, 0.5)


def gain(results: Results, game: str, bot: str, against: str) -> Interval | None:
    """Return how far a bot's share is above a fair one, with all tables weighted equally."""
    gains, errors = [], []
    for at, table in tool_of(game, "ladder").TABLES.items():
        won = _won(results, game, at, bot, against, table.seats)
        if won is not None:
            gains.append(float(won.mean()) - 1 / table.seats)
            errors.append(standard_error(won, table.seats))
    if not gains:
        return None
    middle, reach = fmean(gains), SURE * _mean_error(errors)
    return Interval(middle, middle - reach, middle + reach)


def _mean_error(errors: Sequence[float]) -> float:
    """Return the standard error of the mean of some independent figures."""
    return hypot(*errors) / len(errors)


def against_d0g(results: Results, game: str, at: str, bot: str) -> Share | None:
    """Return how often a bot wins alone against d0g."""
    found = _results(results, game, Kind.D0G, at, bot)
    if found is None:
        return None
    return Share(interval((found > 0).astype(np.float64), 1), len(found), 0.5)


def scores(results: Results, game: str, bot: str, above: int) -> Scores | None:
    """Return a bot's points in solo games, and how often they are above a limit."""
    found = _results(results, game, Kind.ALONE, ALONE, bot)
    if found is None:
        return None
    low, middle, high = (float(limit) for limit in np.percentile(found, (25, 50, 75)))
    error = SURE * float(found.std()) / float(np.sqrt(len(found)))
    share = interval((found > above).astype(np.float64), 1)
    return Scores(len(found), float(found.mean()), error, (low, middle, high), share)


def times(results: Results, game: str, at: str, bot: str) -> Times | None:
    """Return how long a bot thinks."""
    found = _results(results, game, Kind.THINKING, at, bot)
    if found is None:
        return None
    thousandths = found / 1000
    middle, late = (float(limit) for limit in np.percentile(thousandths, (50, 99)))
    return Times(len(found), float(thousandths.mean()), middle, late, float(thousandths.max()))
