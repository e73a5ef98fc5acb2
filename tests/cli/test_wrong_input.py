"""Any wrong input gets a sentence as an answer, and never a traceback."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from pipyard.cli import app


@pytest.fixture
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a folder with files of every wrong kind, and change to it."""
    (tmp_path / "binary.toml").write_bytes(b"\0\xff\xfe")
    (tmp_path / "empty.toml").touch()
    (tmp_path / "no-log.json").write_text("{}", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "of-folders" / "dogs.toml").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("simulate spots --pack binary.toml", "is a file"),
        ("simulate spots --pack nowhere", "does not exist"),
        ("simulate spots --pack folder", "not found in folder"),
        ("simulate spots --pack of-folders", "dogs.toml: file: cannot be read"),
        ("simulate spots --d0g-treats 3", "d0g plays with 1 player only"),
        ("simulate spotted --sheet binary.toml", "cannot be read as TOML"),
        ("simulate spotted --sheet empty.toml", "families: is missing"),
        ("play spots --pack binary.toml", "is a file"),
        ("play spots --data binary.toml", "is a file"),
        ("verify no-log.json", "This is not a log"),
        ("verify no-log.json --input xyz", "An input is 1 to 64 digits"),
        ("verify folder", "Is a directory"),
        ("calibrate chess", "There is no game 'chess'"),
        ("calibrate spotted --sheet nowhere", "There is no sheet 'nowhere'"),
        ("ladder chess", "There is no game 'chess'"),
        ("ladder spots --page folder", "is a directory"),
        ("ladder spots --results folder", "is a directory"),
        ("train chess", "There is no game 'chess'"),
        ("reports --data nowhere", "There is no folder"),
        ("reports --data nowhere --json", "There is no folder"),
        ("reports --data binary.toml", "is a file"),
        ("scenario binary.toml", "cannot be read"),
        ("sheet folder", "There is no sheet 'folder'"),
        ("serve --settings binary.toml", "not a text"),
    ],
)
@pytest.mark.usefixtures("there")
def test_wrong_files_folders_and_names(words: str, said: str) -> None:
    done = CliRunner().invoke(app, ["--lang", "en", *words.split()])
    assert isinstance(done.exception, SystemExit)
    assert done.exit_code == 2
    # Boxes can break lines anywhere.
    assert said in " ".join(done.stderr.replace("│", " ").split())


@pytest.mark.parametrize(
    "command",
    [
        "simulate spots",
        "tournament spots",
        "train spots",
        "calibrate",
        "ladder",
        "soak",
        "solved spots",
        "solved spotted",
    ],
)
def test_cores_mean_the_same_everywhere(command: str) -> None:
    refused = CliRunner().invoke(app, [*command.split(), "--cores", "-4"])
    assert refused.exit_code == 2
    assert "'--cores': Input should be greater than or equal to 0" in refused.stderr
    helped = CliRunner().invoke(app, [*command.split(), "--help"], env={"COLUMNS": "200"})
    assert "Cores to use; 0 means all. [default: (all)]" in " ".join(helped.stdout.split())


def test_json_means_the_same_everywhere() -> None:
    commands = ("simulate", "tournament", "solved spots", "solved spotted", "verify", "reports")
    for command in commands:
        helped = CliRunner().invoke(app, [*command.split(), "--help"], env={"COLUMNS": "200"})
        assert "Print JSON and nothing else." in helped.stdout, command
    assert "--json" not in CliRunner().invoke(app, ["ladder", "--help"]).stdout
