"""What the acting player may do, numbered for typing."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, repeat

from pipyard.cli.terminal.session import Session
from pipyard.cli.terminal.wording import Voice
from pipyard.games.spots.actions import (
    Action,
    BuryDie,
    ChooseValue,
    DoTrick,
    KeepRoll,
    NameValue,
    SetAside,
    SetDie,
    Stop,
)
from pipyard.games.spots.notation import format_action, format_values
from pipyard.games.spots.record import CHOOSE_DICE, CHOOSE_VALUE, DEAL
from pipyard.games.spots.view import View, view

AFTER_SIX = 7
"""What comes after six tiles or six values: scoring, a reroll."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something to do: as the notation writes it, and as a sentence.

    Without a number it can only be typed. `actions` are done in order: keeping a roll and dealing
    with a die of it, for instance.
    """

    number: int | None
    text: str
    label: str
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
        """The one option that is listed, if there is just one."""
        return self.listed[0] if len(self.listed) == 1 else None

    @property
    def actions(self) -> list[Action]:
        """What each option comes to."""
        return [option.actions[-1] for option in self.all]


def options_of(session: Session, voice: Voice) -> Options:
    """List what may be done now.

    A trick has the number of its tile, so that it keeps it all game. Whoever may reroll is offered
    at once what may be done with the dice as they are: doing it keeps the roll. To stop comes last.
    """
    legal = sorted(session.legal(), key=lambda action: isinstance(action, Stop))
    if KeepRoll() in legal:
        return _roll_options(session, voice, legal)
    shown = session.view()
    choices: list[tuple[Action, ...]] = [(action,) for action in legal]
    if shown.phase != "turn":
        burial = _burial(session, voice, shown, legal)
        numbers: Iterable[int | None] = repeat(None) if burial else _numbers(legal)
        return Options((*burial, *_options(session, voice, shown, numbers, choices)), shown)
    positions = {tile.trick: tile.position for tile in shown.tiles}
    numbers = (
        positions[action.trick] if isinstance(action, DoTrick) else AFTER_SIX for action in legal
    )
    facedown = {tile.position: tile.trick for tile in shown.tiles if tile.facedown}
    return Options(_options(session, voice, shown, numbers, choices), shown, facedown)


def _roll_options(session: Session, voice: Voice, legal: Sequence[Action]) -> Options:
    kept = session.kept()
    rerolls: list[tuple[Action, ...]] = [(action,) for action in legal if action != KeepRoll()]
    if kept[0].phase not in (DEAL, CHOOSE_VALUE, CHOOSE_DICE):
        shown, choices = session.view(), [(KeepRoll(),), *rerolls]
        return Options(_options(session, voice, shown, count(1), choices), shown)
    uses = session.spots.legal(kept, int(kept[0].turn))
    shown = view(session.spots.content, kept)
    burial = _burial(session, voice, shown, uses, KeepRoll())
    choices = [*((KeepRoll(), action) for action in uses), *rerolls, (KeepRoll(),)]
    numbers: Iterable[int | None]
    if burial:
        numbers = [*[None] * len(uses), *range(2, 2 + len(rerolls)), None]
    else:
        numbers = [*_numbers([actions[-1] for actions in choices[:-1]]), None]
    return Options((*burial, *_options(session, voice, shown, numbers, choices)), shown)


def _burial(
    session: Session, voice: Voice, shown: View, legal: Sequence[Action], *before: Action
) -> list[Option]:
    """Offer to bury several dice at one go if there is nothing else to do with them."""
    if len(shown.roll) < 2 or not all(isinstance(action, BuryDie) for action in legal):
        return []
    buries = tuple(BuryDie(value) for value in shown.roll)
    text = f"{format_action(session.names, legal[0]).split()[0]} {format_values(shown.roll)}"
    label = voice.bury_all(shown.roll, shown.players[shown.turn].buried)
    return [Option(1, text, label, (*before, *buries))]


def _options(
    session: Session,
    voice: Voice,
    shown: View,
    numbers: Iterable[int | None],
    choices: Sequence[tuple[Action, ...]],
) -> tuple[Option, ...]:
    names = session.names
    player = shown.players[shown.turn]
    return tuple(
        Option(
            number,
            format_action(names, actions[-1]),
            voice.action(actions[-1], player.seat, player.buried),
            actions,
        )
        for number, actions in zip(numbers, choices, strict=False)
    )


def _numbers(actions: Sequence[Action]) -> Iterator[int]:
    """Number actions from 1, or, where a value or a number of dice is asked for, by just that."""
    by_value = False
    for place, action in enumerate(actions, 1):
        match action:
            case ChooseValue(number) | NameValue(number) | SetDie(number) | SetAside(number):
                by_value = True
                yield number
            case _:
                yield AFTER_SIX if by_value else place
