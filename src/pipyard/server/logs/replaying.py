"""Replay of a log, with each event checked against the rules and, if revealed, the seed."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NoReturn

import numpy as np
from pydantic import ValidationError

from pipyard.core import fair
from pipyard.core.contract import Drawn, Move
from pipyard.core.errors import IllegalMove, PipyardError
from pipyard.core.registry import game_names
from pipyard.server.errors import Refused
from pipyard.server.games.hosting import HostedGame, published
from pipyard.server.logs.refusal import LogRefused
from pipyard.server.logs.schemas import (
    GameLog,
    LoggedBeginning,
    LoggedClosing,
    LoggedDraw,
    LoggedEvent,
    LoggedMove,
    LoggedSeating,
    LoggedUndo,
)
from pipyard.server.tables.events import Begun, Closed, Event, Moved, Rolled, Seated, Undone
from pipyard.server.tables.table import Seat, Table

TAMPERED = "log/tampered"
OTHER_RULES = "log/other-rules"
MALFORMED = "log/malformed"


@cache
def shipped_games() -> Mapping[str, HostedGame]:
    """Return the shipped games by name."""
    return {name: published(name) for name in game_names()}


def game_of(log: GameLog, games: Mapping[str, HostedGame] | None = None) -> HostedGame:
    """Find the game of a log, or refuse if rules or content are different here."""
    known = shipped_games() if games is None else games
    if log.game not in known:
        raise LogRefused(OTHER_RULES, f"There is no game {log.game!r} here.")
    _check_config(log, known[log.game])
    try:
        game = known[log.game].at(log.config)
    except PipyardError as error:
        raise LogRefused(OTHER_RULES, error.sentence) from None
    if log.rules_version != game.rules_version:
        raise LogRefused(
            OTHER_RULES,
            f"The game was played under version {log.rules_version} of the rules; this program "
            f"has version {game.rules_version}. Use the program it was played with.",
            expected=str(game.rules_version),
            found=str(log.rules_version),
        )
    if log.content_hash not in game.content_hashes:
        played = f"the pack {log.pack}" if log.pack else "other cards, tiles or another sheet"
        raise LogRefused(
            OTHER_RULES,
            f"The game was played with {played} (content {log.content_hash or 'unnamed'}); here "
            f"it is {game.content_hash}.",
            expected=game.content_hash,
            found=log.content_hash,
        )
    return game


def _check_config(log: GameLog, game: HostedGame) -> None:
    try:
        read = game.read_config(log.config)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in ("config", *first["loc"]))
        raise LogRefused(MALFORMED, f"In the log, {where}: {first['msg']}.") from None
    if not _is_written_so(log.config, game.write_config(read)):
        raise LogRefused(MALFORMED, "In the log, config: this is not how set-ups are written.")
    if read.seats != len(log.seats):
        raise LogRefused(
            MALFORMED, f"The log names {len(log.seats)} seats, yet is set up for {read.seats}."
        )
    if log.dice and len(log.dice.inputs) != len(log.seats):
        raise LogRefused(MALFORMED, "In the log, dice.inputs: one is wanted for each seat.")


def _is_written_so(given: Mapping[str, Any], written: Mapping[str, Any]) -> bool:
    return all(key in written and written[key] == value for key, value in given.items())


class Replay:
    """A replay of a log from the start; `play` takes its events one after another."""

    def __init__(self, log: GameLog, games: Mapping[str, HostedGame] | None = None) -> None:
        self.log = log
        self.game = game_of(log, games)
        self.moves = 0
        self.taken_back = 0
        self._begun = False
        dice = log.dice
        self._seed = bytes.fromhex(dice.seed) if dice and dice.seed else None
        self._inputs: Sequence[str] = dice.inputs if dice else ()
        self._table = self._set_up()

    @property
    def version(self) -> int:
        """The version reached so far."""
        return self._table.version

    @property
    def position(self) -> np.recarray:
        """The position reached so far."""
        return self._table.played

    @property
    def closed(self) -> bool:
        """Whether the table was closed."""
        return self._table.closed

    @property
    def drawn(self) -> Mapping[str, int]:
        """How many draws there were for each purpose."""
        return self._table.draws

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.acting.nobody

    def _set_up(self) -> Table:
        seats = (Seat(),) * len(self.log.seats)
        try:
            return Table("", self.game, self.log.config, None, seats).set_up()
        except PipyardError as error:
            raise LogRefused(MALFORMED, f"In the log, config: {error.sentence}") from None

    def play(self, logged: LoggedEvent) -> None:
        """Play one event; a wrong event is refused with its version and what was expected."""
        if logged.version != self.version + 1:
            raise LogRefused(
                TAMPERED,
                f"Event {self.version + 1} is missing: event {logged.version} stands in its place.",
                self.version + 1,
            )
        if self.closed and not isinstance(logged, LoggedSeating):
            self._refuse(logged, "the table was closed before it", "nothing: the table is closed")
        match logged:
            case LoggedDraw():
                self._draw(logged)
            case LoggedMove():
                self._move(logged)
            case LoggedUndo():
                self._undo(logged)
            case LoggedSeating():
                self._check_seat(logged, logged.seat)
                self._play(Seated(logged.seat, logged.bot, logged.why))
            case LoggedBeginning():
                if self._begun:
                    self._refuse(logged, "the game had begun before it", self._awaited())
                self._play(Begun())
            case LoggedClosing():
                self._play(Closed())
        self._begun = self._begun or not isinstance(logged, LoggedSeating)

    def _play(self, event: Event) -> None:
        self._table = self._table.after_one(event).without_news()

    def _draw(self, logged: LoggedDraw) -> None:
        found = Drawn(self._read(logged, "outcome", {"outcome": logged.outcome}))
        table = self._table
        if not table.acting.chance:
            self._refuse(logged, "chance has nothing to bring here", self._awaited())
        purpose = table.verdict.purpose
        number = table.draws.get(purpose, 0)
        self._check_label(logged, purpose, number)
        if self._seed is not None:
            source = fair.source(self._seed, self._inputs, purpose, number)
            numbers = table.referee.draw(table.begun, table.verdict, source)
            expected = table.referee.outcome(table.begun, table.verdict, numbers)
            self._compare(logged, Drawn(expected), found)
        self._apply(logged, Rolled(found, purpose, number))

    def _check_label(self, logged: LoggedDraw, purpose: str, number: int) -> None:
        unlabelled = logged.purpose is None and logged.number is None
        if unlabelled and self.log.dice is None:
            return
        if (logged.purpose, logged.number) != (purpose, number):
            given = f"number {logged.number} for {logged.purpose}"
            self._refuse(logged, f"it is drawn as {given}", f"number {number} for {purpose}")

    def _compare(self, logged: LoggedDraw, expected: Drawn[Any], found: Drawn[Any]) -> None:
        if expected == found:
            return
        outcome = self.game.write_event(expected)["outcome"]
        raise LogRefused(
            TAMPERED,
            f"Event {logged.version} ({logged.purpose}, number {logged.number}) is not what the "
            f"seed brings: expected {_shown(outcome)}, found {_shown(logged.outcome)}.",
            logged.version,
            expected=outcome,
            found=dict(logged.outcome),
        )

    def _move(self, logged: LoggedMove) -> None:
        self._check_seat(logged, logged.seat)
        stored = {"seat": logged.seat, "action": logged.action}
        move = Move(logged.seat, self._read(logged, "action", stored))
        if logged.seat not in self._table.acting.seats:
            self._refuse(logged, f"seat {logged.seat} is not to act", self._awaited())
        self._apply(logged, Moved(move))
        self.moves += 1

    def _undo(self, logged: LoggedUndo) -> None:
        self._check_seat(logged, logged.seat)
        try:
            self._play(Undone(logged.seat, logged.taken_back))
        except Refused as refused:
            raise LogRefused(
                TAMPERED,
                f"Event {logged.version} takes back event {logged.taken_back}, which cannot be: "
                f"{refused.sentence}",
                logged.version,
            ) from None
        self.moves -= 1
        self.taken_back += 1

    def _read(self, logged: LoggedDraw | LoggedMove, part: str, stored: Mapping[str, Any]) -> Any:
        """Read an action or an outcome; one that its game would write differently is refused."""
        try:
            event = self.game.read_event({"type": logged.type, **stored})
        except ValidationError as error:
            reason = error.errors(include_url=False)[0]["msg"]
            raise LogRefused(
                MALFORMED, f"In the log, event {logged.version}: {reason}.", logged.version
            ) from None
        written = self.game.write_event(event)
        if not _is_written_so(stored[part], written[part]):
            raise LogRefused(
                MALFORMED,
                f"In the log, event {logged.version}: this is not how {part}s are written; "
                f"expected {_shown(written[part])}.",
                logged.version,
                expected=written[part],
                found=dict(stored[part]),
            )
        return getattr(event, part)

    def _apply(self, logged: LoggedDraw | LoggedMove, event: Moved | Rolled) -> None:
        try:
            self._play(event)
        except IllegalMove as illegal:
            self._refuse(logged, f"the rules do not allow it ({illegal.sentence})", self._awaited())

    def _check_seat(self, logged: LoggedMove | LoggedUndo | LoggedSeating, seat: int) -> None:
        if seat >= len(self.log.seats):
            last = len(self.log.seats) - 1
            self._refuse(logged, f"there is no seat {seat}", f"a seat from 0 to {last}")

    def _awaited(self) -> str:
        acting = self._table.acting
        if acting.chance:
            purpose = self._table.verdict.purpose
            return f"a draw, number {self.drawn.get(purpose, 0)} for {purpose}"
        if acting.nobody:
            return "nothing: the game is over"
        seats = " or ".join(str(seat) for seat in acting.seats)
        return f"a legal move of seat {seats}"

    def _refuse(self, logged: LoggedEvent, why: str, expected: str) -> NoReturn:
        raise LogRefused(
            TAMPERED,
            f"Event {logged.version} ({logged.type}) is wrong: {why}; expected {expected}.",
            logged.version,
            expected=expected,
        )


def _shown(particulars: Mapping[str, Any]) -> str:
    return ", ".join(f"{key} {value}" for key, value in particulars.items() if key != "type")
