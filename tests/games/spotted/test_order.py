"""Everybody writes at the same time: the order in which moves arrive makes no difference."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Drawn
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.record import WRITE

SPOTTED = Spotted()


def play_to_writing(seats: int, seed: int, rounds: int) -> np.recarray:
    """Play at random until everybody writes for the given number of times."""
    stream = new_stream(seed)
    position = SPOTTED.new(SpottedConfig(seats))
    times = 0
    while True:
        acting = SPOTTED.acting(position)
        if len(acting.seats) > 1 and position[0].phase == WRITE:
            times += 1
            if times > rounds:
                return position
        if acting.nobody:
            return position
        if acting.chance:
            SPOTTED.apply(
                position, Drawn(SPOTTED.draw(position, lambda b: int(draw_below(stream, b))))
            )
        else:
            legal = SPOTTED.legal_dense(position, acting.seats[0])
            SPOTTED.apply_dense(
                position, acting.seats[0], legal[int(draw_below(stream, len(legal)))]
            )


def write_all(position: np.recarray, seed: int, order: list[int]) -> bytes:
    """Let every seat write, each with its own choices; `order` decides who is next."""
    position = position.copy()
    streams = [new_stream(seed, seat) for seat in range(int(position[0].seats))]
    turns = iter(order * 400)
    box, active, part = (int(position[0][name]) for name in ("box", "active", "part"))
    while position[0].phase == WRITE and (box, active, part) == tuple(
        int(position[0][name]) for name in ("box", "active", "part")
    ):
        seat = next(turns) % int(position[0].seats)
        legal = SPOTTED.legal_dense(position, seat)
        if legal:
            SPOTTED.apply_dense(position, seat, legal[int(draw_below(streams[seat], len(legal)))])
    return position.tobytes()


@pytest.mark.rule("spotted:A4")
@pytest.mark.rule("spotted:R2")
@settings(max_examples=60, deadline=None)
@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 10**6),
    rounds=st.integers(0, 30),
    order=st.lists(st.integers(0, 5), min_size=1, max_size=12),
)
def test_the_order_of_writing_does_not_matter(
    seats: int, seed: int, rounds: int, order: list[int]
) -> None:
    position = play_to_writing(seats, seed, rounds)
    one_after_another = list(range(seats))
    fair = [*order, *one_after_another]
    assert write_all(position, seed, fair) == write_all(position, seed, one_after_another)
