"""What the current player of Spotted! may do, numbered for typing."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count, groupby

import numpy as np

from pipyard.cli.terminal.options import Closed, Option, Options
from pipyard.cli.terminal.session import Session
from pipyard.cli.terminal.spotted.wording import SpottedVoice
from pipyard.core.contract import Move
from pipyard.games.spotted.actions import (
    Action,
    AssignFactor,
    AssignMagnifier,
    CrossField,
    GiveUpDie,
    KeepRoll,
    PickDie,
    PlaceSpots,
    RerollDice,
    TakeMagnifier,
    UseClover,
    WalkMeadow,
)
from pipyard.games.spotted.content import COLOURS
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.notation import format_action
from pipyard.games.spotted.view import SheetView, View

VERBS = (
    *("roll", "reroll", "keep", "pick", "spots", "walk", "cross", "clover", "magnify"),
    *("magnifier", "factor", "forfeit"),
)
LOOKUPS = ("sheet", "map", "scores")
_MOST_WAYS = 24
"""With more uses than this, the ways to place spots are listed one family at a time."""
_FEW_WAYS = 6


def options_of(session: Session[Spotted], voice: SpottedVoice, opened: str = "") -> Options:
    """List what may be done now.

    A family keeps its number all game, both for taking a die and for giving something to a family.
    A player who may re-roll is also offered the dice to take; taking one keeps the roll. Uses of
    dice and ways to place a bonus are grouped by die or family, with the points they are worth.
    """
    seat = session.seat
    if seat is None:
        roll = Option(1, "roll", voice.words("terminal-roll-dice"), ())
        return Options((roll,), voice.words("terminal-roll-now"), VERBS, lookups=LOOKUPS)
    view = session.game.view(session.position)
    sheet = view.sheets[seat]
    listing = _Listing(session, voice, view, sheet)
    options = tuple(_folded(list(listing.options()), voice, opened))
    fields = frozenset(session.game.content.field_numbers)
    prompt = voice.prompt(view, sheet, session.game.content)
    return Options(options, prompt, VERBS, listing.closed(), LOOKUPS, fields)


def row_text(beetles: Sequence[int]) -> str:
    """Format a row of beetles: how many spots each has."""
    return "".join(str(spots) if spots else "·" for spots in beetles)


def _folded(options: list[Option], voice: SpottedVoice, opened: str) -> Iterator[Option]:
    """Fold the ways to place spots on a family into one entry if there are too many in total.

    They can still be typed. Those of an opened family are listed.
    """
    placing = Counter(option.group for option in options if _places(option))
    if len(options) <= _MOST_WAYS or len(placing) < 2:
        yield from options
        return
    numbers = count(1)
    for family, of_family in groupby(options, lambda option: option.group):
        folds = placing[family] > _FEW_WAYS and family != opened
        if folds:
            label = voice.words("terminal-ways", ways=placing[family])
            text = f"spots {family}"
            yield Option(next(numbers), text, label, (), (family,), family, opens=family)
        for option in of_family:
            if folds and _places(option):
                # A split typed without its color means a family that is listed.
                yield replace(option, number=None, ways=option.ways[:1])
            else:
                yield replace(option, number=next(numbers))


def _places(option: Option) -> bool:
    return isinstance(option.actions[-1], PlaceSpots)


class _Listing:
    """Lists the options of one seat in one position."""

    def __init__(
        self, session: Session[Spotted], voice: SpottedVoice, view: View, sheet: SheetView
    ) -> None:
        self._game = session.game
        self._position = session.position
        self._voice = voice
        self._view = view
        self._sheet = sheet
        self._legal = session.legal()

    def options(self) -> Iterator[Option]:
        """List all options in the order of their numbers; those without a number come last."""
        if self._view.phase == "reroll":
            yield from self._after_keeping()
        elif self._view.phase == "pick":
            for action in self._legal:
                yield self._of_family(action, (action,))
        elif self._sheet.writing in ("use", "bonus"):
            yield from self._grouped()
        elif self._sheet.writing in ("walk", "magnifier"):
            for number, action in enumerate(self._legal, 1):
                yield self._of_field(number, action)
        else:
            for action in self._legal:
                yield self._of_family(action, (action,))

    def closed(self) -> list[Closed]:
        """List the dice on the table that may not be taken yet."""
        if self._view.phase not in ("reroll", "pick"):
            return []
        faces = dict(self._view.table)
        allowed = (action.colour for action in self._picks())
        refused = set(faces) - set(allowed)
        return [
            Closed(
                COLOURS.index(colour) + 1,
                format_action(PickDie(colour)),
                self._voice.words(
                    "terminal-lowest-only", colour=self._voice.colour(colour), family=colour
                ),
            )
            for colour in faces
            if colour in refused
        ]

    def _picks(self) -> list[PickDie]:
        legal = self._legal
        if self._view.phase == "reroll":
            kept = self._after(KeepRoll())
            legal = self._game.legal(kept, self._sheet.seat)
        return [action for action in legal if isinstance(action, PickDie)]

    def _after_keeping(self) -> Iterator[Option]:
        for pick in self._picks():
            yield self._of_family(pick, (KeepRoll(), pick))
        for action in self._legal:
            text = format_action(action)
            ways = (text.replace("reroll", "re-roll"),) if isinstance(action, RerollDice) else ()
            label = self._voice.action(action, self._sheet.seat)
            yield Option(None, text, label, (action,), ways)

    def _of_family(self, action: Action, actions: tuple[Action, ...]) -> Option:
        """Offer to take a die or to give something to a family, under the family's number."""
        if not isinstance(action, PickDie | AssignMagnifier | AssignFactor):
            raise TypeError(f"{action} is for no family")
        family = COLOURS.index(action.colour)
        if isinstance(action, PickDie):
            label = self._voice.die(action.colour, dict(self._view.table)[action.colour])
        else:
            row = row_text(self._sheet.families[family].beetles)
            change = self._change(self._after(action))
            label = " ".join((self._voice.colour(action.colour), row, *change))
        return Option(family + 1, format_action(action), label, actions, (action.colour,))

    def _of_field(self, number: int, action: Action) -> Option:
        if not isinstance(action, CrossField | TakeMagnifier):
            raise TypeError(f"{action} is for no field")
        sheet = self._game.content
        kind = sheet.fields[sheet.field_numbers[action.field]].kind
        label = f"{action.field} {self._voice.kind(kind)}"
        return Option(number, format_action(action), label, (action,), (action.field,))

    def _grouped(self) -> Iterator[Option]:
        number = 0
        for colour in COLOURS:
            of_colour = [action for action in self._legal if _colour(action) == colour]
            placements = [action for action in of_colour if isinstance(action, PlaceSpots)]
            others = [action for action in of_colour if not isinstance(action, PlaceSpots)]
            widest = max((len(_groups(action)) for action in placements), default=0)
            for action in (*placements, *others):
                number += 1
                label = self._use_label(action, widest)
                yield Option(
                    number, format_action(action), label, (action,), _short_forms(action), colour
                )

    def _use_label(self, action: Action, widest: int) -> str:
        words = self._voice.words
        match action:
            case PlaceSpots():
                return f"{_groups(action):{widest}}  {self._come_to(action)}"
            case WalkMeadow(colour):
                return words("terminal-steps", steps=dict(self._sheet.dice)[colour])
            case UseClover():
                return words("terminal-take-clover")
            case GiveUpDie():
                return words("terminal-give-up")
            case _:
                raise TypeError(f"{action} uses no die")

    def _come_to(self, action: PlaceSpots) -> str:
        """Show the result of placing spots: the row, and the points it earns at once."""
        seat = self._sheet.seat
        after = self._after(action)
        family = COLOURS.index(action.colour)
        was, now = self._position[0].players[seat], after[0].players[seat]
        parts = [row_text(now.beetles[family].tolist()), *self._change(after)]
        if now.circled[family] > was.circled[family]:
            parts.append(self._voice.words("terminal-gain-circle"))
        if now.beetles[family, -1] > 0 == was.beetles[family, -1]:
            parts.append(self._voice.words("terminal-gain-clover"))
        lost = self._points(action) - sum(action.groups)
        if lost > 0:
            parts.append(self._voice.words("terminal-lost", points=lost))
        return " ".join(parts)

    def _after(self, action: Action) -> np.recarray:
        changed = self._position.copy()
        self._game.apply(changed, Move(self._sheet.seat, action))
        return changed

    def _change(self, after: np.recarray) -> Iterator[str]:
        """Describe by how much the sheet would score more, or less, than now."""
        change = self._game.scores(after, self._sheet.seat)[-2] - self._sheet.score
        if change:
            yield f"{change:+}"

    def _points(self, action: PlaceSpots) -> int:
        """Return the points of the die or of the bonus that would be placed."""
        if self._sheet.writing == "use":
            return dict(self._sheet.dice)[action.colour]
        return min(value for value in self._sheet.bonuses if value >= sum(action.groups))


def _short_forms(action: Action) -> tuple[str, ...]:
    match action:
        case PlaceSpots(colour):
            return (f"{colour} {_groups(action)}", _groups(action))
        case UseClover(colour):
            return (colour,)
        case _:
            return ()


def _groups(action: PlaceSpots) -> str:
    return format_action(action).split(maxsplit=2)[2]


def _colour(action: Action) -> str | None:
    return getattr(action, "colour", None)
