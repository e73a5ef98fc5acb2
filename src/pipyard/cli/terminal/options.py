"""What the current player may do, numbered for typing; each game lists its own options."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Option:
    """Something to do, in notation and as a sentence.

    An option without a number can only be typed. `actions` are done in order, such as keeping a
    roll and placing a die of it; if it is empty, chance goes on. `ways` are other words for the
    option. `group` is the heading it is listed under. `opens` names a part of the list that is
    shown in full once this option is chosen.
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
    """Something with a number that is not allowed now, and the sentence that says why."""

    number: int
    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class Options:
    """What is allowed now, and the question; `verbs` are all verbs of the game's notation."""

    all: tuple[Option, ...]
    prompt: str
    verbs: tuple[str, ...]
    closed: Sequence[Closed] = ()
    lookups: tuple[str, ...] = ()
    """Words that show something of this game and may be followed by more words."""
    chain: frozenset[str] = frozenset()
    """Words that are requests of their own, even if several are typed in a row."""

    @property
    def listed(self) -> list[Option]:
        """The options that have a number."""
        return [option for option in self.all if option.number is not None]

    @property
    def only(self) -> Option | None:
        """The only listed option, if there is just one."""
        return self.listed[0] if len(self.listed) == 1 else None
