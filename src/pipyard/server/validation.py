"""Invalid messages explained in a sentence."""

from collections.abc import Mapping, Sequence
from typing import Any

from pipyard.server.errors import Refused


def malformed(errors: Sequence[Mapping[str, Any]]) -> Refused:
    """Return a refusal that names the first error in a message."""
    first = errors[0] if errors else {}
    place = ".".join(str(part) for part in first.get("loc", ()) if part != "body")
    reason = str(first.get("msg", "It could not be read")).rstrip(".")
    sentence = f"{place}: {reason}." if place else f"{reason}."
    return Refused("request/malformed", sentence)
