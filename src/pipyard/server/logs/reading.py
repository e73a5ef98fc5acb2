"""Log files as text: read with every limit kept, written in one form."""

import json
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError
from pydantic_core import PydanticSerializationError, to_json

from pipyard.server.logs.refusal import LogRefused
from pipyard.server.logs.schemas import FORMAT, GameLog

MOST_CHARACTERS = 4 * 2**20


def read_log(text: str) -> GameLog:
    """Read a log; what is no log is refused with the place where it goes wrong."""
    if len(text) > MOST_CHARACTERS:
        raise LogRefused("log/too-large", f"A log has at most {MOST_CHARACTERS:,} characters.")
    return checked_log(parsed_log(text))


def parsed_log(text: str | bytes) -> Any:
    """Read the JSON of a log, whose form is yet to be checked."""
    try:
        return json.loads(text, object_pairs_hook=_unambiguous)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise LogRefused("log/malformed", f"This is no JSON ({place}: {error.msg}).") from None
    except (ValueError, RecursionError) as error:
        raise LogRefused("log/malformed", f"This is no JSON of a log ({error}).") from None


def checked_log(given: object) -> GameLog:
    """Check the form of a log that is no text any more."""
    written = given.get("pipyard") if isinstance(given, Mapping) else None
    if not isinstance(written, int) or isinstance(written, bool):
        raise LogRefused("log/malformed", "This is no log of Pipyard: it does not say so.")
    if written != FORMAT:
        raise LogRefused(
            "log/other-rules",
            f"This log is written in form {written}; this program reads form {FORMAT}.",
        )
    try:
        log = GameLog.model_validate(given)
        # Half a character, as JSON can hold, could be neither stored nor sent.
        to_json(given)
    except ValidationError as error:
        raise _malformed(given, error) from None
    except PydanticSerializationError:
        sentence = "In the log there is text that is no text: half of a character."
        raise LogRefused("log/malformed", sentence) from None
    return log


def write_log(log: GameLog) -> str:
    """Write a log; the same log is always the same text, with a line for each event."""
    holds = log.as_json()
    events = [json.dumps(event, ensure_ascii=False) for event in holds.pop("events")]
    head = json.dumps(holds, ensure_ascii=False, indent=2).removesuffix("\n}")
    lines = ",\n    ".join(events)
    listed = f"[\n    {lines}\n  ]" if events else "[]"
    return f'{head},\n  "events": {listed}\n}}\n'


def _unambiguous(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse a key that comes twice: readers would disagree about which of the two counts."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key comes twice in one object")
    return found


def _malformed(given: object, error: ValidationError) -> LogRefused:
    first = error.errors(include_url=False)[0]
    place, reason = list(first["loc"]), first["msg"].rstrip(".")
    event = None
    if place[:1] == ["events"] and len(place) > 1 and isinstance(given, Mapping):
        number = int(place[1])
        stored = given["events"][number]
        version = stored.get("version") if isinstance(stored, Mapping) else None
        event = version if type(version) is int else number + 1
        place = place[2:]
    where = ".".join(str(part) for part in place)
    named = ", ".join(part for part in (f"event {event}" if event else "", where) if part)
    return LogRefused("log/malformed", f"In the log, {named or 'everything'}: {reason}.", event)
