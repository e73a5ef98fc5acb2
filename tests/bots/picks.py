"""What bots pick in positions from games they play themselves, by interpreted or compiled code.

Run as a program it prints one line of picks for each configuration, under whichever mode the
process was started in.
"""

from collections.abc import Iterator

import numpy as np

from pipyard.bots import BOTS, choose
from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Drawn, Move
from pipyard.games.spots.actions import Action
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.game import Spots, SpotsConfig, tiles_of_set

CONFIGS = [
    SpotsConfig(seats, tiles_of_set(standard_content(), name))
    for seats in (1, 2, 3, 4)
    for name in standard_content().sets
] + [SpotsConfig(seats, off_leash=True) for seats in (1, 2, 3, 4)]


def play(config: SpotsConfig, seed: int, decisions: int) -> Iterator[tuple[Action, list[Action]]]:
    """Let greedy and random take turns; yield each action picked with those that were legal.

    Applying an action refuses an illegal one.
    """
    spots = Spots()
    position = spots.new(config)
    chance = new_stream(seed, 0)
    own = new_stream(seed, 1)
    made = 0
    while made < decisions:
        acting = spots.acting(position)
        if acting.nobody:
            position = spots.new(config)
        elif acting.chance:
            outcome = spots.draw(position, lambda bound: int(draw_below(chance, bound)))
            spots.apply(position, Drawn(outcome))
        else:
            (seat,) = acting.seats
            before = position.tobytes()
            name = BOTS["spots"][(made // 50 + seat) % 2]
            action = choose(spots, name, position, seat, own)
            assert position.tobytes() == before, "a bot changed the table"
            yield action, spots.legal(position, seat)
            spots.apply(position, Move(seat, action))
            made += 1


def main() -> None:
    """Print the picks of a few decisions in every configuration."""
    with np.errstate(all="raise"):
        for seed, config in enumerate(CONFIGS):
            print([action for action, _ in play(config, seed, 12)])


if __name__ == "__main__":
    main()
