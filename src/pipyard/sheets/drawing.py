"""A sheet as a page to print and play on with a pen: A4, as SVG text.

The page needs nothing beyond itself: no script, no font, no picture from elsewhere. All words come
from the caller.
"""

import textwrap
from collections.abc import Sequence
from typing import Protocol

from pipyard.games.spotted.content import COLOURS, MAGNIFIERS, Sheet
from pipyard.games.spotted.record import BEETLES, LAST_ROUND
from pipyard.sheets import art, ink
from pipyard.sheets.ink import FINE, LINE, PAPER, SOFT, Point, group, shape, text
from pipyard.sheets.meadow_map import Room, draw_meadow, matching_counts

PAGE_WIDTH = 210
PAGE_HEIGHT = 297
MARGIN = 9.0
_WIDTH = PAGE_WIDTH - 2 * MARGIN
_ROWS = Room(MARGIN, 26.5, 136, 102)
_SIDE = Room(MARGIN + 139, 26.5, _WIDTH - 139, 102)
_HINTS_TOP = 131.6
_TRACK_TOP = 134.0
_TRACK_ROW = 11.5
_SCORES = Room(MARGIN, 260, _WIDTH, 19.5)
_NOTES_TOP = 282.6
_LONGEST_TRACK_ROW = 18
_GAP = 2.5
_LONG_NAME = 20
_BEETLE = 5.0
_SMALL = 2.3
_TITLE = 3.3
_HAY = "#fff7dd"
_LAWN = "#edf5e1"


class Say(Protocol):
    """Puts a message into words."""

    def __call__(self, message: str, /, **args: object) -> str:
        """Return the words for a message with its arguments."""
        ...


def draw_page(sheet: Sheet, say: Say) -> str:
    """Draw a whole sheet, ready to be printed."""
    track = _track_room(sheet)
    below = track.y + track.height + _GAP
    meadow = Room(MARGIN, below, _WIDTH, _SCORES.y - _GAP - below)
    parts = [
        f'<rect width="{PAGE_WIDTH}" height="{PAGE_HEIGHT}" fill="{PAPER}"/>',
        _header(sheet, say),
        _families(sheet, say),
        _side(sheet, say),
        _track(sheet, say, track),
        _meadow(sheet, say, meadow),
        _scores(say),
        _notes(sheet, say),
    ]
    title = ink.printable(say("sheet-page-title", name=sheet.name))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{PAGE_WIDTH}mm" height="{PAGE_HEIGHT}mm"'
        f' viewBox="0 0 {PAGE_WIDTH} {PAGE_HEIGHT}" font-family="{ink.FONT}"'
        f' stroke-linecap="round" stroke-linejoin="round"><title>{title}</title>'
        + "\n".join(parts)
        + "</svg>\n"
    )


def _header(sheet: Sheet, say: Say) -> str:
    name_end = PAGE_WIDTH - MARGIN
    name = textwrap.wrap(sheet.name, max(_LONG_NAME, len(sheet.name) * 2 // 3))
    lines = [
        text(say("sheet-page-game"), (MARGIN, 20.5), 11, bold=True, room=58),
        *(
            text(part, (MARGIN + 61, 15.2 - 4.2 * above), 5, bold=True, room=60)
            for above, part in enumerate(reversed(name))
        ),
        text(say("sheet-page-about"), (MARGIN + 61, 20.3), 2.6, fill=SOFT, room=58),
    ]
    for place, message in enumerate(("sheet-page-name", "sheet-page-date")):
        start = 136 + 46 * place
        end = start + 43 if place == 0 else name_end
        lines.append(shape(ink.line((start, 20.5), (end, 20.5), place), width=FINE))
        lines.append(text(say(message), (start, 23.6), _SMALL, fill=SOFT))
    return "".join(lines)


def _panel(room: Room, title: str, about: str, *, fill: str = PAPER) -> str:
    """Draw a frame with a title and, beside it, a few words."""
    seed = round(7 * room.x + room.y)
    frame = shape(ink.box(room.x, room.y, room.width, room.height, seed, 2.4), fill=fill)
    at = room.x + 2.5
    width = ink.text_width(title, _TITLE, bold=True) + 2
    left = room.width - width - 4
    return frame + group(
        [
            text(title, (0, 0), _TITLE, bold=True, room=room.width - 5),
            text(about, (width, 0), _SMALL, fill=SOFT, room=left) if about else "",
        ],
        (at, room.y + 4.4),
    )


def _families(sheet: Sheet, say: Say) -> str:
    height = _ROWS.height / len(COLOURS)
    rows = [
        group([_family(sheet, say, colour, height)], (_ROWS.x, _ROWS.y + height * place))
        for place, colour in enumerate(COLOURS)
    ]
    return "".join(rows) + _hints(say)


def _hints(say: Say) -> str:
    """Say what the two signs beside beetles mean."""
    tag = group([art.die(3, 1.2, fill=art.GOLD)], (MARGIN + 2, _HINTS_TOP - 0.8))
    leaf = group([art.clover(1.5)], (MARGIN + 92, _HINTS_TOP - 0.9))
    met = text(say("sheet-page-target"), (MARGIN + 4.5, _HINTS_TOP), _SMALL, fill=SOFT, room=84)
    fifth = text(say("sheet-page-fifth"), (MARGIN + 95, _HINTS_TOP), _SMALL, fill=SOFT, room=96)
    return tag + met + leaf + fifth


def _family(sheet: Sheet, say: Say, colour: str, height: float) -> str:
    """Draw a family's row: its die, five beetles, then what it is worth."""
    number = COLOURS.index(colour)
    middle = height / 2 + 1.9
    band = ink.box(0, 0.6, _ROWS.width, height - 1.2, number, 2.4)
    fill = ink.mixed(art.SHELLS[colour], 0.86)
    parts = [
        shape(band, fill=fill, width=FINE),
        group([_family_die(colour)], (6.6, height / 2 - 1.6)),
        text(
            say(f"sheet-colour-{colour}"),
            (6.6, height - 2.6),
            2.8,
            anchor="middle",
            bold=True,
            room=11,
        ),
    ]
    for place in range(BEETLES):
        at = (21.8 + 16.3 * place, middle)
        parts.append(group([_beetle(sheet, colour, place)], at))
    parts.append(_worth(height / 2))
    return "".join(parts)


def _family_die(colour: str) -> str:
    """Draw the die whose points are the family's, with the family's face on it."""
    side = shape(ink.box(-3.6, -3.6, 7.2, 7.2, len(colour), 1.5), fill=art.SHELLS[colour])
    face = shape(ink.circle(2.7, len(colour)), fill=PAPER, width=FINE)
    return side + face + group([art.head(colour)], (0, 1.6), scale=2.6)


def _beetle(sheet: Sheet, colour: str, place: int) -> str:
    family = sheet.families[colour]
    target = family.count if family.bonus == place + 1 else None
    seed = 11 * COLOURS.index(colour) + place
    drawn = art.beetle(art.Beetle(colour, target=target), _BEETLE, seed)
    if place < BEETLES - 1:
        return drawn
    return drawn + group([art.clover(2.2, seed)], (9.2, 2.6))


def _worth(middle: float) -> str:
    """Draw the slots at the end of a row: magnifier, factor, score."""
    parts = [
        group([art.lens(4.7, glass=PAPER)], (107, middle - 0.8)),
        text("×", (114.6, middle + 1.4), 4.4, anchor="middle", bold=True),
        shape(ink.box(117, middle - 4, 7, 8, 2), fill=PAPER),
        text("=", (126, middle + 1.4), 4.4, anchor="middle", bold=True),
        shape(ink.box(128, middle - 4, 6.5, 8, 3), fill=PAPER, width=ink.BOLD),
    ]
    return "".join(parts)


def _side(sheet: Sheet, say: Say) -> str:
    heights = (23.0, 17.5, 13.5)
    tops = [_SIDE.y + 0.6]
    for height in heights:
        tops.append(tops[-1] + height + _GAP)
    rounds, rerolls, extra = (
        Room(_SIDE.x, top, _SIDE.width, height) for top, height in zip(tops, heights, strict=False)
    )
    key = Room(_SIDE.x, tops[3], _SIDE.width, _SIDE.y + _SIDE.height - 0.6 - tops[3])
    return (
        _rounds(say, rounds)
        + _rerolls(sheet, say, rerolls)
        + _extra(say, extra)
        + _key(sheet, say, key)
    )


def _rounds(say: Say, room: Room) -> str:
    parts = [_panel(room, say("sheet-rounds"), "")]
    pitch = (room.width - 5) / LAST_ROUND
    for box in range(1, LAST_ROUND + 1):
        x = room.x + 2.5 + pitch * (box - 0.5)
        frame = shape(ink.box(x - 3.8, room.y + 6.4, 7.6, 7.6, box), fill=PAPER, width=ink.BOLD)
        number = text(str(box), (x, room.y + 12.2), 5.4, anchor="middle", bold=True)
        parts += [frame, number, group([art.die(box, 1.7, seed=box)], (x + 3.6, room.y + 14))]
    for line, message in enumerate(("sheet-page-rounds", "sheet-page-rounds-many")):
        at = (room.x + 2.5, room.y + 18.4 + 2.9 * line)
        parts.append(text(say(message), at, _SMALL, fill=SOFT, room=room.width - 5))
    return "".join(parts)


def _rerolls(sheet: Sheet, say: Say, room: Room) -> str:
    count = sheet.reroll_symbols
    across = max(3, -(-count // (1 if count <= 5 else 2 if count <= 14 else 4)))
    lines = -(-count // across)
    pitch = min(9.5, (room.width - 14) / across)
    size = min(3.0, 0.36 * pitch, 3.4 / lines)
    parts = [_panel(room, say("sheet-rerolls"), "")]
    for place in range(count):
        x = room.x + 3 + pitch * (place % across + 0.5)
        y = room.y + 6 + 8 * (place // across + 0.5) / lines
        parts.append(group([art.reroll(size, place)], (x, y)))
    end = room.x + 3 + pitch * min(count, across)
    parts.append(text("→", (end + 2, room.y + 11.6), 4.4, anchor="middle", bold=True))
    parts.append(group([art.clover(2.6)], (end + 7, room.y + 10)))
    at = (room.x + 2.5, room.y + room.height - 2)
    parts.append(text(say("sheet-page-rerolls"), at, _SMALL, fill=SOFT, room=room.width - 5))
    return "".join(parts)


def _extra(say: Say, room: Room) -> str:
    parts = [_panel(room, say("sheet-extra"), say("sheet-page-extra"))]
    for place in range(7):
        at = (room.x + 5 + 6.2 * place, room.y + 9)
        parts.append(group([art.lens(2.2, place, glass=PAPER)], at))
    parts.append(text("…", (room.x + 48.5, room.y + 10), 5, anchor="middle", bold=True))
    return "".join(parts)


def _key(sheet: Sheet, say: Say, room: Room) -> str:
    """Draw what the magnifiers of this meadow look for."""
    grown = {field.kind for field in sheet.fields}
    kinds = [kind for kind in MAGNIFIERS if kind in grown]
    lines = -(-len(kinds) // 2)
    down = (room.height - 6.5) / max(lines, 4)
    parts = [_panel(room, say("sheet-magnifiers"), "")]
    for place, kind in enumerate(kinds):
        x = room.x + 4.6 + (room.width / 2 - 1) * (place // lines)
        y = room.y + 5.6 + down * (place % lines + 0.5)
        icon = art.magnifier(kind, matching_counts(sheet, kind), 0.36 * min(down, 6.4), place)
        parts.append(group([icon], (x, y)))
        words = say(f"sheet-magnifier-{kind}")
        parts.append(text(words, (x + 4, y + 0.9), 2.5, room=room.width / 2 - 8))
    return "".join(parts)


def _track_room(sheet: Sheet) -> Room:
    return Room(MARGIN, _TRACK_TOP, _WIDTH, 7 + _TRACK_ROW * len(_track_rows(sheet)))


def _track_rows(sheet: Sheet) -> list[Sequence[str]]:
    rows = -(-len(sheet.track) // _LONGEST_TRACK_ROW)
    length = -(-len(sheet.track) // rows)
    return [sheet.track[start : start + length] for start in range(0, len(sheet.track), length)]


def _track(sheet: Sheet, say: Say, room: Room) -> str:
    rows = _track_rows(sheet)
    pitch = min(13.0, (room.width - 15) / len(rows[0]))
    side = min(8.6, pitch - 1.6)
    parts = [_panel(room, say("sheet-track"), say("sheet-page-track"), fill=_HAY)]
    parts.append(group([art.clover(4.2)], (room.x + 7.2, room.y + 7 + _TRACK_ROW / 2 - 0.6)))
    for line, row in enumerate(rows):
        for place, kind in enumerate(row):
            at = (
                room.x + 14 + pitch * (place + 0.5),
                room.y + 6.2 + _TRACK_ROW * (line + 0.5),
            )
            parts.append(group([_bonus(kind, side, line * 40 + place)], at))
            if place + 1 < len(row):
                parts.append(_tick((at[0] + pitch / 2, at[1])))
    return "".join(parts)


def _bonus(kind: str, side: float, seed: int) -> str:
    frame = shape(ink.box(-side / 2, -side / 2, side, side, seed, 1.4), fill=PAPER)
    return frame + art.bonus(kind, 0.39 * side, seed)


def _tick(at: Point) -> str:
    return group([shape("M-.3,-.7L.4,0L-.3,.7", width=LINE)], at)


def _meadow(sheet: Sheet, say: Say, room: Room) -> str:
    inner = Room(room.x + 4, room.y + 7, room.width - 8, room.height - 9)
    panel = _panel(room, say("sheet-meadow"), say("sheet-page-meadow"), fill=_LAWN)
    return panel + draw_meadow(sheet, inner)


def _scores(say: Say) -> str:
    room = _SCORES
    parts = [shape(ink.box(room.x, room.y, room.width, room.height, 5, 2.4), fill=PAPER)]
    others = (
        ("sheet-score-extra", art.lens(1.9)),
        ("sheet-score-bonus", group([art.die(4, 1.7, fill=art.GOLD)])),
        ("sheet-score-track", art.points("+", 2.3)),
        ("sheet-score-rerolls", art.reroll(2)),
    )
    slots = [(f"sheet-colour-{colour}", _face(colour)) for colour in COLOURS] + list(others)
    for place, (message, icon) in enumerate(slots):
        x = room.x + 2.5 + 16.2 * place
        parts.append(_score(say(message), icon, x, 13.2))
        sign = "+" if place + 1 < len(slots) else "="
        parts.append(text(sign, (x + 14.7, room.y + 12.4), 3.4, anchor="middle", bold=True))
    parts.append(_score(say("sheet-score-total"), "", room.x + 165.5, 24, bold=True))
    return "".join(parts)


def _face(colour: str) -> str:
    chin = shape(ink.circle(0.62, 2), fill=art.SHELLS[colour], width=0.12)
    return group([group([chin], (0, 0.5)), art.head(colour)], (0, 0.6), scale=2.5)


def _score(label: str, icon: str, x: float, width: float, *, bold: bool = False) -> str:
    top = _SCORES.y
    middle = x + width / 2
    frame = ink.box(x, top + 7.4, width, 7.6, round(x), 1.4)
    return "".join(
        (
            group([icon], (middle, top + 4.2)),
            shape(frame, fill=PAPER, width=ink.BOLD if bold else LINE),
            text(label, (middle, top + 17.9), _SMALL, anchor="middle", bold=bold, room=width + 2.4),
        )
    )


def _notes(sheet: Sheet, say: Say) -> str:
    """Say whose layout this is, then what the sheet's maker says about it."""
    said = [say("sheet-page-ours"), " ".join(sheet.about.split())]
    lines = [line for note in said for line in textwrap.wrap(note, 126)][:3]
    made = say("sheet-page-made", version=sheet.version, hash=sheet.hash)
    parts = [
        text(line, (MARGIN, _NOTES_TOP + 2.8 * place), _SMALL, fill=SOFT, room=_WIDTH - 34)
        for place, line in enumerate(lines)
    ]
    parts.append(text(made, (PAGE_WIDTH - MARGIN, _NOTES_TOP), 2, anchor="end", fill=SOFT))
    return "".join(parts)
