"""Very many games, of any kind, checked after every single event.

Each game defines how one of its games is played and checked; games differ by their number, so that
rare cases of the rules come up.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from pipyard.core.chance import STREAM, Stream, new_stream
from pipyard.core.jit import rule
from pipyard.core.record import recarray
from pipyard.core.signature import INT, VOID, Numbers, Signature, array_of
from pipyard.lab.plan import seed_game
from pipyard.lab.threads import in_threads

CHUNK = 500
NOTHING = 0
"""The number for no fault, in every game's list of faults."""

RESULT = np.dtype(
    [
        ("events", "i8"),
        ("finished", "i8"),
        ("cut_off", "i8"),
        ("fault", "i8"),
        ("fault_game", "i8"),
    ],
    align=True,
)
"""What was found: counts of events and games, and the first fault."""

SoakGames: TypeAlias = Callable[..., None]
Note: TypeAlias = Callable[[np.record, np.record, np.record, int, int, np.record], int]
"""Looks at an event: before, after, content, seat, move and desk; returns a fault."""
PlayChecked: TypeAlias = Callable[[np.record, np.record, int, int, np.record], int]
"""Plays one game by content, desk, variety, turn limit and result; returns the first fault."""


def soak_types(games: Numbers, contents: Numbers, desk: np.dtype[np.void]) -> Signature:
    """Return the signature of an entry point that soaks."""
    return VOID(games, contents, STREAM, INT, INT, INT, array_of(desk), array_of(RESULT))


@rule
def note_nothing(
    before: np.record, after: np.record, content: np.record, seat: int, move: int, desk: np.record
) -> int:
    """Find nothing in an event; tests check more."""
    _ = before, after, content, seat, move, desk
    return NOTHING


def soaking(play_checked: PlayChecked) -> SoakGames:
    """Return a function that plays games by number until all are done or one fails.

    There is a desk for each content, and the same number of starts.
    """

    @rule
    def soak_games(
        starts: np.recarray,
        contents: np.recarray,
        seed: Stream,
        first: int,
        count: int,
        turn_limit: int,
        desks: np.recarray,
        results: np.recarray,
    ) -> None:
        result = results[0]
        each = len(starts) // len(contents)
        for number in range(first, first + count):
            start = number % len(starts)
            desk = desks[start // each]
            desk.game[0] = starts[start]
            seed_game(seed[0], number, desk.stream)
            variety = number // len(starts)
            fault = play_checked(contents[start // each], desk, variety, turn_limit, result)
            if fault != NOTHING:
                result.fault = fault
                result.fault_game = number
                return

    return soak_games


@dataclass(frozen=True, slots=True)
class SoakSetup:
    """A game's part of a soak: where games start, and how they are played and checked."""

    starts: np.recarray
    contents: np.recarray
    desk: np.dtype[np.void]
    play: SoakGames
    faults: tuple[str, ...]
    has_turns: bool = False
    """Whether games may go on forever, so that they are cut off after some turns."""


@dataclass(frozen=True, slots=True)
class SoakReport:
    """What a soak found, and the first fault if there was one."""

    games: int
    events: int
    finished: int
    cut_off: int
    fault: str | None
    fault_game: int


def soak(
    setup: SoakSetup,
    games: int,
    seed: int,
    *,
    turn_limit: int = 60,
    cores: int | None = None,
    on_progress: Callable[[int], None] = lambda _: None,
) -> SoakReport:
    """Play games on several cores and check every position; stop at the first fault."""
    key = new_stream(seed)
    total = recarray(RESULT)[0]

    def play_chunk(first: int) -> tuple[int, np.record]:
        result = recarray(RESULT)
        desks = recarray(setup.desk, len(setup.contents))
        count = min(CHUNK, games - first)
        setup.play(setup.starts, setup.contents, key, first, count, turn_limit, desks, result)
        return count, result[0]

    workers = cores or os.cpu_count() or 1
    for count, found in in_threads(play_chunk, range(0, games, CHUNK), workers):
        for name in ("events", "finished", "cut_off"):
            total[name] += found[name]
        on_progress(count)
        if found.fault:
            total.fault, total.fault_game = found.fault, found.fault_game
            break
    return SoakReport(
        games=games,
        events=int(total.events),
        finished=int(total.finished),
        cut_off=int(total.cut_off),
        fault=setup.faults[total.fault] if total.fault else None,
        fault_game=int(total.fault_game),
    )
