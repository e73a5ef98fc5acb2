"""Sheets: read from TOML, checked, and compiled to the record the rules read."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np

from pipyard.core.errors import InvalidConfig, InvalidContent
from pipyard.core.printed import hashes_of, printed_hash
from pipyard.core.record import recarray
from pipyard.games.spotted.record import (
    BEETLES,
    BONUSES,
    CONTENT,
    FIELD_KINDS,
    KINDS,
    MOST_BONUSES,
    MOST_FIELDS,
    MOST_SPOTS,
    SPLIT_BITS,
    WORD_BITS,
)

DATA = Path(__file__).parent / "data"
STANDARD_SHEET = "clover-meadow"
_FORMER_HASHES = {"a49bead7ca335674": "b1fd0f913af63f0c", "831bd10174768345": "796c9dac97983934"}
"""The former hashes of shipped sheets, from logs and saved games, and their current ones."""

COLOURS = ("white", "yellow", "orange", "green", "blue", "pink")
MAGNIFIERS = FIELD_KINDS[:KINDS]
GIVEN = ("low", "high", "diagonal", "symmetrical")
"""The magnifiers whose meaning the sheet defines."""
MOST_FACTORS = 6
LEAST_MAGNIFIERS = 7
_GROUPS = {
    1: ((1,),),
    2: ((2,),),
    3: ((3,), (2, 1)),
    4: ((4,), (2, 2)),
    5: ((5,), (4, 1), (3, 2), (2, 2, 1)),
}
"""How the points of a die can be split into groups that each look like a die."""


@dataclass(frozen=True, slots=True)
class Family:
    """A family's bonus beetle: its place in the row, from 1, and its preset count."""

    bonus: int
    count: int


@dataclass(frozen=True, slots=True)
class Field:
    """A field of the meadow; `at` is where it is drawn, column and row."""

    id: str
    kind: str
    at: tuple[int, int]


class Sheet:
    """Everything that is printed on a sheet, in words and as a read-only record for the rules."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.name: str = data["name"]
        self.version: int = data["version"]
        self.about: str = data["about"]
        self.reroll_symbols: int = data["reroll_symbols"]
        self.track: tuple[str, ...] = tuple(data["track"])
        self.families = {colour: Family(**data["families"][colour]) for colour in COLOURS}
        self.matches = {kind: tuple(sorted(data["magnifiers"][kind])) for kind in GIVEN}
        meadow = data["meadow"]
        self.start: str = meadow["start"]
        self.fields = tuple(
            Field(row["id"], row["kind"], (row["at"][0], row["at"][1])) for row in meadow["fields"]
        )
        self.edges = tuple(sorted({_ordered(*pair) for pair in meadow["edges"]}))
        self.field_numbers = {field.id: number for number, field in enumerate(self.fields)}
        self.record = _compile(self)
        self.hash = printed_hash(
            self.reroll_symbols,
            self.track,
            self.families,
            self.matches,
            self.start,
            self.fields,
            self.edges,
        )
        self.hashes = hashes_of(self.hash, _FORMER_HASHES)


@cache
def splits() -> tuple[tuple[int, ...], ...]:
    """List every way to place the groups of a die on five beetles, by points, then by groups."""
    return tuple(row for points in _GROUPS for row in _placed(points))


def _placed(points: int) -> list[tuple[int, ...]]:
    rows: dict[tuple[int, ...], None] = {}
    for groups in _GROUPS[points]:
        padded = groups + (0,) * (BEETLES - len(groups))
        rows.update(dict.fromkeys(sorted(set(permutations(padded)), reverse=True)))
    return list(rows)


def sheet_names() -> list[str]:
    """List the shipped sheets, by the names of their files."""
    return sorted(path.stem for path in DATA.glob("*.toml"))


@cache
def standard_sheet() -> Sheet:
    """Return the default sheet."""
    return shipped_sheets()[STANDARD_SHEET].sheet


@dataclass(frozen=True, slots=True)
class SheetFile:
    """A sheet and the text it was read from."""

    text: str
    sheet: Sheet


def sheet_files(folder: Path) -> dict[str, SheetFile]:
    """Read the sheets of a folder, by the names of their files, the default one first."""
    paths = sorted(folder.glob("*.toml"), key=lambda path: (path.stem != STANDARD_SHEET, path.stem))
    return {
        # Loaded first: a file that cannot be read is refused with a reason.
        path.stem: SheetFile(sheet=load_sheet(path), text=path.read_text(encoding="utf-8"))
        for path in paths
    }


@cache
def shipped_sheets() -> dict[str, SheetFile]:
    """Return the shipped sheets, by name."""
    return sheet_files(DATA)


def find_sheet(name: str) -> Sheet:
    """Find a shipped sheet by its name, or read the file at a path."""
    if name.endswith(".toml"):
        return load_sheet(Path(name))
    wanted = name.lower().replace(" ", "-")
    if wanted not in sheet_names():
        known = ", ".join(sheet_names())
        raise InvalidConfig(f"There is no sheet {name!r}; choose {known}, or name a .toml file.")
    return load_sheet(DATA / f"{wanted}.toml")


def load_sheet(path: Path) -> Sheet:
    """Read and check a sheet file; refuse an error with file, key and reason."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise InvalidContent(path.name, "file", f"not found in {path.parent}") from None
    except OSError as error:
        raise InvalidContent(path.name, "file", f"cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InvalidContent(path.name, "file", f"cannot be read as TOML: {error}") from None
    _Checker(path.name, data).check()
    return Sheet(data)


class _Checker:
    """Checks a sheet file, in the order in which errors are reported."""

    def __init__(self, file: str, data: dict[str, Any]) -> None:
        self.file = file
        self.data = data

    def check(self) -> None:
        self._check_families()
        self._check_magnifiers()
        self._check_fields()
        self._check_start()
        self._check_edges()
        self._check_track()
        self._check_symbols()
        self._check_title()
        self._check_unknown()

    def refuse(self, key: str, reason: str) -> InvalidContent:
        return InvalidContent(self.file, key, reason)

    def table(self, *keys: str) -> dict[str, Any]:
        found: Any = self.data
        for depth, key in enumerate(keys, 1):
            if not isinstance(found.get(key), dict):
                said = _said(found.get(key))
                raise self.refuse(".".join(keys[:depth]), f"{said}; it must be a table")
            found = found[key]
        return dict(found)

    def _check_families(self) -> None:
        families = self.table("families")
        for colour in families:
            if colour not in COLOURS:
                raise self.refuse(f"families.{colour}", f"is none of {', '.join(COLOURS)}")
        for colour in COLOURS:
            family = self.table("families", colour)
            for key in ("bonus", "count"):
                self._whole(f"families.{colour}.{key}", family.get(key), 1, 5)

    def _whole(self, key: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.refuse(
                key, f"{_said(value)}; it must be a whole number from {least} to {most}"
            )
        return value

    def _check_magnifiers(self) -> None:
        magnifiers = self.table("magnifiers")
        for kind in GIVEN:
            counts = magnifiers.get(kind)
            right = "it must be a list of different spot counts from 1 to 5, not empty"
            if not isinstance(counts, list) or not counts:
                raise self.refuse(f"magnifiers.{kind}", f"{_said(counts)}; {right}")
            if not all(type(count) is int and 1 <= count <= 5 for count in counts):
                raise self.refuse(f"magnifiers.{kind}", f"{_said(counts)}; {right}")
            if len(set(counts)) < len(counts):
                raise self.refuse(f"magnifiers.{kind}", f"{_shown(counts)} repeats; {right}")

    def _check_fields(self) -> None:
        key = "meadow.fields"
        rows = self.table("meadow").get("fields")
        if not isinstance(rows, list) or not rows:
            raise self.refuse(key, f"must be a list of 1 to {MOST_FIELDS} fields")
        if len(rows) > MOST_FIELDS:
            raise self.refuse(key, f"{len(rows)} fields are too many; at most {MOST_FIELDS}")
        seen: dict[str, set[Any]] = {"id": set(), "at": set()}
        for row in rows:
            self._check_field(key, row)
            for part in ("id", "at"):
                value = tuple(row[part]) if part == "at" else row[part]
                if value in seen[part]:
                    raise self.refuse(key, f"{part} {_shown(row[part])} is used twice")
                seen[part].add(value)
        magnifiers = sum(row["kind"] in MAGNIFIERS for row in rows)
        if magnifiers < LEAST_MAGNIFIERS:
            raise self.refuse(
                key, f"{magnifiers} magnifiers are too few; there must be more than six"
            )

    def _check_field(self, key: str, row: object) -> None:
        if not isinstance(row, dict) or not {"id", "kind", "at"} <= set(row):
            raise self.refuse(key, f"{_shown(row)} is not right; a field has id, kind and at")
        name, kind, at = row["id"], row["kind"], row["at"]
        if not isinstance(name, str) or not re.fullmatch("[a-z0-9]+", name):
            raise self.refuse(key, f"id {_shown(name)}: use lower case letters and digits")
        if kind not in FIELD_KINDS:
            raise self.refuse(key, f"kind {_shown(kind)} of {name}: use {', '.join(FIELD_KINDS)}")
        if (
            not isinstance(at, list)
            or len(at) != 2
            or not all(type(part) is int and part >= 0 for part in at)
        ):
            raise self.refuse(key, f"at {_shown(at)} of {name}: use a column and a row from 0")

    def _check_start(self) -> None:
        meadow = self.table("meadow")
        start = meadow.get("start")
        kinds = {row["id"]: row["kind"] for row in meadow["fields"]}
        if start is None:
            raise self.refuse("meadow.start", "is missing; name the id of the field to start from")
        if not isinstance(start, str) or start not in kinds:
            raise self.refuse("meadow.start", f"{_shown(start)} is no field; name a field's id")
        if kinds[start] != "step":
            what = kinds[start] if kinds[start] == "cloverleaf" else "magnifier"
            raise self.refuse(
                "meadow.start", f"{_shown(start)} is a {what}; the start must be a step"
            )

    def _check_edges(self) -> None:
        key = "meadow.edges"
        meadow = self.table("meadow")
        ids = {row["id"] for row in meadow["fields"]}
        edges = meadow.get("edges")
        if not isinstance(edges, list):
            raise self.refuse(key, "must be a list of pairs of field ids")
        for edge in edges:
            if not isinstance(edge, list) or len(edge) != 2:
                raise self.refuse(key, f"{_shown(edge)} is no pair of field ids")
            for end in edge:
                if not isinstance(end, str) or end not in ids:
                    raise self.refuse(key, f"{_shown(end)} is no field; name fields by their ids")
            if edge[0] == edge[1]:
                raise self.refuse(key, f"{_shown(edge)} joins a field to itself")
        lost = sorted(ids - _reached(meadow["start"], edges))
        if lost:
            raise self.refuse(key, f"{_shown(lost[0])} cannot be reached from the start")

    def _check_track(self) -> None:
        track = self.data.get("track")
        if not isinstance(track, list) or not track:
            raise self.refuse("track", f"must be a list of 1 to {MOST_BONUSES} bonuses")
        if len(track) > MOST_BONUSES:
            raise self.refuse("track", f"{len(track)} bonuses are too many; at most {MOST_BONUSES}")
        for bonus in track:
            if bonus not in BONUSES:
                raise self.refuse("track", f"{_shown(bonus)} is unknown; use {', '.join(BONUSES)}")
        factors = sum(bonus in ("2x", "3x") for bonus in track)
        if factors > MOST_FACTORS:
            raise self.refuse("track", f"{factors} factors are too many; at most six, one a family")

    def _check_symbols(self) -> None:
        earned = self.data["track"].count("reroll")
        symbols = self.data.get("reroll_symbols")
        if type(symbols) is not int or not 1 <= symbols <= earned:
            raise self.refuse(
                "reroll_symbols",
                f"{_said(symbols)}; it must be from 1 to {earned}, "
                "the number of re-roll bonuses on the track",
            )

    def _check_title(self) -> None:
        for key in ("name", "about"):
            if not isinstance(self.data.get(key), str):
                raise self.refuse(key, f"{_said(self.data.get(key))}; it must be a text")
        if not self.data["name"].strip():
            raise self.refuse("name", "must not be empty")
        self._whole("version", self.data.get("version"), 1, 10**6)

    def _check_unknown(self) -> None:
        for key in _unknown_keys(self.data):
            raise self.refuse(key, "is unknown; leave it out")


def _unknown_keys(data: dict[str, Any]) -> Iterator[str]:
    top = ("name", "version", "about", "reroll_symbols", "track")
    yield from (key for key in data if key not in (*top, "families", "magnifiers", "meadow"))
    for colour, family in data["families"].items():
        yield from (f"families.{colour}.{key}" for key in family if key not in ("bonus", "count"))
    yield from (f"magnifiers.{key}" for key in data["magnifiers"] if key not in GIVEN)
    meadow = ("start", "fields", "edges")
    yield from (f"meadow.{key}" for key in data["meadow"] if key not in meadow)
    for row in data["meadow"]["fields"]:
        yield from (f"meadow.fields.{key}" for key in row if key not in ("id", "kind", "at"))


def _said(value: object) -> str:
    return "is missing" if value is None else f"{_shown(value)} is not right"


def _shown(value: object) -> str:
    """Return a value as it would be written in the file."""
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(_shown, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {_shown(each)}' for key, each in value.items())} }}"
    return str(value)


def _ordered(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def _reached(start: str, edges: list[list[str]]) -> set[str]:
    reached = {start}
    waiting = [start]
    while waiting:
        here = waiting.pop()
        for edge in edges:
            if here in edge:
                there = edge[1] if edge[0] == here else edge[0]
                if there not in reached:
                    reached.add(there)
                    waiting.append(there)
    return reached


def _compile(sheet: Sheet) -> np.recarray:
    records = recarray(CONTENT)
    record = records[0]
    record.field_count = len(sheet.fields)
    record.start = sheet.field_numbers[sheet.start]
    record.reroll_symbols = sheet.reroll_symbols
    record.track_length = len(sheet.track)
    record.track[: len(sheet.track)] = [BONUSES.index(bonus) for bonus in sheet.track]
    for number, family in enumerate(sheet.families.values()):
        record.bonus_places[number] = family.bonus - 1
        record.bonus_counts[number] = family.count
    _compile_meadow(record, sheet)
    for number, kind in enumerate(MAGNIFIERS):
        for count in _matching_counts(sheet, kind):
            record.matches[number, count] = 1
    for table in ("splits", "of_points", "fitting", "gapless"):
        record[table] = _split_tables()[table]
    records.flags.writeable = False
    return records


@cache
def _split_tables() -> np.record:
    """Return a record with the tables of splits, which are the same for every sheet."""
    record = recarray(CONTENT)[0]
    record.splits[:] = splits()
    for number, split in enumerate(splits()):
        word, bit = number // SPLIT_BITS, 1 << number % SPLIT_BITS
        record.of_points[sum(split), word] |= bit
        for place, group in enumerate(split):
            for spots in range(MOST_SPOTS + 1):
                if group == 0 or group_fits(spots, group):
                    record.fitting[place, spots, word] |= bit
        for started in range(BEETLES + 1):
            row = [1] * started + list(split[started:])
            if all(row[: BEETLES - row.count(0)]):
                record.gapless[started, word] |= bit
    return record


def group_fits(spots: int, group: int) -> bool:
    """Return whether a group of points fits a beetle: at most one center and two diagonal pairs."""
    return not (spots & group & 1) and spots // 2 + group // 2 <= 2


def _matching_counts(sheet: Sheet, kind: str) -> tuple[int, ...]:
    if kind in GIVEN:
        return sheet.matches[kind]
    if kind in ("even", "odd"):
        return (2, 4) if kind == "even" else (1, 3, 5)
    return () if kind == "different" else (MAGNIFIERS.index(kind) + 1,)


def _compile_meadow(record: np.record, sheet: Sheet) -> None:
    for number, field in enumerate(sheet.fields):
        record.kinds[number] = FIELD_KINDS.index(field.kind)
        if field.kind in MAGNIFIERS:
            record.magnifier_fields[number // WORD_BITS] |= 1 << number % WORD_BITS
    for pair in sheet.edges:
        here, there = (sheet.field_numbers[end] for end in pair)
        record.beside[here, there // WORD_BITS] |= 1 << there % WORD_BITS
        record.beside[there, here // WORD_BITS] |= 1 << here % WORD_BITS
