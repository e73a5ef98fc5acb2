"""Actions and rolls of Spotted! as text, and back."""

from pipyard.core.errors import InvalidText
from pipyard.games.spotted.actions import ACTIONS, CHANCE, Action, ChanceOutcome
from pipyard.games.spotted.content import Sheet


def parse_action(sheet: Sheet, text: str) -> Action:
    """Parse an action; one that no position allows is refused as an illegal move."""
    action = ACTIONS.parse(sheet, text)
    if action is None:
        raise InvalidText(f"{text!r} is no action")
    return action


def format_action(action: Action) -> str:
    """Return an action as text."""
    return ACTIONS.format(None, action)


def parse_chance(text: str) -> ChanceOutcome | None:
    """Parse a roll, or return None if the text is none."""
    return CHANCE.parse(None, text)


def format_chance(outcome: ChanceOutcome) -> str:
    """Return a roll as text."""
    return CHANCE.format(None, outcome)
