"""Input at a table of Spotted! is understood, or refused with what would be."""

import pytest

from pipyard.cli.terminal.options import Option, Options
from pipyard.cli.terminal.reading import Command, read
from pipyard.core.errors import AmbiguousText, InvalidText, PipyardError
from pipyard.games.spotted.actions import KeepRoll, PickDie
from pipyard.i18n import words
from tests.cli.games import face_of, offered
from tests.cli.spotted import at, do, roll

HEADER = """
    players Ann Ben
    Ann beetles blue 2 1 0 0 0
    Ann dice green=1 blue=5 pink=c
"""
ROLL = "white=1 yellow=1 orange=2 green=4 blue=5 pink=c"


def options(header: str = HEADER, *actions: str, rolled: str = "") -> Options:
    session = at(header)
    if rolled:
        roll(session, rolled)
    do(session, 0, *actions)
    return offered(session)


def meant(text: str, among: Options) -> str:
    wish = read(text, among, words())
    assert isinstance(wish, Option)
    return wish.text


def refusal(text: str, among: Options, kind: type[PipyardError] = InvalidText) -> str:
    with pytest.raises(kind) as refused:
        read(text, among, words())
    return refused.value.sentence


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("spots blue 3@1 2@3", "spots blue 3@1 2@3"),
        ("blue 3@1 2@3", "spots blue 3@1 2@3"),
        ("b 3@1 2@3", "spots blue 3@1 2@3"),
        ("3@1 2@3", "spots blue 3@1 2@3"),
        ("b 2@3 3@1", "spots blue 3@1 2@3"),
        ("s b 5@3", "spots blue 5@3"),
        ("1@1", "spots green 1@1"),
        ("w b", "walk blue"),
        ("walk green", "walk green"),
        ("pink", "clover pink"),
        ("c", "clover pink"),
    ],
)
def test_short_forms_of_using_a_die(text: str, action: str) -> None:
    assert meant(text, options()) == action


def test_a_use_shows_what_it_comes_to() -> None:
    labels = {option.text: option.label for option in options().all}
    assert labels["spots blue 2@1 2@3 1@4"].split()[-3:] == ["4121·", "+2", "circles"]
    assert labels["walk blue"] == "walk 5 steps"
    assert labels["clover pink"] == "take the cloverleaf"


def test_the_fifth_beetle_and_lost_points_are_marked() -> None:
    among = options("players Ann Ben\nAnn beetles white 5 5 5 5 0\nAnn dice white=4")
    labels = {option.text: option.label for option in among.all}
    assert labels["spots white 4@5"].endswith("55554 +c")
    bonus = "players Ann\nround 5\nbonus pending\n" + "\n".join(
        f"Ann beetles {colour} 5 5 5 5 3"
        for colour in ("white", "yellow", "orange", "green", "blue", "pink")
    )
    labels = {option.text: option.label for option in options(bonus).all}
    assert labels["spots white 2@5"].endswith("55555 3 lost")


def test_families_keep_their_numbers() -> None:
    among = options(
        "players Ann Ben\nround 2", rolled="white=c yellow=2 orange=3 green=2 blue=2 pink=5"
    )
    assert [(option.number, option.text) for option in among.listed] == [
        (2, "pick yellow"),
        (4, "pick green"),
        (5, "pick blue"),
    ]
    assert meant("4", among) == "pick green"
    assert meant("g", among) == "pick green"


def test_a_die_that_is_not_among_the_lowest() -> None:
    among = options("players Ann Ben", rolled=ROLL)
    for text in ("6", "pick pink", "pink"):
        said = refusal(text, among)
        assert said.startswith("pink isn’t among the lowest dice")
        assert "Possible: pick white, pick yellow." in said


def test_re_rolls_are_typed_and_a_pick_keeps_the_roll() -> None:
    among = options("players Ann Ben\nAnn rerolls 2 used 1", rolled=ROLL)
    assert "`reroll blue pink` (1 left)" in among.prompt
    wish = read("w", among, words())
    assert isinstance(wish, Option)
    assert wish.actions == (KeepRoll(), PickDie("white"))
    assert [option.text for option in among.listed] == ["pick white", "pick yellow"]
    for text, action in (
        ("reroll blue pink", "reroll blue pink"),
        ("reroll pink blue", "reroll blue pink"),
        ("r p b", "reroll blue pink"),
        ("re-roll pink", "reroll pink"),
        ("r w", "reroll white"),
        ("keep", "keep"),
    ):
        assert meant(text, among) == action
    assert len([option for option in among.all if option.text.startswith("reroll")]) == 63


def test_fields_of_a_walk() -> None:
    among = options(HEADER, "walk blue", "cross a1")
    assert [option.label for option in among.listed] == ["b1 step", "a2 step"]
    assert meant("a2", among) == "cross a2"
    assert meant("c b1", among) == "cross b1"
    assert {"b1", "e4"} <= among.chain
    assert "Possible: cross b1, cross a2" in refusal("e4", among)


def test_what_a_magnifier_or_factor_would_bring() -> None:
    header = """
        players Ann Ben
        Ann beetles blue 5 5 0 0 0
        Ann magnifier white even
        sheet ./lens.toml
        Ann crossed s m4
        Ann dice green=1
    """
    among = options(header, "walk green", "cross m5")
    assert among.prompt == (
        "Which family gets the magnifier “exactly five”? Every beetle with all five spots counts."
    )
    assert [option.number for option in among.listed] == [2, 3, 4, 5, 6]
    assert [option.label for option in among.listed if "blue" in option.label] == ["blue 55··· +2"]
    assert meant("5", among) == meant("blue", among) == "magnify blue"


def test_many_ways_are_listed_one_family_at_a_time() -> None:
    session = at("""
        players Ann
        round 5
        bonus pending
        Ann beetles white 2 1 2 0 0
        Ann beetles blue 2 1 2 0 0
    """)
    face = face_of(session)
    folded = face.options()
    opening = read("blue", folded, words())
    assert isinstance(opening, Option)
    assert opening.opens == "blue"
    assert meant("blue 5@4", folded) == "spots blue 5@4"
    face.open(opening.opens)
    opened = face.options()
    shown = [option.text for option in opened.listed]
    assert "spots blue 5@4" in shown
    assert "spots white 5@4" not in shown
    assert "spots white" in shown
    assert [option.number for option in opened.listed] == list(range(1, len(shown) + 1))
    do(session, 0, "spots white 5@4")
    assert face.options().prompt.startswith("Everything is written.")


def test_several_dice_with_the_same_way() -> None:
    among = options("players Ann Ben\nAnn dice white=1 green=1")
    said = refusal("1@1", among, AmbiguousText)
    assert "spots white 1@1, spots green 1@1" in said


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("99", ["There’s no choice 99"]),
        ("pick blue", ["“pick” isn’t possible now", "spots", "walk"]),
        ("spots blue 5@1", ["“spots blue 5@1” isn’t possible now"]),
        ("yodel", ["“yodel” means nothing here", "? for help"]),
    ],
)
def test_bad_input_says_what_is_possible(text: str, parts: list[str]) -> None:
    said = refusal(text, options())
    for part in parts:
        assert part in said


def test_commands() -> None:
    for text, command in (
        ("u", Command("undo")),
        ("undo ben", Command("undo", "ben")),
        ("sheet", Command("sheet")),
        ("sheet Ben", Command("sheet", "ben")),
        ("map", Command("map")),
        ("scores", Command("scores")),
        ("? even", Command("help", "even")),
        ("", Command("board")),
    ):
        assert read(text, options(), words()) == command


def test_every_option_is_understood_as_it_is_written() -> None:
    for among in (
        options(),
        options("players Ann Ben\nAnn rerolls 1 used 0", rolled=ROLL),
        options(HEADER, "walk blue", "cross a1"),
        options("players Ann\nround 3\nbonus pending"),
    ):
        for option in among.all:
            assert meant(option.text, among) == option.text
            if option.number is not None:
                assert meant(str(option.number), among) == option.text
