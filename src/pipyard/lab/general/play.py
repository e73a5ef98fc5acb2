"""Whole games of any game between bots, played through its contract."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from pipyard.bots import bots_of
from pipyard.core.chance import Stream, draw_below, new_stream
from pipyard.core.contract import Below, Drawn, Game
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


@dataclass(frozen=True, slots=True)
class Noted:
    """An action that is about to be done: one of so many legal ones, by a bot at a seat."""

    turn: int
    seat: int
    bot: int
    legal: int
    number: int
    position: np.recarray


Note: TypeAlias = Callable[[Noted | Drawn[Any]], None]
"""Hears of every action, and of everything that chance brings, before it is applied."""


def player_of(game: Game[Any, Any, Any], plan: np.recarray) -> Callable[[int, int], np.recarray]:
    """Return what plays so many games of a plan, from a number on."""

    def play_games(first: int, count: int) -> np.recarray:
        results = recarray(RESULT, count)
        for index in range(count):
            play_game(game, plan[0], first + index, results[index])
        return results

    return play_games


def win_shares(results: np.recarray, seats: int) -> Shares:
    """Return what each seat won of each game, nan where it was cut off; winners share it."""
    won = results.won[:, :seats].astype(np.float64)
    with np.errstate(invalid="ignore"):
        shares: Shares = won / won.sum(axis=1, keepdims=True)
    return shares


def play_game(
    game: Game[Any, Any, Any],
    plan: np.record,
    number: int,
    result: np.record,
    note: Note = lambda _: None,
) -> None:
    """Play one game of a plan."""
    position = plan.start.copy()
    bots, seats = bots_of(game.metadata.name), int(plan.seats)
    seed, alike = int(plan.seed), number // int(plan.alike)
    shift = number if plan.rotate else 0
    thoughts = [new_stream(seed, alike, 1 + seat) for seat in range(seats)]
    chance = _Chance(seed, alike)
    turn, last = 0, None
    while not (acting := game.acting(position)).nobody:
        if acting.chance:
            drawn = game.draw(position, chance.source(game.purpose(position)))
            note(Drawn(drawn))
            game.apply_outcome(position, drawn)
            continue
        seat = acting.seats[0]
        if seat != last:
            last = seat
            if turn == plan.turn_limit:
                return
            turn += 1
            result.turns = turn
        move, *others = game.legal_dense(position, seat)
        bot = int(plan.bots[(seat + shift) % seats])
        if others:
            result.decisions += 1
            move = bots.pick(game, bot, position.copy(), seat, thoughts[seat], 1.0)
        note(Noted(turn, seat, bot, 1 + len(others), move, position))
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
