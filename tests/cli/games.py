"""Games at the terminal without a terminal: input as typed, and output as read."""

import io
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from pipyard.bots import choose
from pipyard.cli.terminal.games import TerminalGame, find_game
from pipyard.cli.terminal.general import Face
from pipyard.cli.terminal.loop import Outside, Play
from pipyard.cli.terminal.options import Options
from pipyard.cli.terminal.play_options import PlayOptions
from pipyard.cli.terminal.saves import Saves
from pipyard.cli.terminal.session import Session
from pipyard.core.chance import new_stream
from pipyard.i18n import words

WIDTH = 80


def game_named(name: str) -> TerminalGame:
    """Find a game."""
    return find_game(name, words())


def new_session(options: PlayOptions, game: str = "spots") -> Session[Any]:
    """Set up a game."""
    return game_named(game).new_session(options, words())


def face_of(session: Session[Any]) -> Face:
    """Return the text that a session shows."""
    return session.terminal_game.face(session, words())


def begun(options: PlayOptions, game: str = "spots") -> Session[Any]:
    """Set up a game and let chance and bots act until a person has to."""
    session = new_session(options, game)
    advance(session)
    return session


def advance(session: Session[Any]) -> None:
    """Let chance and bots act until a person has to, or the game is over."""
    while session.chance or session.bot is not None:
        if session.chance:
            session.draw()
        else:
            session.let_bot_act()


def placed(session: Session[Any], position: np.recarray) -> Session[Any]:
    """Return a session that starts at a position, with the players of another."""
    record = position.tobytes()
    verdict = session.table.referee.look(record)
    table = session.table.changed(record=record, verdict=verdict, news=None, trail=())
    return Session(session.terminal_game, table, session.seed)


def offered(session: Session[Any]) -> Options:
    """List the legal actions of the person to act."""
    return face_of(session).options()


def type_like_a_bot(session: Session[Any]) -> str:
    """Return what a person would type who plays like the greedy bot."""
    options = offered(session)
    seat = session.seat
    if seat is None:
        return ""
    stream = new_stream(0, len(session.played))
    action = choose(session.game, "greedy", session.position, seat, stream)
    return next(option.text for option in options.all if option.actions == (action,))


class _Blind(Console):
    """Shows nothing, because rendering a table takes most of a game's time."""

    def print(self, *_: Any, **_more: Any) -> None:
        """Leave it."""


@dataclass
class Visit:
    """A run with lines to type, then the end of input; `shown` is the output."""

    session: Session[Any]
    folder: Path
    lines: Iterable[str] = ()
    typed: list[str] = field(default_factory=list)
    shown: str = ""

    def play(self, ending: type[BaseException] = EOFError) -> "Visit":
        """Type all lines."""
        lines = iter(self.lines)

        def read_line(prompt: str) -> str:
            self._screen.write(prompt)
            line = next(lines, None)
            if line is None:
                raise ending
            return self._type(line)

        self._run(read_line)
        return self

    def play_like_a_bot(self) -> "Visit":
        """Play the game to its end."""
        self._run(lambda _: self._type(type_like_a_bot(self.session)))
        return self

    def rehearse(self) -> "Visit":
        """Play the game to its end, without showing or saving it, to know what to type."""
        self._screen = io.StringIO()

        def read_line(_: str) -> str:
            return self._type(type_like_a_bot(self.session))

        outside = Outside(_Blind(), read_line, lambda _: "", lambda: None, "RESUME")
        Play(self.session, face_of(self.session), outside).run()
        return self

    def _type(self, line: str) -> str:
        self.typed.append(line)
        self._screen.write(f"{line}\n")
        return line

    def _run(self, read_line: Callable[[str], str]) -> None:
        self._screen = io.StringIO()
        console = Console(
            file=self._screen, width=WIDTH, highlight=False, markup=False, emoji=False
        )
        saves = Saves(self.folder, self.session.terminal_game)
        path = saves.latest() or saves.new_path()

        def keep(session: Session[Any]) -> str:
            saves.write(path, session)
            return path.name

        outside = Outside(console, read_line, keep, lambda: path.unlink(missing_ok=True), "RESUME")
        Play(self.session, face_of(self.session), outside).run()
        self.shown = self._screen.getvalue()
