"""What the guest who asks has played."""

from typing import Annotated

from fastapi import APIRouter, Query

from pipyard.server.api import refuses
from pipyard.server.guests.endpoints import KnownGuest, Reached
from pipyard.server.guests.service import Guest
from pipyard.server.statistics import tallies
from pipyard.server.statistics.schemas import FinishedGame, SoloRecords, Statistics
from pipyard.server.statistics.service import Finished
from pipyard.server.tables.states import summary_of
from pipyard.server.tables.storage import Listed

router = APIRouter(prefix="/api", tags=["guest"])

_LATEST = 8
"""So many finished games stand on the first page, with how they ended."""


@router.get("/me/statistics", openapi_extra=refuses())
async def get_statistics(guest: KnownGuest, reached: Reached) -> Statistics:
    """List the guest's finished games and tell what they add up to: wins, dice, best scores."""
    finished, more = ([], False) if guest is None else await reached.statistics.finished(guest)
    return Statistics(
        games=[_told(each, guest) for each in finished],
        tallies=tallies.tallies_of(finished),
        dice=tallies.dice_of(finished),
        spotted=tallies.spotted_of(finished),
        solo=tallies.records_of(finished),
        more=more,
    )


@router.get("/me/results", openapi_extra=refuses())
async def get_results(guest: KnownGuest, reached: Reached) -> list[FinishedGame]:
    """Tell how the guest's latest finished games ended, newest first; only a few of them."""
    if guest is None:
        return []
    return [_told(each, guest) for each in await reached.statistics.latest(guest, _LATEST)]


@router.get("/me/solo", openapi_extra=refuses())
async def get_solo(
    guest: KnownGuest,
    reached: Reached,
    besides: Annotated[str, Query(max_length=64)] = "",
) -> SoloRecords:
    """Tell what there is to beat at Spotted! alone: the bands, and the guest's best on each sheet.

    The game at the table `besides` is left out, so that it can be held against those before it.
    """

    def wanted(listed: Listed) -> bool:
        return tallies.is_solo(listed) and listed.id != besides

    if guest is None:
        return tallies.records_of([])
    finished, _ = await reached.statistics.finished(guest, wanted)
    return tallies.records_of(finished)


def _told(game: Finished, guest: Guest | None) -> FinishedGame:
    return FinishedGame(
        table=summary_of(game.listed, guest.id if guest else None, ()),
        winners=list(game.result.winners),
        scores=list(game.result.scores),
    )
