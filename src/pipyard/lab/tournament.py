"""Every bot against every other: shares of wins with their intervals, and ratings.

At a table of two, a pairing is a duel. At larger tables, one copy of the first bot plays against
copies of the second bot, so a fair share is one win in as many games as seats. Games come in groups
of as many as there are seats, with the same dice and each bot in each seat.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import isnan, sqrt
from typing import TypeAlias

import numpy as np
from openskill.models import PlackettLuce

from pipyard.core.errors import InvalidConfig
from pipyard.lab.intervals import Interval, wilson
from pipyard.lab.plan import Shares
from pipyard.lab.simulate import SimulateOptions, places

Won: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float64]]
"""What one bot won of each game; nan is a game that was cut off and counts for neither."""
PlayShares: TypeAlias = Callable[[SimulateOptions], Shares]
"""Plays games between the bots of the seats; returns what each seat won of each game."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """What one bot won against another, game by game."""

    bot: str
    against: str
    won: Won
    seats: int

    @property
    def interval(self) -> Interval:
        """The bot's share of the finished games."""
        return interval(self.won, self.seats)

    @property
    def cut_off(self) -> int:
        """How many games were cut off."""
        return int(np.isnan(self.won).sum())

    def mirrored(self) -> "Pairing":
        """Return the duel from the other bot's side: what one did not win, the other did."""
        return Pairing(self.against, self.bot, 1 - self.won, self.seats)


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is compared with the others, and how certain that is."""

    strength: float
    doubt: float


@dataclass(frozen=True, slots=True)
class Tournament:
    """The results; ratings are known if games were duels."""

    bots: tuple[str, ...]
    seats: int
    games: int
    pairings: dict[tuple[str, str], Pairing]
    ratings: dict[str, Rating]

    def overall(self, bot: str) -> Interval:
        """Return a bot's share of all its games."""
        own = [pairing.won for pairing in self.pairings.values() if pairing.bot == bot]
        return interval(np.concatenate(own), self.seats)


def check(seats: int, wanted: SimulateOptions) -> int:
    """Refuse invalid options; return the games of each pairing, rounded up to whole groups."""
    if len(set(wanted.bots)) < max(2, len(wanted.bots)):
        raise InvalidConfig("A tournament takes two different bots or more; name each once.")
    if seats < 2:
        raise InvalidConfig("A tournament takes 2 players or more; `pipyard simulate` plays alone.")
    wanted.check()
    return -(-wanted.games // seats) * seats


def hold(play: PlayShares, seats: int, wanted: SimulateOptions) -> Tournament:
    """Let every bot of `wanted` play this many games against every other."""
    games = check(seats, wanted)
    bots = tuple(wanted.bots)
    pairings: dict[tuple[str, str], Pairing] = {}
    for pair in meetings(bots, seats):
        pairings[pair] = meet(play, pair, seats, games, wanted)
        if seats == 2:
            pairings[pair[::-1]] = pairings[pair].mirrored()
    ratings = rate(bots, pairings) if seats == 2 else {}
    return Tournament(bots, seats, games, pairings, ratings)


def meetings(bots: Sequence[str], seats: int) -> list[tuple[str, str]]:
    """List the pairings: duels once, larger tables once with each bot as the odd one out."""
    return list(combinations(bots, 2) if seats == 2 else permutations(bots, 2))


def meet(
    play: PlayShares, pair: tuple[str, str], seats: int, games: int, wanted: SimulateOptions
) -> Pairing:
    """Let a bot play against another, or at a table full of it."""
    seated = [pair[0]] + [pair[1]] * (seats - 1)
    asked = SimulateOptions(
        seated,
        games,
        wanted.seed,
        wanted.cores,
        paired=True,
        on_progress=wanted.on_progress,
        workers=wanted.workers,
    )
    shares = play(asked)
    won = shares[places(asked, seats) == 0]
    won[shares.sum(axis=1) == 0] = np.nan
    return Pairing(*pair, won, seats)


def interval(won: Won, group: int) -> Interval:
    """Return the interval of a share of games that come in groups.

    Games of a group have the same dice, so their mean varies less, or more, than with different
    dice. If every game was cut off, nothing is known: a fair share, and anything from none to all.
    """
    ended = won[~np.isnan(won)]
    if len(ended) == 0:
        return Interval(1 / group, 0.0, 1.0)
    share, error = float(ended.mean()), standard_error(won, group)
    return wilson(share, share * (1 - share) / error**2 if error > 0 else float(len(ended)))


def standard_error(won: Won, group: int) -> float:
    """Return the standard error of a share of games that come in groups."""
    groups = won.reshape(-1, group)
    means = np.nanmean(groups[~np.isnan(groups).all(axis=1)], axis=1)
    return float(means.std(ddof=1)) / sqrt(len(means)) if len(means) > 1 else 0.0


def rate(bots: Sequence[str], pairings: dict[tuple[str, str], Pairing]) -> dict[str, Rating]:
    """Rate the bots by their duels, with all pairings weighted equally."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    duels = [pairings[pair] for pair in combinations(bots, 2)]
    order = sorted(
        (number / len(duel.won), place, number)
        for place, duel in enumerate(duels)
        for number in range(len(duel.won))
    )
    for _, place, number in order:
        duel = duels[place]
        won = float(duel.won[number])
        if isnan(won):
            continue
        teams = [[ratings[duel.bot]], [ratings[duel.against]]]
        (first,), (second,) = model.rate(teams, ranks=[1 - won, won])
        ratings[duel.bot], ratings[duel.against] = first, second
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in ratings.items()}
