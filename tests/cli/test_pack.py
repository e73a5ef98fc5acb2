"""`pipyard pack check` loads a pack and plays it, and its exit status is the result."""

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pipyard.cli import app
from pipyard.games.spots.content import DATA
from pipyard.games.spots.game import Spots
from pipyard.games.spotted.content import DATA as SHEETS

BOLT = 'Bolt = [{ do = "set aside", least = 3, most = 12 }, { do = "roll", from = "aside" }]'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pack = tmp_path / "bingo"
    pack.mkdir()
    for file in ("dogs.toml", "tricks.toml"):
        shutil.copy(DATA / file, pack / file)
    return pack


def edit(path: Path, before: str, after: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")


def check(folder: Path, games: int = 12) -> Result:
    return CliRunner().invoke(app, ["pack", "check", str(folder), "--games", str(games)])


def test_a_sound_pack(folder: Path) -> None:
    (folder / "sheets").mkdir()
    for name in ("a", "b"):
        shutil.copy(SHEETS / "two-ponds.toml", folder / "sheets" / f"{name}.toml")
    done = check(folder, 4)
    assert done.exit_code == 0, done.output
    said = " ".join(done.stdout.split())
    assert "bingo is sound: 8 games were played with 32 dogs and 22 tricks and 2 sheets" in said


def test_dice_set_aside_twice_are_not_lost(folder: Path) -> None:
    twice = BOLT.replace("[{", '[{ do = "set aside", least = 1, most = 4 }, {', 1)
    edit(folder / "tricks.toml", BOLT, twice)
    done = check(folder, 20)
    assert done.exit_code == 0, done.output


def test_a_faulty_file_is_refused_with_file_key_and_reason(folder: Path) -> None:
    edit(folder / "tricks.toml", '"open dogs"', '"closed dogs"')
    done = check(folder)
    assert done.exit_code == 2
    assert "tricks.toml: purple.Sprint.1.per: must be one of" in done.output


def test_a_folder_without_content_is_refused(tmp_path: Path) -> None:
    done = check(tmp_path)
    assert done.exit_code == 2
    assert "has no dogs.toml and tricks.toml, and no sheets/*.toml" in done.output


def test_a_game_that_goes_wrong_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Spots, "purpose", lambda _self, _position: "")
    done = check(folder)
    assert done.exit_code == 1
    assert "bingo can’t be played: in game 1 of Spots" in done.output
    assert "a purpose is chance's, and always given" in done.output
