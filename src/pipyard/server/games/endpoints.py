"""What a game is made of, for clients that draw it."""

from typing import Annotated

from fastapi import APIRouter, Query

from pipyard.server.api import refuses
from pipyard.server.games.schemas import Packs, SpotsContent, SpottedContent
from pipyard.server.guests.endpoints import Reached

router = APIRouter(prefix="/api/games", tags=["games"])

Pack = Annotated[str | None, Query(max_length=64, description="A content pack's name.")]


@router.get("/spots", openapi_extra=refuses("config/invalid"))
def get_spots(reached: Reached, pack: Pack = None) -> SpotsContent:
    """Describe the cards, tiles, sets and bots of Spots."""
    content: SpotsContent = reached.games.find("spots", pack).content()
    return content


@router.get("/spotted", openapi_extra=refuses("config/invalid"))
def get_spotted(reached: Reached, pack: Pack = None) -> SpottedContent:
    """Describe the sheets and bots of Spotted!."""
    content: SpottedContent = reached.games.find("spotted", pack).content()
    return content


@router.get("/packs", openapi_extra=refuses())
def get_packs(reached: Reached) -> Packs:
    """Name the content packs that this server has for each game."""
    return Packs(
        spots=list(reached.games.packs("spots")), spotted=list(reached.games.packs("spotted"))
    )
