"""What `pipyard play spots` does: find or set up the game, then sit the player down."""

import contextlib
import io
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from pipyard.cli.terminal.loop import Outside, Play
from pipyard.cli.terminal.saves import GAME, InvalidSave, Saves, from_json
from pipyard.cli.terminal.session import Session
from pipyard.cli.terminal.setup import Asked, new_session
from pipyard.cli.warm import ensure_warm
from pipyard.core.errors import InvalidConfig
from pipyard.i18n import Words, words
from pipyard.server.settings import usual_data_folder

RESUME = "pipyard play spots --resume"
_WIDEST = 100


def run(game: str, asked: Asked, *, resume: bool, data: Path | None) -> None:
    """Play a new game or the one left last."""
    language = words()
    _check(game, asked, resume, language)
    saves = Saves((data or usual_data_folder()) / "saves")
    ensure_warm()
    console = _console()
    resume_with = RESUME if data is None else f"{RESUME} --data {shlex.quote(str(data))}"
    if resume:
        path, session = _resumed(saves, language)
    else:
        session = new_session(asked, language)
        if saves.latest() is not None:
            console.print(language("terminal-waiting", command=resume_with))
        path = saves.new_path()

    def keep(session: Session) -> str:
        saves.write(path, session)
        return str(path)

    def forget() -> None:
        path.unlink(missing_ok=True)

    Play(session, Outside(console, _reader(console), keep, forget, resume_with), language).run()


def _check(game: str, asked: Asked, resume: bool, language: Words) -> None:
    if game.lower() != GAME:
        raise InvalidConfig(language("terminal-unknown-game", game=game, known=GAME))
    if resume and asked != Asked():
        raise InvalidConfig(language("terminal-resume-alone"))


def _resumed(saves: Saves, language: Words) -> tuple[Path, Session]:
    path = saves.latest()
    if path is None:
        raise InvalidSave(language("terminal-no-save"))
    try:
        return path, from_json(path.read_text(encoding="utf-8"), language)
    except (OSError, UnicodeDecodeError):
        raise InvalidSave(language("terminal-save-unreadable")) from None


def _console() -> Console:
    if isinstance(sys.stdout, io.TextIOWrapper):
        # An old code page shows a question mark for what it lacks rather than end the game.
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
