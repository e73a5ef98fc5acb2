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
"""The result of a game: for each seat, whether it won, and its score; nobody wins a cut-off game.

Turns are counted by the seats that act one after another. Decisions are those between at least two
legal actions.
"""


@dataclass(frozen=True, slots=True)
class Noted:
    """An action that is about to be done, by a bot in a seat, and the number of legal ones."""

    turn: int
    seat: int
    bot: int
    legal: int
    number: int
    position: np.recarray


Note: TypeAlias = Callable[[Noted | Drawn[Any]], None]
"""Called with every action and every chance event before it is applied."""


def player_of(game: Game[Any, Any, Any], plan: np.recarray) -> Callable[[int, int], np.recarray]:
    """Return a function that plays this many games of a plan, starting at a number."""

    def play_games(first: int, count: int) -> np.recarray:
        results = recarray(RESULT, count)
        for index in range(count):
            play_game(game, plan[0], first + index, results[index])
        return results

    return play_games


def win_shares(results: np.recarray, seats: int) -> Shares:
    """Return each seat's share of the win in each game, or nan if it was cut off."""
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
    """A stream for each purpose, so one player's rolls do not change another's."""

    def __init__(self, seed: int, number: int) -> None:
        self._seeds = (seed, number)
        self._streams: defaultdict[str, Stream | None] = defaultdict(lambda: None)

    def source(self, purpose: str) -> Below:
        stream = self._streams[purpose]
        if stream is None:
            stream = new_stream(*self._seeds, *purpose.encode())
            self._streams[purpose] = stream
        return lambda bound: int(draw_below(stream, bound))
