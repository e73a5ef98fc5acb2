"""Whole games of any game between bots, played through its contract."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import numpy as np

from pipyard.bots import bots_of
from pipyard.core.chance import Stream, draw_below, new_stream
from pipyard.core.contract import Below, Game
from pipyard.core.record import recarray
from pipyard.lab.plan import Shares

MOST_SEATS = 8
RESULT = np.dtype(
    [("won", "i8", MOST_SEATS), ("scores", "i8", MOST_SEATS), ("turns", "i8"), ("decisions", "i8")],
    align=True,
)
"""How a game went: by seat whether it won and its score; nobody won a game that was cut off.

Turns are counted by the seats that act one after another; decisions are those between two legal
actions or more.
"""


def player_of(game: Game[Any, Any, Any], plan: np.recarray) -> Callable[[int, int], np.recarray]:
    """Return what plays so many games of a plan, from a number on."""

    def play_games(first: int, count: int) -> np.recarray:
        results = recarray(RESULT, count)
        for index in range(count):
            _play(game, plan[0].start.copy(), plan[0], first + index, results[index])
        return results

    return play_games


def win_shares(results: np.recarray, seats: int) -> Shares:
    """Return what each seat won of each game, nan where it was cut off; winners share it."""
    won = results.won[:, :seats].astype(np.float64)
    with np.errstate(invalid="ignore"):
        shares: Shares = won / won.sum(axis=1, keepdims=True)
    return shares


def _play(
    game: Game[Any, Any, Any],
    position: np.recarray,
    plan: np.record,
    number: int,
    result: np.record,
) -> None:
    bots, seats = bots_of(game.metadata.name), int(plan.seats)
    seed, alike = int(plan.seed), number // int(plan.alike)
    shift = number if plan.rotate else 0
    thoughts = [new_stream(seed, alike, 1 + seat) for seat in range(seats)]
    chance = _Chance(seed, alike)
    last = None
    while not (acting := game.acting(position)).nobody:
        if acting.chance:
            outcome = game.draw(position, chance.source(game.purpose(position)))
            game.apply_outcome(position, outcome)
            continue
        seat = acting.seats[0]
        if seat != last:
            last = seat
            if result.turns == plan.turn_limit:
                return
            result.turns += 1
        move, *others = game.legal_dense(position, seat)
        if others:
            result.decisions += 1
            bot = int(plan.bots[(seat + shift) % seats])
            move = bots.pick(game, bot, position.copy(), seat, thoughts[seat], 1.0)
        game.apply_dense(position, seat, move)
    outcome = game.outcome(position)
    if outcome is not None:
        result.won[list(outcome.winners)] = 1
        result.scores[: len(outcome.scores)] = outcome.scores


class _Chance:
    """A stream for each purpose: how often one player rolls shifts nothing of another's."""

    def __init__(self, seed: int, number: int) -> None:
        self._seeds = (seed, number)
        self._streams: defaultdict[str, Stream | None] = defaultdict(lambda: None)

    def source(self, purpose: str) -> Below:
        stream = self._streams[purpose]
        if stream is None:
            stream = new_stream(*self._seeds, *purpose.encode())
            self._streams[purpose] = stream
        return lambda bound: int(draw_below(stream, bound))
