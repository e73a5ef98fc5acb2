"""Text that round-trips."""

from contextlib import suppress
from functools import cache
from itertools import cycle
from pathlib import Path

import numpy as np
import pytest

from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Drawn, Move
from pipyard.core.errors import IllegalMove, InvalidText
from pipyard.core.scenario import InvalidScenario, read_scenario
from pipyard.games.spotted.content import find_sheet, sheet_names
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.notation import (
    format_action,
    format_chance,
    parse_action,
    parse_chance,
)
from pipyard.games.spotted.position import format_position, parse_position
from pipyard.games.spotted.record import PHASES, WRITINGS
from pipyard.games.spotted.scenario import SpottedTable
from tests.games.phases import one_of_each
from tests.games.spotted.tables import table

NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Flo")


# Every sheet, every number of seats.
@pytest.mark.parametrize(
    ("sheet", "seats"), list(zip(cycle(sheet_names()), [1, 2, 3, 5, 6], strict=False))
)
def test_actions_rolls_and_positions_round_trip(sheet: str, seats: int) -> None:
    spotted = Spotted(find_sheet(sheet))
    stream = new_stream(3, seats)
    position = spotted.new(SpottedConfig(seats))
    written = 0
    while not spotted.acting(position).nobody:
        acting = spotted.acting(position)
        try:
            text = format_position(spotted, position, NAMES[:seats])
        except InvalidText:
            pass
        else:
            written += 1
            _, again, names = parse_position(read_scenario(text).header, Path())
            assert names == NAMES[:seats]
            assert format_position(spotted, again, names) == text
            assert spotted.acting(again) == acting
            for seat in acting.seats:
                assert spotted.legal(again, seat) == spotted.legal(position, seat)
        if acting.chance:
            outcome = spotted.draw(position, lambda bound: int(draw_below(stream, bound)))
            assert parse_chance(format_chance(outcome)) == outcome
            spotted.apply(position, Drawn(outcome))
            continue
        seat = acting.seats[int(draw_below(stream, len(acting.seats)))]
        actions = spotted.legal(position, seat)
        for action in actions:
            assert parse_action(spotted.content, format_action(action)) == action
        spotted.apply(position, Move(seat, actions[int(draw_below(stream, len(actions)))]))
    assert written > 5


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ("round 3", "`players` line is missing"),
        ("players Ann Ann", "different names"),
        ("players A B C D E F G", "1 to 6"),
        ("players Ann\nround 6", "from 1 to 5"),
        ("players A B C D E\nround 2", "rounds are 1, 3, 4 and 5"),
        ("players Ann\nactive Ben", "no player 'Ben'"),
        ("players Ann\nsheet no such", "no sheet"),
        ("players Ann\nAnn beetles red 1 0 0 0 0", "no colour 'red'"),
        ("players Ann\nAnn beetles white 6 0 0 0 0", "from 0 to 5"),
        ("players Ann\nAnn beetles white 1", "says nothing"),
        ("players Ann\nAnn magnifier white big", "no magnifier 'big'"),
        ("players Ann\nAnn factor white 4", "from 1 to 3"),
        ("players Ann\nAnn crossed zz", "no field 'zz'"),
        ("players Ann\nAnn rerolls 9", "from 0 to 2"),
        ("players Ann\nAnn dice white=7", "1 to 5 or c"),
        ("players Ann\nAnn hat on", "says nothing"),
        ("players Ann\nweather fine", "no line of a header"),
    ],
)
def test_a_faulty_header_is_refused(header: str, reason: str) -> None:
    with pytest.raises(InvalidScenario) as caught:
        table(header)
    assert reason in caught.value.sentence


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("jump", "'jump' is no action"),
        ("pick red", "no colour 'red'"),
        ("walk", "no colour ''"),
        ("spots white 3", "GROUP@BEETLE such as 3@1, not '3'"),
        ("spots white x@1", "not 'x@1'"),
        ("spots white 1@x", "not '1@x'"),
        ("spots", "no colour ''"),
        ("cross zz", "no field 'zz'"),
    ],
)
def test_a_text_that_is_no_action(text: str, reason: str) -> None:
    with pytest.raises(InvalidText) as caught:
        parse_action(find_sheet("clover meadow"), text)
    assert reason in caught.value.sentence


@pytest.mark.parametrize(
    "text",
    [
        "keep",
        "reroll",
        "reroll white pink",
        "pick white",
        "spots white",
        "spots white 1@1",
        "spots white 1@1 1@1",
        "spots white 4@1 0@2",
        "spots white 3@0",
        "spots white 3@6",
        "walk white",
        "cross a1",
        "clover white",
        "magnify white",
        "magnifier c1",
        "factor white",
        "forfeit white",
    ],
)
@pytest.mark.parametrize("who", [None, "Ann", "Ben"])
def test_what_has_the_form_of_an_action_is_legal_or_refused_in_every_phase(
    text: str, who: str | None
) -> None:
    for position in phases_for_two().values():
        board = SpottedTable(Spotted(), position.copy(), ("Ann", "Ben"))
        with suppress(IllegalMove):
            board.play(text, who)


@cache
def phases_for_two() -> dict[int, np.recarray]:
    """Return a position for two for every kind of decision, by phase and by writing."""

    def phase_of(position: np.recarray) -> int:
        game = position[0]
        return int(game.phase) * len(WRITINGS) + int(game.players[0].writing)

    found = one_of_each(Spotted(), [SpottedConfig(2)] * 4, phase_of)
    assert {number // len(WRITINGS) for number in found} == set(range(len(PHASES)))
    assert {number % len(WRITINGS) for number in found} == set(range(len(WRITINGS)))
    return found


@pytest.mark.parametrize("faces", ["white", "white=1 white=2", "white=0", "white=6", "white=cc"])
def test_a_text_that_is_no_roll(faces: str) -> None:
    with pytest.raises(InvalidText):
        parse_chance(f"roll {faces}")
