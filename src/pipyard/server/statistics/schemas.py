"""Messages about what a guest has played."""

from pydantic import BaseModel

from pipyard.server.tables.schemas import TableSummary


class FinishedGame(BaseModel):
    """A game that was played to its end; `winners` are seats, `scores` are by seat.

    Nobody won where an automatic opponent did.
    """

    table: TableSummary
    winners: list[int]
    scores: list[int]


class Tally(BaseModel):
    """How often the guest played a game, and won; `alone` without other seats."""

    game: str
    alone: bool
    played: int
    won: int


class DiceTally(BaseModel):
    """How often each face from 1 to 6 came up for the guest at a game; a cloverleaf counts as 6.

    `chance` is how often fair dice come out at least as uneven; none where there are too few dice.
    """

    game: str
    faces: list[int]
    chance: float | None


class AnyStatistics(BaseModel):
    """A guest's finished games, newest first, and what they add up to.

    `more` tells that there are older tables, which are not looked at. Games in which the guest held
    several seats count in no tally. Games may add fields of their own.
    """

    games: list[FinishedGame]
    tallies: list[Tally]
    dice: list[DiceTally]
    more: bool
