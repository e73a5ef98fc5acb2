"""Requests of replays."""

import gzip
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response
from pydantic_core import to_json

from pipyard.server.api import refuses
from pipyard.server.guests.endpoints import Reached
from pipyard.server.replays.schemas import Positions
from pipyard.server.tables.archive import Passage

_MOST = 64
_QUICK = 1
"""How hard to press: positions are so alike that the quickest way makes them ten times smaller."""

router = APIRouter(prefix="/api", tags=["tables"])


@router.get(
    "/tables/{table_id}/positions",
    response_model=Positions,
    openapi_extra=refuses("table/unknown", "table/other-rules", "version/unknown"),
)
async def get_positions(
    table_id: Annotated[str, Path(max_length=64)],
    reached: Reached,
    request: Request,
    since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, Query(ge=1, le=_MOST)] = _MOST,
) -> Response:
    """Describe a table as it was at a version and at those after it, for scrubbing a replay.

    The log is played once for all of them, and nothing but the positions is told.
    """
    passage = await reached.archive.passage(table_id, since, count)
    body = _told(passage)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, _QUICK)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


def _told(passage: Passage) -> bytes:
    return to_json(
        {
            "game": passage.tables[0].game.name,
            "latest": passage.latest,
            "positions": [
                {
                    "version": past.version,
                    "view": None if past.position is None else past.game.view(past.position),
                }
                for past in passage.tables
            ],
        }
    )
