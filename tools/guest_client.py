"""A guest of a server, with plain requests: tests and pictures use it to set things up."""

import json
from collections.abc import Mapping
from contextlib import closing
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tools.players import COOKIE

_PATIENCE_SECONDS = 600


class RefusedError(RuntimeError):
    """The server did not do what was requested."""


class GuestClient:
    """One guest's key, and requests with it.

    A client library takes longer over a request than the server does over its answer, and browser
    tests need thousands of them for their setup. Each request has its own connection, because the
    server may close one that is kept open just before it is used again.
    """

    def __init__(self, address: str, key: str = "") -> None:
        self.key = key
        self._host = urlsplit(address).netloc

    def ask(self, method: str, path: str, sent: Mapping[str, Any] | None = None) -> Any:
        """Return the server's answer, or raise its refusal."""
        headers = {"Cookie": f"{COOKIE}={self.key}"} if self.key else {}
        body = None if sent is None else json.dumps(sent)
        if body is not None:
            headers["Content-Type"] = "application/json"
        with closing(HTTPConnection(self._host, timeout=_PATIENCE_SECONDS)) as connection:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            text = answer.read()
        if answer.status >= 400:
            raise RefusedError(f"{path}: {answer.status} {text.decode()}")
        self._keep(answer.getheader("Set-Cookie"))
        return msgspec.json.decode(text)

    def _keep(self, cookie: str | None) -> None:
        if cookie and COOKIE in (given := SimpleCookie(cookie)):
            self.key = given[COOKIE].value
