"""The things on a sheet, each drawn around the origin: beetles, dice, cloverleaves, magnifiers.

Whatever has a colour also has a shape of its own, so that a page printed in grey loses nothing.
A piece is drawn about one unit to each side, scaled to its `size` in millimetres, and returned as
SVG text.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pipyard.sheets import ink
from pipyard.sheets.ink import INK, PAPER, Point, dot, group, shape, text

SHELLS = {
    "white": "#ffffff",
    "yellow": "#ffd53d",
    "orange": "#ef8a2b",
    "green": "#58a24c",
    "blue": "#3c79bd",
    "pink": "#f5aac6",
}
"""A colour for each family, no two of the same brightness."""
LEAF = "#6fb35d"
GLASS = "#e6f1f4"
HANDLE = "#b98b52"
GOLD = "#ffe08a"
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a die are, and the spots of a beetle."""
_EXACT = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
_HAIR = 0.09
"""The width of legs and antennae."""


@dataclass(frozen=True, slots=True)
class Beetle:
    """What is drawn of a beetle: its family, its spots, and on a bonus beetle its target."""

    colour: str
    spots: int = 0
    target: int | None = None
    circled: bool = False


def beetle(drawn: Beetle, size: float, seed: int = 0) -> str:
    """Draw a beetle from above; `size` is half the width of its back.

    Where spots may go is marked faintly. A target stands on a tag beside the beetle, with a
    dashed ring to be circled once it is met.
    """
    back = ink.outline(_SILHOUETTES[drawn.colour], seed)
    parts = [
        _legs(seed),
        group([head(drawn.colour, seed)], (0, -0.96)),
        shape(back, fill=SHELLS[drawn.colour], width=0.085),
        _seam(seed),
        *_places(drawn),
    ]
    if drawn.target is not None:
        parts.append(_ring(drawn.circled, seed))
        parts.append(group([die(drawn.target, 0.45, fill=GOLD)], (1.18, -1.0), turn=8))
    return group(parts, scale=size)


def head(colour: str, seed: int = 0) -> str:
    """Draw a family's head with its antennae, the neck at the origin."""
    antenna = _ANTENNAE[colour]()
    skull = ink.outline(lambda angle: 0.46 / math.hypot(math.sin(angle), 1.25 * math.cos(angle)), 3)
    eyes = [dot((side * 0.2, -0.13), 0.075, PAPER) for side in (-1, 1)]
    parts = [antenna, _mirrored(antenna), shape(skull, fill=INK, width=0), *eyes]
    return group(parts, turn=4 * ink.noise(seed, 1))


def die(face: int, size: float, *, fill: str = PAPER, seed: int = 0) -> str:
    """Draw a die that shows 1 to 5, or with 6 its cloverleaf."""
    side = shape(ink.box(-1, -1, 2, 2, seed, 0.45), fill=fill, width=0.16)
    return group([side, clover(0.8, seed) if face == 6 else pips(face, 1)], scale=size)


def pips(face: int, size: float) -> str:
    """Draw the pips of a face, as on a die whose half side is `size`."""
    return group([dot((0.52 * x, 0.52 * y), 0.21) for x, y in PIPS[face]], scale=size)


def clover(size: float, seed: int = 0) -> str:
    """Draw a cloverleaf of four leaves."""
    leaf = shape("M0,0C-.95,-.35 -.75,-1.15 0,-.78C.75,-1.15 .95,-.35 0,0Z", fill=LEAF, width=0.12)
    vein = shape("M0,-.3L0,-.58", width=0.06)
    stalk = shape("M0,0Q.15,.75 .62,1.08", width=0.16)
    leaves = [group([leaf, vein], turn=45 + 90 * place) for place in range(4)]
    return group([stalk, *leaves], turn=7 * ink.noise(seed, 5), scale=0.92 * size)


def lens(size: float, seed: int = 0, *, glass: str = GLASS) -> str:
    """Draw a magnifier without anything in it; `size` is the radius of its glass."""
    handle = ink.line((0.72, 0.72), (1.15, 1.15), seed)
    parts = [
        shape(handle, width=0.42),
        shape(handle, line=HANDLE, width=0.2),
        shape(ink.circle(1, seed), fill=glass, width=0.14),
    ]
    return group(parts, scale=size)


def magnifier(kind: str, matches: Sequence[int], size: float, seed: int = 0) -> str:
    """Draw a magnifier of a kind; `matches` are the spot counts that it looks for."""
    return group([lens(1, seed), _magnified(kind, matches)], scale=size)


def bonus(kind: str, size: float, seed: int = 0) -> str:
    """Draw a bonus of the cloverleaf track."""
    if kind.startswith("steps"):
        return steps(int(kind[-1]), size)
    if kind.endswith("x"):
        return factor(kind[0], size, seed)
    if kind.startswith("+"):
        return points(kind, size, seed)
    if kind == "magnifier":
        return group([lens(0.72, seed)], (-0.16 * size, -0.16 * size), scale=size)
    return reroll(0.82 * size, seed) if kind == "reroll" else round_bonus(size, seed)


def steps(count: int, size: float) -> str:
    """Draw a few fields on a path, and how many they are."""
    gap = 1.7 / count
    spots = [((place - (count - 1) / 2) * gap, 0.66) for place in range(count)]
    path = shape(ink.line(spots[0], spots[-1], count), width=0.12)
    fields = [dot(spot, 0.23, PAPER, ring=INK, width=0.1) for spot in spots]
    label = text(str(count), (0, 0.2), 1.3, anchor="middle", bold=True)
    return group([path, *fields, label], scale=size)


def reroll(size: float, seed: int = 0) -> str:
    """Draw a re-roll symbol: an arrow that runs round a die."""
    angles = [math.radians(20 + 290 * step / 9) for step in range(10)]
    arc = [(math.sin(angle), -math.cos(angle)) for angle in angles]
    parts = [
        shape(ink.through(ink.shaken(arc, seed, 0.02)), width=0.2),
        group([shape("M-.12,-.42L.5,0L-.12,.42Z", fill=INK, width=0.06)], arc[-1], turn=-42),
        group([die(5, 0.46, seed=seed)], turn=-12),
    ]
    return group(parts, scale=size)


def factor(times: str, size: float, seed: int = 0) -> str:
    """Draw a factor: a tag that says how often a family counts."""
    tag = shape(ink.box(-0.98, -0.72, 1.96, 1.44, seed, 0.7), fill=INK, width=0)
    label = text(f"×{times}", (0, 0.38), 1.05, anchor="middle", bold=True, fill=PAPER)
    return group([tag, label], scale=size)


def points(label: str, size: float, seed: int = 0) -> str:
    """Draw points as a star with a number in it."""
    star = ink.outline(lambda angle: 1 + 0.1 * math.cos(9 * angle), seed)
    words = text(label, (0, 0.34), 0.95, anchor="middle", bold=True)
    return group([shape(star, fill=GOLD, width=0.13), words], scale=size)


def round_bonus(size: float, seed: int = 0) -> str:
    """Draw the round bonus: a box of the round track that gives a die."""
    box = shape(ink.box(-0.95, -0.95, 1.25, 1.25, seed, 0.25), fill=PAPER, width=0.13)
    cross = shape("M-.75,-.75L.1,.1M.1,-.75L-.75,.1", width=0.13)
    given = group([die(3, 0.52, seed=seed)], (0.42, 0.4))
    return group([box, cross, given], scale=size)


def _round(_: float) -> float:
    return 1.0


def _wide(angle: float) -> float:
    return 1 / math.hypot(math.sin(angle) / 1.16, math.cos(angle) / 0.92)


def _square(angle: float) -> float:
    return float(0.93 / (math.sin(angle) ** 4 + math.cos(angle) ** 4) ** 0.25)


def _pointed(angle: float) -> float:
    tail = max(0.0, -math.cos(angle))
    return float(0.98 + 0.24 * tail**6)


def _forked(angle: float) -> float:
    tail = max(0.0, -math.cos(angle))
    return float(1.03 + 0.16 * tail**3 - 0.42 * tail**30)


def _frilled(angle: float) -> float:
    return 1.0 + 0.06 * math.cos(9 * angle + math.pi)


_SILHOUETTES: dict[str, Callable[[float], float]] = {
    "white": _round,
    "yellow": _wide,
    "orange": _square,
    "green": _pointed,
    "blue": _forked,
    "pink": _frilled,
}


def _mirrored(drawn: str) -> str:
    return f'<g transform="scale(-1 1)">{drawn}</g>'


def _legs(seed: int) -> str:
    parts = []
    for place, (top, reach) in enumerate(((-0.55, -0.82), (0.05, 0.12), (0.55, 0.98))):
        for side in (-1, 1):
            knee = (side * (1.16 + 0.03 * ink.noise(seed, place)), (top + reach) / 2)
            leg = ink.through([(side * 0.8, top), knee, (side * 1.26, reach)])
            parts.append(shape(leg, width=_HAIR))
    return "".join(parts)


def _seam(seed: int) -> str:
    """Draw the line that splits the back, and the small shield at its top."""
    split = shape(ink.line((0, -0.68), (0, 0.9), seed), width=0.06)
    return split + shape("M-.3,-.94Q0,-.45 .3,-.94", fill=INK, width=0)


def _places(drawn: Beetle) -> list[str]:
    pale = ink.mixed(SHELLS[drawn.colour], 0.62)
    free = [dot((0.45 * x, 0.45 * y + 0.06), 0.19, pale, ring=ink.SOFT) for x, y in PIPS[5]]
    spotted = PIPS.get(drawn.spots, ())
    return free + [dot((0.45 * x, 0.45 * y + 0.06), 0.21) for x, y in spotted]


def _ring(circled: bool, seed: int) -> str:
    path = ink.circle(1.26, seed)
    ring = shape(path, width=0.14) if circled else shape(path, width=0.08, dashes=".16 .16")
    return group([ring], (0, -0.1))


def _balls() -> str:
    stem = ink.through([(0.16, -0.2), (0.42, -0.62)])
    return shape(stem, width=_HAIR) + dot((0.46, -0.68), 0.13)


def _curls() -> str:
    turns = ((0.16, -0.2), (0.3, -0.55), (0.62, -0.68), (0.78, -0.44), (0.6, -0.3), (0.5, -0.46))
    return shape(ink.through(turns), width=_HAIR)


def _zigzags() -> str:
    turns = ((0.14, -0.2), (0.44, -0.34), (0.3, -0.5), (0.66, -0.6), (0.54, -0.76), (0.86, -0.8))
    return shape(ink.polyline(turns), width=_HAIR)


def _fans() -> str:
    root = (0.34, -0.42)
    tips = ((0.34, -0.86), (0.56, -0.8), (0.74, -0.64), (0.82, -0.42))
    ribs = [ink.polyline([root, tip]) for tip in ((0.14, -0.2), *tips)]
    return shape("".join(ribs), width=0.1)


def _long() -> str:
    turns = ((0.14, -0.2), (0.4, -0.62), (0.9, -0.7), (1.22, -0.2), (1.3, 0.2))
    return shape(ink.through(turns), width=_HAIR)


def _hearts() -> str:
    stem = shape(ink.through([(0.14, -0.2), (0.4, -0.5)]), width=_HAIR)
    heart = shape("M0,.5C-.95,-.15 -.5,-.85 0,-.4C.5,-.85 .95,-.15 0,.5Z", fill=PAPER, width=0.24)
    return stem + group([heart], (0.5, -0.68), turn=24, scale=0.34)


_ANTENNAE: dict[str, Callable[[], str]] = {
    "white": _balls,
    "yellow": _curls,
    "orange": _zigzags,
    "green": _fans,
    "blue": _long,
    "pink": _hearts,
}


def _magnified(kind: str, matches: Sequence[int]) -> str:
    """Draw what is seen in a magnifier: the pips of one count, or a sign and the counts."""
    if kind in _EXACT:
        return pips(_EXACT[kind], 0.86)
    if kind == "different":
        return _different()
    if kind not in _SIGNS:
        return _counts(matches, 0.34, 1, 1.6)
    return group([_SIGNS[kind]()], (0, -0.34)) + _counts(matches, 0.74, 0.72, 1.35)


def _counts(matches: Sequence[int], bottom: float, size: float, room: float) -> str:
    """Write the counts as large as they fit: a bold digit is 0.7 wide, a space 0.35."""
    largest = min(size, room / (1.05 * len(matches) - 0.35))
    digits = " ".join(str(count) for count in sorted(matches))
    return text(digits, (0, bottom - (size - largest) / 3), largest, anchor="middle", bold=True)


def _different() -> str:
    """Draw three small faces that are not alike."""
    faces = ((1, (-0.42, -0.28)), (2, (0.4, -0.34)), (3, (0.0, 0.42)))
    return "".join(group([die(face, 0.32, seed=face)], at) for face, at in faces)


def _low() -> str:
    return shape("M0,-.32L0,.34M-.26,.08L0,.34L.26,.08", width=0.15)


def _high() -> str:
    return shape("M0,.32L0,-.34M-.26,-.08L0,-.34L.26,-.08", width=0.15)


def _diagonal() -> str:
    ends = ((-0.4, -0.26), (0.4, 0.26))
    return shape(ink.line(*ends, 1), width=0.08) + "".join(dot(end, 0.15) for end in ends)


def _symmetrical() -> str:
    axis = shape("M0,-.48L0,.4", width=0.08, dashes=".12 .1")
    wing = "M.12,-.34L.52,0L.12,.26Z"
    left = _mirrored(shape(wing, fill=PAPER, width=0.07))
    return axis + shape(wing, fill=INK, width=0.07) + left


_SIGNS: dict[str, Callable[[], str]] = {
    "low": _low,
    "high": _high,
    "diagonal": _diagonal,
    "symmetrical": _symmetrical,
}
