"""Totals over finished games of Spotted!: the sheets as written, and best scores."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel

from pipyard.games.spotted.counts import BANDS, band_of
from pipyard.games.spotted.view import View
from pipyard.server.api import refuses
from pipyard.server.guests.endpoints import KnownGuest, Reached
from pipyard.server.statistics.service import Finished
from pipyard.server.tables.storage import Listed

router = APIRouter()


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


@dataclass(frozen=True, slots=True)
class Written:
    """A sheet at the end of a game; `magnifiers` are kinds with the points of their families.

    `rows` counts the families with spots on all five beetles.
    """

    rows: int
    circled: int
    magnifiers: tuple[tuple[str, int], ...]


def kept_of(view: View) -> tuple[Written, ...]:
    """Count what is on each sheet."""
    return tuple(
        Written(
            rows=sum(all(family.beetles) for family in sheet.families),
            circled=sum(family.circled for family in sheet.families),
            magnifiers=tuple(
                (family.magnifier, family.score)
                for family in sheet.families
                if family.magnifier is not None
            ),
        )
        for sheet in view.sheets
    )


def spotted_of(finished: Sequence[Finished]) -> SpottedTally:
    """Return the guest's sheet in each game of Spotted!."""
    games = [*reversed(list(_games_of(finished)))]
    given: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for each in finished:
        if each.result.kept and each.counts:
            for kind, score in each.result.kept[each.seats[0]].magnifiers:
                given[kind] += 1
                points[kind] += score
    magnifiers = [
        MagnifierTally(kind=kind, given=count, points=points[kind])
        for kind, count in given.most_common()
    ]
    return SpottedTally(games=games, magnifiers=magnifiers)


def _games_of(finished: Iterable[Finished]) -> Iterator[SpottedGame]:
    for each in finished:
        if each.result.kept and each.counts:
            (seat,) = each.seats
            sheet = each.result.kept[seat]
            score = each.result.scores[seat]
            yield SpottedGame(
                table=each.listed.id,
                sheet=each.listed.config["sheet"],
                ended=each.listed.changed,
                alone=each.alone,
                won=seat in each.result.winners,
                score=score,
                band=band_of(score) if each.alone else None,
                rows=sheet.rows,
                magnifiers=len(sheet.magnifiers),
                circled=sheet.circled,
            )


def is_solo(listed: Listed) -> bool:
    """Return whether a table is a solo game of Spotted!."""
    return listed.game == "spotted" and len(listed.seats) == 1


def records_of(finished: Sequence[Finished]) -> SoloRecords:
    """Find the best solo game on each sheet; of equal ones, the first counts."""
    games: dict[str, list[SpottedGame]] = {}
    for game in _games_of(each for each in finished if each.alone):
        games.setdefault(game.sheet, []).insert(0, game)
    return SoloRecords(bands=list(BANDS), bests=[_best(games[sheet]) for sheet in sorted(games)])


def _best(games: Sequence[SpottedGame]) -> SheetBest:
    best = max(games, key=lambda game: game.score)
    return SheetBest(
        sheet=best.sheet,
        table=best.table,
        score=best.score,
        band=band_of(best.score),
        ended=best.ended,
        played=len(games),
    )


FIELDS: dict[str, Any] = {"spotted": SpottedTally, "solo": SoloRecords}
"""The fields that these statistics add to those of all games."""


def told_of(finished: Sequence[Finished]) -> dict[str, BaseModel]:
    """Return the totals over the games, by field."""
    own = [each for each in finished if each.listed.game == "spotted"]
    return {"spotted": spotted_of(own), "solo": records_of(own)}


@router.get("/me/solo", openapi_extra=refuses())
async def get_solo(
    guest: KnownGuest,
    reached: Reached,
    besides: Annotated[str, Query(max_length=64)] = "",
) -> SoloRecords:
    """Return the solo records of Spotted!: the bands, and the guest's best on each sheet.

    The game at the table `besides` is left out, so that it can be compared with those before it.
    """

    def wanted(listed: Listed) -> bool:
        return is_solo(listed) and listed.id != besides

    if guest is None:
        return records_of([])
    finished, _ = await reached.statistics.finished(guest, wanted)
    return records_of(finished)
