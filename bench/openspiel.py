"""Random play in OpenSpiel's dice games `pig` and `yacht`, counted in the same way."""

import random
import time
from functools import partial

import pyspiel

from bench.sample import Contender, Sample

NAMES = ("pig", "yacht")


def contenders() -> list[Contender]:
    """Return OpenSpiel's two ways: a loop over its Python interface, and bots written in C++."""
    ways = {"Python": play_in_python, "C++ bots": play_in_cpp}
    return [
        Contender(f"OpenSpiel {name}, {way}", partial(play, name))
        for name in NAMES
        for way, play in ways.items()
    ]


def observers() -> list[Contender]:
    """Return the same games by the Python interface, with what a learner reads at every step."""
    return [Contender(f"OpenSpiel {name}, Python", partial(play_observed, name)) for name in NAMES]


def play_observed(name: str, games: int) -> Sample:
    """Play at random and read the mask of legal actions and the observation at every step."""
    game = pyspiel.load_game(name)
    source = random.Random(1)
    steps = 0
    began = time.thread_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(source.choices(actions, chances)[0])
            else:
                steps += 1
                state.legal_actions_mask()
                state.observation_tensor()
                state.apply_action(source.choice(state.legal_actions()))
    return Sample(steps, games, time.thread_time() - began)


def play_in_python(name: str, games: int) -> Sample:
    """Play through the public interface: list the legal actions, pick one, apply it."""
    game = pyspiel.load_game(name)
    source = random.Random(1)
    decisions = 0
    began = time.thread_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(source.choices(actions, chances)[0])
            else:
                legal = state.legal_actions()
                decisions += len(legal) > 1
                state.apply_action(source.choice(legal))
    return Sample(decisions, games, time.thread_time() - began)


def play_in_cpp(name: str, games: int) -> Sample:
    """Let OpenSpiel play whole games with its own random bots; counting is not timed."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 1 + player) for player in range(2)]
    decisions = 0
    seconds = 0.0
    for number in range(games):
        state = game.new_initial_state()
        began = time.thread_time()
        pyspiel.evaluate_bots(state, bots, number)
        seconds += time.thread_time() - began
        decisions += _decisions(game, state)
    return Sample(decisions, games, seconds)


def _decisions(game: pyspiel.Game, played: pyspiel.State) -> int:
    """Count the choices between at least two actions by replaying a game."""
    state = game.new_initial_state()
    decisions = 0
    for step in played.full_history():
        decisions += step.player >= 0 and len(state.legal_actions()) > 1
        state.apply_action(step.action)
    return decisions
