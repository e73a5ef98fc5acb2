"""How the terminal sets up and shows a game; games with their own display build on this."""

from collections.abc import Sequence
from typing import Any

from pipyard.cli.terminal.chance import Chance
from pipyard.cli.terminal.general import Face
from pipyard.cli.terminal.play_options import PlayOptions, refuse_others
from pipyard.cli.terminal.seats import only_person, read_seats
from pipyard.cli.terminal.session import Session
from pipyard.cli.terminal.voice import Voice
from pipyard.core import registry
from pipyard.core.contract import Game
from pipyard.core.errors import InvalidConfig
from pipyard.i18n import Words
from pipyard.server.games.hosting import HostedGame


class TerminalGame:
    """What the terminal needs to know about a game; these defaults fit any game."""

    options: tuple[str, ...] = ()
    """The options of the command that belong to this game."""

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def published(self) -> Game[Any, Any, Any]:
        """The game with its published content."""
        return registry.find_game(self.name).load()

    def title(self, words: Words) -> str:
        """Return the game's name for use in a sentence."""
        return words(self.name) if self.name in words else self.published.title

    def new_session(self, options: PlayOptions, words: Words) -> Session[Any]:
        """Set up a game; refuse what cannot be played, with a sentence that says what can."""
        title = self.title(words)
        refuse_others(options, self.options, words, title)
        content = self.content(options)
        game, solo = self.with_content(content), self.is_solo(options)
        seats = read_seats(options.seats, game.metadata, title, solo=solo, words=words)
        config = self.configure(game, len(seats), options, words)
        kept = {"seed": options.seed, "content": content}
        session: Session[Any] = Session.seated(self, HostedGame(game), config, seats, **kept)
        return session.begin()

    def is_solo(self, options: PlayOptions) -> bool:
        """Return whether one person wants to play alone."""
        return options.solo

    def content(self, options: PlayOptions) -> str | None:
        """Return where to read content from, if it is not the published one."""
        del options
        return None

    def with_content(self, content: str | None) -> Game[Any, Any, Any]:
        """Return the game with its own content, or with the published one."""
        del content
        return self.published

    def configure(self, game: Any, seats: int, options: PlayOptions, words: Words) -> Any:
        """Describe how the game is set up."""
        del words
        return game.configure(seats, {}, Chance(options.seed).tiles())

    def read_former_setup(
        self, config: dict[str, Any], content: str | None
    ) -> tuple[dict[str, Any], str | None]:
        """Return the setup and content of a game saved before saves were logs."""
        return config, content

    def face(self, session: Session[Any], words: Words) -> Face:
        """Return the display of a session."""
        seats = session.table.seats
        return Face(session, Voice(words, seats, only_person(seats)), self.title(words))

    def is_forced(self, legal: Sequence[Any]) -> bool:
        """Return whether the player need not be asked about these actions."""
        del legal
        return False

    def is_choice(self, legal: Sequence[Any]) -> bool:
        """Return whether there is more than one way to go on that makes a difference."""
        return len(legal) > 1

    def joins_next(self, action: Any) -> bool:
        """Return whether an action is not a choice of its own but part of what is done next."""
        del action
        return False


def find_game(name: str, words: Words) -> TerminalGame:
    """Find a game by name, with its own display if it has one."""
    wanted = name.lower().rstrip("!")
    if wanted not in registry.game_names():
        known = ", ".join(registry.game_names())
        raise InvalidConfig(words("terminal-unknown-game", game=name, known=known))
    own: TerminalGame | None = registry.find_game(wanted).part("terminal")
    return own or TerminalGame(wanted)
