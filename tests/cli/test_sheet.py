"""The command `pipyard sheet`: the list, the drawing, the page and the refusals."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner

from pipyard.cli import app
from pipyard.games.spotted.content import DATA

POND = (DATA / "two-ponds.toml").read_text(encoding="utf-8")


def run(*words: str, columns: int = 80) -> tuple[int, str, str]:
    done = CliRunner(env={"COLUMNS": str(columns)}).invoke(app, ["sheet", *words])
    return done.exit_code, done.stdout, done.stderr


def edited(folder: Path, before: str, after: str) -> Path:
    assert before in POND
    path = folder / "pond.toml"
    path.write_text(POND.replace(before, after, 1), encoding="utf-8")
    return path


def test_without_a_name_the_shipped_sheets_are_listed() -> None:
    code, out, _ = run()
    assert code == 0
    lines = out.splitlines()
    assert lines[1].startswith("clover-meadow  Clover Meadow  ")
    assert lines[2].split() == ["two-ponds", "Two", "Ponds", "30", "11", "11", "2"]
    assert "pipyard sheet clover-meadow" in out


@pytest.mark.parametrize("name", ["clover-meadow", "two-ponds"])
def test_a_sheet_is_drawn_in_80_columns_without_colour(name: str) -> None:
    code, out, _ = run(name)
    assert code == 0
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= 80
    for title in ("families", "meadow", "Cloverleaf track", "Re-rolls", "Rounds", "Extra"):
        assert title in out
    assert "[1] [2] [3] [4] [5]" in out
    assert "The layout of this sheet is our own" in out
    assert f"pipyard sheet {name} --svg FILE" in out
    assert "Also next" not in out, "the map shows every path"


MEADOW = """\
  (S)────( )────[O]────( )────( )────( )────[E]────( )
   │             │        ╲         ╱                 ╲
   │             │           ╲   ╱                       ╲
  ( )           ( )           (c)                         [3]
   │             │             │                           │
   │             │             │                           │
  [E]           [D]           ( )────( )────[5]────(c)────( )
   │             │             │                           │
   │             │             │                           │
  ( )           (c)           [Y]                         [G]
     ╲           │           ╱   ╲                       ╱
        ╲        │        ╱         ╲                 ╱
         [4]────( )────( )────( )────[O]────(c)────[D]
"""


def test_the_map_beetles_and_track_are_those_of_the_sheet() -> None:
    _, out, _ = run("Two Ponds")
    plain = "\n".join(line.rstrip() for line in out.splitlines())
    assert MEADOW in plain
    assert "  white    o    o    o    o   (2)c" in plain
    assert "  orange  (5)   o    o    o    o c" in plain
    assert "×2 > re-roll > 2 steps > ×3 > any magnifier > round bonus" in plain
    assert "[O] odd: 1, 3, 5" in plain
    assert "[L]" not in plain, "the legend has only what the meadow has"
    assert "  ( ) ( )\n" in plain


def test_paths_without_room_on_the_map_are_named(tmp_path: Path) -> None:
    path = edited(tmp_path, "edges = [", 'edges = [["a1", "i4"], ["d1", "f1"],')
    _, out, _ = run(str(path))
    assert "Also next to each other: d1–f1, a1–i4" in out


def test_a_meadow_wider_than_the_terminal_is_a_list() -> None:
    _, out, _ = run("two-ponds", columns=30)
    assert max(map(len, out.splitlines())) <= 30
    assert "(S) a1: b1, a2" in out or "(S) a1: a2, b1" in out
    assert "────" not in out


def test_words_in_a_sheet_are_not_taken_for_markup(tmp_path: Path) -> None:
    path = edited(tmp_path, 'name = "Two Ponds"', 'name = "[red]Pond[/red]"')
    _, out, _ = run(str(path))
    assert out.startswith("[red]Pond[/red], version 1")


def test_the_page_is_written_for_names_and_files(tmp_path: Path) -> None:
    for name in ("clover-meadow", str(edited(tmp_path, 'name = "Two', 'name = "Three'))):
        page = tmp_path / "page.svg"
        code, out, _ = run(name, "--svg", str(page))
        assert code == 0
        assert "page.svg" in out.replace("\n", "")
        root = ET.fromstring(page.read_text(encoding="utf-8"))
        assert root.get("viewBox") == "0 0 210 297"
    assert "Three Ponds" in page.read_text(encoding="utf-8")


def test_refusals_name_what_is_wrong(tmp_path: Path) -> None:
    path = edited(tmp_path, 'start = "a1"', 'start = "c1"')
    page = str(tmp_path / "page.svg")
    refused = "pipyard sheet: pond.toml: meadow.start: "
    assert run(str(path), "--svg", page)[0] == 2
    assert run(str(path))[2].startswith(refused + '"c1" is a magnifier; the start must be a step')
    assert not Path(page).exists()
    for words, said in (
        (("nowhere",), "choose clover-meadow, two-ponds, or name a .toml file"),
        ((str(tmp_path / "none.toml"),), "none.toml: file: not found"),
        (("--svg", page), "Name the sheet"),
        (("two-ponds", "--svg", str(tmp_path)), "can’t be written"),
        (("two-ponds", "--svg", str(tmp_path / "no" / "page.svg")), "can’t be written"),
    ):
        code, out, err = run(*words)
        assert (code, out) == (2, "")
        assert said in err


def test_a_sheet_is_not_overwritten_by_its_own_page(tmp_path: Path) -> None:
    path = edited(tmp_path, 'name = "Two', 'name = "Three')
    code, _, err = run(str(path), "--svg", str(path))
    assert code == 2
    assert "is the sheet itself" in err
    assert "Three Ponds" in path.read_text(encoding="utf-8")
