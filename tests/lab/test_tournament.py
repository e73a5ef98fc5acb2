"""Tournaments are fair: both sides get the same chance; intervals and ratings follow from it."""

import numpy as np
import pytest

from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.lab.intervals import Interval
from pipyard.lab.plan import Shares
from pipyard.lab.simulate import SimulateOptions, TableSetup, play, win_shares
from pipyard.lab.tournament import PlayShares, hold, interval, meetings


def spots(seats: int) -> PlayShares:
    """Return a function that plays games of Spots with this many seats."""

    def played(wanted: SimulateOptions) -> Shares:
        setup = TableSetup(Spots(), SpotsConfig(seats))
        return win_shares(setup, play(setup, wanted)[0])

    return played


def scripted(wanted: SimulateOptions) -> Shares:
    """Let the strong bot win three of four games against anybody, the others every other one."""
    shares = np.zeros((wanted.games, 2))
    for game in range(wanted.games):
        first = game % 4 != 3 if "strong" in wanted.bots[:1] else game % 2 == 0
        place = 0 if first else 1
        seat = (place - game) % 2
        shares[game, seat] = 1
    return shares


def test_the_same_bot_under_two_names_would_share_every_pair_of_games() -> None:
    wanted = SimulateOptions(["greedy", "greedy"], 64, 3, 1, paired=True)
    setup = TableSetup(Spots(), SpotsConfig(2))
    results, _ = play(setup, wanted)
    assert (results.winner[0::2] == results.winner[1::2]).all()
    assert (results.turns[0::2] == results.turns[1::2]).all()
    apart, _ = play(setup, SimulateOptions(["greedy", "greedy"], 64, 3, 1))
    assert (apart.turns[0::2] != apart.turns[1::2]).any()


def test_shares_mirror_each_other_and_ratings_follow_them() -> None:
    held = hold(scripted, 2, SimulateOptions(["strong", "weak", "other"], 200, 0))
    assert held.pairings["strong", "weak"].interval.share == 0.75
    assert held.pairings["weak", "strong"].interval.share == 0.25
    assert held.overall("strong").share == 0.75
    assert held.ratings["strong"].strength > held.ratings["weak"].strength
    assert held.ratings["strong"].strength > held.ratings["other"].strength


def half_cut_off(wanted: SimulateOptions) -> Shares:
    """Let the first bot win every game of every other pair; the other pairs are cut off."""
    shares = np.zeros((wanted.games, 2))
    for game in range(0, wanted.games, 4):
        shares[game, 0] = shares[game + 1, 1] = 1
    return shares


def test_a_game_that_was_cut_off_is_neithers() -> None:
    held = hold(half_cut_off, 2, SimulateOptions(["one", "other"], 40, 0))
    one, other = held.pairings["one", "other"], held.pairings["other", "one"]
    assert (one.interval.share, other.interval.share) == (1, 0)
    assert (one.cut_off, other.cut_off) == (20, 20)
    assert held.overall("other").share == 0
    ended = hold(
        lambda wanted: half_cut_off(wanted)[[0, 1] * 10],
        2,
        SimulateOptions(["one", "other"], 20, 0),
    )
    assert ended.pairings["one", "other"].cut_off == 0
    assert held.ratings == ended.ratings


def test_where_every_game_was_cut_off_nothing_is_known() -> None:
    held = hold(
        lambda wanted: np.zeros((wanted.games, 2)), 2, SimulateOptions(["one", "other"], 10, 0)
    )
    for bot in held.bots:
        assert held.overall(bot) == Interval(0.5, 0, 1)
    assert held.ratings["one"].strength == held.ratings["other"].strength


def test_an_interval_is_wilsons_where_games_are_unrelated() -> None:
    won = np.array([1.0, 0.0] * 50)
    chance = np.random.default_rng(1).permutation(won)
    found = interval(chance, 1)
    assert found.share == 0.5
    assert 0.40 < found.low < 0.41
    assert 0.59 < found.high < 0.60


def test_pairs_that_split_evenly_are_surer_than_single_games() -> None:
    won = np.array([1.0, 0.0] * 40 + [1.0, 1.0] * 5 + [0.0, 0.0] * 5)
    paired, single = interval(won, 2), interval(won, 1)
    assert paired.high - paired.low < single.high - single.low


def test_winning_always_leaves_a_doubt() -> None:
    found = interval(np.ones(40), 2)
    assert found.high == 1
    assert 0.9 < found.low < 0.95


def test_games_are_rounded_up_and_larger_tables_have_each_bot_alone_once() -> None:
    assert meetings(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(meetings(["a", "b", "c"], 4)) == 6
    played = spots(3)
    held = hold(played, 3, SimulateOptions(["greedy", "random"], 31, 1, 1))
    assert held.games == 33
    assert held.ratings == {}
    assert held.pairings["greedy", "random"].interval.share > 0.9
    assert held.pairings["random", "greedy"].interval.share < 0.1


@pytest.mark.parametrize(
    ("bots", "seats", "said"),
    [(["greedy"], 2, "two different"), (["a", "a"], 2, "once"), (["a", "b"], 1, "simulate")],
)
def test_what_cannot_be_held_is_refused(bots: list[str], seats: int, said: str) -> None:
    with pytest.raises(InvalidConfig, match=said):
        hold(scripted, seats, SimulateOptions(bots, 10, 0))
