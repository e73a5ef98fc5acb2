"""The table as anyone may see it, in words: what clients draw and the terminal prints.

A view is made for every change of every table, and frozen ones would take half as long again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from pipyard.core.record import NONE, unpacked
from pipyard.games.spotted.arguments import colours_of
from pipyard.games.spotted.content import COLOURS, MAGNIFIERS, Sheet
from pipyard.games.spotted.counts import round_value
from pipyard.games.spotted.record import IDLE, PHASES, WORD_BITS, WRITE, WRITINGS
from pipyard.games.spotted.rules import must_pick_lowest, picking_step, picks_in_turn

if TYPE_CHECKING:
    from pipyard.games.spotted.game import Spotted

BANDS = (40, 60, 75, 90)
"""The highest solo score of each band but the last."""


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

    `writing` is what is asked; `steps`, `kind`, `factor` and `bonuses` belong to it: steps left to
    walk, the magnifier or factor to be assigned, the round bonuses to be placed. `sources` are the
    points that come from no family; with those of the families they add up to `score`.
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


def view(spotted: "Spotted", position: np.recarray) -> View:
    """Describe a position."""
    game = unpacked(position[0])
    acting = spotted.acting(position)
    outcome = spotted.outcome(position)
    return View(
        phase=PHASES[game.phase],
        round=int(game.box),
        round_bonus=int(round_value(game)),
        active=int(game.active),
        acting=acting.seats,
        chance=acting.chance,
        table=_faces(game.table),
        rolling=colours_of(int(game.rolling)),
        lowest_only=PHASES[game.phase] == "pick" and bool(must_pick_lowest(game)),
        picking=_picking(game) if PHASES[game.phase] in ("reroll", "pick") else (),
        sheets=tuple(_sheet(spotted, position, game, seat) for seat in range(game.seats)),
        winners=outcome.winners if outcome else None,
    )


def band_of(score: int) -> int:
    """Number the solo band of a score, from 1."""
    return 1 + sum(score > limit for limit in BANDS)


def fields_in(sheet: Sheet, words: Sequence[int]) -> tuple[str, ...]:
    """Name the fields of a set of fields."""
    return tuple(
        field.id
        for number, field in enumerate(sheet.fields)
        if words[number // WORD_BITS] >> number % WORD_BITS & 1
    )


def _faces(row: Sequence[int]) -> tuple[tuple[str, int], ...]:
    return tuple((colour, int(row[n])) for n, colour in enumerate(COLOURS) if row[n])


def _picking(ahead: Any) -> tuple[int, ...]:
    seats = []
    while ahead.picks < picks_in_turn(ahead):
        seats.append((ahead.active + picking_step(ahead)) % ahead.seats)
        ahead = ahead._replace(picks=ahead.picks + 1)
    return tuple(seats)


def _sources(player: np.record) -> dict[str, int]:
    return {
        "extra": 2 * int(player.extra),
        "circled": 2 * sum(player.circled),
        "track": int(player.points),
        "rerolls": int(player.rerolls - player.rerolls_used),
    }


def _sheet(spotted: "Spotted", position: np.recarray, game: Any, seat: int) -> SheetView:
    player = game.players[seat]
    scores = spotted.scores(position, seat)
    due = 1 << int(player.bonus) if player.bonus else int(player.due)
    asked = player.writing != IDLE and game.phase == WRITE
    reachable = [near & ~done for near, done in zip(player.beside, player.crossed, strict=True)]
    return SheetView(
        seat=seat,
        families=tuple(_family(player, n, scores[n]) for n in range(len(COLOURS))),
        crossed=fields_in(spotted.content, player.crossed),
        reachable=fields_in(spotted.content, reachable),
        track=int(player.track),
        clovers=int(player.clovers),
        rerolls=int(player.rerolls),
        rerolls_used=int(player.rerolls_used),
        extra=int(player.extra),
        points=int(player.points),
        dice=_faces(player.dice),
        writing=WRITINGS[player.writing if asked else IDLE],
        steps=int(player.steps),
        kind=None if player.kind == NONE else MAGNIFIERS[player.kind],
        factor=int(player.factor),
        bonuses=tuple(value for value in range(1, 6) if due >> value & 1),
        sources=_sources(player),
        score=scores[-2],
        full_beetles=scores[-1],
        band=band_of(scores[-2]) if game.seats == 1 else None,
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
