import numpy as np
import pyspiel
import pytest

from pipyard.adapters.openspiel import PipyardState, returns_of
from pipyard.core.contract import Outcome
from pipyard.core.errors import InvalidConfig

SPOTS = "pipyard_spots(players=2,options=set:dog park,action_limit=10)"
SPOTTED = "pipyard_spotted(players=1,options=sheet:two-ponds,action_limit=8)"


@pytest.mark.parametrize("name", [SPOTS, SPOTTED])
def test_it_passes_the_test_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def played(name: str, actions: int, seed: int = 1) -> PipyardState:
    """Play some steps at random."""
    state, source = pyspiel.load_game(name).new_initial_state(), np.random.default_rng(seed)
    for _ in range(actions):
        if state.is_terminal():
            break
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(source.choice(numbers, p=chances)))
        else:
            state.apply_action(int(source.choice(state.legal_actions())))
    found: PipyardState = state
    return found


def test_dice_of_one_roll_are_merged_by_value() -> None:
    state = pyspiel.load_game("pipyard_spots").new_initial_state()
    source = np.random.default_rng(1)
    while state.is_chance_node():
        state.apply_action(int(source.integers(len(state.chance_outcomes()))))
    walk = next(a for a in state.legal_actions() if "Walk" in state.action_to_string(a))
    state.apply_action(walk)
    outcomes = state.chance_outcomes()
    # Two dice: six pairs, and fifteen rolls of two values that come in either order.
    assert sorted(round(36 * chance) for _, chance in outcomes) == [1] * 6 + [2] * 15
    assert state.action_to_string(outcomes[1][0]).startswith("DiceRolled(values=(1, 2)")


def test_six_coloured_dice_are_drawn_one_after_another() -> None:
    state = played(SPOTTED, 0)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for die in range(6):
        assert state.is_chance_node(), die
        assert state.chance_outcomes() == [(number, 1 / 6) for number in range(6)]
        state.apply_action(5 - die)
    assert state.position[0].table.tolist() == [6, 5, 4, 3, 2, 1]


def test_a_position_is_written_and_read_again_in_the_middle_of_a_roll() -> None:
    state = played(SPOTTED, 4)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)
    assert str(state.clone()) == str(state)


def test_a_game_is_cut_off_without_a_winner() -> None:
    state = played(SPOTS, 1000)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_what_a_game_brings() -> None:
    assert returns_of(Outcome((1,), (2, 6)), 2) == [-1.0, 1.0]
    assert returns_of(Outcome((0,), (57,)), 1) == [57.0]
    assert returns_of(Outcome((), (3,)), 1) == [-1.0]


def test_unknown_options_are_refused() -> None:
    with pytest.raises(InvalidConfig, match="no such option: tea"):
        pyspiel.load_game("pipyard_spots(options=tea:true)")
