"""Lines as a steady hand draws them: SVG elements as text, slightly uneven and always the same.

Lengths are millimetres. `seed` decides how a line trembles, so that two shapes side by side are
not copies of each other while the same drawing comes out the same every time.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from html import escape

Point = tuple[float, float]

INK = "#2a2521"
SOFT = "#7d7265"
PAPER = "#ffffff"
FINE = 0.25
LINE = 0.45
BOLD = 0.7
FONT = "ui-rounded, sans-serif"
_LETTER = 0.55
_BOLD_LETTER = 0.66
_CYRILLIC = "\u0400"
_WIDER = 0.1
"""How wide letters of a wide sans-serif font are, in heights of its lines; Cyrillic are wider."""
_SPACES = "\u00a0\u202f"
"""Spaces where no line may break: printable, though Python says they are not."""
_TREMBLE = 0.12


def number(value: float) -> str:
    """Write a length with no more digits than a printer could show."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def noise(seed: int, index: int) -> float:
    """Return a number from -1 to 1 that looks random and never changes."""
    mixed = (seed * 374761393 + index * 668265263 + 974711) & 0xFFFFFFFF
    mixed = (mixed ^ (mixed >> 13)) * 1274126177 & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFFFFFF) / 2**31 - 1


def group(parts: Iterable[str], at: Point = (0, 0), *, turn: float = 0, scale: float = 1) -> str:
    """Put elements together, moved, turned (in degrees) and scaled."""
    moves = f"translate({number(at[0])} {number(at[1])})"
    if turn:
        moves += f" rotate({number(turn)})"
    if scale != 1:
        moves += f" scale({scale:.4g})"
    return f'<g transform="{moves}">{"".join(parts)}</g>'


def shape(
    data: str,
    *,
    fill: str = "none",
    line: str = INK,
    width: float = LINE,
    dashes: str | None = None,
) -> str:
    """Draw a path."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    stroke = f' stroke="{line}" stroke-width="{number(width)}"{dashed}' if width else ""
    return f'<path d="{data}" fill="{fill}"{stroke}/>'


def through(points: Sequence[Point], *, closed: bool = False) -> str:
    """Describe the path that runs smoothly through points."""
    count = len(points)
    pieces = [f"M{_pair(points[0])}"]
    for index in range(count if closed else count - 1):
        before, here, there, after = (
            points[place % count] if closed else points[min(max(place, 0), count - 1)]
            for place in range(index - 1, index + 3)
        )
        first = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        second = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        pieces.append(f"C{_pair(first)} {_pair(second)} {_pair(there)}")
    return "".join(pieces) + ("Z" if closed else "")


def shaken(points: Iterable[Point], seed: int, tremble: float = _TREMBLE) -> list[Point]:
    """Move every point a little."""
    return [
        (x + tremble * noise(seed, 2 * index), y + tremble * noise(seed, 2 * index + 1))
        for index, (x, y) in enumerate(points)
    ]


def outline(radius: Callable[[float], float], seed: int) -> str:
    """Describe a closed shape by its radius at each angle, clockwise from the top."""
    angles = [math.tau * step / 36 for step in range(36)]
    points = [(math.sin(a) * radius(a), -math.cos(a) * radius(a)) for a in angles]
    return through(shaken(points, seed, 0.012), closed=True)


def circle(size: float, seed: int) -> str:
    """Describe a circle around the origin as a hand draws it."""
    angles = [math.tau * step / 10 for step in range(10)]
    points = [(size * math.sin(angle), -size * math.cos(angle)) for angle in angles]
    return through(shaken(points, seed, 0.02 * size), closed=True)


def polyline(points: Iterable[Point]) -> str:
    """Describe a path with sharp turns."""
    return "M" + "L".join(_pair(point) for point in points)


def line(start: Point, end: Point, seed: int) -> str:
    """Describe a straight line as a hand draws it."""
    (x1, y1), (x2, y2) = start, end
    middle = ((x1 + x2) / 2, (y1 + y2) / 2)
    bend = min(_TREMBLE, 0.03 * math.dist(start, end))
    return through([start, *shaken([middle], seed, bend), end])


def box(x: float, y: float, width: float, height: float, seed: int, corner: float = 1.2) -> str:
    """Describe a box with round corners as a hand draws it."""
    c = min(corner, width / 2, height / 2)
    tremble = min(_TREMBLE, 0.02 * min(width, height))
    right, bottom = x + width, y + height
    tops = [(x + c, y), (right - c, y), (right, y + c), (right, bottom - c)]
    ends = [(right - c, bottom), (x + c, bottom), (x, bottom - c), (x, y + c)]
    a, b, d, e, f, g, h, i = (_pair(point) for point in shaken(tops + ends, seed, tremble))
    corners = [_pair(point) for point in ((right, y), (right, bottom), (x, bottom), (x, y))]
    return (
        f"M{a}L{b}Q{corners[0]} {d}L{e}Q{corners[1]} {f}L{g}Q{corners[2]} {h}L{i}Q{corners[3]} {a}Z"
    )


def dot(at: Point, size: float, fill: str = INK, *, ring: str = "", width: float = 0.04) -> str:
    """Draw a small round spot, with a ring around it if one is named by its colour."""
    stroke = f' stroke="{ring}" stroke-width="{number(width)}"' if ring else ""
    place = f'cx="{number(at[0])}" cy="{number(at[1])}"'
    return f'<circle {place} r="{number(size)}" fill="{fill}"{stroke}/>'


def text(
    words: str,
    at: Point,
    size: float,
    *,
    anchor: str = "start",
    bold: bool = False,
    fill: str = INK,
    room: float = math.inf,
) -> str:
    """Write words on a line; they are made smaller where they would not fit the room."""
    shown = printable(words)
    fitting = size * min(1, room / text_width(words, size, bold=bold))
    weight = ' font-weight="800"' if bold else ""
    return (
        f'<text x="{number(at[0])}" y="{number(at[1])}" font-size="{number(fitting)}"'
        f' text-anchor="{anchor}" fill="{fill}"{weight}>{shown}</text>'
    )


def text_width(words: str, size: float, *, bold: bool = False) -> float:
    """Guess how wide a line of words is; which font will be used is not known."""
    wide = sum(letter >= _CYRILLIC for letter in words)
    letters = max(len(words) + _WIDER * wide, 1)
    return size * (_BOLD_LETTER if bold else _LETTER) * letters


def printable(words: str) -> str:
    """Make words safe to be put between tags: XML has no place for control characters at all."""
    return escape("".join(letter for letter in words if letter.isprintable() or letter in _SPACES))


def mixed(colour: str, white: float) -> str:
    """Thin a colour with white: 0 leaves it, 1 is white."""
    parts = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return "#" + "".join(f"{round(part + (255 - part) * white):02x}" for part in parts)


def _pair(point: Point) -> str:
    return f"{number(point[0])},{number(point[1])}"
