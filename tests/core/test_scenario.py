"""The scenario runner's own decisions, with a game that it does not know."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from pipyard.cli import app
from pipyard.core.scenario import Failure, InvalidScenario, Line, read_scenario, run_scenario
from tests.games.spots.tables import table

HEADER = """
    players Ann Ben
    Ann treats 1
    Ann dogs Bongo, Missy
    Ben treats 0
    Ben dogs Lief, Zipper
"""


def verdict(*play: str, header: str = HEADER) -> Failure | None:
    lines = [Line(number, text) for number, text in enumerate(play, 1)]
    return run_scenario(lines, table(header))


def test_what_is_as_it_says_passes() -> None:
    assert verdict("trick walk", "roll 1 3", "? reroll, keep", "place 1 Bongo", "= roll 3") is None


@pytest.mark.parametrize(
    ("play", "line", "message"),
    [
        (["= Ann treats 2"], 1, "expected Ann treats 2; it is 1"),
        (["= to act Ben"], 1, "expected to act Ben; it is Ann"),
        (["? score"], 1, "expected score; legal is trick beg, trick fetch"),
        (["! trick run"], 1, "expected 'trick run' to be refused"),
        (["trick run", "roll 1"], 2, "3 dice of 1 to 6 are to be rolled"),
        (["trick run", "roll 1 2 3", "bury 5"], 3, "expected 'bury 5' to be possible"),
        (["Ben: trick run"], 1, "not this player's turn"),
        (["score"], 1, "expected 'score' to be possible"),
        (["roll 3"], 1, "not what chance is to bring"),
        (["turn up Momo"], 1, "not what chance is to bring"),
        (["trick run", "roll 1 2 3", "place 1 Bongo", "reroll"], 4, "expected 'reroll'"),
    ],
)
def test_what_is_not_fails_at_its_line(play: list[str], line: int, message: str) -> None:
    failure = verdict(*play)
    assert failure is not None
    assert failure.line == line
    assert message in failure.message


def test_blanks_and_tabs_between_words_mean_nothing_and_neither_does_a_mark_before_them() -> None:
    header = "\ufeffgame\tspots\n\tplayers  Ann\tBen # of two\ntiles roll  over"
    read = read_scenario(f"{header}\nplay\ntrick\troll   over")
    assert read.game == "spots"
    assert read.header == (Line(2, "players Ann Ben"), Line(3, "tiles roll over"))
    assert read.play == (Line(5, "trick roll over"),)


@pytest.mark.parametrize(
    "text", ["= moon full", "? hop", "! hop", "hop", "Zed: score", "= Ann hat 1"]
)
def test_what_cannot_be_read_is_said_so(text: str) -> None:
    with pytest.raises(InvalidScenario) as caught:
        verdict("= Ann treats 1", text)
    assert caught.value.line == 2


def test_an_unreadable_line_after_a_failure_still_makes_the_file_no_scenario() -> None:
    with pytest.raises(InvalidScenario) as caught:
        verdict("= Ann treats 2", "trick walk", "hop")
    assert caught.value.line == 3


def test_legal_actions_may_be_listed_with_the_name_of_who_may_do_them() -> None:
    assert verdict("trick walk", "roll 1 3", "? Ann: reroll, Ann: keep") is None
    assert verdict("trick walk", "roll 1 3", "? Ann: keep, reroll") is None
    failure = verdict("? Ben: trick howl")
    assert failure is not None
    assert failure.message == "expected trick howl; legal is nothing"
    with pytest.raises(InvalidScenario):
        verdict("? Zed: score")


def test_a_refused_action_changes_nothing() -> None:
    assert verdict("! score", "! place 1 Bongo", "= Ann dogs Bongo, Missy", "= to act Ann") is None


def test_what_is_refused_is_not_looked_for_in_the_next_turn() -> None:
    guard = HEADER + "    set dog park"
    play = ["trick guard", "name 1", "roll 5 5 6 6", "! trick howl", "trick howl"]
    assert verdict(*play, header=guard) is None


def test_a_card_left_out_is_the_first_possible_before_the_next_line() -> None:
    play = ["trick howl", "= top Bristles", "roll 1", "= to act Ann"]
    assert verdict(*play, header=HEADER + "    top Burt") is None


def test_comments_and_blank_lines() -> None:
    read = read_scenario(
        "# first\n\ngame spots   # here\ntitle A b\nrules D3 K08\nplayers A B\n\nplay\nscore\n"
    )
    assert (read.title, read.rules) == ("A b", ("D3", "K08"))
    assert read.header == (Line(6, "players A B"),)
    assert read.play == (Line(9, "score"),)


def test_the_command_reports_every_file_and_the_worst_status(tmp_path: Path) -> None:
    header = "game spots\nplayers Ann Ben\nAnn dogs Bongo\nBen dogs Lief\nplay\n"
    texts = {
        "good": header + "= to act Ann",
        "bad": header + "= to act Ben",
        "odd": "game chess\nplay",
    }
    files = {name: tmp_path / f"{name}.scenario" for name in texts}
    for name, text in texts.items():
        files[name].write_text(text)

    def run(*names: str) -> tuple[int, str]:
        paths = [str(files.get(name, tmp_path / name)) for name in names]
        result = CliRunner().invoke(app, ["scenario", *paths])
        return result.exit_code, result.output

    assert run("good") == (0, f"ok {files['good']}\n")
    code, output = run("good", "bad")
    assert code == 1
    assert f"FAIL {files['bad']}:6 expected to act Ben; it is Ann" in output
    code, output = run("bad", "odd", "good")
    assert code == 2
    assert f"{files['odd']}:1: cannot be read as a scenario: there is no game 'chess'" in output
    code, output = run("missing", "good")
    assert code == 2
    assert f"{tmp_path / 'missing'}: cannot be read: No such file or directory\n" in output
    assert f"ok {files['good']}\n" in output
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    assert "cannot be read: it is not a text in UTF-8" in run("bytes")[1]
