"""What the ladder plays: which bots meet at which tables, and how often."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations
from math import ceil, sqrt

from pipyard.bots import BOTS

USUAL_GAMES = 150
"""Games of a pairing whose games take a second, unless others are asked for.

Then all takes about ten minutes on sixteen cores.
"""
RUNGS = {
    ("planner", "greedy"): 1.0,
    ("sage", "planner"): 2.0,
    ("sage", "rollout"): 1.0,
    ("sage", "greedy"): 1.0,
}
"""Pairings of Spots that matter: what thinking a turn through, and what learning brings.

The closer two bots are, the more games it takes to tell them apart.
"""
IN_PASSING = 0.25
AGAINST_D0G = 0.5
"""Games of any other pairing, and of a bot against d0g, beside those that matter."""
TIMED = 1 / 6
"""Games in which thinking is measured: few, for each of them has many decisions."""
SECONDS = {
    "spots": {"rollout": 0.4, "planner": 0.5, "sage": 0.5},
    "spotted": {"rollout": 2.0, "planner": 0.004, "sage": 0.35},
}
"""About how long one core plays a seat of a game, for the slower bots."""
QUICK_SECONDS = 0.004
"""The same for all others, rather more than it is: so many games say enough."""
CHUNK_SECONDS = 2.0
MOST_AT_ONCE = 48
"""About how long, and how many games at most, a core plays without a pause."""
PATIENT_BOTS = {"spots": ("planner", "sage"), "spotted": ("sage",)}
"""Bots that think longer if they are given more patience."""
MORE_PATIENCE = 4.0

FIRST_SET, OFF_LEASH, TWO_PLAYERS, FOUR_PLAYERS = "first set", "Off Leash", "2 players", "4 players"
ALONE, USUAL, PATIENT, HARDEST = "alone", "usual", "patient", "Off Leash, 4 players"
OTHER_SETS = ("Dog Park", "Hunting Grounds", "Kennel Club")
"""Sets that share but one tile with the first set, and none with each other."""


class Kind(StrEnum):
    """What is counted in a part: wins against bots or d0g, points alone, or time to think."""

    MATCH = "match"
    D0G = "d0g"
    ALONE = "alone"
    THINKING = "thinking"


@dataclass(frozen=True, slots=True)
class Table:
    """How a table is laid; `tiles` names a set of Spots, the first one if none."""

    seats: int = 2
    tiles: str | None = None
    off_leash: bool = False
    d0g_treats: int = 1


SPOTS_TABLES = {
    FIRST_SET: Table(),
    **{name: Table(tiles=name) for name in OTHER_SETS},
    OFF_LEASH: Table(off_leash=True),
    "3 players": Table(3),
    FOUR_PLAYERS: Table(4),
}
D0G_TABLES = {
    "1 treat" if treats == 1 else f"{treats} treats": Table(1, d0g_treats=treats)
    for treats in range(6)
}
SPOTTED_TABLES = {TWO_PLAYERS: Table(2), FOUR_PLAYERS: Table(4)}


@dataclass(frozen=True, slots=True)
class Part:
    """Games of one kind: a bot at a table, in a match among bots of one other kind."""

    game: str
    kind: Kind
    at: str
    table: Table
    bot: str
    against: str = ""
    patience: float = 1.0
    games: int = 0

    @property
    def name(self) -> str:
        """What the part is called where results are kept; no other part is called so."""
        return "/".join((self.game, self.kind, self.at, self.bot, self.against)).rstrip("/")

    @property
    def seated(self) -> list[str]:
        """The bots by place, the one that the part is about first."""
        return [self.bot] + [self.against or self.bot] * (self.table.seats - 1)

    @property
    def seconds(self) -> float:
        """About how long a game takes one core."""
        costs = SECONDS[self.game]
        return self.patience * sum(costs.get(bot, QUICK_SECONDS) for bot in self.seated)

    @property
    def chunk(self) -> int:
        """Games that one core plays without a pause."""
        if self.kind == Kind.THINKING:
            return 1
        return max(1, min(MOST_AT_ONCE, int(CHUNK_SECONDS / self.seconds)))

    def played(self, games: float) -> "Part":
        """Return the part with so many games if one took a second, more if it takes less.

        Of all ways to spend a time, games in proportion to one over the root of their cost leave
        the least doubt in all. Every bot sits in every seat equally often.
        """
        groups = games / sqrt(self.seconds) / self.table.seats
        return replace(self, games=self.table.seats * ceil(groups))


def parts_of(names: Sequence[str], games: int = USUAL_GAMES) -> list[Part]:
    """List what is played of some games, with so many of each pairing that takes a second."""
    plans = {"spots": _spots, "spotted": _spotted}
    return [part for name in names for part in plans[name](games)]


def spotted_rungs() -> tuple[tuple[str, str], ...]:
    """Pair every bot of Spotted! with the next weaker one, and the strongest with some more."""
    bots = BOTS["spotted"]
    return (*zip(bots[1:], bots, strict=False), (bots[-1], "greedy"), (bots[-1], "rollout"))


def _spots(games: int) -> Iterator[Part]:
    bots = BOTS["spots"]
    for at, table in SPOTS_TABLES.items():
        yield from _matches("spots", at, table, RUNGS, games)
    others = [pair[::-1] for pair in combinations(bots, 2) if pair[::-1] not in RUNGS]
    passing = dict.fromkeys(others, IN_PASSING)
    yield from _matches("spots", FIRST_SET, SPOTS_TABLES[FIRST_SET], passing, games)
    for at, table in D0G_TABLES.items():
        for bot in bots:
            yield Part("spots", Kind.D0G, at, table, bot).played(games * AGAINST_D0G)
    yield from _thinking("spots", SPOTS_TABLES[FIRST_SET], games)
    hardest = Table(4, off_leash=True)
    yield _thought_over(Part("spots", Kind.THINKING, HARDEST, hardest, bots[-1]), games)


def _spotted(games: int) -> Iterator[Part]:
    bots = BOTS["spotted"]
    for bot in bots:
        yield Part("spotted", Kind.ALONE, ALONE, Table(1), bot).played(games)
    rungs = dict.fromkeys(spotted_rungs(), 1.0)
    pairs = [pair[::-1] for pair in combinations(bots, 2)]
    duels = {pair: rungs.get(pair, IN_PASSING) for pair in pairs}
    yield from _matches("spotted", TWO_PLAYERS, SPOTTED_TABLES[TWO_PLAYERS], duels, games)
    yield from _matches("spotted", FOUR_PLAYERS, SPOTTED_TABLES[FOUR_PLAYERS], rungs, games)
    yield from _thinking("spotted", SPOTTED_TABLES[TWO_PLAYERS], games)


def _matches(
    game: str, at: str, table: Table, pairs: Mapping[tuple[str, str], float], games: int
) -> Iterator[Part]:
    for (bot, against), weight in pairs.items():
        yield Part(game, Kind.MATCH, at, table, bot, against).played(games * weight)


def _thinking(game: str, table: Table, games: int) -> Iterator[Part]:
    for bot in BOTS[game]:
        yield _thought_over(Part(game, Kind.THINKING, USUAL, table, bot), games)
    for bot in PATIENT_BOTS[game]:
        part = Part(game, Kind.THINKING, PATIENT, table, bot, patience=MORE_PATIENCE)
        yield _thought_over(part, games)


def _thought_over(part: Part, games: int) -> Part:
    return replace(part, games=ceil(games * TIMED))
