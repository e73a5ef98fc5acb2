"""What `pipyard play` does: find or set up the game, then let the player play."""

import contextlib
import io
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from pipyard.cli.machines import tell_machine
from pipyard.cli.terminal.games import TerminalGame, find_game
from pipyard.cli.terminal.loop import Outside, Play
from pipyard.cli.terminal.play_options import PlayOptions
from pipyard.cli.terminal.saves import InvalidSave, Saves, from_json
from pipyard.cli.terminal.seats import bots_listed
from pipyard.cli.terminal.session import Session
from pipyard.core.errors import InvalidConfig
from pipyard.i18n import Words, words
from pipyard.server.settings import usual_data_folder

_WIDEST = 100


def show_bots(name: str) -> None:
    """List the bots one can play against."""
    language = words()
    for line in bots_listed(find_game(name, language).name, language):
        _console().print(line)


def run(name: str, options: PlayOptions, *, resume: bool, data: Path | None) -> None:
    """Play a new game or continue the one left last."""
    language = words()
    game = find_game(name, language)
    if resume and options != PlayOptions():
        raise InvalidConfig(language("terminal-resume-alone"))
    saves = Saves((data or usual_data_folder()) / "saves", game)
    tell_machine()
    console = _console()
    resume_with = f"pipyard play {game.name} --resume"
    if data is not None:
        resume_with = f"{resume_with} --data {shlex.quote(str(data))}"
    if resume:
        path, session = _resumed(game, saves, language)
    else:
        session = game.new_session(options, language)
        if saves.latest() is not None:
            console.print(language("terminal-waiting", command=resume_with))
        path = saves.new_path()

    def keep(session: Session[Any]) -> str:
        saves.write(path, session)
        return str(path)

    def forget() -> None:
        path.unlink(missing_ok=True)

    outside = Outside(console, _reader(console), keep, forget, resume_with)
    Play(session, game.face(session, language), outside).run()


def _resumed(game: TerminalGame, saves: Saves, language: Words) -> tuple[Path, Session[Any]]:
    path = saves.latest()
    if path is None:
        raise InvalidSave(language("terminal-no-save", game=game.name))
    try:
        return path, from_json(game, path.read_text(encoding="utf-8"), language)
    except (OSError, UnicodeDecodeError):
        raise InvalidSave(language("terminal-save-unreadable", game=game.name)) from None


def _console() -> Console:
    if isinstance(sys.stdout, io.TextIOWrapper):
        # An old code page prints a question mark for a missing character instead of ending the
        # game.
        sys.stdout.reconfigure(errors="replace")
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, _WIDEST)
    return console


def _reader(console: Console) -> Callable[[str], str]:
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401, PLC0415  (editing and history, where there is any)
        return input

    def read_and_echo(prompt: str) -> str:
        line = input(prompt)
        console.print(line)
        return line

    return read_and_echo
