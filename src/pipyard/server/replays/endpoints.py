"""Requests of replays."""

import gzip
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response
from pydantic_core import to_json

from pipyard.server.api import refuses
from pipyard.server.errors import Refused
from pipyard.server.games.schemas import PrintedContent
from pipyard.server.guests.endpoints import Reached
from pipyard.server.origin import address_of
from pipyard.server.replays.schemas import Positions
from pipyard.server.services import Services
from pipyard.server.tables import schemas
from pipyard.server.tables.archive import MOST_EVENTS, Passage
from pipyard.server.tables.telling import base_of

_MOST = 64
_QUICK = 1
"""The compression level; positions are so similar that the fastest makes them a tenth the size."""
_A_YEAR = "max-age=31536000, immutable"

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
    """Describe a table at a version and the versions after it, for scrubbing a replay.

    The log is replayed once for all of them, and only the positions are sent.
    """
    _count(reached, request, count)
    passage = await reached.archive.passage(table_id, since, count)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    body = await reached.archive.write(_written, passage, packed)
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packed else {})
    return Response(body, media_type="application/json", headers=headers)


@router.get(
    "/tables/{table_id}/events",
    response_model=schemas.PastEvents,
    openapi_extra=refuses("table/unknown", "table/other-rules", "version/unknown"),
)
async def get_events(
    table_id: Annotated[str, Path(max_length=64)],
    reached: Reached,
    request: Request,
    since: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    to: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """Return what happened at a table after a version, up to another, at most 512 events.

    The past does not change, so an answer that reaches `to` may be cached forever.
    """
    _count(reached, request, MOST_EVENTS if to is None else max(1, min(MOST_EVENTS, to - since)))
    past = await reached.archive.events(table_id, since, to)
    told = {
        "base": base_of(past.before.as_base()),
        "version": past.after.version,
        "latest": past.latest,
        "check": past.after.check,
    }
    events = past.after.since(since)
    assert events is not None
    body = b'{%b,"events":[%b]}' % (to_json(told)[1:-1], b",".join(events))
    headers = {"cache-control": f"private, {_A_YEAR}"} if to == past.after.version else {}
    return Response(body, media_type="application/json", headers=headers)


@router.get(
    "/contents/{content_hash}",
    response_model=PrintedContent,
    openapi_extra=refuses("page/unknown"),
)
async def get_printed_content(
    content_hash: Annotated[str, Path(max_length=64)], reached: Reached
) -> Response:
    """Return the content of cards, tiles or a sheet for a client that has the rules."""
    described = (await reached.archive.content(content_hash)).described()
    if described is None:
        raise Refused("page/unknown", "Nothing is printed in this game.")
    headers = {"cache-control": f"public, {_A_YEAR}"}
    return Response(to_json(described), media_type="application/json", headers=headers)


def _count(reached: Services, request: Request, events: int) -> None:
    """Count the events that are replayed for an address."""
    refusal = reached.rates.replayed(address_of(request), events)
    if refusal is not None:
        raise refusal


def _written(passage: Passage, packed: bool) -> bytes:
    body = _told(passage)
    return gzip.compress(body, _QUICK) if packed else body


def _told(passage: Passage) -> bytes:
    return to_json(
        {
            "game": passage.tables[0].game.name,
            "latest": passage.latest,
            "positions": [
                {
                    "version": past.version,
                    "view": None if past.record is None else past.game.view(past.played),
                }
                for past in passage.tables
            ],
        }
    )
