"""Whole games of Spotted! at the terminal: piped, left, resumed, viewed."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pipyard.cli import app
from pipyard.cli.terminal.play_options import PlayOptions
from pipyard.cli.terminal.spotted.wording import SpottedVoice
from pipyard.games.spotted.content import DATA, MAGNIFIERS
from pipyard.games.spotted.counts import BANDS
from pipyard.i18n import words
from tests.cli.games import WIDTH, Visit, begun, face_of, new_session
from tests.cli.spotted import at, do, roll

SHEETS = sorted(path.stem for path in DATA.glob("*.toml"))
SIX = ("Ann", "bot:greedy", "bot:greedy", "bot:random", "Ben", "bot:greedy")
VARIANTS = {
    "usual": (PlayOptions(seed=11), ["--seed", "11"]),
    "solo": (PlayOptions(solo=True, seed=12), ["--solo", "--seed", "12"]),
    "solo on another sheet": (
        PlayOptions(seats=("Ann",), sheet="two-ponds", seed=13),
        ["--seat=Ann", "--sheet", "two-ponds", "--seed", "13"],
    ),
    "two people": (
        PlayOptions(seats=("Ann", "Ben"), seed=14),
        ["--seat=Ann", "--seat=Ben", "--seed=14"],
    ),
    "six seats": (
        PlayOptions(seats=SIX, seed=15),
        [*(f"--seat={seat}" for seat in SIX), "--seed=15"],
    ),
}


def played(options: PlayOptions, folder: Path) -> Visit:
    return Visit(new_session(options, "spotted"), folder).play_like_a_bot()


def rehearsed(options: PlayOptions, folder: Path) -> Visit:
    return Visit(new_session(options, "spotted"), folder).rehearse()


def invoke(*args: str, data: Path, lines: list[str]) -> Result:
    text = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(app, ["play", "spotted", "--data", str(data), *args], input=text)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_piped_through_the_command(variant: str, tmp_path: Path) -> None:
    options, args = VARIANTS[variant]
    visit = rehearsed(options, tmp_path / "rehearsal")
    result = invoke(*args, data=tmp_path, lines=visit.typed)
    assert result.exit_code == 0, result.output
    assert visit.session.over
    ending = "points, rank [1-5] of 5" if len(visit.session.names) == 1 else "won|share the win"
    assert re.search(ending, result.output)
    assert "is not possible" not in result.output
    assert "means nothing" not in result.output
    assert not list((tmp_path / "saves").glob("*.json"))


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_line_fits_and_no_colour_is_needed(sheet: str, tmp_path: Path) -> None:
    bots = ("bot:greedy",) * (4 if sheet == SHEETS[0] else 1)
    seats = ("Bartholomew Long", *bots, "Bartholomew Tall")
    visit = played(PlayOptions(seats=seats, sheet=sheet, seed=21), tmp_path)
    visit.shown += Visit(visit.session, tmp_path, ["?"]).play().shown
    assert "\x1b" not in visit.shown
    assert max(len(line) for line in visit.shown.splitlines()) <= WIDTH
    for said in ("bonus beetles", "extra magnifiers", "Total", "Picking: ", "Round 5 of 5"):
        assert said in visit.shown, said


def test_the_end_of_input_saves_and_the_game_goes_on_later(tmp_path: Path) -> None:
    options, args = VARIANTS["usual"]
    typed = rehearsed(options, tmp_path / "rehearsal").typed
    left = invoke(*args, data=tmp_path, lines=typed[:30])
    assert "\nSaved. Continue with: pipyard play spotted --resume --data " in left.output
    back = invoke("--resume", data=tmp_path, lines=typed[30:])
    assert back.exit_code == 0
    assert back.output.startswith("Welcome back.")
    assert " won with " in back.output
    assert "There is no saved game" in invoke("--resume", data=tmp_path, lines=[]).stderr


def test_saves_of_both_games_keep_out_of_each_others_way(tmp_path: Path) -> None:
    invoke("--seed=1", data=tmp_path, lines=["1"])
    assert (tmp_path / "saves" / "spotted-1.json").exists()
    spots = ["play", "spots", "--data", str(tmp_path), "--resume"]
    assert "There is no saved game" in CliRunner().invoke(app, spots).stderr


def test_a_sheet_file_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text((DATA / "two-ponds.toml").read_text().replace('"Two Ponds"', '"Mine"'))
    left = invoke(f"--sheet={path}", "--solo", "--seed=1", data=tmp_path, lines=["1"])
    assert left.exit_code == 0
    assert invoke("--resume", data=tmp_path, lines=[]).output.startswith("Welcome back.")
    path.write_text(path.read_text().replace("reroll_symbols = 2", "reroll_symbols = 1"))
    assert "different cards, tiles, or sheets" in invoke("--resume", data=tmp_path, lines=[]).stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--seat=bot:rex"], "There is no bot “rex”"),
        ([f"--seat={name}" for name in "ABCDEFG"], "Spotted! has room for 6 players, not 7"),
        (["--sheet=parking-lot"], "There is no sheet 'parking-lot'"),
        (["--sheet=nowhere.toml"], "not found"),
        (["--off-leash"], "`--off-leash` is not for Spotted!; leave it out."),
        (["--set=dog park"], "`--set` is not for Spotted!; leave it out."),
        (["--solo", "--seat=Ann", "--seat=Ben"], "takes one seat, not 2"),
        (["--resume", "--sheet=two-ponds"], "leave out the other options"),
    ],
)
def test_what_cannot_be_played_is_refused(args: list[str], said: str, tmp_path: Path) -> None:
    result = invoke(*args, data=tmp_path, lines=[])
    assert result.exit_code == 2
    assert said in result.stderr


def test_the_dice_wait_for_a_nod_and_undo_still_works_then(tmp_path: Path) -> None:
    session = at("players Ann Ben\nAnn dice blue=2", "Ben")
    shown = Visit(session, tmp_path, ["blue 2@1", "u", "walk blue", "b1", ""]).play().shown
    assert shown.count("(Enter: roll) >") == 2
    assert "Undone." in shown
    assert "You crossed off a1 and b1." in shown or "You crossed off b1." in shown
    assert shown.index("Enter rolls the dice") < shown.index("Biscuit rolled")


def test_a_person_may_undo_by_name_while_another_is_asked(tmp_path: Path) -> None:
    session = at("players Ann Ben\nAnn dice blue=2\nBen dice pink=2")
    lines = ["2@1", "undo cid", "undo ann", "walk blue", "b1", "u", "q"]
    shown = Visit(session, tmp_path, lines).play().shown
    assert "No player here is called “cid”" in shown
    assert "Ann > walk blue" in shown
    assert "Ben > u" in shown
    assert "There’s nothing to undo." in shown


def test_looking_around(tmp_path: Path) -> None:
    session = at("""
        players Ann Ben
        Ben beetles orange 3 1 0 0 0
        Ben magnifier orange odd
        Ben factor orange 3
        Ann dice blue=2
    """)
    lines = ["sheet ben", "map", "scores", "sheet zoe", "?", "? low", "? double", "? xyz", "board"]
    shown = Visit(session, tmp_path, lines).play().shown
    for said in (
        "3  orange   3    1   ·/4   ·    ·   odd           ×3  = 6",
        "2×3=6",
        "No player here is called “zoe”; there are Ann, Ben.",
        "Every beetle with few spots counts: 1 and 2.",
        "double Give factor 2 to a family without a factor.",
        "There’s nothing called “xyz” to explain",
        "two lowest",
    ):
        assert said in " ".join(shown.split()) or said in shown, said


def test_steps_of_a_walk_may_be_typed_in_a_row(tmp_path: Path) -> None:
    session = at("players Ann Ben\nAnn dice blue=5\nBen dice pink=1")
    shown = Visit(session, tmp_path, ["walk blue", "b1 c1, white, c2 c3"]).play().shown
    assert "Ann crossed off b1 and c1 (exactly one). Ann gave white" in " ".join(shown.split())
    assert "Ben >" in shown


def test_the_draft_says_who_takes_and_what(tmp_path: Path) -> None:
    session = at("players Ann Ben Cid", "Cid")
    roll(session, "white=1 yellow=1 orange=2 green=4 blue=5 pink=c")
    shown = Visit(session, tmp_path, ["white", "g", "q"]).play().shown
    assert "Picking: Ann, Ann, Ben, Biscuit, Ann" in shown
    assert "On the table: orange [2]  green [4]  blue [5]  pink [c]" in shown
    assert "Ann took the white die. Ann took the yellow die." in shown
    assert "Picking: Ben, Biscuit, Ann" in shown


def test_a_chain_of_bonuses_is_told_in_order(tmp_path: Path) -> None:
    session = at("players Ann\nAnn dice pink=c blue=1")
    shown = Visit(session, tmp_path, ["clover pink", "b1"]).play().shown
    told = " ".join(shown.split())
    assert "You used the pink cloverleaf. Cloverleaf 1: 2 steps. You crossed off a1." in told


@pytest.mark.parametrize("score", [0, *BANDS, *(limit + 1 for limit in BANDS)])
def test_every_band_has_its_line(score: int) -> None:
    session = begun(PlayOptions(solo=True, seed=1), "spotted")
    position = session.position
    position[0].players[0].points = score
    band = session.game.view(position).sheets[0].band
    assert band is not None
    assert words()(f"spotted-band-{band}")
    assert {words()(f"spotted-band-{n}") for n in range(1, 6)} >= {words()(f"spotted-band-{band}")}


def test_ties_are_told(tmp_path: Path) -> None:
    header = """
        players Ann Ben
        round 5
        active Ben
        Ann extra 1
        Ben extra 1
        Ann dice white=1
        {line}
    """
    shared = at(header.format(line=""))
    shown = Visit(shared, tmp_path, ["1@1"]).play().shown
    assert "Ann and Ben share the win with 2 points each." in shown
    by_five = at(header.format(line="Ben beetles blue 5 0 0 0 0"))
    shown = Visit(by_five, tmp_path, ["1@1"]).play().shown
    assert "Ben won with 2 points. Beetles with five spots decided it." in shown


def test_every_magnifier_is_explained() -> None:
    session = begun(PlayOptions(solo=True, seed=1), "spotted")
    voice = face_of(session).voice
    assert isinstance(voice, SpottedVoice)
    for kind in MAGNIFIERS:
        about = voice.explained(session.game.content, kind)
        assert re.fullmatch(r"E.*\.", about), about


def test_a_saved_draft_goes_on_where_it_was(tmp_path: Path) -> None:
    session = at("players Ann Ben\nAnn rerolls 1 used 0")
    roll(session, "white=1 yellow=1 orange=2 green=4 blue=5 pink=c")
    do(session, 0, "reroll white yellow")
    shown = Visit(session, tmp_path, ["q"]).play().shown
    assert "Ann rolled white" in shown
    assert "Enter rolls" not in shown
