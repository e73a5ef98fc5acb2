"""What the player who is asked may do, numbered for typing; each game lists its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Option:
    """Something to do: as the notation writes it, and as a sentence.

    Without a number it can only be typed. `actions` are done in order: keeping a roll and dealing
    with a die of it, for instance; none at all lets chance go on. `ways` are other words for it,
    `group` is what it is listed under; `opens` names a part of the list that is shown in full
    once this is chosen.
    """

    number: int | None
    text: str
    label: str
    actions: tuple[Any, ...]
    ways: tuple[str, ...] = ()
    group: str = ""
    opens: str = ""


@dataclass(frozen=True, slots=True)
class Closed:
    """Something with a number that may not be done now, and the sentence that says why."""

    number: int
    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class Options:
    """What may be done now, and what is asked; `verbs` are all that the game's notation knows."""

    all: tuple[Option, ...]
    prompt: str
    verbs: tuple[str, ...]
    closed: Sequence[Closed] = ()
    lookups: tuple[str, ...] = ()
    """Words that show something of this game and may have more words behind them."""
    chain: frozenset[str] = frozenset()
    """Words that are a wish each where several are typed in a row."""

    @property
    def listed(self) -> list[Option]:
        """The options that have a number."""
        return [option for option in self.all if option.number is not None]

    @property
    def only(self) -> Option | None:
        """The one option that is listed, if there is just one."""
        return self.listed[0] if len(self.listed) == 1 else None
