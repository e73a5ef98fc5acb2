"""Many games between bots over all cores; the results of a seed do not depend on the cores."""

import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from inspect import signature
from typing import Any, TypeAlias

import numpy as np

from pipyard.bots import bot_number, bots_of
from pipyard.core.chance import new_stream
from pipyard.core.contract import Game
from pipyard.core.errors import InvalidConfig
from pipyard.core.record import recarray
from pipyard.core.registry import find_game
from pipyard.lab import gpu
from pipyard.lab.games import tool_of
from pipyard.lab.plan import Shares, plan_of
from pipyard.lab.text_table import TextTable
from pipyard.lab.threads import in_threads
from pipyard.lab.workers import Workers

CHUNK = 32
"""Games played without a pause: few enough to stop quickly, many enough to cost nothing."""
SLOW_CHUNK = 2
"""The same with a bot that thinks long."""
TURN_LIMIT = 2000
"""Default number of turns after which a game is cut off, because some could go on forever."""
FAR_CHUNK = 512
"""Games that other processes and machines play at once, because each chunk must be sent."""
SLOW_FAR_CHUNK = 8
"""The same with a bot that thinks long."""
QUICK = {"random", "puppy", "hasty", "timid", "daring", "greedy"}
"""Bots that do not think long."""

PlayGames: TypeAlias = Callable[[int, int], np.recarray]
"""Plays this many games, starting at a number; returns their results."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long it took: elapsed time, and the processor time of all cores added up."""

    seconds: float
    busy_seconds: float
    cores: int
    unit: str = "core"


def nobody_hears(_games: int) -> None:
    """Ignore finished games; the default for `on_progress`."""


@dataclass(frozen=True, slots=True)
class SimulateOptions:
    """What to simulate: a bot for each seat or one for all, the number of games, and the seed.

    Game number n gets its own streams from the seed and n. If seats rotate, each bot moves by one
    seat from game to game. If games are `paired`, as many consecutive games as there are seats have
    the same streams. A GPU plays only random games, with the same results. `workers` replace the
    threads of this process. `on_progress` is called with the number of finished games.
    """

    bots: Sequence[str]
    games: int
    seed: int
    cores: int | None = None
    rotate: bool = True
    paired: bool = False
    on_gpu: bool = False
    on_progress: Callable[[int], None] = nobody_hears
    workers: Workers | None = None

    def check(self) -> None:
        """Raise an error if the options are invalid."""
        if self.games < 1:
            raise InvalidConfig(f"At least 1 game must be played, not {self.games}.")
        if self.seed < 0:
            raise InvalidConfig(f"A seed is 0 or more, not {self.seed}.")
        if self.cores is not None and self.cores < 1:
            raise InvalidConfig(f"At least 1 core is needed, not {self.cores}.")


@dataclass(frozen=True, slots=True)
class TableSetup:
    """A game as it will be simulated.

    `where` describes the content in a title, `about` in a document.
    """

    rules: Game[Any, Any, Any]
    config: Any
    where: str = ""
    about: Mapping[str, object] = field(default_factory=dict)
    turn_limit: int | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by content, because rules hold working memory of their own."""
        content = getattr(self.rules, "content", None)
        kind, pack = type(self.rules), self.rules.pack
        rest = (self.config, self.where, dict(self.about), self.turn_limit)
        return _arrived, (kind, content, pack, *rest)

    @property
    def game(self) -> str:
        """The game's name."""
        return self.rules.metadata.name

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.config.seats)

    @property
    def start(self) -> np.recarray:
        """The position that games start from."""
        return self.rules.new(self.config)


def _arrived(kind: Any, content: Any, pack: str | None, *rest: Any) -> TableSetup:
    rules = kind() if content is None else kind(content, None, pack)
    return TableSetup(rules, *rest)


@dataclass(frozen=True, slots=True)
class SimulationReport(ABC):
    """The results of a simulation; decisions are choices between at least two legal actions."""

    games: int
    decisions: int
    pace: Pace

    @abstractmethod
    def as_fields(self) -> dict[str, object]:
        """Return the results as fields of a document."""

    @abstractmethod
    def tables(self, setup: TableSetup) -> list[TextTable]:
        """Return the results as tables for a person."""

    def notes(self) -> list[str]:
        """Return remarks that no table contains."""
        return []

    def length(self) -> str:
        """Describe how long games were, unless the rules already determine it."""
        return ""


def set_up(game: str, players: int, **options: object) -> TableSetup:
    """Set up a game with the given options; refuse options that it does not have."""
    tool, rules = tool_of(game, "simulate"), find_game(game).load()
    rules.check_seats(players)
    given = {
        name: value for name, value in options.items() if value is not None and value is not False
    }
    for name in given:
        if name not in signature(tool.set_up).parameters:
            option = name.strip("_").replace("_", "-")
            raise InvalidConfig(f"{rules.title} has no --{option}; leave it out.")
    setup: TableSetup = tool.set_up(rules, players, **given)
    return setup


def simulate(setup: TableSetup, wanted: SimulateOptions) -> Any:
    """Play games between bots and return the game's own report of the results."""
    names = seat_bots(setup.game, wanted.bots, setup.seats)
    results, pace = play(setup, wanted)
    return tool_of(setup.game, "simulate").report(results, names, wanted, pace)


def play(setup: TableSetup, wanted: SimulateOptions) -> tuple[np.recarray, Pace]:
    """Play games between bots and return the result of each game, and how long it took."""
    wanted.check()
    if setup.turn_limit is not None and setup.turn_limit < 1:
        raise InvalidConfig(f"The turn limit is 1 or more, not {setup.turn_limit}.")
    results = recarray(tool_of(setup.game, "play").RESULT, wanted.games)
    if wanted.on_gpu:
        return results, _play_on_gpu(setup, wanted, results)
    if wanted.workers:
        return results, _play_elsewhere(setup, wanted, wanted.workers, results)
    return results, play_all(player_of(setup, wanted), results, wanted)


def _play_on_gpu(setup: TableSetup, wanted: SimulateOptions, results: np.recarray) -> Pace:
    gpu.check_bots(seat_bots(setup.game, wanted.bots, setup.seats))
    plan = plan_for(setup, wanted)
    seconds = gpu.play_on_gpu(setup.rules, plan, results, wanted.on_progress)
    return Pace(seconds, seconds, 1, gpu.UNIT)


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some games of a simulation, which can be played anywhere."""

    setup: TableSetup
    wanted: SimulateOptions
    first: int
    count: int


def played(stretch: Stretch) -> tuple[np.recarray, float]:
    """Play some games; return their results, and the processor time they took."""
    began = time.thread_time()
    results = player_of(stretch.setup, stretch.wanted)(stretch.first, stretch.count)
    return results, time.thread_time() - began


def _play_elsewhere(
    setup: TableSetup, wanted: SimulateOptions, workers: Workers, results: np.recarray
) -> Pace:
    chunk = FAR_CHUNK if QUICK.issuperset(wanted.bots) else SLOW_FAR_CHUNK
    sent = replace(wanted, workers=None, on_progress=nobody_hears)
    stretches = [
        Stretch(setup, sent, first, min(chunk, wanted.games - first))
        for first in range(0, wanted.games, chunk)
    ]
    began, busy = time.perf_counter(), 0.0
    for stretch, (found, seconds) in workers.results(played, stretches):
        results[stretch.first : stretch.first + stretch.count] = found
        busy += seconds
        wanted.on_progress(stretch.count)
    return Pace(time.perf_counter() - began, busy, workers.size)


def player_of(setup: TableSetup, wanted: SimulateOptions) -> PlayGames:
    """Return a function that plays games by number."""
    plan = plan_for(setup, wanted)
    play_games: PlayGames = tool_of(setup.game, "play").player_of(setup.rules, plan)
    return play_games


def plan_for(setup: TableSetup, wanted: SimulateOptions) -> np.recarray:
    """Return the plan of the games, for compiled loops and others."""
    names = seat_bots(setup.game, wanted.bots, setup.seats)
    start = setup.start
    plan = recarray(plan_of(start.dtype, setup.rules.metadata.max_seats))
    plan[0].start[0] = start[0]
    plan[0].seats = len(names)
    plan[0].bots[: len(names)] = [bot_number(setup.game, name) for name in names]
    plan[0].rotate = wanted.rotate
    plan[0].alike = len(names) if wanted.paired else 1
    plan[0].turn_limit = TURN_LIMIT if setup.turn_limit is None else setup.turn_limit
    plan[0].seed = new_stream(wanted.seed)[0]
    return plan


def win_shares(setup: TableSetup, results: np.recarray) -> Shares:
    """Return each seat's share of the win in each game."""
    shares: Shares = tool_of(setup.game, "play").win_shares(results, setup.seats)
    return shares


def seat_bots(game: str, names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Give every seat a bot: one name is used for all, else there must be one for each.

    Without a name, it is the bot that replaces people.
    """
    names = names or [bots_of(game).STAND_IN]
    for name in names:
        bot_number(game, name)
    if len(names) == 1:
        return tuple(names) * seats
    if len(names) != seats:
        raise InvalidConfig(
            f"{len(names)} bots cannot fill {seats} seats; name one for all or one for each."
        )
    return tuple(names)


def play_all(play: PlayGames, results: np.recarray, wanted: SimulateOptions) -> Pace:
    """Play all games in chunks over the cores, fill in their results, and return the time."""
    chunk = CHUNK if QUICK.issuperset(wanted.bots) else SLOW_CHUNK

    def play_chunk(first: int) -> tuple[int, float]:
        count = min(chunk, wanted.games - first)
        began = time.thread_time()
        results[first : first + count] = play(first, count)
        return count, time.thread_time() - began

    workers = min(wanted.cores or os.cpu_count() or 1, -(-wanted.games // chunk))
    began = time.perf_counter()
    busy = 0.0
    for count, seconds in in_threads(play_chunk, range(0, wanted.games, chunk), workers):
        busy += seconds
        wanted.on_progress(count)
    return Pace(time.perf_counter() - began, busy, workers)


def places(wanted: SimulateOptions, seats: int) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """Return which place in the list of bots played each seat, one row for each game."""
    shifts = np.arange(wanted.games) if wanted.rotate else np.zeros(wanted.games, np.int64)
    return (shifts[:, None] + np.arange(seats)) % seats
