"""What a server says about itself."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel

import pipyard
from pipyard.core.registry import game_names
from pipyard.server.api import refuses
from pipyard.server.games.messages import offer_of
from pipyard.server.games.schemas import GameOffer
from pipyard.server.services import Services, services

router = APIRouter(prefix="/api", tags=["server"])


class About(BaseModel):
    """The server's version, the address to put before a link's path for friends, and its games.

    `client` is the address of the script that the page begins with: another build has another.
    `push` is the key by which a browser lets this server call; null where it calls nobody.
    """

    version: str
    client: str | None
    address: str
    push: str | None
    games: list[GameOffer]


@router.get("/server", openapi_extra=refuses())
async def get_server(request: Request, reached: Annotated[Services, Depends(services)]) -> About:
    """Return the server's version, its games and the address that others can use.

    The host sees the server at localhost, an address that is of no use to others.
    """
    return About(
        version=pipyard.__version__,
        client=reached.client,
        address=reached.reach.address_for(request),
        push=reached.calls.key,
        games=[offer_of(game) for game in game_names()],
    )
