"""What a game is made of, for clients that draw it."""

from fastapi import APIRouter

from pipyard.server.games.schemas import SpotsContent
from pipyard.server.games.spots import HostedSpots

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("/spots")
def get_spots() -> SpotsContent:
    """Describe the cards, tiles, sets and bots of Spots."""
    return HostedSpots().content()
