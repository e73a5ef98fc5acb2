"""The format of the log: text for people or JSON for programs, never with a secret.

Links, keys and seeds are long random texts. Our own messages contain none. In messages of libraries
and errors, everything that looks like one is cut short.
"""

import json
import logging
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from pipyard.server.repeats import Repeats

_OWN = "pipyard"
_SHOWN = 6
"""Characters of a secret that are shown; enough to tell secrets apart."""
_RANDOM = re.compile(r"[\w-]{20,}")
"""What may be a secret; the shortest one, a table's id, has 22 characters."""
_PLACE = '  File "'
"""The start of a trace line that names a place; the next line contains code."""
_TEXT = "%(asctime)s %(levelname)s %(message)s"


def event(name: str, **about: Any) -> dict[str, Any]:
    """Return the `extra` of a log line with the event's name; JSON also contains its details."""
    return {"event": name, "about": about}


def short(secret: str) -> str:
    """Return the first characters of a table's id, because the whole id would be its link."""
    return f"{secret[:_SHOWN]}…"


def write_log(level: str, form: str) -> None:
    """Write the log to the error stream, in the form `text` or `json`."""
    logging.basicConfig()
    for handler in logging.getLogger().handlers:
        handler.setFormatter(JsonLines() if form == "json" else TextLines(_TEXT))
        handler.addFilter(Repeats())
    logging.getLogger(_OWN).setLevel(level.upper())


class TextLines(logging.Formatter):
    """A line for people, with the trace of an error below it."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """Return the line; in messages that are not ours, possible secrets are cut."""
        text = super().formatMessage(record)
        return text if _is_own(record) else _hidden(text)

    def formatException(self, ei: Any) -> str:  # noqa: N802
        """Return a trace: places and code unchanged, possible secrets in the rest cut."""
        lines, is_code = [], False
        for line in super().formatException(ei).splitlines():
            is_place = line.startswith(_PLACE)
            lines.append(line if is_place or is_code else _hidden(line))
            is_code = is_place
        return "\n".join(lines)


class JsonLines(TextLines):
    """One object per line: time, level, event and message, and the event's details."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the object."""
        message = record.getMessage()
        about: Mapping[str, Any] = getattr(record, "about", {})
        told = {
            "time": _time(record.created),
            "level": record.levelname.lower(),
            "event": getattr(record, "event", record.name.partition(".")[0]),
            "message": message if _is_own(record) else _hidden(message),
            **about,
        }
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = record.exc_info[0].__qualname__
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told)


def _is_own(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] == _OWN


def _hidden(text: str) -> str:
    return _RANDOM.sub(lambda found: short(found[0]), text)


def _time(seconds: float) -> str:
    when = datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
    return when.replace("+00:00", "Z")
