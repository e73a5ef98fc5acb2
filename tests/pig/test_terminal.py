"""Pig at the terminal, which knows nothing about it: play, undo, leave, verify, refusals."""

import json
import os
import sys
from pathlib import Path
from subprocess import CompletedProcess, run

KNOWN = {"PIPYARD_GAMES": "tests.pig.registered", "PIPYARD_MACHINE": "interpreted"}
TWO_PEOPLE = ("--seat=Ann", "--seat=Ben", "--seed=4")


def pipyard(*words: str, typed: str = "") -> CompletedProcess[str]:
    """Run a command in a separate process, so that no other test meets Pig."""
    command = [sys.executable, "-m", "pipyard.cli", "--lang", "en", *words]
    environment = {**os.environ, **KNOWN, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return run(
        command, env=environment, input=typed, capture_output=True, encoding="utf-8", check=False
    )


def test_a_whole_game(tmp_path: Path) -> None:
    lines = ["?", "", "2", "undo ann", "fly", "hold", *["roll", "hold"] * 200]
    done = pipyard("play", "pig", *TWO_PEOPLE, f"--data={tmp_path}", typed="\n".join(lines))
    assert done.returncode == 0, done.stderr
    shown = done.stdout
    for said in (
        "Welcome to Pig.",
        "Ann (Enter: roll) >",
        "Ann: die rolled, value 3.",
        "scores  Ann 0, Ben 0",
        "1 Roll",
        "2 Hold",
        "Ann: points kept, 3 points.",
        "Undone.",
        "“fly” means nothing here. Possible: roll, hold",
        "won the game.",
        "Another game? pipyard play pig",
    ):
        assert said in shown, said
    assert shown.count("Ann: points kept, 3 points.") >= 2
    standings = shown[shown.rindex(": game won.") :]
    assert all(name in standings for name in ("Ann  ", "Ben  "))
    assert not list((tmp_path / "saves").glob("*.json"))


def test_a_game_that_is_left_is_a_log_and_goes_on(tmp_path: Path) -> None:
    typed = "\n".join(["", "hold", "undo ann", "q"])
    left = pipyard("play", "pig", *TWO_PEOPLE, f"--data={tmp_path}", typed=typed)
    assert "Saved. Continue with: pipyard play pig --resume" in left.stdout
    [saved] = (tmp_path / "saves").glob("*.json")
    log = json.loads(saved.read_text(encoding="utf-8"))
    assert log["events"][-1] == {"version": 5, "type": "undone", "seat": 0, "taken_back": 4}
    verified = json.loads(pipyard("verify", str(saved), "--json").stdout)
    assert (verified["game"], verified["dice"], verified["moves"]) == ("pig", "unpromised", 1)
    back = pipyard("play", "pig", "--resume", f"--data={tmp_path}", typed="hold\nq\n")
    assert back.stdout.startswith("Welcome back.")
    assert "Ann: points kept, 3 points." in back.stdout


def test_what_another_game_knows_is_refused() -> None:
    for option, said in (
        ("--sheet=two-ponds", "`--sheet` is not for Pig; leave it out."),
        ("--solo", "Pig takes 2 to 6 players, not 1."),
        ("--seat=bot:greedy", "There is no bot “greedy”; choose one of bot:random, bot:careful."),
    ):
        refused = pipyard("play", "pig", option)
        assert refused.returncode == 2
        assert said in refused.stderr
