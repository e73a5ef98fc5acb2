"""A meadow as a character map: crossed fields, fields open to a player, and the rest."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.text import Text

from pipyard.games.spotted.content import Sheet

_WIDEST_CELL = 5
_WIDEST_PITCH = 7
_PATH = "dim"


@dataclass(frozen=True, slots=True)
class Sign:
    """What a field shows: its text, a shorter text for narrow maps, and its style."""

    text: str
    short: str
    style: str = ""


class Map:
    """Fields placed on a grid, and paths drawn between them wherever nothing is in the way.

    `left_out` lists the neighbors whose path could not be drawn.
    """

    def __init__(self, sheet: Sheet, signs: Mapping[str, Sign], width: int) -> None:
        columns = _ranks(field.at[0] for field in sheet.fields)
        rows = _ranks(field.at[1] for field in sheet.fields)
        pitch = min(_WIDEST_PITCH, (width - _WIDEST_CELL) // max(len(columns) - 1, 1))
        self.left_out: list[tuple[str, str]] = []
        self._marks: dict[tuple[int, int], tuple[str, str]] = {}
        self._at = {
            field.id: (pitch * columns[field.at[0]] + 2, 2 * rows[field.at[1]])
            for field in sheet.fields
        }
        for name, (x, y) in self._at.items():
            sign = signs[name]
            text = sign.text if len(sign.text) < pitch else sign.short
            self._write(x - (len(text) - 1) // 2, y, text, sign.style)
        self._written = frozenset(self._marks)
        for pair in sheet.edges:
            self._join(pair, pitch)

    def lines(self) -> Iterable[Text]:
        """Yield the map line by line."""
        width = max(x for x, _ in self._marks) + 1
        for y in range(max(y for _, y in self._marks) + 1):
            line = Text()
            for x in range(width):
                line.append(*self._marks.get((x, y), (" ", "")))
            line.rstrip()
            yield line

    def _write(self, x: int, y: int, text: str, style: str) -> None:
        for place, mark in enumerate(text):
            self._marks[x + place, y] = (mark, style)

    def _join(self, pair: tuple[str, str], pitch: int) -> None:
        (x1, y1), (x2, y2) = sorted(self._at[name] for name in pair)
        if y1 == y2:
            self._join_level(x1, x2, y1, pair)
        elif x1 == x2:
            self._draw({(x1, y): "│" for y in range(y1 + 1, y2)}, pair)
        elif x2 - x1 == pitch and abs(y2 - y1) == 2:
            middle = ((x1 + x2) // 2, (y1 + y2) // 2)
            self._draw({middle: "╲" if y2 > y1 else "╱"}, pair)
        else:
            self.left_out.append(pair)

    def _join_level(self, x1: int, x2: int, y: int, pair: tuple[str, str]) -> None:
        """Draw a level path from the end of one field's text to the start of the other's."""
        while (x1, y) in self._written:
            x1 += 1
        while (x2, y) in self._written:
            x2 -= 1
        self._draw({(x, y): "─" for x in range(x1 + 1, x2)} or {(x1, y): "─"}, pair)

    def _draw(self, marks: Mapping[tuple[int, int], str], pair: tuple[str, str]) -> None:
        if not marks or marks.keys() & self._marks.keys():
            self.left_out.append(pair)
            return
        self._marks.update({at: (mark, _PATH) for at, mark in marks.items()})


def _ranks(values: Iterable[int]) -> dict[int, int]:
    return {value: place for place, value in enumerate(sorted(set(values)))}
