"""The meadow as a map: where its fields go in a given room, and the paths between them."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from pipyard.games.spotted.content import MAGNIFIERS, Field, Sheet
from pipyard.sheets import art, ink
from pipyard.sheets.ink import INK, PAPER, Point, dot, group, shape

SAND = "#f3dfb4"
GRASS = "#7fae63"
_WIDEST_GAP = 24.0
_LARGEST = 5.4
"""The largest radius of a field; in a small meadow the paths grow longer instead."""
_SAMPLES = 12
_BENDS = (0.0, 0.35, -0.35, 0.6, -0.6, 0.9, -0.9)
_ARROW = 4.6


@dataclass(frozen=True, slots=True)
class Room:
    """A rectangle on the page."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, point: Point) -> bool:
        """Tell whether a point lies within."""
        across = self.x <= point[0] <= self.x + self.width
        return across and self.y <= point[1] <= self.y + self.height


def draw_meadow(sheet: Sheet, room: Room) -> str:
    """Draw the whole meadow into a room, whatever its size."""
    places = lay_out(sheet, room)
    radius = _radius(places)
    paths = [_path(sheet, places, pair, radius, room) for pair in sheet.edges]
    parts = [shape(ink.through(path), width=0.36 * radius) for path in paths]
    parts.extend(shape(ink.through(path), line=SAND, width=0.2 * radius) for path in paths)
    parts.extend(_grass([*places.values(), *(point for path in paths for point in path)], room))
    others = [place for name, place in places.items() if name != sheet.start]
    walked = [point for path in paths for point in path if point != places[sheet.start]]
    parts.append(_arrow(places[sheet.start], others + walked, radius, room))
    for seed, field in enumerate(sheet.fields):
        parts.append(group([_field(sheet, field, radius, seed)], places[field.id]))
    return "".join(parts)


def lay_out(sheet: Sheet, room: Room) -> dict[str, Point]:
    """Place the fields: columns and rows keep their order, those that are empty take no room."""
    columns, rows = _used(sheet, 0), _used(sheet, 1)
    across = min(_WIDEST_GAP, room.width / len(columns))
    down = min(_WIDEST_GAP, room.height / len(rows))
    left = room.x + (room.width - across * (len(columns) - 1)) / 2
    top = room.y + (room.height - down * (len(rows) - 1)) / 2
    return {
        field.id: (left + across * columns[field.at[0]], top + down * rows[field.at[1]])
        for field in sheet.fields
    }


def matching_counts(sheet: Sheet, kind: str) -> tuple[int, ...]:
    """Return the spot counts that a magnifier of this sheet looks for; none for different ones."""
    matches = sheet.record[0].matches[MAGNIFIERS.index(kind)]
    return tuple(count for count, matched in enumerate(matches) if matched)


def _used(sheet: Sheet, axis: int) -> dict[int, int]:
    values = sorted({field.at[axis] for field in sheet.fields})
    return {value: place for place, value in enumerate(values)}


def _radius(places: dict[str, Point]) -> float:
    points = list(places.values())
    nearest = min(
        math.dist(one, other) for place, one in enumerate(points) for other in points[:place]
    )
    return min(_LARGEST, 0.36 * nearest)


def _path(
    sheet: Sheet, places: dict[str, Point], pair: tuple[str, str], radius: float, room: Room
) -> list[Point]:
    """Find a path between two fields that runs over no other field, bent if need be."""
    start, end = (places[name] for name in pair)
    others = [places[field.id] for field in sheet.fields if field.id not in pair]
    for bend in _BENDS:
        path = _bent(start, end, bend)
        clear = all(math.dist(point, other) > 1.15 * radius for point in path for other in others)
        if clear and all(room.holds(point) for point in path):
            return path
    return _bent(start, end, 0)


def _bent(start: Point, end: Point, bend: float) -> list[Point]:
    (x1, y1), (x2, y2) = start, end
    middle = ((x1 + x2) / 2 - bend * (y2 - y1), (y1 + y2) / 2 + bend * (x2 - x1))
    path = []
    for step in range(_SAMPLES + 1):
        t = step / _SAMPLES
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        path.append((a * x1 + b * middle[0] + c * x2, a * y1 + b * middle[1] + c * y2))
    return path


def _arrow(start: Point, walked: list[Point], radius: float, room: Room) -> str:
    """Draw an arrow to the start, from a side where nothing else is, from the left if possible."""

    def free(angle: float) -> tuple[bool, bool, float]:
        reach = 0.8 * radius + _ARROW
        tail = (start[0] + reach * math.cos(angle), start[1] + reach * math.sin(angle))
        nearest = min(math.dist(tail, point) for point in walked)
        return room.holds(tail), nearest > radius + 1.5, -abs(math.pi - angle)

    angle = max((math.pi * step / 4 for step in range(8)), key=free)
    drawn = shape("M-4.6,-.9L-2.4,-.8L-2.6,-2L0,0L-2.6,2L-2.4,.8L-4.6,.9Z", fill=INK, width=0.2)
    tip = (start[0] + 0.8 * radius * math.cos(angle), start[1] + 0.8 * radius * math.sin(angle))
    return group([drawn], tip, turn=math.degrees(angle) + 180)


def _field(sheet: Sheet, field: Field, radius: float, seed: int) -> str:
    if field.kind in MAGNIFIERS:
        return art.magnifier(field.kind, matching_counts(sheet, field.kind), 1.1 * radius, seed)
    size = radius if field.kind == "cloverleaf" else 0.72 * radius
    parts = [shape(ink.circle(size, seed), fill=PAPER, width=0.1 * radius)]
    if field.kind == "cloverleaf":
        parts.append(art.clover(0.72 * radius, seed))
    if field.id == sheet.start:
        parts.append(dot((0, 0), 0.46 * radius, "none", ring=INK, width=0.08 * radius))
    return group(parts)


def _grass(walked: list[Point], room: Room) -> Iterator[str]:
    """Grow some grass where neither fields nor paths are."""
    across, down = 11.0, 8.5
    for row in range(int(room.height // down)):
        for column in range(int(room.width // across)):
            seed = 97 * row + column
            x = room.x + across * (column + 0.5 + 0.3 * ink.noise(seed, 1))
            y = room.y + down * (row + 0.5 + 0.3 * ink.noise(seed, 2))
            if all(math.dist((x, y), point) > _LARGEST + 2.6 for point in walked):
                yield group([_tuft()], (x, y), scale=1 + 0.25 * ink.noise(seed, 3))


def _tuft() -> str:
    blades = "M-1.3,-1Q-1.1,.3 -.4,.9M0,-1.6Q-.2,0 0,.9M1.4,-.9Q1,.3 .4,.9"
    return shape(blades, line=GRASS, width=0.4)
