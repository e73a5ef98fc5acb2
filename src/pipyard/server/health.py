"""For monitoring: whether the server answers, and whether games can be stored."""

import asyncio
from typing import Literal

import sqlalchemy as sa
from fastapi import APIRouter, Request
from pydantic import BaseModel

from pipyard.server.api import refuses
from pipyard.server.database import Database
from pipyard.server.errors import Refused

router = APIRouter(tags=["server"])
_PATIENCE = 5.0
"""Seconds within which the database must answer."""


class Health(BaseModel):
    """All is well; anything else is a refusal."""

    status: Literal["ok"] = "ok"


@router.get("/healthz", openapi_extra=refuses())
async def get_health() -> Health:
    """Answer, and do nothing else; if there is no answer, the server may be restarted."""
    return Health()


@router.get("/readyz", openapi_extra=refuses("server/not-ready"))
async def get_readiness(request: Request) -> Health:
    """Return whether the database answers; while it does not, traffic may go elsewhere."""
    database: Database = request.app.state.database
    try:
        async with asyncio.timeout(_PATIENCE):
            await database.read(lambda connection: connection.scalar(sa.select(1)))
    except (TimeoutError, OSError, sa.exc.SQLAlchemyError):
        raise Refused(
            "server/not-ready", "The server's database does not answer. Try again in a moment."
        ) from None
    return Health()
