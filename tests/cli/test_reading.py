"""Input is understood, or refused with a sentence that says what would be."""

import pytest

from pipyard.cli.terminal.options import Option, Options
from pipyard.cli.terminal.play_options import PlayOptions
from pipyard.cli.terminal.reading import Command, read
from pipyard.core.errors import AmbiguousText, InvalidText, PipyardError
from pipyard.games.spots.actions import BuryDie, DoTrick, KeepRoll, PlaceDie
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.notation import Names, format_action
from pipyard.i18n import words
from tests.cli.games import begun, offered, placed
from tests.games.spots.tables import table

HEADER = """
    players Ann Ben
    tiles howl, track, run, roll over, hunt, beg
    facedown run
    Ann treats 1
    Ann dogs Missy, Lil Beth, Mirabelle, Sundrop 2 3
    Ben dogs Lief, Zipper
    Ben yard 2
"""


def options(play: str = "", header: str = HEADER) -> Options:
    board = table(header, play)
    session = begun(PlayOptions(seats=("Ann", "Ben"), seed=1))
    return offered(placed(session, board.position))


def meant(text: str, among: Options) -> str:
    wish = read(text, among, words())
    assert isinstance(wish, Option)
    return wish.text


def refusal(text: str, among: Options, kind: type[PipyardError] = InvalidText) -> str:
    with pytest.raises(kind) as refused:
        read(text, among, words())
    return refused.value.sentence


def test_a_trick_has_the_number_of_its_tile() -> None:
    wish = read("2", options(), words())
    assert isinstance(wish, Option)
    assert wish.actions == (DoTrick("Track"),)
    assert meant("7", options()) == "score"


@pytest.mark.parametrize(
    "text", ["trick roll over", "Trick ROLL OVER", "roll over", "t ro", "trick  roll", "roll"]
)
def test_the_words_of_a_trick(text: str) -> None:
    assert meant(text, options()) == "trick roll over"


DEALING = "trick track\nroll 3 4 6\nkeep"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("place 3 Missy", "place 3 Missy"),
        ("place 3 missy", "place 3 Missy"),
        ("p 3 mis", "place 3 Missy"),
        ("place 3 lil beth", "place 3 Lil Beth"),
        ("place 3 lil", "place 3 Lil Beth"),
        ("p 4 mir", "place 4 Mirabelle"),
        ("bury 6", "bury 6"),
        ("b 6", "bury 6"),
        ("place 4 mira", "place 4 Mirabelle"),
    ],
)
def test_starts_of_words_and_small_letters(text: str, action: str) -> None:
    assert meant(text, options(DEALING)) == action


def test_dice_in_any_order() -> None:
    choosing = options("trick hunt\nroll 1 2 5\nkeep")
    assert meant("choose 5 2", choosing) == "choose 2 5"
    rerolling = options("trick track\nroll 3 4 6")
    assert meant("reroll 6 3", rerolling) == "reroll 3 6"
    assert meant("reroll", rerolling) == "reroll"


def test_what_is_done_with_a_die_keeps_the_roll() -> None:
    wish = read("place 3 missy", options("trick track\nroll 3 4 6"), words())
    assert isinstance(wish, Option)
    assert wish.actions == (KeepRoll(), PlaceDie(3, "Missy"))
    assert meant("keep", options("trick track\nroll 3 4 6")) == "keep"


@pytest.mark.parametrize(
    ("text", "action"), [("roll", "more"), ("Stop", "stop"), ("m", "more"), ("s", "stop")]
)
def test_the_words_of_the_list_are_understood_too(text: str, action: str) -> None:
    walking = HEADER.replace("track", "walk").replace("Ann treats 1", "Ann treats 0")
    among = options("trick walk\nroll 3 4\nplace 3 Missy\nplace 4 Missy", walking)
    assert meant(text, among) == action


def test_where_a_value_is_asked_for_the_number_is_the_value() -> None:
    fetching = HEADER.replace("hunt", "fetch")
    among = options("trick fetch\nroll 2 3 3 5 5 5 6 6", fetching)
    assert [option.number for option in among.all] == [2, 3, 5, 6, 7, None]
    assert meant("5", among) == "choose 5"
    assert meant("7", among) == "reroll"
    assert meant("keep the 5s", among) == "choose 5"


def test_commands() -> None:
    among = options()
    for text, name in (
        ("u", "undo"),
        ("Undo", "undo"),
        ("q", "quit"),
        ("log", "log"),
        ("", "board"),
    ):
        assert read(text, among, words()) == Command(name)
    assert read("? dig", among, words()) == Command("help", "dig")


def test_enter_takes_the_only_option() -> None:
    assert (
        meant("", options("trick track\nroll 3 4 6\nkeep\nplace 3 Missy\nplace 4 Missy"))
        == "bury 6"
    )


def test_dice_that_can_only_be_buried_are_buried_at_one_go() -> None:
    among = options("trick track\nroll 1 6 6\nkeep")
    assert [option.label for option in among.listed] == ["Bury 1, 6 and 6, and bust"]
    taken = among.only
    assert taken is not None
    assert taken.actions == (BuryDie(1), BuryDie(6), BuryDie(6))
    for text in ("", "1", "bury 6 1 6"):
        assert read(text, among, words()) == taken
    assert meant("bury 6", among) == "bury 6"
    with_treat = options("trick track\nroll 1 6 6")
    assert with_treat.listed[0].actions == (KeepRoll(), *taken.actions)
    assert [option.number for option in with_treat.listed] == [1, 2, 3, 4, 5, 6]


def test_an_ambiguous_start_names_what_it_could_mean() -> None:
    said = refusal("place 3", options(DEALING), AmbiguousText)
    assert "place 3 Missy, place 3 Lil Beth, place 3 Mirabelle" in said
    assert refusal("h", options(), AmbiguousText).startswith(
        "“h” could mean trick howl, trick hunt"
    )


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("9", ["There’s no choice 9", "1, 2, 4, 5, 6, 7"]),
        ("3", ["Run is facedown", "trick howl"]),
        ("trick run", ["Run is facedown", "trick howl"]),
        ("trick dance", ["“trick dance” isn’t possible", "trick howl"]),
        ("bury 3", ["“bury” isn’t possible now", "score"]),
        ("sing", ["“sing” means nothing here", "trick howl", "? for help"]),
        ("save twice", ["means nothing here"]),
    ],
)
def test_bad_input_says_what_is_possible(text: str, parts: list[str]) -> None:
    said = refusal(text, options())
    for part in parts:
        assert part in said


def test_a_die_that_is_not_there() -> None:
    said = refusal("place 5 Missy", options(DEALING))
    assert "“place 5 missy” isn’t possible now" in said
    assert "place 3 Missy" in said


def test_every_option_is_understood_as_it_is_written() -> None:
    for play in ("", DEALING, "trick track\nroll 3 4 6", "trick hunt\nroll 1 2 5\nkeep"):
        among = options(play)
        for option in among.all:
            assert meant(option.text, among) == option.text
            if option.number is not None:
                assert meant(str(option.number), among) == option.text


def test_names_of_players_in_small_letters() -> None:
    header = HEADER.replace("track", "dig").replace("Sundrop 2 3", "Sundrop 2 3, Lief")
    among = options("trick dig", header.replace("Ben dogs Lief,", "Ben dogs"))
    names = Names(standard_content(), ("Ann", "Ben"))
    texts = [format_action(names, option.actions[-1]) for option in among.all]
    assert meant("raise ben 2", among) == "raise Ben 2"
    assert meant("raise 2", among) == "raise Ben 2"
    assert texts == [option.text for option in among.all]
