"""Kinds of actions, declared once: what they are called, their fields, and their text.

A kind is a frozen dataclass whose fields declare their ranges:

    @dataclass(frozen=True, slots=True)
    class BuryDie:
        value: Annotated[int, number("value", 1, 6)]
        type: Literal["bury_die"] = "bury_die"

A game lists its kinds once, with their texts. The list numbers all actions densely, one kind after
another, so new kinds go to its end. It also parses and formats the actions.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import prod
from typing import Any, Generic, TypeVar, get_type_hints

from pipyard.core.errors import IllegalMove, InvalidText

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True, slots=True)
class Argument:
    """The range of an action's field: as one of `size` numbers, as a value, and as text.

    `value` returns what a number from 0 means for a position and content; `index` returns a value's
    number and refuses a value that means nothing there. `parse` reads a value, allowed or not, with
    the words a text may use; `format` writes it. `pattern` matches its text and the space before
    it.
    """

    size: int = 1
    value: Callable[[Any, Any, int], Any] = lambda _game, _content, index: index
    index: Callable[[Any, Any, Any], int] = lambda _game, _content, value: int(value)
    parse: Callable[[Any, str], Any] = lambda _names, text: text
    format: Callable[[Any, Any], str] = lambda _names, value: str(value)
    pattern: str = r"(?: +(.+?))?"


def number(what: str, least: int, most: int) -> Argument:
    """Return a range of the numbers from `least` to `most`."""
    return Argument(
        size=most - least + 1,
        value=lambda _game, _content, index: least + index,
        index=lambda _game, _content, value: check_range(what, value, least, most) - least,
        parse=lambda _names, text: parse_number(text),
        pattern=r" +(\S+)",
    )


class Kind(Generic[T]):
    """A kind of action with its numbering and text, such as `Kind(BuryDie, "bury {value}")`.

    The fields that are not in its text are None: a type may have several kinds. `order` lists the
    fields in the order in which they are numbered, the last one fastest, if that is not their order
    in the text. A type's other fields come after those with a range, and have defaults.
    """

    def __init__(self, make: type[T], text: str, order: Sequence[str] = ()) -> None:
        hints = get_type_hints(make, include_extras=True)
        self.ranges: dict[str, Argument] = {
            name: hint.__metadata__[0]
            for name, hint in hints.items()
            if hasattr(hint, "__metadata__")
        }
        self.make = make
        self.text = text
        self.written: tuple[str, ...] = tuple(re.findall(r"\{(\w+)\}", text))
        self.arguments = {name: self.ranges[name] for name in order or self.written}
        self.empty: list[Any] = [None] * len(self.ranges)
        self.places = [
            (list(self.ranges).index(name), argument.size, argument.value)
            for name, argument in reversed(self.arguments.items())
        ]
        self.size = prod(argument.size for argument in self.arguments.values())
        self.start = text.partition(" {")[0]
        pattern = re.sub(r" \{(\w+)\}", lambda found: self.ranges[found[1]].pattern, text)
        self.pattern = re.compile(pattern)

    def begins(self, text: str) -> bool:
        """Return whether a text begins with this kind's words."""
        return f"{text} ".startswith(f"{self.start} ")

    def is_of(self, action: object) -> bool:
        """Return whether an action of this type has the fields that this kind has."""
        given = (name for name in self.ranges if getattr(action, name) is not None)
        return set(given) == self.arguments.keys()


class Kinds(Generic[T]):
    """All kinds of actions of a game, or of chance outcomes, which have only texts."""

    def __init__(self, *kinds: Kind[T]) -> None:
        self._kinds = kinds
        *self._firsts, self.count = accumulate((kind.size for kind in kinds), initial=0)
        self._by_type: dict[type[T], list[tuple[int, Kind[T]]]] = {}
        for first, kind in zip(self._firsts, kinds, strict=True):
            self._by_type.setdefault(kind.make, []).append((first, kind))

    def first(self, make: type[T], *fields: str) -> int:
        """Return the first number of a kind; the fields choose between several kinds of a type."""
        return next(
            first for first, kind in self._by_type[make] if kind.arguments.keys() >= set(fields)
        )

    def numbered(self) -> Iterator[tuple[int, Kind[T]]]:
        """Yield all kinds in order, each with its first number."""
        return zip(self._firsts, self._kinds, strict=True)

    def from_dense(self, game: Any, content: Any, number: int) -> T:
        """Return the action that a dense integer means in this position."""
        at = bisect_right(self._firsts, number) - 1
        kind = self._kinds[at]
        rest = number - self._firsts[at]
        given = kind.empty.copy()
        for place, size, value in kind.places:
            rest, index = divmod(rest, size)
            given[place] = value(game, content, index)
        return kind.make(*given)

    def to_dense(self, game: Any, content: Any, action: T) -> int:
        """Return the number of an action, legal or not; refuse one that means nothing here."""
        first, kind = self._of(action)
        number = 0
        for name, argument in kind.arguments.items():
            index = argument.index(game, content, getattr(action, name))
            number = number * argument.size + index
        return first + number

    def parse(self, names: Any, text: str) -> T | None:
        """Parse the text of one of these kinds; None if the text begins like none of them."""
        begun = [kind for kind in self._kinds if kind.begins(text)]
        for kind in begun:
            if found := kind.pattern.fullmatch(text.strip()):
                texts = zip(kind.written, found.groups(default=""), strict=True)
                given = {name: kind.arguments[name].parse(names, word) for name, word in texts}
                return kind.make(*map(given.get, kind.ranges))
        if begun:
            forms = " or ".join(f"`{re.sub(r'{.*?}', _shown, kind.text)}`" for kind in begun)
            raise InvalidText(f"expected {forms}, not {text!r}")
        return None

    def format(self, names: Any, action: T) -> str:
        """Return an action as text."""
        kind = self._of(action)[1]
        words = {
            name: argument.format(names, getattr(action, name))
            for name, argument in kind.arguments.items()
        }
        return kind.text.format(**words).rstrip()

    def _of(self, action: T) -> tuple[int, Kind[T]]:
        kinds = self._by_type[type(action)]
        return next(one for one in kinds if len(kinds) == 1 or one[1].is_of(action))


def check_range(what: str, number: int, least: int, most: int) -> int:
    """Refuse a number that is out of range."""
    if not least <= number <= most:
        raise IllegalMove(f"{what} must be from {least} to {most}, not {number}.")
    return number


def parse_numbers(text: str) -> tuple[int, ...]:
    """Parse numbers separated by spaces."""
    words = text.split()
    if not all(word.isdecimal() and word.isascii() for word in words):
        raise InvalidText(f"expected numbers separated by blanks, not {text!r}")
    return tuple(int(word) for word in words)


def parse_number(text: str) -> int:
    """Parse one number."""
    numbers = parse_numbers(text)
    if len(numbers) != 1:
        raise InvalidText(f"expected one number, not {text!r}")
    return numbers[0]


def _shown(found: re.Match[str]) -> str:
    return found[0].strip("{}").upper()
