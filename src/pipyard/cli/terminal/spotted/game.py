"""How Spotted! is set up and shown in the terminal."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pipyard.cli.terminal.games import TerminalGame
from pipyard.cli.terminal.general import Face
from pipyard.cli.terminal.listing import entry, numbered
from pipyard.cli.terminal.options import Options
from pipyard.cli.terminal.play_options import PlayOptions
from pipyard.cli.terminal.seats import only_person
from pipyard.cli.terminal.session import Session
from pipyard.cli.terminal.spotted.drawing import STYLES, Drawing, face_sign
from pipyard.cli.terminal.spotted.options import options_of
from pipyard.cli.terminal.spotted.telling import paragraphs
from pipyard.cli.terminal.spotted.wording import SpottedVoice, bonus_message
from pipyard.cli.terminal.telling import Paragraph
from pipyard.core.contract import Fact, Game
from pipyard.games.spotted.actions import Action, KeepRoll, RerollDice
from pipyard.games.spotted.content import COLOURS, MAGNIFIERS, SheetFile, find_sheet
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.record import BONUSES
from pipyard.games.spotted.rules import picking_step, picks_in_turn
from pipyard.games.spotted.view import View
from pipyard.i18n import Words
from pipyard.server.tables.events import Moved, Rolled

_FILE = ".toml"


class SpottedFace(Face):
    """How one session of Spotted! is shown."""

    voice: SpottedVoice

    def __init__(self, session: Session[Spotted], words: Words) -> None:
        seats = session.table.seats
        super().__init__(session, SpottedVoice(words, seats, only_person(seats)))
        self._sheet = session.game.content
        self._drawing = Drawing(self._sheet, self.voice)
        self._seen: dict[int, int] = {}
        self._last: int | None = None
        self._opened: tuple[int, str] = (0, "")

    @property
    def _view(self) -> View:
        view: View = self._session.game.view(self._session.position)
        return view

    def options(self) -> Options:
        """List what the current player may do."""
        version, family = self._opened
        opened = family if version == self._session.table.version else ""
        return options_of(self._session, self.voice, opened)

    def open(self, part: str) -> None:
        """List a family's ways to place spots in full."""
        self._opened = (self._session.table.version, part)

    def table(self, *, whole: bool, brief: bool) -> RenderableType:
        """Draw the whole table when a player is first asked after a roll or in a round.

        If the same player has seen it before, the meadow is left out.
        """
        view, seat = self._view, self._session.seat
        if seat is None:
            return self._drawing.scores_in_short(view)
        takers = _takers(self._session.position)
        stretch = self._stretch()
        first, back = self._seen.get(seat) != stretch, self._last != seat
        self._seen[seat], self._last = stretch, seat
        if whole or first or back:
            writes = view.phase == "write"
            shorter = not whole and not writes and (brief or not first)
            return self._drawing.board(view, seat, takers, brief=shorter)
        return self._drawing.own(view, seat, takers)

    def _stretch(self) -> int:
        """Number the parts of the game between which any sheet may have changed."""
        rolled = (e.drawn for e in self._session.played.values() if isinstance(e, Rolled))
        rolls = sum(len(drawn.outcome.faces) == len(COLOURS) for drawn in rolled)
        return 10 * rolls + int(self._session.position[0].box)

    def choices(self, options: Options) -> RenderableType | None:
        """List the options, with uses of dice under the die they use."""
        if self._session.seat is None:
            return None
        groups = [(name, list(of)) for name, of in groupby(options.listed, lambda o: o.group)]
        if len(groups) == 1 and not groups[0][0]:
            return numbered(groups[0][1])
        dice = dict(self._view.sheets[self._session.seat].dice)
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        for colour, of in groups:
            lines = [entry(option, option.label) for option in of]
            title = Text(self.voice.colour(colour), STYLES[colour])
            if colour in dice:
                title.append(f" [{face_sign(dice[colour])}]", "bold")
            table.add_row(title, Columns(lines, padding=(0, 2), column_first=True))
        return table

    def paragraphs(self, facts: Sequence[Fact]) -> Iterable[Paragraph]:
        """Describe facts, separated by rounds, turns and players."""
        return paragraphs(self.voice, facts, solo=len(self._session.names) == 1)

    def waits(self) -> bool:
        """Wait before a roll that ends a person's chance to undo."""
        last = next(reversed(self._session.played.values()), None)
        rerolled = isinstance(last, Moved) and isinstance(last.move.action, RerollDice)
        return self._session.last_person is not None and not rerolled

    def look(self, word: str, about: str) -> RenderableType:
        """Show a sheet, a meadow or the scores."""
        if word == "scores":
            return self._drawing.scores(self._view)
        seat = self._seat_called(about)
        if seat is None:
            known = ", ".join(self._session.names)
            return Text(self.voice.words("terminal-unknown-player", name=about, known=known))
        sheet = self._view.sheets[seat]
        drawn = self._drawing.meadow if word == "map" else self._drawing.whole_sheet
        return Group(Text(self.voice.seat(seat), "bold"), drawn(sheet))

    def _seat_called(self, name: str) -> int | None:
        if not name:
            asked = self._session.seat
            return asked if asked is not None else self._session.last_person
        names = enumerate(self._session.names)
        meant = [seat for seat, known in names if known.lower().startswith(name)]
        return meant[0] if len(meant) == 1 else None

    def help(self, about: str) -> RenderableType:
        """Explain the game, or the magnifier or bonus whose name starts with the given words."""
        words = self.voice.words
        if about:
            return self._explanation(about)
        rules = "spotted-help-rules-solo" if len(self._session.names) == 1 else "spotted-help-rules"
        there = {field.kind for field in self._sheet.fields}
        kinds = [kind for kind in MAGNIFIERS if kind in there]
        return Group(
            Text(words(rules)),
            Text(words("spotted-help-spots")),
            self._drawing.explanations(kinds),
            Text(words("spotted-help-tips")),
            Text(words("terminal-help-commands-spotted")),
        )

    def _explanation(self, about: str) -> RenderableType:
        kinds = [kind for kind in MAGNIFIERS if about in (kind, self.voice.kind(kind))]
        kinds = kinds or [kind for kind in MAGNIFIERS if kind.startswith(about)]
        if kinds:
            return self._drawing.explanations(kinds)
        for bonus in BONUSES:
            name = self.voice.bonus(bonus)
            if name.startswith(about) or bonus.startswith(about):
                said = self.voice.words(f"{bonus_message(bonus)}-about")
                return Text.assemble((name, "bold"), f"  {said}")
        known = ", ".join((*MAGNIFIERS, *map(self.voice.bonus, BONUSES)))
        return Text(self.voice.words("terminal-unknown-thing", thing=about, known=known))

    def standings(self) -> RenderableType:
        """Draw the final scoring, family by family."""
        return self._drawing.scores(self._view)

    def ending(self) -> str:
        """Say who won, or how well a solo player did."""
        return self.voice.ending(self._view)


def _takers(position: np.recarray) -> list[int]:
    """List the seats that take a die from now on, in order."""
    game = position.copy()[0]
    seats = []
    for pick in range(game.picks, picks_in_turn(game)):
        game.picks = pick
        seats.append(int(game.active + picking_step(game)) % int(game.seats))
    return seats


class SpottedTerminal(TerminalGame):
    """Spotted! as a game of the terminal."""

    options = ("sheet",)

    def content(self, options: PlayOptions) -> str | None:
        """Return the file that a custom sheet is read from."""
        own = options.sheet is not None and options.sheet.endswith(_FILE)
        # Absolute, so that the file is found when the game is continued from another folder.
        return str(Path(options.sheet).resolve()) if own and options.sheet else None

    def with_content(self, content: str | None) -> Game[Any, Any, Any]:
        """Return the game with the sheet of a file, or with the usual ones."""
        if content is None:
            return self.published
        path, sheet = Path(content), find_sheet(content)
        file = SheetFile(path.read_text(encoding="utf-8"), sheet)
        return Spotted(None, {path.stem: file}, path.stem)

    def configure(
        self, game: Spotted, seats: int, options: PlayOptions, words: Words
    ) -> SpottedConfig:
        """Describe which of the game's sheets is used."""
        del words
        if options.sheet is None or game.pack is not None:
            return SpottedConfig(seats, next(iter(game.sheets)))
        find_sheet(options.sheet)
        return SpottedConfig(seats, options.sheet.lower().replace(" ", "-"))

    def read_former_setup(
        self, config: dict[str, Any], content: str | None
    ) -> tuple[dict[str, Any], str | None]:
        """Put the sheet into the setup; old saves named it next to the setup."""
        if content is None:
            return config, None
        sheet = Path(content).stem if content.endswith(_FILE) else content
        return {**config, "sheet": sheet}, content if content.endswith(_FILE) else None

    def face(self, session: Session[Spotted], words: Words) -> SpottedFace:
        """Return the display of a session."""
        return SpottedFace(session, words)

    def is_forced(self, legal: Sequence[Action]) -> bool:
        """Return whether there is only one action."""
        return len(legal) == 1

    def joins_next(self, action: Action) -> bool:
        """Return whether an action keeps a roll, which is part of the die that is taken next."""
        return isinstance(action, KeepRoll)


GAME = SpottedTerminal("spotted")
