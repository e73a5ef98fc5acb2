"""Numbers that weights, records and lists of legal actions depend on do not change."""

from typing import Any, get_args

import numpy as np
import pytest

from pipyard.core.errors import IllegalMove
from pipyard.games.spots import actions as spots_actions
from pipyard.games.spots import moves as spots_moves
from pipyard.games.spots import record as spots_record
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spotted import actions as spotted_actions
from pipyard.games.spotted import moves as spotted_moves
from pipyard.games.spotted import record as spotted_record
from pipyard.games.spotted.game import Spotted, SpottedConfig

SPOTS = {
    "DO_TRICK": 0,
    "SCORE": 6,
    "REROLL_ALL": 7,
    "KEEP_ROLL": 8,
    "DO_MORE": 9,
    "STOP": 10,
    "PLACE": 11,
    "BURY": 47,
    "DISCARD": 53,
    "KEEP_ONLY": 59,
    "NAME_VALUE": 65,
    "SET_VALUE": 71,
    "PUT_ASIDE": 77,
    "RAISE": 97,
    "LOWER": 121,
    "TAKE_YARD": 145,
    "TAKE_DOG": 151,
    "SELECT": 187,
    "REROLL_SOME": 443,
    "MOVE_DIE": 699,
    "MOVE_COUNT": 1995,
}
SPOTTED = {
    "KEEP_ROLL": 0,
    "REROLL_DICE": 1,
    "PICK_DIE": 64,
    "USE_CLOVER": 70,
    "WALK_DIE": 76,
    "GIVE_UP": 82,
    "ASSIGN_MAGNIFIER": 88,
    "ASSIGN_FACTOR": 94,
    "STEP_ON": 100,
    "TAKE_MAGNIFIER": 220,
    "PLACE_SPOTS": 340,
    "MOVE_COUNT": 1090,
}
SPOTS_WORDS = {
    "TURN REROLL DEAL CHOOSE_VALUE CHOOSE_DICE NAME SET_ASIDE SET_DIE ADJUST MOVE TAKE MORE ROLL "
    "SETUP_ROLL TURN_UP REVEAL D0G_ROLL OVER RESET SETUP_DEAL SETUP_ORDER D0G_TRADE BEGIN_TURN "
    "ACTION STEP KEPT DEALT STEP_DONE NEXT_STEP DRAW END_TURN": spots_record.PHASES,
    "OP_ROLL OP_DRAW OP_TAKE_TREATS OP_RETURN_TREATS OP_ADJUST OP_MOVE OP_SET_DIE OP_SET_ASIDE "
    "OP_NAME": spots_record.OPERATIONS,
    "BY_NOTHING BY_PAWS BY_TREATS BY_HIGHEST_SPACE BY_FACEDOWN_OTHERS BY_OPEN_DOGS "
    "BY_JUST_BURIED": spots_record.SOURCES,
    "FROM_SUPPLY FROM_YARD FROM_ASIDE": spots_record.ORIGINS,
    "KEEP_ALL KEEP_VALUE KEEP_NAMED KEEP_DICE KEEP_TOTAL": spots_record.KEEPS,
}
SPOTTED_WORDS = {
    "WRITE REROLL PICK ROLL OVER": spotted_record.PHASES,
    "IDLE USE BONUS WALK MAGNIFY MAGNIFIER FACTOR": spotted_record.WRITINGS,
    "STEPS_2 STEPS_3 GAIN_REROLL GAIN_MAGNIFIER GAIN_ROUND DOUBLE TRIPLE POINTS_5 POINTS_7": (
        spotted_record.BONUSES
    ),
}


@pytest.mark.parametrize(("module", "numbers"), [(spots_moves, SPOTS), (spotted_moves, SPOTTED)])
def test_kinds_of_actions_begin_where_they_did(module: object, numbers: dict[str, int]) -> None:
    found = {name: getattr(module, name) for name in numbers}
    assert found == numbers
    assert {type(number) for number in found.values()} == {int}, "Numba wants plain numbers"


@pytest.mark.parametrize(
    ("module", "names", "words"),
    [(spots_record, *row) for row in SPOTS_WORDS.items()]
    + [(spotted_record, *row) for row in SPOTTED_WORDS.items()],
)
def test_words_are_numbered_as_they_were(module: object, names: str, words: list[str]) -> None:
    found = [getattr(module, name) for name in names.split()]
    assert found == list(range(len(found)))
    assert len(words) == (found[-1] + 1 if words != spots_record.PHASES else 18)


def test_fields_are_numbered_as_they_were() -> None:
    kinds = spotted_record.FIELD_KINDS
    assert [kinds[at] for at in (7, 12, 13)] == ["different", "step", "cloverleaf"]
    assert (spotted_record.DIFFERENT, spotted_record.STEP_FIELD, spotted_record.CLOVER_FIELD) == (
        7,
        12,
        13,
    )
    assert spotted_record.KINDS == 12


@pytest.mark.parametrize(
    ("kinds", "union"),
    [
        (spots_actions.ACTIONS, spots_actions.Action),
        (spots_actions.CHANCE, spots_actions.ChanceOutcome),
        (spotted_actions.ACTIONS, spotted_actions.Action),
    ],
)
def test_every_type_has_its_kinds(kinds: Any, union: object) -> None:
    assert set(kinds._by_type) == set(get_args(union))


def numbers_that_come_back(position: np.recarray, module: Any, content: object) -> set[int]:
    """Return the numbers that convert to an action and back to the same number."""
    found = set()
    for number in range(module.ACTIONS.count):
        try:
            action = module.from_dense(position, content, number)
            again = module.to_dense(position, content, action)
        except (IllegalMove, IndexError):
            continue
        if again == number:
            found.add(number)
    return found


def test_a_number_comes_back_where_it_means_something() -> None:
    spotted = Spotted()
    position = spotted.new(SpottedConfig(2))
    gone = set(range(100, 340)) - {
        first + field for first in (100, 220) for field in range(len(spotted.content.fields))
    }
    found = numbers_that_come_back(position, spotted_actions, spotted.content)
    assert found == set(range(1090)) - gone
    spots = Spots()
    position = spots.new(SpotsConfig(2))
    found = numbers_that_come_back(position, spots_actions, spots.content)
    rows = range(len(spots.content.selections))
    always = {*range(11), *range(47, 109), *range(121, 133), *range(145, 151)}
    assert found == always | {first + row for first in (187, 443) for row in rows}
