"""Requests about being called back to a table."""

from fastapi import APIRouter, status

from pipyard.i18n import FALLBACK, find_language
from pipyard.server.api import refuses
from pipyard.server.calls.schemas import PushRequest
from pipyard.server.calls.service import Subscription
from pipyard.server.guests.endpoints import AnyGuest, Reached

router = APIRouter(prefix="/api", tags=["guest"])


@router.put(
    "/me/push",
    status_code=status.HTTP_204_NO_CONTENT,
    openapi_extra=refuses("push/off", "push/unknown-service"),
)
async def put_push(guest: AnyGuest, wanted: PushRequest, reached: Reached) -> None:
    """Call the guest in this browser when a turn has waited for a minute.

    The browser gets an address from its push service, with the key from `GET /api/server`.
    """
    language = find_language(wanted.language) or FALLBACK
    await reached.calls.subscribe(
        Subscription(guest.id, wanted.address, wanted.p256dh, wanted.auth, language)
    )
