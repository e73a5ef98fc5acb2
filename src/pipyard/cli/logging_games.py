"""Simulated games with a log of each, which `verify` replays."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pipyard.api.logs import log_text
from pipyard.core.contract import Drawn, Event, Move
from pipyard.core.record import recarray
from pipyard.lab.general.play import RESULT, Noted, play_game
from pipyard.lab.general.simulate import GeneralReport, report
from pipyard.lab.simulate import Pace, SimulateOptions, TableSetup, plan_for, seat_bots


def play_logged(setup: TableSetup, wanted: SimulateOptions, folder: Path) -> GeneralReport:
    """Play games through the contract, write a log of each, and report as for any game."""
    folder.mkdir(parents=True, exist_ok=True)
    names = seat_bots(setup.game, wanted.bots, setup.seats)
    plan, results = plan_for(setup, wanted), recarray(RESULT, wanted.games)
    began, busy = time.perf_counter(), time.thread_time()
    for number in range(wanted.games):
        events = _play(setup, plan, number, results)
        shift = number if wanted.rotate else 0
        seated = [names[(seat + shift) % len(names)] for seat in range(len(names))]
        text = log_text(setup.rules, setup.config, events, seated)
        (folder / f"{setup.game}-{number:06}.json").write_text(text, encoding="utf-8")
        wanted.on_progress(1)
    pace = Pace(time.perf_counter() - began, time.thread_time() - busy, 1)
    return report(results, names, wanted, pace)


def _play(setup: TableSetup, plan: Any, number: int, results: Any) -> Sequence[Event]:
    events: list[Event] = []

    def note(seen: Noted | Drawn[Any]) -> None:
        if isinstance(seen, Drawn):
            events.append(seen)
        else:
            action = setup.rules.from_dense(seen.position, seen.number)
            events.append(Move(seen.seat, action))

    play_game(setup.rules, plan[0], number, results[number], note)
    return events
