"""Whole games at the terminal: piped through the command, left, resumed, viewed."""

import json
import re
import shutil
import sys
from pathlib import Path
from subprocess import run
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from pipyard.bots import BOTS
from pipyard.cli import app
from pipyard.cli.terminal.play_options import PlayOptions
from pipyard.cli.terminal.session import Session
from pipyard.games.spots.content import DATA, standard_content
from pipyard.games.spots.game import Spots
from pipyard.games.spots.view import TileView
from tests.cli.games import WIDTH, Visit, begun, new_session, placed
from tests.games.spots.tables import table

SHIPPED = ("spots", "spotted")
VARIANTS = {
    "first set": (PlayOptions(seed=11), ["--seed", "11"]),
    "off leash": (PlayOptions(off_leash=True, seed=12), ["--off-leash", "--seed", "12"]),
    "solo": (PlayOptions(solo=True, seed=13), ["--solo", "--seed", "13"]),
    "solo off leash": (
        PlayOptions(solo=True, off_leash=True, d0g_treats=5, seed=14),
        ["--solo", "--off-leash", "--d0g-treats", "5", "--seed", "14"],
    ),
    "four seats": (
        PlayOptions(seats=("Ann", "bot:greedy", "Ben", "bot:greedy"), set_name="random", seed=15),
        [f"--seat={seat}" for seat in ("Ann", "bot:greedy", "Ben", "bot:greedy")]
        + ["--set", "random", "--seed", "15"],
    ),
}


def played(options: PlayOptions, folder: Path) -> Visit:
    return Visit(new_session(options), folder).play_like_a_bot()


def rehearsed(options: PlayOptions, folder: Path) -> Visit:
    return Visit(new_session(options), folder).rehearse()


def invoke(*args: str, data: Path, lines: list[str]) -> Result:
    text = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(app, ["play", "spots", "--data", str(data), *args], input=text)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_piped_through_the_command(variant: str, tmp_path: Path) -> None:
    options, args = VARIANTS[variant]
    visit = rehearsed(options, tmp_path / "rehearsal")
    result = invoke(*args, data=tmp_path, lines=visit.typed)
    assert result.exit_code == 0, result.output
    assert visit.session.over
    assert re.search(r"\n(You won!|\w+( \d)? won )", result.output)
    assert "is not possible" not in result.output
    assert "means nothing" not in result.output
    assert not list((tmp_path / "saves").glob("*.json"))


@pytest.mark.parametrize("name", [*standard_content().sets, "off leash"])
def test_every_line_fits_and_no_colour_is_needed(name: str, tmp_path: Path) -> None:
    wanted: dict[str, PlayOptions] = {"off leash": PlayOptions(off_leash=True, seed=21)}
    four = ("Bartholomew Long", "bot:greedy", "bot:greedy", "Ben")
    options = wanted.get(name, PlayOptions(seats=four, set_name=name, seed=21))
    shown = played(options, tmp_path).shown
    assert "\x1b" not in shown
    assert max(len(line) for line in shown.splitlines()) <= WIDTH
    assert "of 7" in shown
    assert "facedown" in shown


def test_the_end_of_input_saves_and_the_game_goes_on_later(tmp_path: Path) -> None:
    options, args = VARIANTS["first set"]
    typed = rehearsed(options, tmp_path / "rehearsal").typed
    left = invoke(*args, data=tmp_path, lines=typed[:9])
    assert left.exit_code == 0
    assert "\nSaved. Continue with: pipyard play spots --resume --data " in left.output
    back = invoke("--resume", data=tmp_path, lines=typed[9:])
    assert back.exit_code == 0
    assert back.output.startswith("Welcome back.")
    assert " won" in back.output
    gone = invoke("--resume", data=tmp_path, lines=[])
    assert gone.exit_code == 2
    assert "There is no saved game" in gone.stderr


def test_a_game_with_a_pack_is_left_verified_and_taken_up_again(tmp_path: Path) -> None:
    pack = shutil.copytree(DATA, tmp_path / "ours")
    invoke(f"--pack={pack}", "--seed=1", data=tmp_path, lines=["6"])
    [saved] = (tmp_path / "saves").glob("*.json")
    verified = CliRunner().invoke(app, ["verify", str(saved), "--pack", str(pack), "--json"])
    assert json.loads(verified.output)["dice"] == "unpromised"
    log = json.loads(saved.read_text(encoding="utf-8"))
    assert (log["pack"], log["terminal"]) == ("ours", {"seed": 1, "content": str(pack)})
    assert invoke("--resume", data=tmp_path, lines=[]).output.startswith("Welcome back.")


def test_a_new_game_says_that_another_waits_and_leaves_it_alone(tmp_path: Path) -> None:
    invoke("--seed", "1", data=tmp_path, lines=["6"])
    [saved] = (tmp_path / "saves").glob("*.json")
    before = saved.read_text()
    again = invoke("--seed", "2", data=tmp_path, lines=["6"])
    assert again.output.startswith("You have a saved game")
    assert saved.read_text() == before
    assert len(list((tmp_path / "saves").glob("*.json"))) == 2


def test_a_save_of_other_rules_is_refused_and_kept(tmp_path: Path) -> None:
    invoke("--seed", "1", data=tmp_path, lines=["6"])
    [saved] = (tmp_path / "saves").glob("*.json")
    text = re.sub(r'"rules_version": ?\d+', '"rules_version": 999', saved.read_text())
    saved.write_text(text)
    result = invoke("--resume", data=tmp_path, lines=[])
    assert result.exit_code == 2
    assert "version 999 of the rules" in result.stderr
    assert saved.read_text() == text


@pytest.mark.parametrize("ending", [EOFError, KeyboardInterrupt])
def test_leaving_in_the_middle_is_clean(ending: type[BaseException], tmp_path: Path) -> None:
    visit = Visit(new_session(PlayOptions(seed=1)), tmp_path, ["6"]).play(ending)
    assert visit.shown.endswith("\nSaved. Continue with: RESUME\n")
    assert list(tmp_path.glob("*.json"))


def test_leaving_before_anything_was_done_keeps_nothing(tmp_path: Path) -> None:
    visit = Visit(new_session(PlayOptions(seed=1)), tmp_path).play()
    assert "nothing to save" in visit.shown
    assert not list(tmp_path.glob("*.json"))


def test_a_folder_that_cannot_be_written_is_told_once_and_at_the_end(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.write_text("no folder")
    session = new_session(PlayOptions(seats=("Ann", "Ben"), seed=1))
    shown = Visit(session, folder, ["beg", "howl"]).play().shown
    assert shown.count("The game can’t be saved:") == 2
    assert "Continue with" not in shown


@pytest.mark.parametrize("game", SHIPPED)
def test_bots_are_introduced_weakest_first_with_a_sentence_each(game: str) -> None:
    shown = CliRunner().invoke(app, ["play", game, "--bots"]).output
    places = [shown.index(f"bot:{bot}") for bot in BOTS[game]]
    assert places == sorted(places)
    assert shown.count(": ") == shown.count(".\n") == len(BOTS[game])


def test_a_bot_at_the_table_is_introduced_once(tmp_path: Path) -> None:
    seats = ("Ann", "bot:random", "bot:random")
    shown = Visit(new_session(PlayOptions(seats=seats, seed=1)), tmp_path, ["q"]).play().shown
    assert shown.count("Picks any legal move.") == 1


def test_undo_help_log_and_bad_input_in_a_visit(tmp_path: Path) -> None:
    lines = ["u", "?", "? dig", "help nap", "xyzzy", "log", "save", "board", "quit"]
    shown = Visit(begun(PlayOptions(seats=("Ann", "Ben"), seed=1)), tmp_path, lines).play().shown
    for said in (
        "can’t be undone",
        "Six scored dogs win.",
        "raise or lower any player’s buried die",
        "There is no trick “nap”",
        "“xyzzy” means nothing here",
        "Saved in spots-1.json.",
        "Ann >",
    ):
        assert said in " ".join(shown.split()), said
    assert shown.count("Next dog:") >= 2


def test_hot_seat_says_whose_turn_it_is(tmp_path: Path) -> None:
    session: Session[Any] = begun(PlayOptions(seats=("Ann", "Ben"), seed=1))
    first, second = ("Ann", "Ben") if session.seat == 0 else ("Ben", "Ann")
    shown = Visit(session, tmp_path, ["beg"]).play().shown
    assert f"{first} > beg" in shown
    assert f"\n{second}’s turn ─" in shown
    assert shown.index(f"{first} did Beg.") < shown.index(f"{second} >")


def test_the_only_choice_is_made_with_a_note(tmp_path: Path) -> None:
    board = table("""
        players Ann Ben
        set puppy pen
        top Burt
        Ann dogs Missy, Frankie
        Ben dogs Lief, Zipper
    """)
    usual = begun(PlayOptions(seats=("Ann", "bot:greedy"), seed=1))
    session = placed(usual, board.position)
    shown = Visit(session, tmp_path, ["retrieve"]).play().shown
    assert "You set a die to 1." in shown
    assert shown.count("(There was nothing else to choose.)") == 1
    assert "(Enter: bury 1) >" in shown


def test_several_wishes_in_one_line_stop_at_a_roll(tmp_path: Path) -> None:
    shown = Visit(begun(PlayOptions(solo=True, seed=1)), tmp_path, ["walk, keep, q"]).play().shown
    assert "You did Walk." in shown
    assert "kept" not in shown


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--seat=bot:rex"], "There is no bot “rex”; choose one of bot:random, bot:puppy"),
        (["--seat=Ann", "--seat=ann"], "give each its own name"),
        (["--seat=d0g", "--seat=Ann"], "can’t be a name"),
        ([f"--seat={name}" for name in "ABCDE"], "room for 4 players, not 5"),
        (["--set=cat park"], "There is no set “cat park”"),
        (["--tiles=dig, walk, run, hunt"], "Dig and Walk are both yellow"),
        (["--tiles=dig, run, hunt"], "A green trick is missing; add one of Beg"),
        (["--tiles=nap"], "There is no trick “nap”"),
        (["--set=dog park", "--tiles=dig, run, hunt, stay"], "not both"),
        (["--off-leash", "--set=dog park"], "all tricks are in play"),
        (["--solo", "--seat=Ann", "--seat=Ben"], "takes one seat, not 2"),
        (["--d0g-treats=2", "--seat=Ann", "--seat=Ben"], "solo games against d0g"),
        (["--resume", "--solo"], "leave out the other options"),
        (["--pack=nowhere"], "does not exist"),
        (["--sheet=two-ponds"], "`--sheet` is not for Spots; leave it out."),
    ],
)
def test_what_cannot_be_played_is_refused(args: list[str], said: str, tmp_path: Path) -> None:
    result = invoke(*args, data=tmp_path, lines=[])
    assert result.exit_code == 2
    assert said in result.stderr


def test_another_game_is_refused() -> None:
    result = CliRunner().invoke(app, ["play", "chess"])
    assert result.exit_code == 2
    assert "There is no game “chess”" in result.stderr


def tiles_of(options: PlayOptions) -> tuple[TileView, ...]:
    session: Session[Spots] = begun(options)
    return session.game.view(session.position).tiles


def test_tiles_by_hand_and_part_of_a_sets_name() -> None:
    by_hand = tiles_of(PlayOptions(tiles="stay, HUNT, run, dig", seed=1))
    assert [tile.trick for tile in by_hand] == ["Howl", "Dig", "Run", "Roll Over", "Hunt", "Stay"]
    assert tiles_of(PlayOptions(set_name="dog", seed=1))[1].trick == "Dig"


def test_help_loads_no_compiler() -> None:
    code = "import sys, pipyard.cli; sys.exit('numba' in sys.modules or 'fastapi' in sys.modules)"
    assert run([sys.executable, "-c", code], check=False).returncode == 0
