"""Spotted! as the terminal sets it up, keeps it and shows it."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Annotated, Any

from pydantic import Field, TypeAdapter
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pipyard.cli.terminal.asked import Asked
from pipyard.cli.terminal.listing import entry, numbered
from pipyard.cli.terminal.options import Options
from pipyard.cli.terminal.seats import only_person
from pipyard.cli.terminal.session import Session
from pipyard.cli.terminal.spotted.drawing import STYLES, Drawing, face_sign
from pipyard.cli.terminal.spotted.options import options_of
from pipyard.cli.terminal.spotted.rules import SpottedRules
from pipyard.cli.terminal.spotted.setup import new_session, rules_of
from pipyard.cli.terminal.spotted.telling import paragraphs
from pipyard.cli.terminal.spotted.wording import SpottedVoice, bonus_message
from pipyard.cli.terminal.telling import Paragraph
from pipyard.core.contract import Drawn, Fact, Move
from pipyard.games.spotted.actions import Action, ChanceOutcome, RerollDice
from pipyard.games.spotted.content import COLOURS, MAGNIFIERS
from pipyard.games.spotted.game import RULES_VERSION, SpottedConfig
from pipyard.games.spotted.record import BONUSES
from pipyard.games.spotted.view import View
from pipyard.i18n import Words


class SpottedFace:
    """How one session of Spotted! looks."""

    def __init__(self, session: Session[SpottedRules], words: Words) -> None:
        self._session = session
        self._sheet = session.rules.game.content
        self.voice = SpottedVoice(words, session.setup.seats, only_person(session.setup.seats))
        self._drawing = Drawing(self._sheet, self.voice)
        self._seen: dict[int, int] = {}
        self._last: int | None = None
        self._opened: tuple[int, str] = (0, "")

    @property
    def _view(self) -> View:
        return self._session.rules.view(self._session.position)

    def options(self) -> Options:
        """List what the player who is asked may do."""
        number, family = self._opened
        return options_of(
            self._session, self.voice, family if number == len(self._session.events) else ""
        )

    def open(self, part: str) -> None:
        """List a family's ways to place spots in full."""
        self._opened = (len(self._session.events), part)

    def table(self, *, whole: bool, brief: bool) -> RenderableType:
        """Draw the whole table when a player is first asked after a roll or in a round.

        When the keyboard comes back to a player who has seen it, the meadow is left out.
        """
        view, seat = self._view, self._session.seat
        if seat is None:
            return self._drawing.scores_in_short(view)
        takers = self._session.rules.takers(self._session.position)
        stretch = self._stretch()
        first, back = self._seen.get(seat) != stretch, self._last != seat
        self._seen[seat], self._last = stretch, seat
        if whole or first or back:
            writes = view.phase == "write"
            shorter = not whole and not writes and (brief or not first)
            return self._drawing.board(view, seat, takers, brief=shorter)
        return self._drawing.own(view, seat, takers)

    def _stretch(self) -> int:
        """Number the stretches of the game between which every sheet may have changed."""
        events = self._session.events
        rolls = sum(isinstance(e, Drawn) and len(e.outcome.faces) == len(COLOURS) for e in events)
        return 10 * rolls + int(self._session.position[0].box)

    def choices(self, options: Options) -> RenderableType | None:
        """List the options, uses of dice under the die they use."""
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
        """Tell facts, parted by rounds, turns and players."""
        return paragraphs(self.voice, facts, solo=len(self._session.names) == 1)

    def is_worth_a_note(self, action: Action) -> bool:
        """Say nothing: what happened is told anyway, and often there is nothing to choose."""
        del action
        return False

    def waits(self) -> bool:
        """Wait before a roll that ends a person's chance to think again."""
        last = self._session.events[-1] if self._session.events else None
        rerolled = isinstance(last, Move) and isinstance(last.action, RerollDice)
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
        """Explain the game in short, or the magnifier or bonus whose name starts so."""
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
        """Say who won, or how well a lone player did."""
        return self.voice.ending(self._view)


class SpottedAtTerminal:
    """Spotted! among the games of the terminal."""

    name = "spotted"
    rules_version = RULES_VERSION
    config: TypeAdapter[Any] = TypeAdapter(SpottedConfig)
    action: TypeAdapter[Any] = TypeAdapter(Annotated[Action, Field(discriminator="type")])
    outcome: TypeAdapter[Any] = TypeAdapter(ChanceOutcome)

    def rules(self, pack: str | None) -> SpottedRules:
        """Return the rules on a sheet, or on the usual one."""
        return rules_of(pack)

    def new_session(self, asked: Asked, words: Words) -> Session[SpottedRules]:
        """Set up a game; what cannot be played is refused with a sentence that says what can."""
        return new_session(asked, words)

    def face(self, session: Session[SpottedRules], words: Words) -> SpottedFace:
        """Return how a session looks."""
        return SpottedFace(session, words)


GAME = SpottedAtTerminal()
