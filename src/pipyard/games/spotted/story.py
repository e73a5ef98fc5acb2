"""What happened, told from the position before an event and the one after: facts for the log."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING

import numpy as np

from pipyard.core.contract import Drawn, Fact, Move
from pipyard.core.record import unpacked
from pipyard.games.spotted.actions import (
    Action,
    AssignFactor,
    AssignMagnifier,
    ChanceOutcome,
    WalkMeadow,
)
from pipyard.games.spotted.content import COLOURS, MAGNIFIERS, Sheet
from pipyard.games.spotted.record import BEETLES, OVER, ROLL, WRITE

if TYPE_CHECKING:
    from pipyard.games.spotted.game import Spotted

_TYPES = {
    "keep_roll": "roll_kept",
    "reroll_dice": "dice_rerolled",
    "pick_die": "die_picked",
    "place_spots": "spots_placed",
    "walk_meadow": "walk_started",
    "cross_field": "field_crossed",
    "use_clover": "clover_used",
    "give_up_die": "die_given_up",
    "assign_magnifier": "magnifier_assigned",
    "take_magnifier": "magnifier_taken",
    "assign_factor": "factor_assigned",
}


def tell(
    spotted: "Spotted",
    before: np.recarray,
    event: Move[Action] | Drawn[ChanceOutcome],
    after: np.recarray,
) -> list[Fact]:
    """List what an event was and what it brought about, in order."""
    old, new = unpacked(before[0]), unpacked(after[0])
    facts: list[Fact] = []
    if isinstance(event, Move):
        facts.append(_told_action(spotted.content, old, event.seat, event.action))
        facts += _gains(spotted.content, old, new, event.seat)
    else:
        seat = int(old.active)
        facts.append(Fact("dice_rolled", {"seat": seat, "faces": event.outcome.faces}))
    facts += _course(spotted, old, new, after)
    return facts


def _told_action(sheet: Sheet, old: np.record, seat: int, action: Action) -> Fact:
    player = old.players[seat]
    particulars = asdict(action)
    told = _TYPES[particulars.pop("type")]
    match action:
        case AssignMagnifier():
            particulars["kind"] = MAGNIFIERS[player.kind]
        case AssignFactor():
            particulars["factor"] = int(player.factor)
        case WalkMeadow(colour):
            particulars["steps"] = int(player.dice[COLOURS.index(colour)])
    if "field" in particulars:
        kind = sheet.fields[sheet.field_numbers[particulars["field"]]].kind
        particulars["kind"] = kind
    return Fact(told, {"seat": seat, **particulars})


def _gains(sheet: Sheet, old: np.record, new: np.record, seat: int) -> Iterator[Fact]:
    was, now = old.players[seat], new.players[seat]
    for family, colour in enumerate(COLOURS):
        if now.circled[family] > was.circled[family]:
            yield Fact("beetle_circled", {"seat": seat, "colour": colour})
        last = BEETLES - 1
        if now.beetles[family][last] > 0 == was.beetles[family][last]:
            yield Fact("row_completed", {"seat": seat, "colour": colour})
    if now.extra > was.extra:
        yield Fact("extra_magnifier", {"seat": seat})
    for place in range(was.track, now.track):
        yield Fact(
            "bonus_unlocked", {"seat": seat, "bonus": sheet.track[place], "place": place + 1}
        )


def _course(
    spotted: "Spotted", old: np.record, new: np.record, after: np.recarray
) -> Iterator[Fact]:
    if new.box != old.box:
        yield Fact("round_started", {"round": int(new.box)})
    if new.phase == ROLL and old.phase == WRITE and not new.second_roll:
        yield Fact("turn_started", {"seat": int(new.active)})
    if new.phase == OVER:
        outcome = spotted.outcome(after)
        for seat in range(new.seats):
            yield Fact("sheet_scored", {"seat": seat, "score": spotted.scores(after, seat)[-2]})
        winners = outcome.winners if outcome else ()
        yield Fact("game_won", {"seats": winners})
