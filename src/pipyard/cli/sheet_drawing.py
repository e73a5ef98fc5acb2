"""Drawing of a sheet for the terminal, readable in 80 columns and without color."""

import math
import shlex
from collections.abc import Iterable, Iterator, Mapping

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pipyard.games.spotted.content import COLOURS, MAGNIFIERS, Field, Sheet
from pipyard.games.spotted.record import BEETLES, LAST_ROUND
from pipyard.i18n import Words
from pipyard.sheets.meadow_map import matching_counts

_STYLES = {
    "white": "bold",
    "yellow": "bold yellow",
    "orange": "bold dark_orange",
    "green": "bold green",
    "blue": "bold blue",
    "pink": "bold magenta",
}
_LETTERS = dict(zip(MAGNIFIERS, "12345EODLHGY", strict=True))
_SPELLED = {"2x": "double", "3x": "triple", "+5": "points5", "+7": "points7"}
"""Bonuses by a spelling that can be part of a message's name."""
_CELL = 3
_WIDEST_PITCH = 7
_NARROWEST_PITCH = 4


def draw_list(sheets: Mapping[str, Sheet], words: Words) -> RenderableType:
    """List sheets by the names to type, with the differences between them."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("name", "title", "fields", "magnifiers", "track", "rerolls"):
        numeric = column not in ("name", "title")
        table.add_column(words(f"sheet-list-{column}"), justify="right" if numeric else "left")
    for name, sheet in sheets.items():
        seen = sum(field.kind in MAGNIFIERS for field in sheet.fields)
        counts = (len(sheet.fields), seen, len(sheet.track), sheet.reroll_symbols)
        table.add_row(Text(name, "bold"), Text(sheet.name), *(str(count) for count in counts))
    return Group(table, "", Text(words("sheet-list-hint", name=next(iter(sheets), ""))))


def draw_sheet(sheet: Sheet, words: Words, name: str) -> RenderableType:
    """Draw a whole sheet; `name` is what the user typed for it."""
    title = words("sheet-title", name=sheet.name, version=sheet.version, hash=sheet.hash)
    parts: list[RenderableType] = [Text(title, "bold")]
    if sheet.about.strip():
        parts.append(Text(" ".join(sheet.about.split())))
    sections = (
        ("sheet-families", _families(sheet, words)),
        ("sheet-meadow", Group(_Meadow(sheet, words), "", _legend(sheet, words))),
        ("sheet-track", _track(sheet, words)),
        ("sheet-rerolls", _rerolls(sheet, words)),
        ("sheet-rounds", _rounds(words)),
        ("sheet-extra", Text(words("sheet-extra-about"))),
    )
    for message, drawn in sections:
        parts += ["", Text(words(message), "bold underline"), Padding(drawn, (0, 0, 0, 2))]
    hint = Text(words("sheet-hint", name=shlex.quote(name)))
    parts += ["", Text(words("sheet-page-ours"), "dim"), hint]
    return Group(*parts)


def _families(sheet: Sheet, words: Words) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for colour in COLOURS:
        family = sheet.families[colour]
        beetles = [f"({family.count})" if place == family.bonus else " o " for place in range(1, 6)]
        beetles[BEETLES - 1] += "c"
        slots = words("sheet-family-slots")
        name = Text(words(f"sheet-colour-{colour}"), _STYLES[colour])
        table.add_row(name, *(Text(beetle) for beetle in beetles), Text(slots))
    return Group(table, Text(words("sheet-family-legend"), "dim"))


def _track(sheet: Sheet, words: Words) -> RenderableType:
    names = [words(f"sheet-bonus-{_SPELLED.get(bonus, bonus)}") for bonus in sheet.track]
    return Text(" > ".join(names))


def _rerolls(sheet: Sheet, words: Words) -> RenderableType:
    symbols = " ".join(["( )"] * sheet.reroll_symbols)
    return Group(Text(symbols), Text(words("sheet-rerolls-about"), "dim"))


def _rounds(words: Words) -> RenderableType:
    boxes = " ".join(f"[{box}]" for box in range(1, LAST_ROUND + 1))
    return Group(Text(boxes), Text(words("sheet-rounds-about"), "dim"))


def _legend(sheet: Sheet, words: Words) -> RenderableType:
    """Explain the symbols of the map that occur on this meadow."""
    kinds = {field.kind for field in sheet.fields}
    lines = [f"(S) {words('sheet-sign-start')}", f"( ) {words('sheet-sign-step')}"]
    if "cloverleaf" in kinds:
        lines.append(f"(c) {words('sheet-sign-cloverleaf')}")
    lines.extend(
        f"[{_LETTERS[kind]}] {_meaning(sheet, kind, words)}" for kind in MAGNIFIERS if kind in kinds
    )
    return Columns([Text(line) for line in lines], padding=(0, 3), column_first=True)


def _meaning(sheet: Sheet, kind: str, words: Words) -> str:
    name = words(f"sheet-magnifier-{kind}")
    counts = matching_counts(sheet, kind)
    if len(counts) == 1 and kind in MAGNIFIERS[:5]:
        return name
    if not counts:
        return name
    return words("sheet-sign-magnifier", magnifier=name, counts=", ".join(map(str, counts)))


def _sign(sheet: Sheet, field: Field) -> str:
    if field.kind in MAGNIFIERS:
        return f"[{_LETTERS[field.kind]}]"
    if field.kind == "cloverleaf":
        return "(c)"
    return "(S)" if field.id == sheet.start else "( )"


class _Meadow:
    """The meadow, as a map as wide as the terminal allows, or as a list if there is no room."""

    def __init__(self, sheet: Sheet, words: Words) -> None:
        self._sheet = sheet
        self._words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        del console
        columns = len({field.at[0] for field in self._sheet.fields})
        pitch = min(_WIDEST_PITCH, (options.max_width - _CELL) // max(columns - 1, 1))
        if pitch < _NARROWEST_PITCH:
            yield from self._list()
            return
        canvas = _Canvas(self._sheet, pitch)
        yield from (Text(line) for line in canvas.lines())
        if canvas.left_out:
            pairs = ", ".join("–".join(pair) for pair in canvas.left_out)
            yield Text(self._words("sheet-also-joined", pairs=pairs))

    def _list(self) -> Iterator[Text]:
        """List every field with its neighbors."""
        for field in self._sheet.fields:
            beside = [
                other
                for pair in self._sheet.edges
                if field.id in pair
                for other in pair
                if other != field.id
            ]
            yield Text(f"{_sign(self._sheet, field)} {field.id}: {', '.join(beside)}")


class _Canvas:
    """A grid of characters: fields are placed first, then paths where there is room."""

    def __init__(self, sheet: Sheet, pitch: int) -> None:
        columns = _ranks(field.at[0] for field in sheet.fields)
        rows = _ranks(field.at[1] for field in sheet.fields)
        slanted = any(self._slants(sheet, pair) for pair in sheet.edges)
        step = 3 if slanted else 2
        self.left_out: list[tuple[str, str]] = []
        self._marks: dict[tuple[int, int], str] = {}
        self._at = {
            field.id: (pitch * columns[field.at[0]] + 1, step * rows[field.at[1]])
            for field in sheet.fields
        }
        for field in sheet.fields:
            x, y = self._at[field.id]
            self._marks.update({(x - 1 + n, y): mark for n, mark in enumerate(_sign(sheet, field))})
        for pair in sorted(sheet.edges, key=self._length):
            self._join(pair, pitch, step)

    def lines(self) -> Iterator[str]:
        """Yield the map line by line."""
        width = max(x for x, _ in self._marks) + 1
        height = max(y for _, y in self._marks) + 1
        for y in range(height):
            yield "".join(self._marks.get((x, y), " ") for x in range(width)).rstrip()

    def _length(self, pair: tuple[str, str]) -> float:
        return math.dist(*(self._at[name] for name in pair))

    @staticmethod
    def _slants(sheet: Sheet, pair: tuple[str, str]) -> bool:
        one, other = (sheet.fields[sheet.field_numbers[name]].at for name in pair)
        return one[0] != other[0] and one[1] != other[1]

    def _join(self, pair: tuple[str, str], pitch: int, step: int) -> None:
        """Draw the path between two fields, or record that there is no room for it."""
        (x1, y1), (x2, y2) = sorted(
            (self._at[name] for name in pair), key=lambda at: (at[1], at[0])
        )
        if y1 == y2:
            marks = {(x, y1): "─" for x in range(x1 + 2, x2 - 1)}
        elif x1 == x2:
            marks = {(x1, y): "│" for y in range(y1 + 1, y2)}
        elif abs(x2 - x1) == pitch and y2 - y1 == step:
            mark = "╲" if x2 > x1 else "╱"
            marks = {(x1 + round((x2 - x1) * n / step), y1 + n): mark for n in range(1, step)}
        else:
            marks = {}
        if marks and not marks.keys() & self._marks.keys():
            self._marks.update(marks)
        else:
            self.left_out.append(pair)


def _ranks(values: Iterable[int]) -> dict[int, int]:
    return {value: place for place, value in enumerate(sorted(set(values)))}
