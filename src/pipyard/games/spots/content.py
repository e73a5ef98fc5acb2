"""Dogs, tricks and sets: read from TOML, checked, and compiled to the record the rules read."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np

from pipyard.core.errors import InvalidContent
from pipyard.core.printed import hashes_of, printed_hash
from pipyard.core.record import NONE, recarray
from pipyard.games.spots.record import (
    CONTENT,
    DICE,
    KEEPS,
    MOST_ASIDE,
    MOST_DOGS,
    MOST_STEPS,
    MOST_TRICKS,
    OPERATIONS,
    ORIGINS,
    PACK,
    SOURCES,
    STACK,
)

DATA = Path(__file__).parent / "data"
_FORMER_HASHES = {"5afabc8515dc5bdc": "c77b6f169ce69a1d"}
"""The former hashes of the published content, from logs and saved games, and its current one."""

FILES = ("dogs.toml", "tricks.toml", "names.toml")
"""The possible files of a content folder; the last has names in other languages."""
COLOURS = ("red", "yellow", "purple", "blue", "green")
STACK_POSITIONS = {"yellow": 1, "purple": 2, "blue": 4, "green": 5}
"""The position of the tile of each color, or of its stack off leash, counted from 0."""
RED_POSITIONS = (0, 3)

_AMOUNT_KEYS = {
    "roll": "dice",
    "draw": "dogs",
    "take": "treats",
    "return": "treats",
    "adjust": "times",
}
_ROLL_KEYS = {"from", "own", "grow", "keep", "reroll", "discard", "may", "repeat"}


@dataclass(frozen=True, slots=True)
class Dog:
    """A dog card."""

    name: str
    spaces: tuple[int, ...]
    paws: int


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a trick, in words.

    The amount is `base`, plus `each` for every `per`, plus `grow` for every repeat.
    """

    do: str
    base: int = 0
    each: int = 0
    per: str = "nothing"
    grow: int = 0
    origin: str = "supply"
    own: bool = False
    keep: str = "all"
    kept: int = 0
    reroll_any: bool = False
    discard_below: bool = False
    may: bool = False
    repeat: bool = False
    least: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick tile: its program of steps."""

    name: str
    colour: str
    steps: tuple[Step, ...]


class Content:
    """Everything that is printed on cards and tiles: by name, and as a read-only record."""

    def __init__(
        self, dogs: tuple[Dog, ...], tricks: tuple[Trick, ...], sets: dict[str, tuple[str, ...]]
    ) -> None:
        self.dogs = dogs
        self.tricks = tricks
        self.sets = sets
        self.selections = tuple(_selections(tricks))
        self.dog_numbers = {dog.name: number for number, dog in enumerate(dogs)}
        self.trick_numbers = {trick.name: number for number, trick in enumerate(tricks)}
        self.record = _compile(self)
        self.hash = printed_hash(dogs, tricks)
        self.hashes = hashes_of(self.hash, _FORMER_HASHES)


@cache
def standard_content() -> Content:
    """Return the content of the published game."""
    return load_content(DATA)


def load_content(folder: Path) -> Content:
    """Read `dogs.toml` and `tricks.toml`; refuse an error with file, key and reason."""
    dogs = _read_dogs(_parse(folder / "dogs.toml"))
    tables = _parse(folder / "tricks.toml")
    for key in tables:
        if key not in (*COLOURS, "sets"):
            raise InvalidContent("tricks.toml", key, f"is none of {', '.join(COLOURS)}, sets")
    tricks = _all_tricks(tables)
    if len(tricks) > MOST_TRICKS or len({trick.name for trick in tricks}) < len(tricks):
        raise InvalidContent("tricks.toml", "names", f"must differ, at most {MOST_TRICKS} in all")
    return Content(dogs, tricks, _read_sets(tables, tricks))


def _all_tricks(tables: dict[str, object]) -> tuple[Trick, ...]:
    return tuple(trick for colour in COLOURS for trick in _read_tricks(colour, tables))


@cache
def _published_steps() -> Mapping[tuple[Step, ...], int]:
    tricks = _all_tricks(_parse(DATA / "tricks.toml"))
    return MappingProxyType({trick.steps: number for number, trick in enumerate(tricks)})


def _parse(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise InvalidContent(path.name, "file", f"not found in {path.parent}") from None
    except OSError as error:
        raise InvalidContent(path.name, "file", f"cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InvalidContent(path.name, "file", f"is not valid TOML: {error}") from None


def _table(file: str, key: str, value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise InvalidContent(file, key, "must be a table")
    return value


def _whole(file: str, key: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise InvalidContent(
            file, key, f"must be a whole number from {least} to {most}, not {value!r}"
        )
    return value


def _read_dogs(tables: dict[str, object]) -> tuple[Dog, ...]:
    file = "dogs.toml"
    if set(tables) != {"dogs"}:
        raise InvalidContent(file, "dogs", "must be the one table of the file")
    rows = _table(file, "dogs", tables["dogs"])
    if not PACK < len(rows) <= MOST_DOGS:
        raise InvalidContent(
            file, "dogs", f"must hold {PACK + 1} to {MOST_DOGS} dogs, not {len(rows)}"
        )
    return tuple(_read_dog(file, name, row) for name, row in rows.items())


def _read_dog(file: str, name: str, row: object) -> Dog:
    key = f"dogs.{name}"
    table = _table(file, key, row)
    if set(table) != {"spaces", "paws"}:
        raise InvalidContent(file, key, "needs exactly the keys spaces and paws")
    if not name or name != name.strip() or any(mark in name for mark in ",#:="):
        raise InvalidContent(
            file, key, "a name has no comma, colon, # or = and no blank at its ends"
        )
    spaces = table["spaces"]
    if not isinstance(spaces, list) or not spaces:
        raise InvalidContent(file, f"{key}.spaces", "must be a list of values, not empty")
    values = tuple(_whole(file, f"{key}.spaces", value, 1, 6) for value in spaces)
    if list(values) != sorted(set(values)):
        raise InvalidContent(file, f"{key}.spaces", "values must rise and not repeat")
    return Dog(name, values, _whole(file, f"{key}.paws", table["paws"], 0, 6))


def _read_tricks(colour: str, tables: dict[str, object]) -> Iterator[Trick]:
    file = "tricks.toml"
    rows = _table(file, colour, tables.get(colour, {}))
    if colour == "red" and len(rows) != len(RED_POSITIONS):
        raise InvalidContent(file, colour, f"must hold exactly {len(RED_POSITIONS)} tricks")
    if not 1 <= len(rows) <= STACK:
        raise InvalidContent(file, colour, f"must hold 1 to {STACK} tricks, not {len(rows)}")
    for name, steps in rows.items():
        key = f"{colour}.{name}"
        if not isinstance(steps, list) or not 1 <= len(steps) <= MOST_STEPS:
            raise InvalidContent(file, key, f"must be a list of 1 to {MOST_STEPS} steps")
        read = tuple(_read_step(f"{key}.{n}", step) for n, step in enumerate(steps, 1))
        _check_order(key, read)
        yield Trick(name, colour, read)


def _check_order(key: str, steps: tuple[Step, ...]) -> None:
    for number, step in enumerate(steps):
        before = {earlier.do for earlier in steps[:number]}
        if step.keep == "named" and "name" not in before:
            raise InvalidContent("tricks.toml", key, 'keep = "named" needs a step that names first')
        if step.origin == "aside" and "set aside" not in before:
            raise InvalidContent("tricks.toml", key, 'from = "aside" needs dice set aside first')
        if step.do == "set aside" and not any(later.origin == "aside" for later in steps[number:]):
            raise InvalidContent(
                "tricks.toml", key, "dice set aside must be rolled by a later step"
            )


def _read_step(key: str, value: object) -> Step:
    file = "tricks.toml"
    row = dict(_table(file, key, value))
    do = row.pop("do", None)
    if not isinstance(do, str) or do not in OPERATIONS:
        raise InvalidContent(
            file, f"{key}.do", f"must be one of {', '.join(OPERATIONS)}, not {do!r}"
        )
    found: dict[str, Any] = {"do": do}
    amount_key = _AMOUNT_KEYS.get(do)
    for name, entry in row.items():
        where = f"{key}.{name}"
        if amount_key and name == amount_key:
            found["base"] = _whole(file, where, entry, 1, DICE)
        elif amount_key and name == "each":
            found["each"] = _whole(file, where, entry, 1, 6)
        elif amount_key and name == "per":
            found["per"] = _word(where, entry, SOURCES[1:])
        elif do == "roll" and name in _ROLL_KEYS:
            found.update(_read_roll_key(where, name, entry))
        elif do == "set aside" and name in ("least", "most"):
            found[name] = _whole(file, where, entry, 1, MOST_ASIDE)
        else:
            raise InvalidContent(file, where, f'is no key of a "{do}" step')
    return _checked_step(key, Step(**found))


def _word(key: str, value: object, words: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in words:
        raise InvalidContent(
            "tricks.toml", key, f"must be one of {', '.join(words)}, not {value!r}"
        )
    return value


def _read_roll_key(key: str, name: str, value: object) -> dict[str, object]:
    if name == "from":
        return {"origin": _word(key, value, ORIGINS[1:])}
    if name == "reroll":
        return {"reroll_any": bool(_word(key, value, ("any",)))}
    if name == "discard":
        return {"discard_below": bool(_word(key, value, ("below buried",)))}
    if name == "grow":
        return {"grow": _whole("tricks.toml", key, value, 1, 6)}
    if name == "keep":
        return _read_keep(key, value)
    if value is not True:
        raise InvalidContent("tricks.toml", key, "can only be true; leave it out otherwise")
    return {name: True}


def _read_keep(key: str, value: object) -> dict[str, object]:
    if isinstance(value, dict) and len(value) == 1:
        ((how, number),) = value.items()
        limit = 3 if how == "dice" else 12
        return {
            "keep": _word(key, how, ("dice", "total")),
            "kept": _whole("tricks.toml", f"{key}.{how}", number, 1, limit),
        }
    return {"keep": _word(key, value, ("value", "named"))}


def _checked_step(key: str, step: Step) -> Step:
    file = "tricks.toml"
    if (step.each > 0) != (step.per != "nothing"):
        raise InvalidContent(file, key, "each and per go together")
    if step.do in _AMOUNT_KEYS and step.origin == "supply" and step.base + step.each == 0:
        raise InvalidContent(file, key, f"needs {_AMOUNT_KEYS[step.do]}, or per and each")
    if step.origin != "supply" and (step.base or step.each or step.own or step.repeat or step.grow):
        raise InvalidContent(
            file, key, f"a roll from the {step.origin} has no amount and no repeat"
        )
    if step.reroll_any and (step.each or step.grow or step.own or not 1 <= step.base <= 4):
        raise InvalidContent(file, key, 'reroll = "any" needs a fixed roll of 1 to 4 dice')
    if step.do == "set aside" and not 1 <= step.least <= step.most:
        raise InvalidContent(file, key, "needs least and most, least not above most")
    return step


def _read_sets(tables: dict[str, object], tricks: tuple[Trick, ...]) -> dict[str, tuple[str, ...]]:
    file = "tricks.toml"
    rows = _table(file, "sets", tables.get("sets", {}))
    colours = {trick.name: trick.colour for trick in tricks}
    sets = {}
    for name, tiles in rows.items():
        if not isinstance(tiles, list) or [colours.get(tile) for tile in tiles] != list(
            COLOURS[1:]
        ):
            raise InvalidContent(
                file, f"sets.{name}", f"must name a {', a '.join(COLOURS[1:])} tile, in this order"
            )
        sets[name] = tuple(tiles)
    return sets


def _selections(tricks: tuple[Trick, ...]) -> list[tuple[int, ...]]:
    """List every set of dice that some step lets a player pick, as sorted values."""
    sizes = 0
    totals = set()
    for step in (step for trick in tricks for step in trick.steps):
        if step.keep == "dice":
            sizes = max(sizes, step.kept)
        if step.keep == "total":
            totals.add(step.kept)
        if step.reroll_any:
            sizes = max(sizes, step.base - 1)
    found = {
        row
        for size in range(1, sizes + 1)
        for row in combinations_with_replacement(range(1, 7), size)
    }
    for total in totals:
        found.update(_partitions(total, 6))
    # The limits of single steps let this grow to 242 rows, which fit into MOST_SELECTIONS.
    return sorted(found, key=lambda row: (len(row), row))


def _partitions(total: int, highest: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to write a total as values up to `highest`, in rising order."""
    if total == 0:
        yield ()
    for value in range(min(total, highest), 0, -1):
        for rest in _partitions(total - value, value):
            yield (*rest, value)


def _compile(content: Content) -> np.recarray:
    records = recarray(CONTENT)
    record = records[0]
    record.dog_count = len(content.dogs)
    record.trick_count = len(content.tricks)
    record.selection_count = len(content.selections)
    for number, dog in enumerate(content.dogs):
        card = record.cards[number]
        card.spaces = sum(1 << value for value in dog.spaces)
        card.space_count = len(dog.spaces)
        card.paws = dog.paws
    for number, trick in enumerate(content.tricks):
        row = record.tricks[number]
        row.stack = STACK_POSITIONS.get(trick.colour, -1)
        row.length = len(trick.steps)
        row.published = _published_steps().get(trick.steps, NONE)
        for place, step in enumerate(trick.steps):
            _compile_step(row.steps[place], step)
    for number, values in enumerate(content.selections):
        selection = record.selections[number]
        selection.dice = len(values)
        selection.total = sum(values)
        for value in values:
            selection.counts[value] += 1
    records.flags.writeable = False
    return records


_WORDS = {"do": OPERATIONS, "per": SOURCES, "origin": ORIGINS, "keep": KEEPS}
_FIELDS = {"do": "op", "per": "source", "each": "per", "base": "fixed", "repeat": "again"}


def _compile_step(row: np.record, step: Step) -> None:
    for field in fields(step):
        value = getattr(step, field.name)
        if field.name in _WORDS:
            value = _WORDS[field.name].index(value)
        setattr(row, _FIELDS.get(field.name, field.name), value)
