"""Simulations are the same for a seed, and their counts add up."""

from dataclasses import replace

import pytest

from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.game import SpotsConfig
from pipyard.lab.simulate import CHUNK, Pace, Report, simulate

GAMES = 3 * CHUNK + 5


def timeless(report: Report) -> Report:
    """Return a report without its times, which differ from run to run."""
    return replace(report, pace=Pace(1.0, 1.0, 1))


def test_the_same_seed_brings_the_same_games_on_any_number_of_cores() -> None:
    alone, two, many = (
        timeless(simulate(SpotsConfig(3), ["greedy", "random", "greedy"], GAMES, 7, cores=cores))
        for cores in (1, 2, 5)
    )
    assert alone == two == many
    assert timeless(simulate(SpotsConfig(3), ["greedy", "random", "greedy"], GAMES, 8)) != alone


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("off_leash", [False, True])
def test_every_game_is_counted_once(seats: int, off_leash: bool) -> None:
    told: list[int] = []
    config = SpotsConfig(seats, off_leash=off_leash)
    report = simulate(config, ["greedy"], GAMES, 1, on_progress=told.append)
    assert sum(told) == report.games == GAMES
    assert sum(bot.wins for bot in report.bots) == sum(report.seat_wins)
    assert sum(report.seat_wins) + report.d0g_wins + report.cut_off == GAMES
    assert len(report.bots) == len(report.seat_wins) == seats
    assert report.cut_off == 0
    assert (report.d0g_wins > 0) == (seats == 1)
    assert report.decisions > report.turns > 0


def test_games_that_reach_the_turn_limit_are_reported_as_cut_off() -> None:
    report = simulate(SpotsConfig(2), ["random"], GAMES, 1, turn_limit=3)
    assert report.cut_off == GAMES
    assert report.turns == 3 * GAMES
    assert report.turns_per_player == 1.5
    assert sum(report.seat_wins) == 0


def test_greedy_beats_random_wherever_it_sits_and_in_a_human_number_of_turns() -> None:
    rotated = simulate(SpotsConfig(2), ["greedy", "random"], 400, 1)
    fixed = simulate(SpotsConfig(2), ["random", "greedy"], 400, 1, rotate=False)
    assert rotated.bots[0].wins > 392
    assert abs(rotated.seat_wins[0] - rotated.seat_wins[1]) < 60
    assert fixed.seat_wins[1] == fixed.bots[1].wins > 392
    assert simulate(SpotsConfig(2), ["greedy"], 400, 1).turns_per_player < 25


@pytest.mark.parametrize(
    ("bots", "seats", "games", "seed", "said"),
    [
        (["clever"], 2, 1, 0, "random, greedy"),
        (["greedy", "random"], 3, 1, 0, "cannot fill 3 seats"),
        (["greedy"], 5, 1, 0, "1 to 4 players"),
        (["greedy"], 2, 0, 0, "At least 1 game"),
        (["greedy"], 2, 1, -1, "seed"),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: list[str], seats: int, games: int, seed: int, said: str
) -> None:
    with pytest.raises(InvalidConfig, match=said):
        simulate(SpotsConfig(seats), bots, games, seed)
