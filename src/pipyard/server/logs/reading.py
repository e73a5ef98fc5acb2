"""Log files as text: read with strict limits, written in one form."""

import json
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError
from pydantic_core import PydanticSerializationError, to_json

from pipyard.server.logs.refusal import LogRefused
from pipyard.server.logs.schemas import FORMAT, GameLog

MOST_CHARACTERS = 4 * 2**20


def read_log(text: str) -> GameLog:
    """Read a log; a text that is not a log is refused with the place of the error."""
    if len(text) > MOST_CHARACTERS:
        raise LogRefused("log/too-large", f"A log has at most {MOST_CHARACTERS:,} characters.")
    return checked_log(parsed_log(text))


def parsed_log(text: str | bytes) -> Any:
    """Parse the JSON of a log, without checking its form."""
    try:
        return json.loads(text, object_pairs_hook=_unambiguous)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise LogRefused(
            "log/malformed", f"This is not valid JSON ({place}: {error.msg})."
        ) from None
    except (ValueError, RecursionError) as error:
        raise LogRefused("log/malformed", f"This is not valid JSON ({error}).") from None


def checked_log(given: object) -> GameLog:
    """Check the form of a log that is already parsed."""
    written = given.get("pipyard") if isinstance(given, Mapping) else None
    if not isinstance(written, int) or isinstance(written, bool):
        raise LogRefused("log/malformed", "This is not a log of Pipyard: it does not say so.")
    if written != FORMAT:
        raise LogRefused(
            "log/other-rules",
            f"This log is written in form {written}; this program reads form {FORMAT}.",
        )
    try:
        log = GameLog.model_validate(given)
        # Half a surrogate pair, which JSON can contain, could be neither stored nor sent.
        to_json(given)
    except ValidationError as error:
        raise _malformed(given, error) from None
    except PydanticSerializationError:
        sentence = "The log contains invalid text: half of a character."
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
    """Refuse a duplicate key, because readers would disagree about which one counts."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key occurs twice in one object")
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
