"""The command `pipyard soak` serves both games."""

from typer.testing import CliRunner

from pipyard.cli import app


def test_a_small_soak_of_spotted_reports_what_was_played() -> None:
    done = CliRunner().invoke(app, ["soak", "spotted", "--games", "200"])
    assert done.exit_code == 0
    for words in ("200 games", "events checked", "200 finished"):
        assert words in done.output
    assert "cut off" not in done.output


def test_an_unknown_game_is_refused() -> None:
    done = CliRunner().invoke(app, ["soak", "chess"])
    assert done.exit_code == 2
    assert "choose one of spots, spotted" in done.output
