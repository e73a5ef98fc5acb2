"""What chance may bring and how likely it is."""

import pytest

from pipyard.core.contract import Drawn
from pipyard.core.errors import IllegalMove
from pipyard.games.spots.actions import DiceRolled, DogTurnedUp, TileRevealed
from pipyard.games.spots.game import Spots, SpotsConfig
from tests.games.spots.tables import table

TWO = """
    players Ann Ben
    Ann treats 0
    Ann dogs Bongo, Missy
    Ben dogs Lief, Zipper
"""


def test_a_roll_of_two_dice() -> None:
    board = table(TWO, "trick walk")
    chances = dict(board.spots.outcomes(board.position))
    assert len(chances) == 21
    assert chances[DiceRolled((1, 1))] == pytest.approx(1 / 36)
    assert chances[DiceRolled((1, 2))] == pytest.approx(2 / 36)


def test_a_roll_of_three_dice() -> None:
    board = table(TWO, "trick run")
    chances = dict(board.spots.outcomes(board.position))
    assert len(chances) == 56
    assert chances[DiceRolled((4, 4, 4))] == pytest.approx(1 / 216)
    assert chances[DiceRolled((2, 4, 4))] == pytest.approx(3 / 216)
    assert chances[DiceRolled((2, 4, 6))] == pytest.approx(6 / 216)


def test_a_player_to_act_leaves_nothing_to_chance() -> None:
    board = table(TWO)
    assert list(board.spots.outcomes(board.position)) == []


@pytest.mark.rule("spots:I1")
def test_the_deck_below_its_top_card_is_unknown() -> None:
    board = table(TWO + "    top Momo", "trick howl")
    chances = dict(board.spots.outcomes(board.position))
    in_sight = {"Bongo", "Missy", "Lief", "Zipper", "Momo"}
    names = {dog.name for dog in board.spots.content.dogs} - in_sight
    assert chances == {DogTurnedUp(name): pytest.approx(1 / 27) for name in names}


@pytest.mark.rule("spots:I1")
@pytest.mark.rule("spots:V1")
def test_a_tile_seen_before_is_no_chance_event() -> None:
    header = TWO + "    off leash\n    facedown howl, roll over, run, fetch, beg\n"
    board = table(header)
    hidden = [outcome for outcome, _ in board.spots.outcomes(board.position)]
    assert hidden == [TileRevealed(name) for name in ("Chase", "Bolt", "Sprint", "Dogpile")]


@pytest.mark.parametrize(
    "outcome",
    [
        DiceRolled((1,)),
        DiceRolled((1, 2, 3)),
        DiceRolled((1, 7)),
        DiceRolled((0, 1)),
        DogTurnedUp("Momo"),
        TileRevealed("Dig"),
    ],
)
def test_what_chance_cannot_bring_is_refused(
    outcome: DiceRolled | DogTurnedUp | TileRevealed,
) -> None:
    board = table(TWO, "trick walk")
    before = board.position.tobytes()
    with pytest.raises(IllegalMove):
        board.spots.apply(board.position, Drawn(outcome))
    assert board.position.tobytes() == before


def test_a_card_in_play_cannot_be_turned_up() -> None:
    board = table(TWO, "trick howl")
    for name in ("Lief", "Nobody"):
        with pytest.raises(IllegalMove, match="not in the deck"):
            board.spots.apply(board.position, Drawn(DogTurnedUp(name)))


def test_a_tile_of_another_colour_cannot_be_revealed() -> None:
    spots = Spots()
    position = spots.new(SpotsConfig(2, off_leash=True))
    with pytest.raises(IllegalMove, match="not hidden"):
        spots.apply(position, Drawn(TileRevealed("Run")))


def test_draws_follow_the_odds() -> None:
    board = table(TWO, "trick walk")
    numbers = iter([0, 5, 3, 3])
    assert board.spots.draw(board.position, lambda _: next(numbers)) == DiceRolled((1, 6))
    assert board.spots.draw(board.position, lambda _: next(numbers)) == DiceRolled((4, 4))
