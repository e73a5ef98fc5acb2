"""What holds for every request: its size, where it comes from, and the headers of its answer."""

from http import HTTPStatus

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pipyard.server.errors import Refused, error_of, status_of
from pipyard.server.origin import is_foreign

LARGEST_BODY = 16_384
_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
        " object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    # The link is a table's secret: no other site may learn it from a referrer.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
_SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Refuses what is too large or comes from another site, and adds the headers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is in order."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(MutableHeaders(scope=message), scope["path"])
            await send(message)

        refusal = _refusal(scope)
        if refusal is not None:
            await _answer(refusal)(scope, receive, send_with_headers)
            return
        await self._app(scope, _limited(receive), send_with_headers)


TOO_LARGE = Refused("request/too-large", f"A request has at most {LARGEST_BODY} bytes.")


def _refusal(scope: Scope) -> Refused | None:
    length = Headers(scope=scope).get("content-length", "0")
    if not length.isdecimal() or int(length) > LARGEST_BODY:
        return TOO_LARGE
    if scope["method"] not in _SAFE and is_foreign(HTTPConnection(scope)):
        return Refused("request/foreign", "A page of another site cannot act here.")
    return None


def _answer(refusal: Refused) -> JSONResponse:
    return JSONResponse(error_of(refusal).model_dump(), status_of(refusal.code))


def _limited(receive: Receive) -> Receive:
    taken = 0

    async def receive_some() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > LARGEST_BODY:
            raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        return message

    return receive_some


def _add_headers(headers: MutableHeaders, path: str) -> None:
    for name, value in _HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
