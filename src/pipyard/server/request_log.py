"""A log line for every request, without the secrets in addresses."""

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pipyard.server.log_lines import event

_logger = logging.getLogger(__name__)


class RequestLog:
    """Logs requests by the pattern of their address, so that a table's link stays secret."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, and log a line when it is done."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = "no answer"

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            elif message["type"] == "websocket.close":
                status = f"closed with {message.get('code', 1000)}"
            await send(message)

        try:
            await self._app(scope, receive, note_status)
        finally:
            spent = (time.perf_counter() - began) * 1000
            method = scope.get("method", "socket")
            pattern = _pattern(scope)
            _logger.info(
                "%s %s: %s, %.0f ms",
                method,
                pattern,
                status,
                spent,
                extra=event(
                    "request", method=method, route=pattern, status=status, ms=round(spent)
                ),
            )


def _pattern(scope: Scope) -> str:
    pattern = getattr(scope.get("route"), "path", None)
    return pattern if isinstance(pattern, str) else "the web client"
