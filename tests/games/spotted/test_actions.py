"""Actions that mean nothing are refused with a sentence, and change nothing."""

import pytest

from pipyard.core.contract import Drawn, Move
from pipyard.core.errors import IllegalMove, InvalidConfig
from pipyard.games.spotted.actions import (
    Action,
    CrossField,
    DiceRolled,
    PickDie,
    PlaceSpots,
    RerollDice,
)
from pipyard.games.spotted.content import COLOURS
from pipyard.games.spotted.game import Spotted, SpottedConfig

SPOTTED = Spotted()


@pytest.mark.rule("spotted:A2")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (RerollDice(()), "at least one die"),
        (PickDie("red"), "no colour 'red'"),
        (CrossField("nowhere"), "no field 'nowhere'"),
        (PlaceSpots("white", (1, 1, 0, 0, 0)), "no way to split a die"),
        (PlaceSpots("white", (1,)), "no way to split a die"),
        (PlaceSpots("white", (5, 0, 0, 0, 0)), "do not allow this now"),
        (PickDie("white"), "do not allow this now"),
    ],
)
def test_what_means_nothing_is_refused(action: Action, reason: str) -> None:
    position = SPOTTED.new(SpottedConfig(2))
    before = position.tobytes()
    with pytest.raises(IllegalMove, match=reason):
        SPOTTED.apply(position, Move(0, action))
    assert position.tobytes() == before


@pytest.mark.rule("spotted:C1")
@pytest.mark.parametrize("seats", [0, 7])
def test_one_to_six_players(seats: int) -> None:
    with pytest.raises(InvalidConfig, match="1 to 6 players"):
        SPOTTED.new(SpottedConfig(seats))


@pytest.mark.rule("spotted:A1")
@pytest.mark.parametrize(
    "faces",
    [
        (),
        (("white", 1),),
        tuple((colour, 7) for colour in COLOURS),
        tuple((colour, 0) for colour in COLOURS),
        (*((colour, 1) for colour in COLOURS), ("pink", 2)),
    ],
)
def test_a_roll_has_one_face_for_each_die(faces: tuple[tuple[str, int], ...]) -> None:
    position = SPOTTED.new(SpottedConfig(1))
    SPOTTED.apply(position, Move(0, PlaceSpots("white", (1, 0, 0, 0, 0))))
    assert SPOTTED.acting(position).chance
    before = position.tobytes()
    with pytest.raises(IllegalMove):
        SPOTTED.apply(position, Drawn(DiceRolled(faces)))
    assert position.tobytes() == before


def test_a_player_to_act_leaves_nothing_to_chance() -> None:
    assert list(SPOTTED.outcomes(SPOTTED.new(SpottedConfig(1)))) == []


def test_odds_of_a_roll() -> None:
    position = SPOTTED.new(SpottedConfig(1))
    SPOTTED.apply(position, Move(0, PlaceSpots("white", (1, 0, 0, 0, 0))))
    chances = [chance for _, chance in SPOTTED.outcomes(position)]
    assert len(chances) == 6**6
    assert sum(chances) == pytest.approx(1)
