"""Messages about what a guest has played."""

from pydantic import BaseModel

from pipyard.server.tables.schemas import TableSummary


class FinishedGame(BaseModel):
    """A game that was played to its end; `winners` are seats, none of them where d0g won.

    `scores` are by seat: dogs scored at Spots, the sheet's total at Spotted!.
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


class SpottedGame(BaseModel):
    """A game of Spotted! and the guest's sheet in it.

    `band` is that of a game alone; `rows` are the families with spots on all five beetles;
    `magnifiers` those that were given to families.
    """

    table: str
    sheet: str
    ended: int
    alone: bool
    won: bool
    score: int
    band: int | None
    rows: int
    magnifiers: int
    circled: int


class MagnifierTally(BaseModel):
    """How often the guest gave a kind of magnifier to a family, and the points that brought."""

    kind: str
    given: int
    points: int


class SpottedTally(BaseModel):
    """The guest's games of Spotted!, oldest first, and the magnifiers of all of them."""

    games: list[SpottedGame]
    magnifiers: list[MagnifierTally]


class SheetBest(BaseModel):
    """The guest's best game alone on a sheet, and how many there were."""

    sheet: str
    table: str
    score: int
    band: int
    ended: int
    played: int


class SoloRecords(BaseModel):
    """What there is to beat alone: the highest score of each band but the last, and own bests."""

    bands: list[int]
    bests: list[SheetBest]


class Statistics(BaseModel):
    """A guest's finished games, newest first, and what they add up to.

    `more` tells that there are older tables, which are not looked at. Games in which the guest held
    several seats count in no tally.
    """

    games: list[FinishedGame]
    tallies: list[Tally]
    dice: list[DiceTally]
    spotted: SpottedTally
    solo: SoloRecords
    more: bool
