"""Sheet files: what is read, and what is refused with file, key and reason."""

from pathlib import Path

import pytest

from pipyard.core.errors import InvalidConfig, InvalidContent
from pipyard.games.spotted.content import (
    MAGNIFIERS,
    Sheet,
    find_sheet,
    load_sheet,
    sheet_names,
    standard_sheet,
)
from pipyard.games.spotted.record import BONUSES, FIELD_KINDS

SMALL = """\
name = "Hedge"
version = 1
about = ""
reroll_symbols = 1
track = ["reroll", "2x", "steps2", "magnifier", "3x", "round", "+5", "steps3", "+7"]

[families]
white = { bonus = 2, count = 4 }
yellow = { bonus = 1, count = 3 }
orange = { bonus = 4, count = 2 }
green = { bonus = 3, count = 5 }
blue = { bonus = 2, count = 2 }
pink = { bonus = 5, count = 1 }

[magnifiers]
low = [1, 2]
high = [4, 5]
diagonal = [2, 3]
symmetrical = [1, 4, 5]

[meadow]
start = "s"
fields = [
  { id = "s", kind = "step", at = [0, 0] },
  { id = "m1", kind = "three", at = [1, 0] },
  { id = "m2", kind = "odd", at = [2, 0] },
  { id = "c1", kind = "cloverleaf", at = [0, 1] },
  { id = "m3", kind = "four", at = [1, 1] },
  { id = "m4", kind = "low", at = [2, 1] },
  { id = "m5", kind = "diagonal", at = [0, 2] },
  { id = "m6", kind = "different", at = [1, 2] },
  { id = "m7", kind = "even", at = [2, 2] },
]
edges = [
  ["s", "m1"], ["m1", "m2"], ["s", "c1"], ["c1", "m3"],
  ["m3", "m4"], ["c1", "m5"], ["m5", "m6"], ["m6", "m7"],
]
"""
WHITE = "white = { bonus = 2, count = 4 }"
FIRST = '{ id = "s", kind = "step", at = [0, 0] }'


def written(folder: Path, *edits: tuple[str, str]) -> Path:
    text = SMALL
    for before, after in edits:
        assert before in text, before
        text = text.replace(before, after, 1)
    path = folder / "hedge.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refusal(path: Path) -> InvalidContent:
    with pytest.raises(InvalidContent) as caught:
        load_sheet(path)
    return caught.value


@pytest.mark.rule("spotted:F1")
@pytest.mark.parametrize(
    ("before", "after", "key", "reason"),
    [
        ("[families]", "[family]", "families", "it must be a table"),
        ("white =", "purple =", "families.purple", "is none of white, yellow"),
        (WHITE + "\n", "", "families.white", "is missing"),
        (WHITE, "white = 3", "families.white", "must be a table"),
        (WHITE, "white = { count = 4 }", "families.white.bonus", "is missing"),
        (WHITE, "white = { bonus = 0, count = 4 }", "families.white.bonus", "0 is not right"),
        (WHITE, "white = { bonus = 6, count = 4 }", "families.white.bonus", "from 1 to 5"),
        (WHITE, "white = { bonus = 2, count = 2.0 }", "families.white.count", "whole number"),
        (WHITE, "white = { bonus = true, count = 4 }", "families.white.bonus", "whole number"),
        (WHITE, 'white = { bonus = 2, count = "4" }', "families.white.count", '"4" is not right'),
        ("[magnifiers]", "[lenses]", "magnifiers", "it must be a table"),
        ("low = [1, 2]\n", "", "magnifiers.low", "list of different spot counts"),
        ("low = [1, 2]", "low = 2", "magnifiers.low", "2 is not right"),
        ("low = [1, 2]", "low = []", "magnifiers.low", "not empty"),
        ("high = [4, 5]", "high = [5, 6]", "magnifiers.high", "from 1 to 5"),
        ("high = [4, 5]", "high = [0]", "magnifiers.high", "from 1 to 5"),
        ("high = [4, 5]", "high = [true]", "magnifiers.high", "is not right"),
        ("diagonal = [2, 3]", "diagonal = [2, 2]", "magnifiers.diagonal", "repeats"),
        ("symmetrical = [1, 4, 5]\n", "", "magnifiers.symmetrical", "is missing"),
        ("[meadow]", "[garden]", "meadow", "it must be a table"),
        ("fields = [", "plots = [", "meadow.fields", "a list of 1 to"),
        (FIRST, "7", "meadow.fields", "id, kind and at"),
        (FIRST, '{ id = "s", kind = "step" }', "meadow.fields", "id, kind and at"),
        ('id = "m2"', 'id = "m1"', "meadow.fields", '"m1" is used twice'),
        ('id = "m2"', 'id = "M2"', "meadow.fields", "lower case letters and digits"),
        ('id = "m2"', "id = 2", "meadow.fields", "lower case letters and digits"),
        ("at = [2, 0]", "at = [1, 0]", "meadow.fields", "[1, 0] is used twice"),
        ("at = [2, 0]", "at = [-1, 0]", "meadow.fields", "a column and a row from 0"),
        ("at = [2, 0]", "at = [2]", "meadow.fields", "a column and a row from 0"),
        ("at = [2, 0]", "at = [2, 0.5]", "meadow.fields", "a column and a row from 0"),
        ('"odd"', '"prime"', "meadow.fields", 'kind "prime" of m2: use one, two'),
        ('"odd"', '"step"', "meadow.fields", "6 magnifiers are too few"),
        ('start = "s"\n', "", "meadow.start", "is missing"),
        ('start = "s"', 'start = "x"', "meadow.start", '"x" is no field'),
        ('start = "s"', 'start = "m1"', "meadow.start", '"m1" is a magnifier'),
        ('start = "s"', 'start = "c1"', "meadow.start", '"c1" is a cloverleaf'),
        ("edges =", "paths =", "meadow.edges", "a list of pairs"),
        ('["s", "m1"]', '["s"]', "meadow.edges", "no pair of field ids"),
        ('["s", "m1"]', '["s", "m1", "m2"]', "meadow.edges", "no pair of field ids"),
        ('["s", "m1"]', '["s", "x"]', "meadow.edges", '"x" is no field'),
        ('["s", "m1"]', '["s", "s"]', "meadow.edges", "joins a field to itself"),
        ('["s", "m1"], ', "", "meadow.edges", '"m1" cannot be reached'),
        ("track = [", "bonuses = [", "track", "a list of 1 to"),
        ('"reroll", "2x"', '"luck", "2x"', "track", '"luck" is unknown; use steps2'),
        ('["reroll", ', '["reroll", ' + '"2x", ' * 5, "track", "7 factors are too many"),
        ("reroll_symbols = 1\n", "", "reroll_symbols", "from 1 to 1"),
        ("reroll_symbols = 1", "reroll_symbols = 0", "reroll_symbols", "0 is not right"),
        ("reroll_symbols = 1", "reroll_symbols = 2", "reroll_symbols", "from 1 to 1"),
        ("reroll_symbols = 1", "reroll_symbols = true", "reroll_symbols", "is not right"),
        ('name = "Hedge"\n', "", "name", "it must be a text"),
        ('name = "Hedge"', 'name = " "', "name", "must not be empty"),
        ('about = ""\n', "", "about", "it must be a text"),
        ("version = 1", "version = 0", "version", "0 is not right"),
        ("version = 1\n", "", "version", "is missing"),
        ("version = 1", "version = 1\nauthor = 1", "author", "is unknown"),
        (WHITE, WHITE.replace(" }", ", beetles = 5 }"), "families.white.beetles", "is unknown"),
        ("low = [1, 2]", "low = [1, 2]\nodd = [1]", "magnifiers.odd", "is unknown"),
        ('start = "s"', 'start = "s"\nend = "m7"', "meadow.end", "is unknown"),
        (FIRST, FIRST.replace(" }", ", name = 1 }"), "meadow.fields.name", "is unknown"),
        ("[meadow]", "[meadow", "file", "cannot be read as TOML"),
    ],
)
def test_a_faulty_sheet_is_refused(
    tmp_path: Path, before: str, after: str, key: str, reason: str
) -> None:
    error = refusal(written(tmp_path, (before, after)))
    assert error.sentence.startswith(f"hedge.toml: {key}: "), error.sentence
    assert reason in error.sentence
    assert (error.file, error.key) == ("hedge.toml", key)


FAULTS = (
    ("white =", "purple =", "families.purple"),
    ("yellow = { bonus = 1", "yellow = { bonus = 9", "families.yellow.bonus"),
    ("low = [1, 2]", "low = []", "magnifiers.low"),
    ('"odd"', '"step"', "meadow.fields"),
    ('start = "s"', 'start = "m1"', "meadow.start"),
    ('["s", "m1"], ', "", "meadow.edges"),
    ('"steps2"', '"steps9"', "track"),
    ("reroll_symbols = 1", "reroll_symbols = 2", "reroll_symbols"),
    ("version = 1", "version = 1\nauthor = 1", "author"),
)


@pytest.mark.rule("spotted:F1")
def test_faults_are_reported_in_the_order_of_the_format(tmp_path: Path) -> None:
    """If a file has every fault, the first is reported; after it is fixed, the next one is."""
    reported = [
        refusal(written(tmp_path, *((before, after) for before, after, _ in FAULTS[first:]))).key
        for first in range(len(FAULTS))
    ]
    assert reported == [key for _, _, key in FAULTS]


@pytest.mark.rule("spotted:F1")
def test_what_is_no_fault_is_accepted(tmp_path: Path) -> None:
    sheet = load_sheet(
        written(
            tmp_path,
            ("edges = [", 'edges = [["m1", "s"], ["m7", "s"], '),
            ('"even"', '"odd"'),
            ("at = [2, 2]", "at = [20, 7]"),
        )
    )
    assert len(sheet.edges) == 9, "a repeated pair counts once, a cycle is welcome"
    assert [field.kind for field in sheet.fields].count("odd") == 2


@pytest.mark.rule("spotted:C2", "spotted:C3", "spotted:F1")
@pytest.mark.parametrize("name", sheet_names())
def test_every_shipped_sheet_is_whole(name: str) -> None:
    sheet = find_sheet(name)
    kinds = [field.kind for field in sheet.fields]
    start = sheet.fields[sheet.field_numbers[sheet.start]]
    assert start.at == (0, 0), "the start is at the top left"
    assert start.kind == "step"
    assert set(kinds) <= set(FIELD_KINDS)
    assert sum(kind in MAGNIFIERS for kind in kinds) > 6
    assert set(sheet.track) <= set(BONUSES)
    assert "our" in sheet.about, "a sheet says that its layout is ours"


@pytest.mark.rule("spotted:C3")
def test_the_two_shipped_sheets_differ_in_size_and_character() -> None:
    clover, ponds = find_sheet("clover-meadow"), find_sheet("two-ponds")
    assert sheet_names() == ["clover-meadow", "two-ponds"]
    assert len(ponds.fields) < 0.6 * len(clover.fields)
    assert len(ponds.track) < 0.75 * len(clover.track)
    assert loops(ponds) / len(ponds.fields) > loops(clover) / len(clover.fields)
    kinds = [field.kind for field in ponds.fields if field.kind in MAGNIFIERS]
    assert len(set(kinds)) < len(kinds), "some kind of magnifier is there more than once"
    assert all(ponds.families[colour] != clover.families[colour] for colour in clover.families)


def loops(sheet: Sheet) -> int:
    return len(sheet.edges) - len(sheet.fields) + 1


def test_a_sheet_is_found_by_file_name_title_or_path(tmp_path: Path) -> None:
    assert find_sheet("two-ponds").hash == find_sheet("Two Ponds").hash
    assert find_sheet(str(written(tmp_path))).name == "Hedge"
    assert standard_sheet().name == "Clover Meadow"


def test_what_cannot_be_found_says_what_can(tmp_path: Path) -> None:
    with pytest.raises(InvalidConfig, match="no sheet 'hedge'; choose clover-meadow, two-ponds"):
        find_sheet("hedge")
    with pytest.raises(InvalidContent, match=r"none\.toml: file: not found in"):
        find_sheet(str(tmp_path / "none.toml"))
    (tmp_path / "folder.toml").mkdir()
    with pytest.raises(InvalidContent, match=r"folder\.toml: file: cannot be read"):
        find_sheet(str(tmp_path / "folder.toml"))
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(InvalidContent, match=r"binary\.toml: file: cannot be read"):
        find_sheet(str(tmp_path / "binary.toml"))


def test_the_same_file_gives_the_same_hash(tmp_path: Path) -> None:
    assert load_sheet(written(tmp_path)).hash == load_sheet(written(tmp_path)).hash


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("bonus = 2, count = 4", "bonus = 3, count = 4"),
        ("bonus = 2, count = 4", "bonus = 2, count = 5"),
        ("low = [1, 2]", "low = [1]"),
        ('id = "m7"', 'id = "m8"'),
        ('kind = "even"', 'kind = "odd"'),
        ("at = [2, 2]", "at = [3, 2]"),
        ('["m6", "m7"]', '["m6", "m7"], ["m7", "s"]'),
        ('"+5", "steps3"', '"steps3", "+5"'),
        ('"reroll", ', '"reroll", "reroll", '),
    ],
)
def test_another_sheet_has_another_hash(tmp_path: Path, before: str, after: str) -> None:
    edits = [(before, after)]
    if before == 'id = "m7"':
        edits.append(('["m6", "m7"]', '["m6", "m8"]'))
    assert load_sheet(written(tmp_path, *edits)).hash != load_sheet(written(tmp_path)).hash


def test_the_rules_cannot_write_to_a_sheet() -> None:
    with pytest.raises(ValueError, match="read-only"):
        standard_sheet().record[0].kinds[0] = 0
