"""Why a log is not accepted."""

from collections.abc import Mapping
from typing import Any

from pipyard.server.errors import Refused

_LONGEST = 400


class LogRefused(Refused):
    """A log that cannot be read, cannot be replayed here, or contains an error.

    `event` is the version of the wrong event, if there is one. `expected` and `found` are set if
    one thing should have been another. Logs come from anywhere, so the sentence is always safe to
    print.
    """

    def __init__(
        self,
        code: str,
        sentence: str,
        event: int | None = None,
        expected: Mapping[str, Any] | str | None = None,
        found: Mapping[str, Any] | str | None = None,
    ) -> None:
        super().__init__(code, _printable(sentence), version=event)
        self.event = event
        self.expected = expected
        self.found = found


def _printable(text: str) -> str:
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}…"
