"""What the current player may do, numbered for typing."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count, repeat

from pipyard.cli.terminal.options import Closed, Option, Options
from pipyard.cli.terminal.session import Session
from pipyard.cli.terminal.spots.wording import SpotsVoice
from pipyard.core.contract import Move
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
from pipyard.games.spots.arguments import format_values
from pipyard.games.spots.game import Spots
from pipyard.games.spots.notation import Names, format_action
from pipyard.games.spots.record import CHOOSE_DICE, CHOOSE_VALUE, DEAL
from pipyard.games.spots.view import View

AFTER_SIX = 7
"""Numbers for what comes after six tiles or six values: scoring, a reroll."""


VERBS = (
    *("trick", "score", "reroll", "keep", "place", "bury", "discard", "choose", "name", "set"),
    *("raise", "lower", "move", "take", "more", "stop"),
)


def options_of(session: Session[Spots], voice: SpotsVoice) -> Options:
    """List what may be done now.

    A trick has the number of its tile, so it keeps that number all game. A player who may reroll is
    also offered what to do with the dice as they are; doing it keeps the roll. Stopping comes last.
    """
    legal = sorted(session.legal(), key=lambda action: isinstance(action, Stop))
    if KeepRoll() in legal:
        return _roll_options(session, voice, legal)
    shown = session.game.view(session.position)
    choices: list[tuple[Action, ...]] = [(action,) for action in legal]
    if shown.phase != "turn":
        burial = _burial(session, voice, shown, legal)
        numbers: Iterable[int | None] = repeat(None) if burial else _numbers(legal)
        return _asking(voice, shown, (*burial, *_options(session, voice, shown, numbers, choices)))
    positions = {tile.trick: tile.position for tile in shown.tiles}
    numbers = (
        positions[action.trick] if isinstance(action, DoTrick) else AFTER_SIX for action in legal
    )
    facedown = [
        Closed(
            tile.position,
            format_action(_names(session), DoTrick(tile.trick)),
            voice.words("terminal-facedown", trick=voice.name("trick", tile.trick)),
        )
        for tile in shown.tiles
        if tile.facedown
    ]
    return _asking(voice, shown, _options(session, voice, shown, numbers, choices), facedown)


def _asking(
    voice: SpotsVoice, shown: View, options: tuple[Option, ...], closed: Sequence[Closed] = ()
) -> Options:
    prompt = voice.prompt(shown, [option.actions[-1] for option in options])
    return Options(options, prompt, VERBS, closed)


def _names(session: Session[Spots]) -> Names:
    return Names(session.game.content, session.names)


def _roll_options(session: Session[Spots], voice: SpotsVoice, legal: Sequence[Action]) -> Options:
    kept = session.position.copy()
    session.game.apply(kept, Move(int(kept[0].turn), KeepRoll()))
    rerolls: list[tuple[Action, ...]] = [(action,) for action in legal if action != KeepRoll()]
    if kept[0].phase not in (DEAL, CHOOSE_VALUE, CHOOSE_DICE):
        shown, choices = session.game.view(session.position), [(KeepRoll(),), *rerolls]
        return _asking(voice, shown, _options(session, voice, shown, count(1), choices))
    uses = session.game.legal(kept, int(kept[0].turn))
    shown = session.game.view(kept)
    burial = _burial(session, voice, shown, uses, KeepRoll())
    choices = [*((KeepRoll(), action) for action in uses), *rerolls, (KeepRoll(),)]
    numbers: Iterable[int | None]
    if burial:
        numbers = [*[None] * len(uses), *range(2, 2 + len(rerolls)), None]
    else:
        numbers = [*_numbers([actions[-1] for actions in choices[:-1]]), None]
    return _asking(voice, shown, (*burial, *_options(session, voice, shown, numbers, choices)))


def _burial(
    session: Session[Spots],
    voice: SpotsVoice,
    shown: View,
    legal: Sequence[Action],
    *before: Action,
) -> list[Option]:
    """Offer to bury several dice at once if nothing else can be done with them."""
    if len(shown.roll) < 2 or not all(isinstance(action, BuryDie) for action in legal):
        return []
    buries = tuple(BuryDie(value) for value in shown.roll)
    text = f"{format_action(_names(session), legal[0]).split()[0]} {format_values(shown.roll)}"
    label = voice.bury_all(shown.roll, shown.players[shown.turn].buried)
    return [Option(1, text, label, (*before, *buries))]


def _options(
    session: Session[Spots],
    voice: SpotsVoice,
    shown: View,
    numbers: Iterable[int | None],
    choices: Sequence[tuple[Action, ...]],
) -> tuple[Option, ...]:
    names = _names(session)
    player = shown.players[shown.turn]
    options = []
    for number, actions in zip(numbers, choices, strict=False):
        text = format_action(names, actions[-1])
        label = voice.action(actions[-1], player.seat, player.buried)
        ways = (*_without_verb(text), *_names_of_trick(voice, actions[-1]))
        options.append(Option(number, text, label, actions, ways))
    return tuple(options)


def _without_verb(text: str) -> tuple[str, ...]:
    """Let a trick or a dog be named alone; a number alone would refer to the list."""
    rest = text.partition(" ")[2]
    return (rest,) if rest and not rest.split()[0].isdecimal() else ()


def _names_of_trick(voice: SpotsVoice, action: Action) -> tuple[str, ...]:
    """Let a trick be named in the player's language."""
    return (voice.name("trick", action.trick).lower(),) if isinstance(action, DoTrick) else ()


def _numbers(actions: Sequence[Action]) -> Iterator[int]:
    """Number actions from 1, or by the value or the number of dice that is asked for."""
    by_value = False
    for place, action in enumerate(actions, 1):
        match action:
            case ChooseValue(number) | NameValue(number) | SetDie(number) | SetAside(number):
                by_value = True
                yield number
            case _:
                yield AFTER_SIX if by_value else place
