"""Spots as the terminal sets it up, keeps it and shows it."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter
from rich.console import Group, RenderableType
from rich.text import Text

from pipyard.cli.terminal.asked import Asked
from pipyard.cli.terminal.listing import numbered
from pipyard.cli.terminal.options import Options
from pipyard.cli.terminal.seats import only_person
from pipyard.cli.terminal.session import Session
from pipyard.cli.terminal.spots.drawing import Drawing
from pipyard.cli.terminal.spots.options import options_of
from pipyard.cli.terminal.spots.rules import SpotsRules
from pipyard.cli.terminal.spots.setup import content_of, new_session
from pipyard.cli.terminal.spots.telling import paragraphs
from pipyard.cli.terminal.spots.wording import SpotsVoice
from pipyard.cli.terminal.telling import Paragraph
from pipyard.core.contract import Fact
from pipyard.games.spots.actions import Action, ChanceOutcome, DoMore, DoTrick
from pipyard.games.spots.game import RULES_VERSION, Spots, SpotsConfig
from pipyard.games.spots.view import View
from pipyard.i18n import Words
from pipyard.i18n.pack_names import read_names


class SpotsFace:
    """How one session of Spots looks."""

    def __init__(self, session: Session[SpotsRules], words: Words) -> None:
        self._session = session
        seats, pack = session.setup.seats, session.setup.pack
        names = None if pack is None else read_names(Path(pack))
        self.voice = SpotsVoice(words, seats, only_person(seats), names)
        self._drawing = Drawing(session.rules.game.content, self.voice)

    @property
    def _view(self) -> View:
        return self._session.rules.view(self._session.position)

    def options(self) -> Options:
        """List what the player who is asked may do."""
        return options_of(self._session, self.voice)

    def table(self, *, whole: bool, brief: bool) -> RenderableType:
        """Draw the whole table at the start of a turn, else what lies before the player."""
        view = self._view
        if view.phase == "turn" or whole:
            return self._drawing.board(view, view.turn, brief=brief)
        return self._drawing.own(view, view.turn)

    def choices(self, options: Options) -> RenderableType | None:
        """List the options; tricks have their numbers on the board."""
        return numbered(
            option for option in options.listed if not isinstance(option.actions[-1], DoTrick)
        )

    def open(self, part: str) -> None:
        """Open nothing: the lists of Spots are short enough to be shown whole."""

    def paragraphs(self, facts: Sequence[Fact]) -> Iterable[Paragraph]:
        """Tell facts, parted by turns."""
        return paragraphs(self.voice, facts)

    def is_worth_a_note(self, action: Action) -> bool:
        """Tell whether an action done by itself was more than going on."""
        return not isinstance(action, DoMore)

    def waits(self) -> bool:
        """Never wait: what is rolled follows from what was chosen."""
        return False

    def look(self, word: str, about: str) -> RenderableType:  # noqa: ARG002
        """Show nothing: Spots has no words of its own that show something."""
        return Text()

    def help(self, about: str) -> RenderableType:
        """Explain the game in short, or tricks whose names start so."""
        words, known = self.voice.words, self._session.rules.game.content.trick_numbers
        if about:
            called = {name: self.voice.name("trick", name) for name in known}
            found = [
                name
                for name, ours in called.items()
                if name.lower().startswith(about) or ours.lower().startswith(about)
            ]
            if found:
                return self._drawing.trick_texts(found)
            names = ", ".join(called.values())
            return Text(words("terminal-unknown-trick", trick=about, known=names))
        parts: list[RenderableType] = [Text(words("terminal-help-rules"))]
        if self._view.d0g is not None:
            parts.append(Text(words("terminal-help-d0g")))
        parts.append(self._drawing.trick_texts(tile.trick for tile in self._view.tiles))
        parts.append(Text(words("terminal-help-commands")))
        return Group(*parts)

    def standings(self) -> RenderableType:
        """Draw all players as at the end of a game."""
        return self._drawing.standings(self._view)

    def ending(self) -> str:
        """Say who won."""
        return self.voice.ending(self._view)


class SpotsAtTerminal:
    """Spots among the games of the terminal."""

    name = "spots"
    rules_version = RULES_VERSION
    config: TypeAdapter[Any] = TypeAdapter(SpotsConfig)
    action: TypeAdapter[Any] = TypeAdapter(Annotated[Action, Field(discriminator="type")])
    outcome: TypeAdapter[Any] = TypeAdapter(Annotated[ChanceOutcome, Field(discriminator="type")])

    def rules(self, pack: str | None) -> SpotsRules:
        """Return the rules with the cards and tiles of a folder, or with the usual ones."""
        return SpotsRules(Spots(content_of(pack)))

    def new_session(self, asked: Asked, words: Words) -> Session[SpotsRules]:
        """Set up a game; what cannot be played is refused with a sentence that says what can."""
        return new_session(asked, words)

    def face(self, session: Session[SpotsRules], words: Words) -> SpotsFace:
        """Return how a session looks."""
        return SpotsFace(session, words)


GAME = SpotsAtTerminal()
