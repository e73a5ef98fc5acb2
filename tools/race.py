"""`python -m tools.race`: threads that share one game, and whether any gets a wrong answer.

Every public method of both games, as rules and as tables host them, is called on many positions by
one thread, then by many at once. Each answer must be the same as before.
"""

import argparse
import inspect
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import Any

import numpy as np

from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Below, Drawn, Game, Move
from pipyard.core.errors import PipyardError
from pipyard.core.referee import Referee
from pipyard.games.spots.content import DATA
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.server.games.hosting import HostedGame, published

THREADS = 8
_OUTCOMES = 200
"""How many outcomes of chance are tested; there are 46,656 ways to roll six dice."""
_SWITCH_SECONDS = 1e-4
"""How often Python switches threads, so that they meet in every line."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Arguments by name for methods of a game that are called on one of its positions."""

    given: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Call:
    """A method, its arguments, and its answer when nobody else calls."""

    game: Any
    method: str
    given: Mapping[str, Any]
    expected: Any = None

    def answer(self) -> Any:
        """Call the method, with its own copy of the position and its own source of chance."""
        position = self.given.get("position")
        own = dict(self.given)
        if position is not None:
            own["position"] = position.copy()
        if "below" in own:
            own["below"] = _source(1)
        try:
            told = _comparable(getattr(self.game, self.method)(**own))
        except PipyardError as refusal:
            told = (refusal.code, refusal.sentence)
        return told, None if position is None else own["position"].tobytes()

    @property
    def name(self) -> str:
        """The method's name with its class."""
        return f"{type(self.game).__name__}.{self.method}"


@dataclass
class Race:
    """The results of a race: calls and disagreements by method."""

    calls: Counter[str] = field(default_factory=Counter)
    disagreements: Counter[str] = field(default_factory=Counter)


def public_methods(game: object) -> list[str]:
    """Return the public methods; a referee's other members are for itself."""
    found = inspect.getmembers(Referee if isinstance(game, Referee) else game, inspect.isroutine)
    return [name for name, _ in found if not name.startswith("_")]


def every_call(positions: int = 40, seed: int = 1) -> list[Call]:
    """Return calls of every public method of both games and their referees, with the answers.

    A method whose arguments no sample has is an error, because nobody would notice its absence.
    """
    calls: list[Call] = []
    games: list[tuple[Any, Any, list[Any]]] = [
        (Spots(), published("spots"), [SpotsConfig(n, off_leash=n > 2) for n in (1, 2, 3)]),
        (Spotted(), published("spotted"), [SpottedConfig(n) for n in (1, 2, 5)]),
    ]
    for rules, hosted, configs in games:
        samples = [
            pair
            for number, config in enumerate(configs)
            for pair in _samples(rules, hosted, config, positions, _source(seed, number))
        ]
        calls += _calls(rules, [own for own, _ in samples])
        calls += _calls(hosted, [own for _, own in samples])
        referee = rules.referee(rules.record_type(configs[0]))
        calls += _calls(referee, [own for own, _ in samples])
    return calls


def race(
    calls: Sequence[Call],
    goes_on: Callable[[int], bool],
    threads: int = THREADS,
) -> Race:
    """Let threads make the calls repeatedly, each in its own order.

    `goes_on` is called before each call, with the number of calls a thread has made.
    """
    results = [Race() for _ in range(threads)]
    faults: list[BaseException] = []
    together = threading.Barrier(threads)

    def run(number: int) -> None:
        order = list(calls)
        random.Random(number).shuffle(order)
        try:
            together.wait()
            for done, call in enumerate(cycle(order)):
                if not goes_on(done):
                    break
                _do(call, results[number])
        except BaseException as fault:
            faults.append(fault)

    before = sys.getswitchinterval()
    sys.setswitchinterval(_SWITCH_SECONDS)
    try:
        running = [
            threading.Thread(target=run, args=(number,), daemon=True) for number in range(threads)
        ]
        for thread in running:
            thread.start()
        for thread in running:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    if faults:
        raise faults[0]
    total = Race()
    for result in results:
        total.calls += result.calls
        total.disagreements += result.disagreements
    return total


def _do(call: Call, result: Race) -> None:
    result.calls[call.name] += 1
    try:
        same = call.answer() == call.expected
    except Exception:
        # Any exception here was caused by concurrency.
        same = False
    if not same:
        result.disagreements[call.name] += 1


def _calls(game: Any, samples: Sequence[Sample]) -> list[Call]:
    calls = []
    for method in public_methods(game):
        wanted = inspect.signature(getattr(game, method)).parameters
        able = [sample for sample in samples if sample.given.keys() >= wanted.keys()]
        if not able:
            raise LookupError(f"Say in tools/race.py what {type(game).__name__}.{method} is given.")
        for sample in able if {"position", "positions"} & wanted.keys() else able[:3]:
            given = {name: sample.given[name] for name in wanted}
            if "position" in given and "seats" in given:
                given["seats"] = sample.given.get("asked", ())
            calls.append(Call(game, method, given, Call(game, method, given).answer()))
    return calls


def _samples(
    rules: Any, hosted: Any, config: Any, count: int, below: Below
) -> Iterator[tuple[Sample, Sample]]:
    """Play a random game and yield its positions, for its rules and for their host."""
    position = rules.new(config)
    stored = hosted.configure(config.seats, {}, _source(1))
    always = {"config": config, "read": config, "seats": config.seats, "below": None}
    always |= {"options": {}, "files": rules.files, "pack": None, "folder": DATA}
    always |= {"name": stored.get("sheet")}
    more = {"config": stored, "bot": "greedy", "seed": 1}
    always |= {"dtype": position.dtype}
    referee = rules.referee(position.dtype)
    while count and rules.outcome(position) is None:
        event, own = _event(rules, hosted, position, below)
        before = position.copy()
        if isinstance(event, Move):
            told = rules.apply_dense(position, event.seat, own["number"])
        else:
            told = rules.apply_outcome(position, event.outcome)
        given = always | own | {"position": before, "event": event}
        given |= {"record": before.tobytes(), "verdict": referee.look(before.tobytes())}
        given |= {"before": before, "positions": [position.copy()], "told": told}
        yield Sample(given), Sample(given | more)
        count -= 1


def _event(
    rules: Any, hosted: Any, position: np.recarray, below: Below
) -> tuple[Any, dict[str, Any]]:
    acting = rules.acting(position)
    if acting.chance:
        event: Any = Drawn(rules.draw(position, below))
        return event, {
            "stored": hosted.write_event(event),
            "outcome": event.outcome,
            "numbers": rules.numbers_of(position, event.outcome),
        }
    seat = acting.seats[below(len(acting.seats))]
    legal = rules.legal(position, seat)
    action = legal[below(len(legal))]
    event = Move(seat, action)
    written = hosted.write_event(event)
    return event, {
        "seat": seat,
        "asked": acting.seats,
        "action": action,
        "number": rules.to_dense(position, seat, action),
        "stored": written,
        "given": written["action"],
    }


def _comparable(value: Any) -> Any:
    if isinstance(value, HostedGame | Game | Referee):
        return type(value).__name__
    if isinstance(value, np.ndarray):
        return value.tobytes()
    if isinstance(value, tuple | list):
        return [_comparable(each) for each in value]
    if isinstance(value, Iterator):
        return list(islice(value, _OUTCOMES))
    return value


def _source(seed: int, *labels: int) -> Below:
    stream = new_stream(seed, *labels)
    return lambda bound: int(draw_below(stream, bound))


def main(arguments: Sequence[str] | None = None) -> int:
    """Race for some time and print the result; status 1 if any answer was different."""
    parser = argparse.ArgumentParser(prog="python -m tools.race", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--threads", type=int, default=THREADS)
    asked = parser.parse_args(arguments)
    calls = every_call()
    end = time.monotonic() + asked.seconds
    result = race(calls, lambda _: time.monotonic() < end, asked.threads)
    for name, count in sorted(result.calls.items()):
        print(f"{name:32}{count:>10,} calls{result.disagreements[name]:>10,} disagreements")
    total, wrong = result.calls.total(), result.disagreements.total()
    print(f"{asked.threads} threads, {total:,} calls, {wrong:,} disagreements.")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
