"""How the terminal sets up and shows Spots."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from pipyard.cli.terminal.games import TerminalGame
from pipyard.cli.terminal.general import Face
from pipyard.cli.terminal.listing import numbered
from pipyard.cli.terminal.options import Options
from pipyard.cli.terminal.play_options import PlayOptions
from pipyard.cli.terminal.seats import only_person
from pipyard.cli.terminal.session import Session
from pipyard.cli.terminal.spots.drawing import Drawing
from pipyard.cli.terminal.spots.options import options_of
from pipyard.cli.terminal.spots.setup import tiles_of
from pipyard.cli.terminal.spots.telling import paragraphs
from pipyard.cli.terminal.spots.wording import SpotsVoice
from pipyard.cli.terminal.telling import Paragraph
from pipyard.core.contract import Fact, Game
from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.actions import (
    Action,
    BuryDie,
    DoMore,
    DoTrick,
    KeepRoll,
    PlaceDie,
    ScoreDogs,
)
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spots.view import View
from pipyard.i18n import Words
from pipyard.i18n.pack_names import read_names

_ALWAYS_ASKED = (DoTrick, PlaceDie, BuryDie, ScoreDogs)


class SpotsFace(Face):
    """How one session of Spots is shown."""

    voice: SpotsVoice

    def __init__(self, session: Session[Spots], words: Words) -> None:
        seats, pack = session.table.seats, session.content
        names = None if pack is None else read_names(Path(pack))
        super().__init__(session, SpotsVoice(words, seats, only_person(seats), names))
        self._drawing = Drawing(session.game.content, self.voice)

    @property
    def _view(self) -> View:
        view: View = self._session.game.view(self._session.position)
        return view

    def options(self) -> Options:
        """List what the current player may do."""
        return options_of(self._session, self.voice)

    def table(self, *, whole: bool, brief: bool) -> RenderableType:
        """Draw the whole table at the start of a turn, else what is in front of the player."""
        view = self._view
        if view.phase == "turn" or whole:
            return self._drawing.board(view, view.turn, brief=brief)
        return self._drawing.own(view, view.turn)

    def choices(self, options: Options) -> RenderableType | None:
        """List the options; tricks have their numbers on the table."""
        return numbered(
            option for option in options.listed if not isinstance(option.actions[-1], DoTrick)
        )

    def paragraphs(self, facts: Sequence[Fact]) -> Iterable[Paragraph]:
        """Describe facts, separated by turns."""
        return paragraphs(self.voice, facts)

    def is_worth_a_note(self, action: Action) -> bool:
        """Return whether an action done automatically is worth mentioning."""
        return not isinstance(action, DoMore)

    def help(self, about: str) -> RenderableType:
        """Explain the game briefly, or the tricks whose names start with the given words."""
        words, known = self.voice.words, self._session.game.content.trick_numbers
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


class SpotsTerminal(TerminalGame):
    """Spots as a game of the terminal."""

    options = ("set_name", "tiles", "off_leash", "d0g_treats", "pack")

    def is_solo(self, options: PlayOptions) -> bool:
        """Return whether one person wants to play against d0g."""
        return options.solo or (options.d0g_treats is not None and not options.seats)

    def content(self, options: PlayOptions) -> str | None:
        """Return the folder that the cards and tiles are read from."""
        return None if options.pack is None else str(options.pack.resolve())

    def with_content(self, content: str | None) -> Game[Any, Any, Any]:
        """Return the game with the cards and tiles of a folder, or with the usual ones."""
        return self.published if content is None else Spots.read(Path(content), Path(content).name)

    def configure(self, game: Spots, seats: int, options: PlayOptions, words: Words) -> SpotsConfig:
        """Describe the tiles in play, and what d0g starts with."""
        treats = options.d0g_treats
        if treats is not None and seats > 1:
            raise InvalidConfig(words("terminal-d0g-treats-alone"))
        tiles = tiles_of(options, game.content, words)
        usual = SpotsConfig(seats, tiles, options.off_leash)
        return usual if treats is None else replace(usual, d0g_treats=treats)

    def face(self, session: Session[Spots], words: Words) -> SpotsFace:
        """Return the display of a session."""
        return SpotsFace(session, words)

    def is_forced(self, legal: Sequence[Action]) -> bool:
        """Return whether there is only one trivial action."""
        return len(legal) == 1 and not isinstance(legal[0], _ALWAYS_ASKED)

    def is_choice(self, legal: Sequence[Action]) -> bool:
        """Return whether the options differ; the order of burying dice makes no difference."""
        return len(legal) > 1 and not all(isinstance(action, BuryDie) for action in legal)

    def joins_next(self, action: Action) -> bool:
        """Return whether an action keeps a roll, which is part of what is done next."""
        return isinstance(action, KeepRoll)


GAME = SpotsTerminal("spots")
