"""Requests about the guest, and how other endpoints find out who the guest is."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response, status
from starlette.requests import HTTPConnection

from pipyard.server.api import refuses
from pipyard.server.guests.names import checked_name
from pipyard.server.guests.schemas import (
    Claim,
    IdentityLink,
    Me,
    MyData,
    NameRequest,
    SpareKey,
)
from pipyard.server.guests.service import Guest, GuestService
from pipyard.server.middleware import COOKIE
from pipyard.server.origin import address_of
from pipyard.server.qr import qr_code
from pipyard.server.services import Services, services

_A_YEAR = 365 * 24 * 3600

router = APIRouter(prefix="/api", tags=["guest"])


async def known_guest(connection: HTTPConnection) -> Guest | None:
    """Return the guest whose cookie came with a request or a socket, if any."""
    return await _guests(connection).recognise(connection.cookies.get(COOKIE))


async def some_guest(request: Request, response: Response) -> Guest:
    """Return the guest of a request, or a new one if the cookie is missing or unknown."""
    guest = await known_guest(request)
    key = request.cookies.get(COOKIE, "")
    if guest is None:
        refusal = services(request).rates.newcomer(address_of(request))
        if refusal is not None:
            raise refusal
        guest, key = await _guests(request).welcome()
    _keep(key, request, response)
    return guest


def _keep(key: str, request: Request, response: Response) -> None:
    response.set_cookie(
        COOKIE,
        key,
        max_age=_A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def _guests(connection: HTTPConnection) -> GuestService:
    return services(connection).guests


AnyGuest = Annotated[Guest, Depends(some_guest)]
KnownGuest = Annotated[Guest | None, Depends(known_guest)]
Reached = Annotated[Services, Depends(services)]


@router.get("/me", openapi_extra=refuses())
async def get_me(guest: AnyGuest) -> Me:
    """Return what the server knows about the guest."""
    return Me(guest=guest.id, name=guest.name)


@router.put("/me", openapi_extra=refuses("name/invalid", "name/look-alike"))
async def put_me(guest: AnyGuest, wanted: NameRequest, reached: Reached) -> Me:
    """Change the guest's name, at every table."""
    await reached.tables.check_name(guest, checked_name(wanted.name))
    renamed = await reached.guests.rename(guest, wanted.name)
    await reached.tables.rename(renamed)
    return Me(guest=renamed.id, name=renamed.name)


@router.delete("/me", status_code=status.HTTP_204_NO_CONTENT, openapi_extra=refuses())
async def delete_me(guest: KnownGuest, reached: Reached, response: Response) -> None:
    """Delete the guest: every device's key, the name, and the seats of unfinished games.

    Finished games stay for the others, under a neutral name.
    """
    if guest is not None:
        await reached.guests.delete(guest)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


@router.get("/me/data", openapi_extra=refuses())
async def get_my_data(guest: KnownGuest, reached: Reached) -> MyData | None:
    """Return everything that is stored about the guest, or null for an unknown guest."""
    if guest is None:
        return None
    stored = await reached.guests.stored(guest)
    return MyData(
        guest=guest.id,
        name=guest.name,
        created_ms=stored.created_ms,
        seen_ms=stored.seen_ms,
        devices=stored.devices,
        spare_ms=stored.spare_ms,
        called=stored.called,
        tables=stored.tables,
    )


@router.post("/me/links", status_code=status.HTTP_201_CREATED, openapi_extra=refuses())
async def post_link(guest: AnyGuest, request: Request, reached: Reached) -> IdentityLink:
    """Make a link that brings the guest to another device: valid once, for ten minutes.

    An older unused link becomes invalid.
    """
    code, expires_ms = await reached.guests.new_link(guest)
    # Browsers never send the part after the #.
    path = f"/carry#{code}"
    url = reached.reach.address_for(request) + path
    return IdentityLink(code=code, path=path, url=url, expires_ms=expires_ms, qr=qr_code(url))


@router.post("/me/spare-keys", status_code=status.HTTP_201_CREATED, openapi_extra=refuses())
async def post_spare_key(guest: AnyGuest, reached: Reached) -> SpareKey:
    """Make a spare key, with which the guest can return after losing every device.

    An older one becomes invalid.
    """
    key, created_ms = await reached.guests.new_spare(guest)
    return SpareKey(key=key, created_ms=created_ms)


@router.post(
    "/me/claims",
    openapi_extra=refuses("link/expired", "link/unknown", "link/used", "spare-key/unknown"),
)
async def post_claim(wanted: Claim, request: Request, response: Response, reached: Reached) -> Me:
    """Become the guest of a link or of a spare key; a link is valid once."""
    guest, key = await reached.guests.claim(wanted.code, request.cookies.get(COOKIE))
    _keep(key, request, response)
    return Me(guest=guest.id, name=guest.name)
