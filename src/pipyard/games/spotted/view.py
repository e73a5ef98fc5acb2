"""The table as anyone may see it, in words: what clients draw and the terminal prints.

A view is made for every change of every table; frozen dataclasses would take half as long again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from pipyard.core.record import NONE, bits_of, unpacked
from pipyard.games.spotted.arguments import colours_of
from pipyard.games.spotted.content import COLOURS, MAGNIFIERS, Sheet
from pipyard.games.spotted.record import OVER, PHASES, WORD_BITS, WRITINGS

SOURCES = ("extra", "circled", "track", "rerolls")
"""Where points come from besides the families."""


@dataclass(slots=True)
class FamilyView:
    """One family on a sheet; `score` is what it would score now."""

    colour: str
    beetles: tuple[int, ...]
    circled: bool
    magnifier: str | None
    factor: int
    score: int


@dataclass(slots=True)
class SheetView:
    """A player's sheet and what the player is in the middle of.

    `writing` is what the player must write; `steps`, `kind`, `factor` and `bonuses` belong to it:
    steps left to walk, the magnifier or factor to be assigned, the round bonuses to be placed.
    `sources` are the points that come from no family; with those of the families they add up to
    `score`.
    """

    seat: int
    families: tuple[FamilyView, ...]
    crossed: tuple[str, ...]
    reachable: tuple[str, ...]
    track: int
    clovers: int
    rerolls: int
    rerolls_used: int
    extra: int
    points: int
    dice: tuple[tuple[str, int], ...]
    writing: str
    steps: int
    kind: str | None
    factor: int
    bonuses: tuple[int, ...]
    sources: dict[str, int]
    score: int
    full_beetles: int
    band: int | None


@dataclass(slots=True)
class View:
    """A whole position; everything in it is public.

    `table` are the dice nobody has taken, `picking` the seats that still pick, in order.
    """

    phase: str
    round: int
    round_bonus: int
    active: int
    acting: tuple[int, ...]
    chance: bool
    table: tuple[tuple[str, int], ...]
    rolling: tuple[str, ...]
    lowest_only: bool
    picking: tuple[int, ...]
    sheets: tuple[SheetView, ...]
    winners: tuple[int, ...] | None


def view(sheet: Sheet, position: np.recarray, counts: Any) -> View:
    """Describe a position, given its counts."""
    game = unpacked(position[0])
    sheets = counts.sheets[: game.seats]
    return View(
        phase=PHASES[game.phase],
        round=int(game.box),
        round_bonus=counts.round_bonus,
        active=int(game.active),
        acting=tuple(seat for seat, counted in enumerate(sheets) if counted.asked),
        chance=counts.chance > 0,
        table=_faces(game.table),
        rolling=colours_of(int(game.rolling)),
        lowest_only=counts.lowest_only == 1,
        picking=tuple(counts.picking[: counts.picks]),
        sheets=tuple(
            _sheet(sheet, game.players[seat], seat, counted) for seat, counted in enumerate(sheets)
        ),
        winners=bits_of(counts.winners) if game.phase == OVER else None,
    )


def fields_in(sheet: Sheet, words: Sequence[int]) -> tuple[str, ...]:
    """List the names of the fields in a set of fields."""
    return tuple(
        field.id
        for number, field in enumerate(sheet.fields)
        if words[number // WORD_BITS] >> number % WORD_BITS & 1
    )


def _faces(row: Sequence[int]) -> tuple[tuple[str, int], ...]:
    return tuple((colour, int(row[n])) for n, colour in enumerate(COLOURS) if row[n])


def _sheet(sheet: Sheet, player: Any, seat: int, counted: Any) -> SheetView:
    return SheetView(
        seat=seat,
        families=tuple(_family(player, n, score) for n, score in enumerate(counted.families)),
        crossed=fields_in(sheet, player.crossed),
        reachable=fields_in(sheet, counted.reachable),
        track=int(player.track),
        clovers=int(player.clovers),
        rerolls=int(player.rerolls),
        rerolls_used=int(player.rerolls_used),
        extra=int(player.extra),
        points=int(player.points),
        dice=_faces(player.dice),
        writing=WRITINGS[counted.writing],
        steps=int(player.steps),
        kind=None if player.kind == NONE else MAGNIFIERS[player.kind],
        factor=int(player.factor),
        bonuses=bits_of(counted.bonuses),
        sources={name: getattr(counted, name) for name in SOURCES},
        score=counted.score,
        full_beetles=counted.full_beetles,
        band=counted.band or None,
    )


def _family(player: np.record, number: int, score: int) -> FamilyView:
    kind = player.magnifiers[number]
    return FamilyView(
        colour=COLOURS[number],
        beetles=tuple(player.beetles[number]),
        circled=bool(player.circled[number]),
        magnifier=None if kind == NONE else MAGNIFIERS[kind],
        factor=int(player.factors[number]),
        score=score,
    )
