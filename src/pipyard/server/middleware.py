"""Checks for every request and socket: size, sender, and the headers of the answer."""

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from http import HTTPStatus
from typing import TypeAlias

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from pipyard.core.errors import PipyardError
from pipyard.server.addresses import is_among
from pipyard.server.direct import direct_connection
from pipyard.server.errors import Refused, error_of, status_of
from pipyard.server.origin import KnownHosts, address_of, is_foreign
from pipyard.server.rates import TooFast, Turnstile

COOKIE = "pipyard_guest"
LARGEST_BODY = 16_384
LARGEST_IMPORT = 1_048_576
_IMPORTS = "/api/imports"
HEADERS = {
    # 'self' in connect-src covers the table's socket; Safari before 15.4 took it for HTTP only.
    # Scripts of the page may load the rules, which are WebAssembly; this allows no other code.
    "content-security-policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
        " img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self';"
        " worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(),"
        " gyroscope=(), microphone=(), midi=(), payment=(), serial=(), usb=()"
    ),
    # The link is a table's secret, so no other site may see it as a referrer.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_STAY_SECURE = "max-age=15552000"
_SAFE = ("GET", "HEAD", "OPTIONS")
_Count: TypeAlias = Callable[[str | None, str], TooFast | None]

TOO_LARGE = Refused("request/too-large", "This request is larger than the server accepts.")


def answer(refusal: PipyardError) -> JSONResponse:
    """Return a refusal as an HTTP answer."""
    headers = {"retry-after": str(refusal.seconds)} if isinstance(refusal, TooFast) else None
    return JSONResponse(error_of(refusal).model_dump(), status_of(refusal.code), headers)


class Guard:
    """Refuses what is too large, too much, from another site or for another; adds headers."""

    def __init__(
        self,
        app: ASGIApp,
        hosts: KnownHosts,
        rates: Turnstile,
        refusals: Counter[str],
        refused: Sequence[str] = (),
    ) -> None:
        self._app = app
        self._refused = refused
        self._refusals = refusals
        self._hosts = hosts
        self._rates = rates
        self._counted: dict[str, _Count] = {
            "tables": rates.table,
            "imports": rates.table,
            "rematch": rates.table,
            "commitments": rates.promise,
            "reports": rates.report,
            "claims": rates.claim,
            "phrases": rates.phrase,
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on everything that is in order."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(MutableHeaders(scope=message), scope)
            await send(message)

        connection = HTTPConnection(scope)
        refusal = self._refusal(connection) or _body_refusal(connection)
        if refusal is None:
            await self._app(scope, _limited(receive, _largest(scope)), send_with_headers)
        else:
            self._refusals[refusal.code] += 1
            await answer(refusal)(scope, receive, send_with_headers)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        guest, address = _identity(connection), address_of(connection)
        refusal = self._refusal(connection) or self._rates.enter(guest, address)
        if refusal is not None:
            self._refusals[refusal.code] += 1
            await _deny(refusal, scope, receive, send)
            return
        direct = direct_connection(scope)
        leave = partial(self._rates.leave, guest, address)
        try:
            await self._app(scope, receive, send)
        finally:
            if direct is not None and direct.is_taken:
                direct.when_ended(leave)
            else:
                leave()

    def _refusal(self, connection: HTTPConnection) -> Refused | None:
        if self._refused and is_among(address_of(connection), self._refused):
            return Refused("address/refused", "This server accepts nothing from your address.")
        if connection.headers.get("host", "") not in self._hosts:
            return Refused(
                "request/unknown-host",
                "This server does not have that name. Its owner can allow the name.",
            )
        guest, address = _identity(connection), address_of(connection)
        method = connection.scope.get("method", "socket")
        if method not in _SAFE and is_foreign(connection):
            return Refused("request/foreign", "A page of another site cannot send requests here.")
        counted = self._counted.get(connection.scope["path"].rpartition("/")[2])
        refusal = self._rates.request(guest, address)
        if refusal is None and method == "POST" and counted is not None:
            refusal = counted(guest, address)
        return refusal


async def _deny(refusal: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a socket; if the server cannot send a reason, the browser sees a plain 403."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await answer(refusal)(scope, receive, send)
    else:
        await WebSocketClose()(scope, receive, send)


def _identity(connection: HTTPConnection) -> str | None:
    """Return what identifies the guest for counting, without asking the database."""
    key = connection.cookies.get(COOKIE)
    return hashlib.blake2b(key.encode(), digest_size=12).hexdigest() if key else None


def _largest(scope: Scope) -> int:
    return LARGEST_IMPORT if scope["path"] == _IMPORTS else LARGEST_BODY


def _body_refusal(connection: HTTPConnection) -> Refused | None:
    headers = connection.headers
    length = headers.get("content-length", "0")
    most = _largest(connection.scope)
    if not (length.isascii() and length.isdecimal()) or int(length) > most:
        return Refused("request/too-large", f"This request has at most {most} bytes.")
    has_body = int(length) > 0 or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and kind != "application/json":
        return Refused("request/not-json", "Send the body as application/json.")
    return None


def _limited(receive: Receive, most: int) -> Receive:
    taken = 0

    async def receive_some() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        return message

    return receive_some


def _add_headers(headers: MutableHeaders, scope: Scope) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["scheme"] == "https":
        headers.setdefault("strict-transport-security", _STAY_SECURE)
        # Over plain HTTP, browsers ignore this header, and complain.
        headers.setdefault("cross-origin-opener-policy", "same-origin")
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
