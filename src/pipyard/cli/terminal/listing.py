"""Numbered lists of options, as both games print them."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from pipyard.cli.terminal.options import Option

_IN_LINES = 3
_WITH_SENTENCES = 12
"""With more options than this, the list shows the notation's short words instead of sentences."""


def numbered(options: Iterable[Option]) -> RenderableType | None:
    """List options with their numbers, in short form if there are many."""
    listed = list(options)
    short = len(listed) > _WITH_SENTENCES
    lines = [entry(option, option.text if short else option.label) for option in listed]
    if len(lines) <= _IN_LINES:
        return Group(*lines) if lines else None
    return Columns(lines, padding=(0, 2))


def entry(option: Option, label: str) -> Text:
    """Format one option's number and its words."""
    return Text.assemble((f"{option.number:>3} ", "bold"), label)
