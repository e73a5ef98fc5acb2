"""The games that can be played here, and what the terminal must know of each."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, Protocol

from pydantic import TypeAdapter
from rich.console import RenderableType

from pipyard.cli.terminal.asked import Asked
from pipyard.cli.terminal.options import Options
from pipyard.cli.terminal.session import Rules, Session
from pipyard.cli.terminal.telling import Paragraph
from pipyard.cli.terminal.voice import Voice
from pipyard.core.contract import Fact
from pipyard.core.errors import InvalidConfig
from pipyard.i18n import Words

NAMES = ("spots", "spotted")


class Face(Protocol):
    """How one session of a game looks and what it says."""

    @property
    def voice(self) -> Voice:
        """The words, and who reads them."""
        ...

    def options(self) -> Options:
        """List what the player who is asked may do."""
        ...

    def table(self, *, whole: bool, brief: bool) -> RenderableType:
        """Draw what the player who is asked must see, or the whole table.

        A brief drawing leaves out what has been shown and would push the rest out of sight.
        """
        ...

    def choices(self, options: Options) -> RenderableType | None:
        """List the options with the numbers to type, except where the table shows them."""
        ...

    def open(self, part: str) -> None:
        """List a part of the options in full, until something is done."""
        ...

    def paragraphs(self, facts: Sequence[Fact]) -> Iterable[Paragraph]:
        """Tell facts, parted by turns."""
        ...

    def is_worth_a_note(self, action: Any) -> bool:
        """Tell whether to say that an action done by itself was the only one."""
        ...

    def waits(self) -> bool:
        """Tell whether chance should wait for a nod, since a player may think again."""
        ...

    def look(self, word: str, about: str) -> RenderableType:
        """Show what one of the game's own words asks for."""
        ...

    def help(self, about: str) -> RenderableType:
        """Explain the game in short, or the thing named."""
        ...

    def standings(self) -> RenderableType:
        """Draw all players as at the end of a game."""
        ...

    def ending(self) -> str:
        """Say who won."""
        ...


class TerminalGame(Protocol):
    """A game as the terminal sets it up, keeps it and shows it."""

    name: str
    rules_version: int
    config: TypeAdapter[Any]
    action: TypeAdapter[Any]
    outcome: TypeAdapter[Any]

    def rules(self, pack: str | None) -> Rules:
        """Return the rules with the content of a pack, or with the usual one."""
        ...

    def new_session(self, asked: Asked, words: Words) -> Session[Any]:
        """Set up a game; what cannot be played is refused with a sentence that says what can."""
        ...

    def face(self, session: Session[Any], words: Words) -> Face:
        """Return how a session looks."""
        ...


def find_game(name: str, words: Words) -> TerminalGame:
    """Find a game by name; only its own code is loaded."""
    wanted = name.lower().rstrip("!")
    if wanted not in NAMES:
        known = ", ".join(NAMES)
        raise InvalidConfig(words("terminal-unknown-game", game=name, known=known))
    game: TerminalGame = import_module(f"pipyard.cli.terminal.{wanted}.game").GAME
    return game
