"""Actions, chance outcomes and positions of Spots as text, and back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from pipyard.core.errors import InvalidText
from pipyard.games.spots.actions import (
    Action,
    BuryDie,
    ChanceOutcome,
    ChooseDice,
    ChooseValue,
    DiceRolled,
    DiscardDie,
    DogTurnedUp,
    DoMore,
    DoTrick,
    KeepRoll,
    LowerDie,
    MoveDie,
    NameValue,
    PlaceDie,
    RaiseDie,
    Reroll,
    ScoreDogs,
    SetAside,
    SetDie,
    Stop,
    TakeDie,
    TileRevealed,
)
from pipyard.games.spots.content import Content
from pipyard.games.spots.record import CHOOSE_VALUE

D0G = "d0g"


@dataclass(frozen=True, slots=True)
class Names:
    """The words a text may use: the content's, and the players' names by seat.

    Who plays alone has d0g at the table too, after the seats; nothing is legal for it.
    """

    content: Content
    players: tuple[str, ...]

    def trick(self, text: str) -> str:
        """Find a trick by its name, in small letters or not."""
        for name in self.content.trick_numbers:
            if name.lower() == text.lower():
                return name
        raise InvalidText(f"there is no trick {text!r}")

    def dog(self, text: str) -> str:
        """Find a dog by its name."""
        if text not in self.content.dog_numbers:
            raise InvalidText(f"there is no dog {text!r}")
        return text

    def seat(self, text: str) -> int:
        """Find a player's seat by name."""
        if text not in self.at_table:
            raise InvalidText(f"there is no player {text!r}")
        return self.at_table.index(text)

    @property
    def at_table(self) -> tuple[str, ...]:
        """Name everybody who plays, by seat, d0g last."""
        return (*self.players, D0G) if len(self.players) == 1 else self.players


def parse_numbers(text: str) -> tuple[int, ...]:
    """Read numbers separated by blanks."""
    words = text.split()
    if not all(word.isdecimal() and word.isascii() for word in words):
        raise InvalidText(f"expected numbers separated by blanks, not {text!r}")
    return tuple(int(word) for word in words)


def parse_number(text: str) -> int:
    """Read one number."""
    numbers = parse_numbers(text)
    if len(numbers) != 1:
        raise InvalidText(f"expected one number, not {text!r}")
    return numbers[0]


def parse_dog_and_value(names: Names, text: str) -> tuple[str, int]:
    """Read a dog's name followed by a value."""
    name, _, value = text.rpartition(" ")
    return names.dog(name.strip()), parse_number(value)


def parse_action(names: Names, position: np.recarray, text: str) -> Action:
    """Read an action; the position only tells which choice `choose` answers."""
    plain = _PLAIN_ACTIONS.get(text)
    if plain is not None:
        return plain
    if text.startswith("set aside "):
        return SetAside(parse_number(text.removeprefix("set aside ")))
    verb, _, rest = text.partition(" ")
    if verb == "choose" and position[0].phase == CHOOSE_VALUE:
        values = parse_numbers(rest)
        return ChooseValue(values[0]) if len(values) == 1 else ChooseDice(values)
    read = _VERBS.get(verb)
    if read is None:
        raise InvalidText(f"{text!r} is no action")
    return read(names, rest.strip())


_PLAIN_ACTIONS: dict[str, Action] = {
    "score": ScoreDogs(),
    "reroll": Reroll(),
    "keep": KeepRoll(),
    "more": DoMore(),
    "stop": Stop(),
}


def _parse_place(names: Names, text: str) -> Action:
    value, _, dog = text.partition(" ")
    return PlaceDie(parse_number(value), names.dog(dog.strip()))


def _parse_take(names: Names, text: str) -> Action:
    if text.startswith("yard "):
        return TakeDie(None, parse_number(text.removeprefix("yard ")))
    return TakeDie(*parse_dog_and_value(names, text))


def _parse_move(names: Names, text: str) -> Action:
    start, to, end = text.partition(" to ")
    if not to:
        raise InvalidText("expected `move DOG V to DOG V`")
    return MoveDie(*parse_dog_and_value(names, start), *parse_dog_and_value(names, end))


def _parse_adjust(names: Names, text: str) -> tuple[int, int]:
    player, _, value = text.rpartition(" ")
    return names.seat(player.strip()), parse_number(value)


_VERBS: dict[str, Callable[[Names, str], Action]] = {
    "trick": lambda names, text: DoTrick(names.trick(text)),
    "reroll": lambda _, text: Reroll(tuple(sorted(parse_numbers(text)))),
    "place": _parse_place,
    "bury": lambda _, text: BuryDie(parse_number(text)),
    "discard": lambda _, text: DiscardDie(parse_number(text)),
    "choose": lambda _, text: ChooseDice(tuple(sorted(parse_numbers(text)))),
    "name": lambda _, text: NameValue(parse_number(text)),
    "set": lambda _, text: SetDie(parse_number(text)),
    "raise": lambda names, text: RaiseDie(*_parse_adjust(names, text)),
    "lower": lambda names, text: LowerDie(*_parse_adjust(names, text)),
    "move": _parse_move,
    "take": _parse_take,
}


def format_action(names: Names, action: Action) -> str:
    """Write an action."""
    match action:
        case DoTrick(trick):
            return f"trick {trick.lower()}"
        case ScoreDogs():
            return "score"
        case Reroll(values):
            return f"reroll {format_values(values)}" if values else "reroll"
        case KeepRoll():
            return "keep"
        case PlaceDie(value, dog):
            return f"place {value} {dog}"
        case BuryDie(value):
            return f"bury {value}"
        case DiscardDie(value):
            return f"discard {value}"
        case ChooseValue(value):
            return f"choose {value}"
        case ChooseDice(values):
            return f"choose {format_values(values)}"
        case NameValue(value):
            return f"name {value}"
        case SetAside(dice):
            return f"set aside {dice}"
        case SetDie(value):
            return f"set {value}"
        case RaiseDie(player, value):
            return f"raise {names.at_table[player]} {value}"
        case LowerDie(player, value):
            return f"lower {names.at_table[player]} {value}"
        case MoveDie(dog, value, to_dog, to_value):
            return f"move {dog} {value} to {to_dog} {to_value}"
        case TakeDie(dog, value):
            return f"take {dog or 'yard'} {value}"
        case DoMore():
            return "more"
        case _:
            return "stop"


def format_values(values: Sequence[int]) -> str:
    """Write die values separated by blanks."""
    return " ".join(map(str, values))


def parse_chance(names: Names, text: str) -> ChanceOutcome | None:
    """Read a chance outcome, or return None if the text is none."""
    if text.startswith("roll "):
        return DiceRolled(tuple(sorted(parse_numbers(text.removeprefix("roll ")))))
    if text.startswith("turn up "):
        return DogTurnedUp(names.dog(text.removeprefix("turn up ").strip()))
    if text.startswith("reveal "):
        return TileRevealed(names.trick(text.removeprefix("reveal ").strip()))
    return None


def format_chance(outcome: ChanceOutcome) -> str:
    """Write a chance outcome."""
    match outcome:
        case DiceRolled(values):
            return f"roll {format_values(values)}"
        case DogTurnedUp(dog):
            return f"turn up {dog}"
        case _:
            return f"reveal {outcome.trick.lower()}"
