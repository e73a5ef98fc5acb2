"""What the acting player may do, numbered for typing."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from pipyard.cli.terminal.session import Session
from pipyard.games.spots.actions import Action, DoTrick, KeepRoll
from pipyard.games.spots.notation import format_action
from pipyard.games.spots.record import CHOOSE_DICE, CHOOSE_VALUE, DEAL
from pipyard.games.spots.view import View, view

SCORE_NUMBER = 7
"""Scoring comes after the six tiles."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something to do, as the notation writes it; without a number it can only be typed.

    `actions` are done in order: a kept roll and what becomes of a die of it, for instance.
    """

    number: int | None
    text: str
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """What may be done now, and the tricks that may not since they are facedown, by number."""

    all: tuple[Option, ...]
    view: View
    facedown: dict[int, str] = field(default_factory=dict)

    @property
    def listed(self) -> list[Option]:
        """The options that have a number."""
        return [option for option in self.all if option.number is not None]

    @property
    def only(self) -> Option | None:
        """The one option there is, if there is just one."""
        return self.all[0] if len(self.all) == 1 else None


def options_of(session: Session) -> Options:
    """List what may be done now.

    A trick has the number of its tile, so that it keeps it all game. Whoever may reroll is offered
    at once what may be done with the dice as they are: doing it keeps the roll.
    """
    legal = session.legal()
    shown = session.view()
    if KeepRoll() in legal:
        return _roll_options(session, legal)
    if shown.phase != "turn":
        return Options(_numbered(session, [(action,) for action in legal]), shown)
    positions = {tile.trick: tile.position for tile in shown.tiles}
    options = []
    for action in legal:
        number = positions[action.trick] if isinstance(action, DoTrick) else SCORE_NUMBER
        options.append(Option(number, format_action(session.names, action), (action,)))
    facedown = {tile.position: tile.trick for tile in shown.tiles if tile.facedown}
    return Options(tuple(options), shown, facedown)


def _roll_options(session: Session, legal: Sequence[Action]) -> Options:
    kept = session.kept()
    rerolls: list[tuple[Action, ...]] = [(action,) for action in legal if action != KeepRoll()]
    if kept[0].phase not in (DEAL, CHOOSE_VALUE, CHOOSE_DICE):
        return Options(_numbered(session, [(KeepRoll(),), *rerolls]), session.view())
    uses = [(KeepRoll(), action) for action in session.spots.legal(kept, int(kept[0].turn))]
    typed = Option(None, format_action(session.names, KeepRoll()), (KeepRoll(),))
    shown = view(session.spots.content, kept)
    return Options((*_numbered(session, [*uses, *rerolls]), typed), shown)


def _numbered(session: Session, choices: Sequence[tuple[Action, ...]]) -> tuple[Option, ...]:
    names = session.names
    return tuple(
        Option(number, format_action(names, actions[-1]), actions)
        for number, actions in enumerate(choices, 1)
    )
