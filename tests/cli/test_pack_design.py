"""`pipyard pack new`, `diff` and `balance`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pipyard.cli import app
from pipyard.games.spots.content import load_content
from pipyard.games.spotted.content import load_sheet
from pipyard.lab.intervals import Interval
from pipyard.lab.spots import balance
from pipyard.lab.spots.balance import TrickWorth

ZOOMIES = '"Zoomies" = [{ do = "roll", dice = 2, grow = 1, repeat = true }]\n\n[blue]'


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["pack", *words])


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "party"
    assert run("new", str(folder)).exit_code == 0
    tricks = folder / "tricks.toml"
    text = tricks.read_text(encoding="utf-8").replace("\n[blue]", ZOOMIES, 1)
    tricks.write_text(text.replace("treats = 7", "treats = 6"), encoding="utf-8")
    return folder


def test_a_new_pack_is_the_published_game(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    done = run("new", str(folder))
    assert done.stdout.split() == [str(folder / "dogs.toml"), str(folder / "tricks.toml")]
    assert load_content(folder).hash == "c77b6f169ce69a1d"
    again = run("new", str(folder))
    assert again.exit_code == 2
    assert "is not empty" in again.stderr


def test_a_new_pack_may_be_a_sheet(tmp_path: Path) -> None:
    folder = tmp_path / "hills"
    assert run("new", str(folder), "--sheet").exit_code == 0
    assert load_sheet(folder / "sheets" / "hills.toml").name == "Clover Meadow"


def test_what_a_pack_changes_is_listed(pack: Path, tmp_path: Path) -> None:
    done = run("diff", str(pack))
    lines = [line.split() for line in done.stdout.splitlines()]
    assert lines == [["added", "trick", "Zoomies"], ["changed", "trick", "Gobble"]]
    refused = run("diff", str(tmp_path))
    assert refused.exit_code == 2
    assert "it has no tricks.toml" in refused.stderr


def measured(_spots: object, trick: str, _wanted: object, sets: dict[str, object]) -> TrickWorth:
    assert len(sets) == 6
    share = 0.6 if trick == "Zoomies" else 0.52
    colour = "green" if trick in ("Beg", "Chew", "Gobble", "Stay", "Play Dead") else "purple"
    return TrickWorth(trick, colour, Interval(share, share - 0.01, share + 0.01), 2.1, 0.3, 14, 0)


def test_new_tricks_are_held_against_the_published_ones(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance, "measure", measured)
    done = run("balance", str(pack), "--trick", "Zoomies")
    assert done.exit_code == 0, done.output
    said = " ".join(done.stdout.split())
    assert "Zoomies is too strong: stronger than all the published purple tricks" in said
    for name in ("Run", "Chase", "Bolt", "Sprint", "Dogpile"):
        assert name in said
    assert "Beg" not in said
    document = json.loads(run("balance", str(pack), "--json", "--games", "7").stdout)
    assert [each["trick"] for each in document["tricks"]] == ["Zoomies", "Gobble"]
    assert (document["schema"], document["games_per_set"]) == (1, 8)
    assert document["tricks"][0]["wins"]["low"] == pytest.approx(0.59)


def test_what_cannot_be_measured_is_refused(pack: Path, tmp_path: Path) -> None:
    same = tmp_path / "same"
    run("new", str(same))
    assert "No trick of the pack is new or changed" in run("balance", str(same)).stderr
    assert (
        "There is no trick 'Nap' in the pack" in run("balance", str(pack), "--trick", "Nap").stderr
    )
