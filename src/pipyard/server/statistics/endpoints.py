"""What a guest has played."""

from fastapi import APIRouter

from pipyard.server.api import refuses
from pipyard.server.guests.endpoints import KnownGuest, Reached
from pipyard.server.guests.service import Guest
from pipyard.server.statistics import tallies
from pipyard.server.statistics.own import Statistics, own_statistics
from pipyard.server.statistics.schemas import FinishedGame
from pipyard.server.statistics.service import Finished
from pipyard.server.tables.states import summary_of

router = APIRouter(prefix="/api", tags=["guest"])

_LATEST = 8
"""How many finished games the first page shows, with their results."""


@router.get("/me/statistics", openapi_extra=refuses())
async def get_statistics(guest: KnownGuest, reached: Reached) -> Statistics:
    """List the guest's finished games with totals: wins, dice, best scores."""
    finished, more = ([], False) if guest is None else await reached.statistics.finished(guest)
    return Statistics(
        games=[_told(each, guest) for each in finished],
        tallies=tallies.tallies_of(finished),
        dice=tallies.dice_of(finished),
        more=more,
        **{
            field: told for own in own_statistics() for field, told in own.told_of(finished).items()
        },
    )


@router.get("/me/results", openapi_extra=refuses())
async def get_results(guest: KnownGuest, reached: Reached) -> list[FinishedGame]:
    """Return how the guest's latest finished games ended, newest first; only a few of them."""
    if guest is None:
        return []
    return [_told(each, guest) for each in await reached.statistics.latest(guest, _LATEST)]


def _told(game: Finished, guest: Guest | None) -> FinishedGame:
    return FinishedGame(
        table=summary_of(game.listed, guest.id if guest else None, ()),
        winners=list(game.result.winners),
        scores=list(game.result.scores),
    )


for _own in own_statistics():
    router.include_router(_own.router)
