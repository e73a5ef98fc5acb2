"""Tables of text, for a page or for a terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

Row: TypeAlias = Sequence[str]


@dataclass(frozen=True, slots=True)
class TextTable:
    """Cells under headings, in sections of rows; all columns but the first contain numbers."""

    headings: Row
    sections: Sequence[Sequence[Row]]
    title: str = ""


def markdown(headings: Row, rows: Sequence[Row], left: int = 1) -> list[str]:
    """Return a Markdown table, line by line, with its first columns aligned to the left."""
    ruled = ["|---"] * left + ["|---:"] * (len(headings) - left) + ["|"]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return [f"| {' | '.join(headings)} |", "".join(ruled), *lines]


def share(part: float, games: int) -> tuple[str, str]:
    """Format how many of all games something was, as a number and a share."""
    return f"{part:,.0f}", f"{part / games:.1%}"
