"""What the ladder plays: which bots meet at which tables, and how often."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import ceil, sqrt

from pipyard.bots import BOTS
from pipyard.lab.games import tool_of

USUAL_GAMES = 150
"""Default number of games of a pairing whose games take a second.

All games together then take about ten minutes on sixteen cores.
"""
IN_PASSING = 0.25
"""Weight of a pairing that does not matter much, compared with one that does."""
TIMED = 1 / 6
"""Share of games in which thinking is measured; few, because each has many decisions."""
QUICK_SECONDS = 0.004
"""Seconds that one core plays a seat with a quick bot, overestimated: so many games are enough."""
CHUNK_SECONDS = 2.0
MOST_AT_ONCE = 48
"""About how many seconds, and how many games at most, a core plays without a pause."""
ALONE, USUAL, PATIENT = "alone", "usual", "patient"
"""Names of tables that more than one game has."""
MORE_PATIENCE = 4.0
"""How much more patience is given to bots that can use it, in an additional measurement."""


class Kind(StrEnum):
    """What a part counts: wins against bots or d0g, points in solo games, or thinking time."""

    MATCH = "match"
    D0G = "d0g"
    ALONE = "alone"
    THINKING = "thinking"


@dataclass(frozen=True, slots=True)
class Table:
    """The setup of a table; `tiles` names a set of Spots, or is empty for the first one."""

    seats: int = 2
    tiles: str | None = None
    off_leash: bool = False
    d0g_treats: int | None = None

    @property
    def options(self) -> dict[str, object]:
        """The options besides the number of seats for setting up such a table."""
        return {"set_": self.tiles, "off_leash": self.off_leash, "d0g_treats": self.d0g_treats}


@dataclass(frozen=True, slots=True)
class Part:
    """Games of one kind: one bot at a table, in a match against bots of one other kind."""

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
        """The unique name of the part in the results."""
        return "/".join((self.game, self.kind, self.at, self.bot, self.against)).rstrip("/")

    @property
    def seated(self) -> list[str]:
        """The bots by place, with the bot that the part is about first."""
        return [self.bot] + [self.against or self.bot] * (self.table.seats - 1)

    @property
    def seconds(self) -> float:
        """About how many seconds a game takes on one core."""
        costs = tool_of(self.game, "ladder").SECONDS
        return self.patience * sum(costs.get(bot, QUICK_SECONDS) for bot in self.seated)

    @property
    def chunk(self) -> int:
        """Games that one core plays without a pause."""
        if self.kind == Kind.THINKING:
            return 1
        return max(1, min(MOST_AT_ONCE, int(CHUNK_SECONDS / self.seconds)))

    def played(self, games: float) -> "Part":
        """Return the part with this many games if one takes a second, or more if it takes less.

        With the number of games inversely proportional to the square root of their cost, a given
        total time leaves the least uncertainty. Every bot sits in every seat equally often.
        """
        groups = games / sqrt(self.seconds) / self.table.seats
        return replace(self, games=self.table.seats * ceil(groups))


def parts_of(names: Sequence[str], games: int = USUAL_GAMES) -> list[Part]:
    """List what is played of some games, with this many games of a pairing that takes a second."""
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
