"""Text that round-trips."""

from contextlib import suppress
from functools import cache

import numpy as np
import pytest

from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Drawn, Move
from pipyard.core.errors import IllegalMove, InvalidText
from pipyard.core.scenario import InvalidScenario, read_scenario
from pipyard.games.spots.content import Content, standard_content
from pipyard.games.spots.game import Spots, SpotsConfig, tiles_of_set
from pipyard.games.spots.notation import (
    Names,
    format_action,
    format_chance,
    parse_action,
    parse_chance,
)
from pipyard.games.spots.position import format_position, parse_position
from pipyard.games.spots.record import D0G_ROLL, PHASES, TURN
from pipyard.games.spots.scenario import SpotsTable
from tests.games.phases import one_of_each
from tests.games.spots.tables import table

SPOTS = Spots()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("off_leash", [False, True])
def test_actions_chance_and_positions_round_trip(seats: int, off_leash: bool) -> None:
    names = Names(SPOTS.content, ("Ann", "Ben", "Cy", "Dee")[:seats])
    stream = new_stream(5, seats, off_leash)
    position = SPOTS.new(SpotsConfig(seats, off_leash=off_leash))
    for _ in range(600):
        acting = SPOTS.acting(position)
        if acting.nobody:
            break
        if acting.chance:
            outcome = SPOTS.draw(position, lambda bound: int(draw_below(stream, bound)))
            assert parse_chance(names, format_chance(outcome)) == outcome
            SPOTS.apply(position, Drawn(outcome))
            continue
        actions = SPOTS.legal(position, acting.seats[0])
        for action in actions:
            assert parse_action(names, position, format_action(names, action)) == action
        if position[0].phase in (TURN, D0G_ROLL) and not off_leash:
            text = format_position(SPOTS.content, position, names.players)
            again, players = parse_position(read_scenario(text).header, SPOTS.content)
            assert format_position(SPOTS.content, again, players) == text
            assert SPOTS.legal(again, acting.seats[0]) == actions
        SPOTS.apply(position, Move(acting.seats[0], actions[int(draw_below(stream, len(actions)))]))


def test_a_deck_too_small_for_the_seats_is_refused_in_a_header() -> None:
    whole = standard_content()
    few = Content(whole.dogs[:12], whole.tricks, whole.sets)
    lines = read_scenario("game spots\nplayers Ann Ben\nAnn dogs Bongo\nBen dogs Burt").header
    with pytest.raises(InvalidScenario) as caught:
        parse_position(lines, few)
    assert "the deck has 12 dogs; 2 players need 13" in caught.value.sentence


@pytest.mark.rule("spots:V1")
def test_a_position_off_leash_says_so_and_comes_back() -> None:
    header = """
        players Ann Ben
        off leash
        tiles track, sprint, search, stay
        facedown howl, track
        on stay 2
        Ann dogs Bongo
        Ben dogs Lief
    """
    text = format_position(standard_content(), table(header).position, ["Ann", "Ben"])
    lines = text.splitlines()
    assert lines[2:5] == [
        "off leash",
        "tiles howl, track, sprint, roll over, search, stay",
        "facedown howl, track",
    ]
    again, players = parse_position(read_scenario(text).header, standard_content())
    assert format_position(standard_content(), again, players) == text


def test_only_the_start_of_a_turn_has_a_text() -> None:
    board = table("players Ann Ben\nAnn dogs Bongo\nBen dogs Lief", "trick walk")
    with pytest.raises(InvalidText, match="start of a turn"):
        format_position(standard_content(), board.position, ["Ann", "Ben"])


@pytest.mark.parametrize(
    ("header", "line", "reason"),
    [
        ("Ann dogs Bongo", 2, "`players` line is missing"),
        ("players Ann Ann", 2, "different names"),
        ("players Ann d0g", 2, "different names"),
        ("players A B C D E", 2, "1 to 4"),
        ("players Ann Ben\nAnn dogs Rover", 3, "no dog 'Rover'"),
        ("players Ann Ben\nAnn dogs Bongo 2", 3, "Bongo has one space each for 1 3"),
        ("players Ann Ben\nAnn dogs Bongo 3 3", 3, "Bongo has one space each"),
        ("players Ann Ben\nAnn yard 7", 3, "die values are 1 to 6"),
        ("players Ann Ben\nAnn yard x", 3, "numbers separated by blanks"),
        ("players Ann Ben\nAnn hat 3", 3, "says nothing about a player"),
        ("players Ann Ben\nturn Cy", 3, "no player 'Cy'"),
        ("players Ann Ben\nset beach day", 3, "no set 'beach day'"),
        ("players Ann Ben\ntiles howl, bark", 3, "no trick 'bark'"),
        ("players Ann Ben\nweather fine", 3, "no line of a header"),
        ("players Ann Ben\nAnn dogs Bongo\nBen dogs Bongo", 4, "Bongo is in two places"),
        ("players Ann Ben\nAnn dogs Bongo 1 3\nBen dogs Lief", 4, "Ann needs at least one"),
        ("players Ann Ben\nAnn dogs Bongo", 3, "Ben needs at least one"),
        ("players Ann Ben\nAnn dogs Bongo\nBen dogs Lief\ntiles howl, walk", 5, "6 different"),
        ("players Ann Ben\nAnn dogs Bongo\nBen dogs Lief\nfacedown dig", 5, "Dig is not in play"),
        ("players Ann Ben\nAnn dogs Bongo\nBen dogs Lief\nsupply dice 41", 5, "40 are left"),
        (
            "players Ann Ben\nAnn dogs Bongo\nBen dogs Lief\nAnn treats 20",
            5,
            "players and tiles hold 21 treats; a game has 20",
        ),
        # The error names the line, wherever it is.
        ("players Ann Ben\nsupply treats 30\nAnn dogs Missy\nBen dogs Zipper", 3, "not that many"),
        ("players Ann Ben\nAnn treats 25\nAnn dogs Missy\nBen dogs Zipper", 3, "hold 26 treats"),
        ("players Ann Ben\nAnn yard 4 4\nAnn dogs Missy\nBen dogs Zipper", 3, "8 spots"),
        ("players Ann Ben\ntiles howl\nAnn dogs Missy\nBen dogs Zipper", 3, "6 different"),
        ("players Ann Ben\non dig 1\nAnn dogs Missy\nBen dogs Zipper", 3, "not in play"),
        (f"players Ann Ben\nAnn treats {10**20}\nAnn dogs Missy", 3, "40 dice and 20 treats"),
        ("players Ann\nAnn dogs Bongo\nd0g yard 3", 4, "d0g has no yard"),
        ("players Ann Ben\nAnn dogs Bongo\nBen dogs Lief\nBen yard 2 6", 5, "8 spots in the yard"),
        (
            "players Ann Ben\nAnn dogs Bongo\nBen dogs Lief\n"
            "facedown howl, walk, run, roll over, fetch, beg",
            5,
            "all tiles are facedown",
        ),
        (
            "players Ann\nAnn dogs Bongo\nd0g scored Burt, Lief, Missy, Momo, Raya, Doog",
            4,
            "d0g has won with 6 dogs",
        ),
        (
            "players Ann Ben\nAnn dogs Burt, Bongo, Missy, Momo\nAnn scored Raya, Rogue, Doog",
            4,
            "more than 6 cards",
        ),
    ],
)
def test_a_faulty_header_is_refused_with_line_and_reason(
    header: str, line: int, reason: str
) -> None:
    lines = read_scenario(f"game spots\n{header}").header
    with pytest.raises(InvalidScenario) as caught:
        parse_position(lines, standard_content())
    assert caught.value.line == line
    assert reason in caught.value.sentence


@pytest.mark.parametrize(
    "text",
    [
        "trick walk",
        "trick dig",
        "score",
        "reroll",
        "reroll 3 5",
        "keep",
        "place 3 Lief",
        "place 9 Lief",
        "bury 3",
        "discard 3",
        "choose 2",
        "choose 2 6",
        "name 3",
        "set aside 3",
        "set aside 99",
        "set 4",
        "raise Ann 3",
        "raise d0g 3",
        "lower d0g 1",
        "move Lief 3 to Burt 1",
        "take yard 3",
        "take Lief 3",
        "more",
        "stop",
    ],
)
@pytest.mark.parametrize("who", [None, "Ann", "d0g"])
def test_what_has_the_form_of_an_action_is_legal_or_refused_in_every_phase(
    text: str, who: str | None
) -> None:
    for position in solo_phases().values():
        board = SpotsTable(SPOTS, position.copy(), Names(SPOTS.content, ("Ann",)))
        with suppress(IllegalMove):
            board.play(text, who)


@cache
def solo_phases() -> dict[int, np.recarray]:
    """Return a position of a solo game for every kind of decision."""
    content = standard_content()
    configs = [SpotsConfig(1, tiles_of_set(content, name)) for name in content.sets]
    configs.append(SpotsConfig(1, off_leash=True))
    found = one_of_each(SPOTS, configs * 3, lambda position: int(position[0].phase))
    assert found.keys() == set(range(len(PHASES)))
    return found


@pytest.mark.parametrize(
    "text",
    ["jump", "place", "place x Bongo", "place 3", "trick bark", "raise Zed 3", "move Bongo 3"],
)
def test_a_text_that_is_no_action(text: str) -> None:
    board = table("players Ann Ben\nAnn dogs Bongo\nBen dogs Lief")
    with pytest.raises(InvalidText):
        parse_action(board.names, board.position, text)
