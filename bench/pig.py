"""Random play in OpenSpiel's `pig`, a simple dice game, counted in the same way."""

import random
import time

import pyspiel

from bench.sample import Contender, Sample


def contenders() -> list[Contender]:
    """Return OpenSpiel's two ways: a loop over its Python interface, and bots written in C++."""
    return [
        Contender("OpenSpiel pig, Python", play_in_python),
        Contender("OpenSpiel pig, C++ bots", play_in_cpp),
    ]


def play_in_python(games: int) -> Sample:
    """Play by the public interface: list the legal actions, pick one, apply it."""
    pig = pyspiel.load_game("pig")
    source = random.Random(1)
    decisions = 0
    began = time.thread_time()
    for _ in range(games):
        state = pig.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(source.choices(actions, chances)[0])
            else:
                legal = state.legal_actions()
                decisions += len(legal) > 1
                state.apply_action(source.choice(legal))
    return Sample(decisions, games, time.thread_time() - began)


def play_in_cpp(games: int) -> Sample:
    """Let OpenSpiel play whole games with its own random bots; counting is not timed."""
    pig = pyspiel.load_game("pig")
    bots = [pyspiel.make_uniform_random_bot(player, 1 + player) for player in range(2)]
    decisions = 0
    seconds = 0.0
    for number in range(games):
        state = pig.new_initial_state()
        began = time.thread_time()
        pyspiel.evaluate_bots(state, bots, number)
        seconds += time.thread_time() - began
        # Every decision of pig is between two actions: roll or stop.
        decisions += sum(step.player >= 0 for step in state.full_history())
    return Sample(decisions, games, seconds)
