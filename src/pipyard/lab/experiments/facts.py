"""Everything that happens in a game as rows: every fact, every offer, and the coach's values.

Reports are made from these rows. The coach's work costs more than the game itself: it computes a
value for every seat between two turns, and a full review of the first games.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import polars as pl

from pipyard.core.contract import Drawn, Fact, Game, Move
from pipyard.core.record import copied, recarray
from pipyard.core.registry import find_game
from pipyard.lab.experiments.plan import Experiment, ExperimentTable
from pipyard.lab.general.play import RESULT, Noted, play_game
from pipyard.lab.simulate import plan_for

SCHEMA = {
    "table": pl.String,
    "game": pl.Int64,
    "turn": pl.Int64,
    "seat": pl.Int64,
    "bot": pl.String,
    "type": pl.String,
    "name": pl.String,
    "number": pl.Int64,
    "value": pl.Float64,
    "particulars": pl.String,
}
OFFERS = {"do_trick": "trick_offered", "pick_die": "die_offered"}
"""Kinds of actions whose legal alternatives are all recorded, as facts of their own."""
INSTEAD = {"score_dogs": "do_trick"}
"""Actions that replace an offered kind of action: scoring dogs replaces doing a trick."""
WORTH = "worth"
REVIEWED = "reviewed"
ENDED = "game_ended"
ACCOUNTS = ("choices", "others_choices", "luck", "others_luck", "others", "unexplained")


def fact_rows(
    experiment: Experiment, table: ExperimentTable, first: int, count: int
) -> pl.DataFrame:
    """Play some games through the contract and return a row for everything that happened."""
    plan = plan_for(table.setup, experiment.options(table))
    rows: list[dict[str, Any]] = []
    judge = _judge_of(table) if experiment.coach else None
    for number in range(first, first + count):
        noting = _Noting(table, number, judge, rows)
        result = recarray(RESULT)
        play_game(table.setup.rules, plan[0], number, result[0], noting)
        noting.end(result[0])
        if judge is not None and number < experiment.reviews and noting.ended:
            noting.review()
    return pl.DataFrame(rows, SCHEMA)


class _Noting:
    """Receives every event of one game and records what it caused."""

    def __init__(
        self,
        table: ExperimentTable,
        number: int,
        judge: "_Judge | None",
        rows: list[dict[str, Any]],
    ) -> None:
        self._table = table
        self._rules: Game[Any, Any, Any] = table.setup.rules
        self._number = number
        self._judge = judge
        self._rows = rows
        self._turn = 0
        self._seen = 0
        self._begun = False
        self._events: list[Any] = []
        self._position = table.setup.start

    def __call__(self, seen: Noted | Drawn[Any]) -> None:
        """Record an event that is about to happen, on a copy of the position."""
        if isinstance(seen, Drawn):
            self._apply(seen)
            return
        if seen.turn != self._seen or self._begun:
            self._seen = seen.turn
            self._begun = False
            self._turn += 1
            self._weigh()
        action = self._rules.from_dense(self._position, seen.number)
        kind = INSTEAD.get(action.type, action.type)
        if kind in OFFERS:
            self._offer(seen.seat, kind)
        self._apply(Move(seen.seat, action))

    def _offer(self, seat: int, kind: str) -> None:
        for legal in self._rules.legal(self._position, seat):
            if legal.type == kind:
                name = next(str(v) for k, v in _particulars(legal) if k != "type")
                self._add(OFFERS[kind], seat, name=name)

    def _apply(self, event: Any) -> None:
        self._events.append(event)
        for fact in self._rules.apply(self._position, event):
            self._note(fact)

    def _note(self, fact: Fact) -> None:
        """Record a fact: its first word as name, its first number; a list of words as several."""
        self._begun |= fact.type == "turn_started"
        told = {key: value for key, value in fact.particulars.items() if key != "seat"}
        seat = fact.particulars.get("seat")
        words = next((v for v in told.values() if isinstance(v, tuple) and _is_words(v)), None)
        name = next((v for v in told.values() if isinstance(v, str)), None)
        number = next((v for v in told.values() if isinstance(v, int)), None)
        particulars = json.dumps(told, ensure_ascii=False) if told else None
        for word in words or (name,):
            self._add(fact.type, seat, name=word, number=number, particulars=particulars)

    def _weigh(self) -> None:
        if self._judge is not None:
            for seat, worth in enumerate(self._judge.worths(self._position)):
                self._add(WORTH, seat, value=worth)

    def end(self, result: np.record) -> None:
        """Record how the game ended: each seat's share of the win, and its score."""
        self._turn += 1
        ended = self.ended
        for seat in range(self._table.setup.seats):
            share = float(result.won[seat]) / max(1, int(result.won.sum())) if ended else None
            self._add(ENDED, seat, number=int(result.scores[seat]), value=share)
        if self._judge is not None and ended:
            for seat, worth in enumerate(self._judge.final(result)):
                self._add(WORTH, seat, value=worth)

    @property
    def ended(self) -> bool:
        """Return whether the game came to an end."""
        return self._rules.acting(self._position).nobody

    def review(self) -> None:
        """Let the coach separate luck from choices."""
        assert self._judge is not None
        for seat, account in enumerate(self._judge.review(self._table.setup.start, self._events)):
            for name in ACCOUNTS:
                self._add(REVIEWED, seat, name=name, value=float(getattr(account, name)))

    def _add(
        self,
        kind: str,
        seat: int | None,
        *,
        name: str | None = None,
        number: int | None = None,
        value: float | None = None,
        particulars: str | None = None,
    ) -> None:
        sits = seat is not None and 0 <= seat < self._table.setup.seats
        row = {
            "table": self._table.name,
            "game": self._number,
            "turn": self._turn,
            "seat": seat + 1 if seat is not None and sits else None,
            "bot": self._table.bot_at(self._number, seat) if seat is not None and sits else None,
            "type": kind,
            "name": name,
            "number": number,
            "value": value,
            "particulars": particulars,
        }
        self._rows.append(row)


def _particulars(action: Any) -> Iterator[tuple[str, Any]]:
    return ((name, getattr(action, name)) for name in action.__dataclass_fields__)


def _is_words(values: tuple[Any, ...]) -> bool:
    return bool(values) and all(isinstance(value, str) for value in values)


class _Judge:
    """The coach's values for games at a table, in chances to win or in points."""

    def __init__(self, game: Game[Any, Any, Any], seats: int, coach: str) -> None:
        self._seats = seats
        self._coach = import_module(f"{coach}.odds").COACH(game, seats)
        self._reviewing = import_module(f"{coach}.review").REVIEWER
        self._events = import_module("pipyard.coach.review").Played
        self._game = game

    def worths(self, position: np.recarray) -> list[float]:
        """Return what the game is worth to each seat between two turns."""
        if hasattr(self._coach, "sheets"):
            points: list[float] = self._coach.sheets(copied(position))
            return points
        (acting,) = self._game.acting(position).seats
        if self._seats == 1:
            return [self._coach.worth(copied(position), 0)]
        worths = [
            0.0 if seat == acting else self._coach.worth(copied(position), seat)
            for seat in range(self._seats)
        ]
        # The value is learned for the player who has just ended a turn; the next one gets the rest.
        worths[acting] = min(1.0, max(0.0, 1.0 - sum(worths)))
        return worths

    def final(self, result: np.record) -> list[float]:
        """Return the final result, in the same unit."""
        if hasattr(self._coach, "sheets"):
            return [float(score) for score in result.scores[: self._seats]]
        return [float(won) for won in result.won[: self._seats]]

    def review(self, start: np.recarray, events: list[Any]) -> list[Any]:
        """Return the account of each seat."""
        played = [self._events(version, event) for version, event in enumerate(events, 1)]
        review = self._reviewing(self._game, self._seats).review(start, played)
        return [player.account for player in review.players]


def _judge_of(table: ExperimentTable) -> _Judge | None:
    """Find the coach under the game's name in the registry; many games have none."""
    coach = find_game(table.setup.game).parts.get("coach")
    return _Judge(table.setup.rules, table.setup.seats, coach) if coach else None
