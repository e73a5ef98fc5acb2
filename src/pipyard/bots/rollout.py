"""The rollout player of any game: it tries each move by playing on and keeps the best.

All moves that are still candidates are played on with the same random numbers, so that luck does
not decide between them. After each batch the worse half is dropped, so close moves get the most
trials. The first opinion of the player that plays on counts like a few extra trials of a move.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from pipyard.core.chance import Stream, next_bits
from pipyard.core.jit import rule, wrapping_rule

_PER_TRIAL = np.uint64(0x9E6C63D0876A9A47)

DoMove: TypeAlias = Callable[[np.record, np.record, int, int, None], None]
"""Does a seat's move in a position, without recording facts."""
PlayOn: TypeAlias = Callable[[np.record, np.record, int, np.record, Stream], float]
"""Plays a position on as far as it looks ahead; returns the result for a seat."""
Weigh: TypeAlias = Callable[[np.record, np.record, int, np.record, Stream], None]
"""Writes what each legal move seems to be worth to `mind.trials.sums`, in the units of play."""
Picker: TypeAlias = Callable[[np.record, np.record, int, np.record, Stream], int]


def mind_of(
    game: np.dtype[np.void],
    scratch: np.dtype[np.void],
    most_legal: int,
    **more: np.dtype[Any],
) -> np.dtype[np.void]:
    """Return the working space of any bot: a scratch to pick from, room for trials, and more."""
    trials = np.dtype(
        [
            ("position", game, 1),
            ("scratch", scratch),
            ("moves", "i2", most_legal),
            ("sums", "f8", most_legal),
            ("stream", "u8", 1),
        ],
        align=True,
    )
    return np.dtype([("scratch", scratch), ("trials", trials), *more.items()], align=True)


def rollout_player(
    do_move: DoMove, play_on: PlayOn, weigh: Weigh, batch: int, opinion: float
) -> Picker:
    """Make a game's rollout player from functions that do a move, play on, and weigh moves.

    `batch` is the number of trials of each move between two halvings; a first opinion counts as
    many trials as `opinion` says.
    """

    @rule
    def pick_by_rollouts(
        game: np.record, content: np.record, seat: int, mind: np.record, stream: Stream
    ) -> int:
        """Pick the legal move in `mind.scratch` with the best average."""
        trials = mind.trials
        left = mind.scratch.count
        weigh(game, content, seat, mind, stream)
        for index in range(left):
            trials.moves[index] = mind.scratch.legal[index]
            trials.sums[index] *= opinion
        key = next_bits(stream)
        while left > 1:
            for _ in range(batch):
                key = next_key(key)
                for index in range(left):
                    trials.position[0] = game
                    trials.stream[0] = key
                    position = trials.position[0]
                    do_move(position, content, seat, trials.moves[index], None)
                    trials.sums[index] += play_on(
                        position, content, seat, trials.scratch, trials.stream
                    )
            left = keep_better_half(trials, left)
        return trials.moves[0]

    return pick_by_rollouts


@wrapping_rule
def next_key(key: Any) -> Any:
    """Return the state of the next trial's stream."""
    return key + _PER_TRIAL


@rule
def keep_better_half(trials: np.record, count: int) -> int:
    """Move the better half of the moves to the front, best first; return how many they are."""
    kept = (count + 1) // 2
    for place in range(kept):
        best = place
        for index in range(place + 1, count):
            if trials.sums[index] > trials.sums[best]:
                best = index
        move = trials.moves[best]
        total = trials.sums[best]
        for index in range(best, place, -1):
            trials.moves[index] = trials.moves[index - 1]
            trials.sums[index] = trials.sums[index - 1]
        trials.moves[place] = move
        trials.sums[place] = total
    return kept
