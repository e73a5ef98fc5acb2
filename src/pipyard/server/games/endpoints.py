"""What a game is made of, for clients that draw it."""

from fastapi import APIRouter

from pipyard.server.api import refuses
from pipyard.server.games.schemas import SpotsContent, SpottedContent
from pipyard.server.games.spots import HostedSpots
from pipyard.server.games.spotted import HostedSpotted

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("/spots", openapi_extra=refuses())
def get_spots() -> SpotsContent:
    """Describe the cards, tiles, sets and bots of Spots."""
    return HostedSpots().content()


@router.get("/spotted", openapi_extra=refuses())
def get_spotted() -> SpottedContent:
    """Describe the sheets and bots of Spotted!."""
    return HostedSpotted().content()
