"""Bots' picks in positions from their own games, by interpreted or compiled code.

As a program, it prints one line of picks for each configuration, in the mode in which the process
was started.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from pipyard.bots import choose
from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Drawn, Game, Move
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.game import Spots, SpotsConfig, tiles_of_set
from pipyard.games.spotted.content import find_sheet, sheet_names
from pipyard.games.spotted.game import Spotted, SpottedConfig

SPOTS_CONFIGS = [
    SpotsConfig(seats, tiles_of_set(standard_content(), name))
    for seats in (1, 2, 3, 4)
    for name in standard_content().sets
] + [SpotsConfig(seats, off_leash=True) for seats in (1, 2, 3, 4)]
SPOTTED_SETUPS = [(name, seats) for name in sheet_names() for seats in (1, 2, 3, 4, 5, 6)]


def setups() -> list[tuple[Game[Any, Any, Any], Any]]:
    """Return every game with a configuration in which to try bots."""
    spots: list[tuple[Game[Any, Any, Any], Any]] = [(Spots(), c) for c in SPOTS_CONFIGS]
    return spots + [
        (Spotted(find_sheet(name)), SpottedConfig(seats)) for name, seats in SPOTTED_SETUPS
    ]


def play(
    game: Game[Any, Any, Any], config: Any, seed: int, decisions: int
) -> Iterator[tuple[Any, Any]]:
    """Let greedy and random take turns; yield each action picked with the legal ones.

    Applying an action refuses an illegal one. If several may act, the last of them does.
    """
    position = game.new(config)
    chance = new_stream(seed, 0)
    own = new_stream(seed, 1)
    made = 0
    while made < decisions:
        acting = game.acting(position)
        if acting.nobody:
            position = game.new(config)
        elif acting.chance:
            outcome = game.draw(position, lambda bound: int(draw_below(chance, bound)))
            game.apply(position, Drawn(outcome))
        else:
            seat = acting.seats[-1]
            before = position.tobytes()
            name = ("random", "greedy")[(made // 50 + seat) % 2]
            action = choose(game, name, position, seat, own)
            assert position.tobytes() == before, "a bot changed the table"
            yield action, game.legal(position, seat)
            game.apply(position, Move(seat, action))
            made += 1


def main() -> None:
    """Print the picks of a few decisions in every configuration."""
    with np.errstate(all="raise"):
        for seed, (game, config) in enumerate(setups()):
            print([action for action, _ in play(game, config, seed, 6)])


if __name__ == "__main__":
    main()
