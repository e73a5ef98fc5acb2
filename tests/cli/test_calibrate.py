"""The command `pipyard calibrate`: its output and its refusals."""

from pathlib import Path

from typer.testing import CliRunner

from pipyard.cli import app


def run(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["calibrate", *words])
    return done.exit_code, done.stdout, done.stderr


def test_a_page_and_a_picture_are_written(tmp_path: Path) -> None:
    few = ["--games", "20", "--sage-games", "1", "--docs", str(tmp_path)]
    code, out, _ = run("spotted", *few)
    assert code == 0
    assert out.count("random at 40 or less") == 1
    page = (tmp_path / "calibration.md").read_text(encoding="utf-8")
    assert "--games 20 --sage-games 1 --seed 0" in page
    assert (tmp_path / "calibration.svg").read_text(encoding="utf-8").startswith("<svg")


def test_refusals_say_what_to_do(tmp_path: Path) -> None:
    assert "nothing to calibrate in spots" in run("spots", "--docs", str(tmp_path))[2]
    assert "There is no sheet" in run("--sheet", "nowhere", "--docs", str(tmp_path))[2]
    code, out, err = run("--docs", str(tmp_path / "missing"))
    assert (code, out) == (2, "")
    assert "There is no folder" in err
