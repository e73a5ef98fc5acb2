"""`pipyard verify` says in plain sentences what is correct; its status says if everything is."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from pipyard.cli import app
from tests.server.logs.playing import Play, begin, play

Written = dict[str, Any]


@pytest.fixture(scope="module")
def played() -> Play:
    return play("spots", 2, {}, 5, undo=0.1)


@pytest.fixture
def written(played: Play) -> Written:
    return copy.deepcopy(played.written())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def verify(file: Path, written: Written | None, *options: str) -> Result:
    if written is not None:
        file.write_text(json.dumps(written), encoding="utf-8")
    return CliRunner().invoke(app, ["verify", str(file), *options])


def test_a_log_that_holds(file: Path, written: Written) -> None:
    done = verify(file, written)
    assert done.exit_code == 0
    said = done.stdout
    for words in (
        "Spots, 2 seats: Ann (seat 0), Ben (seat 1)",
        f"is the one that was promised ({written['dice']['commitment']})",
        "chance events were recomputed",
        "dice/1 ",
        "moves were replayed; all are legal.",
        "more were undone.",
        "Result: won by",
        f"Verified: everything in {file} holds.",
        "pass that with --promise",
    ):
        assert words in said, words


def test_a_promise_that_was_noted(file: Path, written: Written) -> None:
    done = verify(file, written, "--promise", written["dice"]["commitment"])
    assert done.exit_code == 0
    assert "It’s also the promise you wrote down." in done.stdout
    assert "--promise" not in done.stdout
    assert "--input" in done.stdout
    other = verify(file, written, "--promise", "0" * 64)
    assert other.exit_code == 1
    assert "another promise than the one you noted" in other.output
    assert verify(file, written, "--promise", "short").exit_code == 2


def test_randomness_that_was_given(file: Path, written: Written) -> None:
    given = next(text for text in written["dice"]["inputs"] if text)
    noted = ("--promise", written["dice"]["commitment"], "--input", given)
    done = verify(file, written, *noted)
    assert done.exit_code == 0
    assert "The randomness you gave went into the dice." in done.stdout
    assert "--" not in done.stdout
    report = json.loads(verify(file, written, *noted, "--json").stdout)
    assert report["compared"] == {"promise": True, "input": True}
    other = verify(file, written, "--input", "0badcafe")
    assert other.exit_code == 1
    assert "did not go into these dice" in other.output
    for wrong in ("", "no hex", "0" * 65):
        assert verify(file, written, "--input", wrong).exit_code == 2


def test_a_changed_roll_is_named_with_what_was_expected(file: Path, written: Written) -> None:
    event = next(e for e in written["events"] if e.get("purpose") == "dice/1")
    real = event["outcome"]["values"]
    event["outcome"]["values"] = [value % 6 + 1 for value in real]
    done = verify(file, written)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert f"Event {event['version']} (dice/1, number 0) is not what the seed brings" in done.output
    assert f"expected values {real}" in done.output
    report = json.loads(verify(file, written, "--json").stdout)
    assert report["verified"] is False
    assert report["code"] == "log/tampered"
    assert report["event"] == event["version"]
    assert report["expected"]["values"] == real


def test_json_for_programs(file: Path, written: Written) -> None:
    report = json.loads(verify(file, written, "--json").stdout)
    assert report["verified"] is True
    assert report["dice"] == "kept"
    assert report["events"] == len(written["events"])
    assert sum(report["drawn"].values()) == sum(e["type"] == "drawn" for e in written["events"])


def test_a_log_on_the_input(written: Written) -> None:
    done = CliRunner().invoke(app, ["verify", "-"], input=json.dumps(written))
    assert done.exit_code == 0
    assert "everything in the log on the input holds" in done.stdout


def test_a_seed_that_is_not_revealed_yet(file: Path) -> None:
    started = begin("spotted", 2, {}, 4)
    for _ in range(20):
        started.step()
    done = verify(file, started.written(revealed=False))
    assert done.exit_code == 2
    assert "revealed once the game is over" in done.stdout
    assert "Not verified yet" in done.stdout
    assert json.loads(verify(file, None, "--json").stdout)["verified"] is False


def test_a_closed_table_and_a_solo_game(file: Path) -> None:
    started = begin("spots", 1, {}, 4)
    started.inputs = [""]
    for _ in range(20):
        started.step()
    started.add(type="closed")
    done = verify(file, started.written())
    assert done.exit_code == 0
    assert "the table was closed before the end" in done.stdout
    assert "The dice come from the server’s seed alone." in done.stdout


def test_d0g_may_win(file: Path) -> None:
    for number in range(20):
        solo = play("spots", 1, {"d0g_treats": 5}, number)
        outcome = solo.game.outcome(solo.position)
        if outcome is not None and not outcome.winners:
            break
    done = verify(file, solo.written())
    assert done.exit_code == 0
    assert "Result: d0g won." in done.stdout


def test_dice_that_were_not_promised(file: Path, written: Written) -> None:
    written["dice"] = None
    written["seats"][0]["name"] = ""
    done = verify(file, written)
    assert done.exit_code == 2
    assert "seat 0, Ben (seat 1)" in done.stdout
    assert "its dice weren’t promised" in done.stdout


def test_another_pack_is_asked_for_and_used(file: Path, written: Written, tmp_path: Path) -> None:
    from pipyard.games.spots import content  # noqa: PLC0415
    from pipyard.games.spots.content import load_content  # noqa: PLC0415

    data = Path(content.__file__).parent / "data"
    pack = tmp_path / "pack"
    pack.mkdir()
    for name in ("dogs.toml", "tricks.toml"):
        text = (data / name).read_text(encoding="utf-8")
        (pack / name).write_text(text.replace("Bongo", "Bingo"), encoding="utf-8")
    written |= {"pack": "bingo", "content_hash": load_content(pack).hash}
    asked = verify(file, written)
    assert asked.exit_code == 2
    assert "the pack bingo" in asked.output
    changed = json.loads(json.dumps(written).replace("Bongo", "Bingo"))
    done = verify(file, changed, "--pack", str(pack))
    assert done.exit_code == 0
    missing = verify(file, changed, "--pack", str(tmp_path / "none"))
    assert missing.exit_code == 2
    assert "dogs.toml" in missing.output


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{}", b'{"pipyard": 2}'])
def test_what_is_no_log(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    done = verify(file, None)
    assert done.exit_code == 2
    assert str(file) in done.output
    assert json.loads(verify(file, None, "--json").stdout)["verified"] is False


def test_a_file_that_is_not_there(file: Path) -> None:
    done = verify(file, None)
    assert done.exit_code == 2
    assert "can’t be checked. It can’t be read: No such file" in done.output


def test_help_says_what_the_status_means() -> None:
    assert "1 if the log was changed" in CliRunner().invoke(app, ["verify", "--help"]).output
