"""Requests about the guest who asks, and how other endpoints learn who that is."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from starlette.requests import HTTPConnection

from pipyard.server.guests.schemas import Me, NameRequest
from pipyard.server.guests.service import Guest, GuestService
from pipyard.server.services import Services, services

COOKIE = "pipyard_guest"
_A_YEAR = 365 * 24 * 3600

router = APIRouter(prefix="/api", tags=["guest"])


async def known_guest(connection: HTTPConnection) -> Guest | None:
    """Return the guest whose cookie came with a request or a socket, if any."""
    return await _guests(connection).recognise(connection.cookies.get(COOKIE))


async def some_guest(request: Request, response: Response) -> Guest:
    """Return the guest who asks, making one where the cookie is missing or unknown."""
    guest = await known_guest(request)
    key = request.cookies.get(COOKIE, "")
    if guest is None:
        guest, key = await _guests(request).welcome()
    response.set_cookie(
        COOKIE,
        key,
        max_age=_A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return guest


def _guests(connection: HTTPConnection) -> GuestService:
    return services(connection).guests


AnyGuest = Annotated[Guest, Depends(some_guest)]
KnownGuest = Annotated[Guest | None, Depends(known_guest)]
Reached = Annotated[Services, Depends(services)]


@router.get("/me")
async def get_me(guest: AnyGuest) -> Me:
    """Tell the guest who asks what the server knows about them."""
    return Me(guest=guest.id, name=guest.name)


@router.put("/me")
async def put_me(guest: AnyGuest, wanted: NameRequest, reached: Reached) -> Me:
    """Change the guest's name, at every table."""
    renamed = await reached.guests.rename(guest, wanted.name)
    await reached.tables.rename(renamed)
    return Me(guest=renamed.id, name=renamed.name)
