"""A lesson's texts, formatted as in the client."""

from typing import Any

from pipyard.games.spotted.content import MAGNIFIERS
from pipyard.i18n import Words, words
from pipyard.server.lessons.script import Moment
from pipyard.server.lessons.teaching import Teaching

OPPONENT = "bot-greedy"
"""The lesson's opponent has this bot's name."""


def sentence(teaching: Teaching, moment: Moment, language: str) -> str:
    """Format a moment's sentence; a variable in it without a value is an error."""
    spoken = words(language)
    args: dict[str, Any] = {"name": spoken(OPPONENT)}
    for name, value in moment.named.items():
        args |= _arguments(spoken, name, value)
    return spoken(f"lesson-{teaching.game.name}-{moment.say}", **args)


def _arguments(spoken: Words, name: str, value: Any) -> dict[str, Any]:
    match name, value:
        case "colour", str():
            return {"colour": spoken(f"family-{value}"), "family": value}
        case "colours", list():
            return {"colours": spoken.listed(spoken(f"family-{colour}") for colour in value)}
        case "kind", str():
            kind = "magnifier" if value in MAGNIFIERS else "field"
            return {"kind": spoken(f"{kind}-{value}")}
        case (("next" | "unlocked"), str()):
            return {name: spoken(f"bonus-{value.replace('+', 'plus-')}")}
        case _, list():
            return {name: spoken.listed(value)}
        case _:
            return {name: value}
