"""What a server says about itself."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel

import pipyard
from pipyard.server.api import refuses
from pipyard.server.services import Services, services

router = APIRouter(prefix="/api", tags=["server"])


class About(BaseModel):
    """The server's version, and the address to put before a link's path for friends."""

    version: str
    address: str


@router.get("/server", openapi_extra=refuses())
async def get_server(request: Request, reached: Annotated[Services, Depends(services)]) -> About:
    """Tell the server's version and the address under which others reach it.

    Whoever runs the server sees it at localhost, which leads nobody else there.
    """
    return About(version=pipyard.__version__, address=reached.reach.address_for(request))
