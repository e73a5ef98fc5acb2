"""What the ladder plays: which bots meet at which tables, and how often."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import ceil, sqrt

from pipyard.bots import BOTS
from pipyard.lab.games import tool_of

USUAL_GAMES = 150
"""Games of a pairing whose games take a second, unless others are asked for.

Then all takes about ten minutes on sixteen cores.
"""
IN_PASSING = 0.25
"""Games of a pairing that does not matter much, beside one that does."""
TIMED = 1 / 6
"""Games in which thinking is measured: few, for each of them has many decisions."""
QUICK_SECONDS = 0.004
"""How long one core plays a seat with a quick bot, rather more than it is: so many say enough."""
CHUNK_SECONDS = 2.0
MOST_AT_ONCE = 48
"""About how long, and how many games at most, a core plays without a pause."""
ALONE, USUAL, PATIENT = "alone", "usual", "patient"
"""Tables by name that are not only of one game."""
MORE_PATIENCE = 4.0
"""What bots that think longer if they may are given once more."""


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
    d0g_treats: int | None = None

    @property
    def options(self) -> dict[str, object]:
        """What is said besides the number of seats when such a table is set up."""
        return {"set_": self.tiles, "off_leash": self.off_leash, "d0g_treats": self.d0g_treats}


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
        costs = tool_of(self.game, "ladder").SECONDS
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
    return [part for name in names for part in tool_of(name, "ladder").parts(games)]


def matches(
    game: str, at: str, table: Table, pairs: Mapping[tuple[str, str], float], games: int
) -> Iterator[Part]:
    """Yield matches at a table, each pairing with its weight."""
    for (bot, against), weight in pairs.items():
        yield Part(game, Kind.MATCH, at, table, bot, against).played(games * weight)


def thinking(game: str, table: Table, games: int) -> Iterator[Part]:
    """Yield games in which the thinking of every bot is measured."""
    for bot in BOTS[game]:
        yield thought_over(Part(game, Kind.THINKING, USUAL, table, bot), games)
    for bot in tool_of(game, "ladder").PATIENT_BOTS:
        part = Part(game, Kind.THINKING, PATIENT, table, bot, patience=MORE_PATIENCE)
        yield thought_over(part, games)


def thought_over(part: Part, games: int) -> Part:
    """Return a part in which thinking is measured, with fewer games."""
    return replace(part, games=ceil(games * TIMED))
