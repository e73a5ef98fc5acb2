"""Play at the terminal: shows, asks, and does what was typed, until the game is over or left."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from pipyard.cli.terminal.chance import Chance
from pipyard.cli.terminal.drawing import Drawing
from pipyard.cli.terminal.options import Options, options_of
from pipyard.cli.terminal.reading import Command, read
from pipyard.cli.terminal.seats import only_person
from pipyard.cli.terminal.session import CannotUndo, Session
from pipyard.cli.terminal.telling import Teller
from pipyard.cli.terminal.wording import Voice
from pipyard.core.contract import Fact
from pipyard.core.errors import AmbiguousText, InvalidText
from pipyard.games.spots.actions import Action, DoMore
from pipyard.i18n import Words

_LATEST_FACTS = 12
_HIGH_ENOUGH = 36


@dataclass(frozen=True, slots=True)
class Outside:
    """All that a game at the terminal touches: the screen, what is typed, and its file.

    `read_line` gets the prompt; it raises EOFError at the end of input. `keep` saves the game and
    says where; `forget` drops what was saved; `resume_with` is the command that goes on with it.
    """

    console: Console
    read_line: Callable[[str], str]
    keep: Callable[[Session], str]
    forget: Callable[[], None]
    resume_with: str


class _Leave(Exception):
    """The player wants to go."""


class Play:
    """One visit to a game."""

    def __init__(self, session: Session, outside: Outside, words: Words) -> None:
        self._session = session
        self._outside = outside
        self._words = words
        self._console = outside.console
        self._chance = Chance(session.setup.seed)
        self._reader = only_person(session.setup.seats)
        self._voice = Voice(words, session.setup.seats, self._reader)
        self._teller = Teller(outside.console, self._voice, session.setup.seats)
        self._drawing = Drawing(session.spots.content, self._voice)
        self._told = len(session.events)
        self._drawn = -1
        self._waiting: list[str] = []
        self._warned = False

    def run(self) -> None:
        """Play until the game is over or the player leaves; both are a clean end."""
        try:
            self._greet()
            while not self._session.over:
                self._step()
        except (_Leave, KeyboardInterrupt, EOFError) as leaving:
            if not isinstance(leaving, _Leave):
                self._console.print()
            self._leave()
        else:
            self._finish()

    def _greet(self) -> None:
        if not self._session.events:
            self._say(self._words("terminal-welcome"))
            return
        self._say(self._words("terminal-welcome-back"))
        self._teller.tell(self._latest_facts(_LATEST_FACTS))

    def _step(self) -> None:
        session = self._session
        events = len(session.events)
        if session.chance:
            session.draw(self._chance.below(events))
        elif session.bot is not None:
            session.let_bot_act(self._chance.stream(events))
        elif session.is_forced():
            self._do_only(session.legal()[0])
        else:
            self._ask()

    def _ask(self) -> None:
        """Show what is new, ask the acting player, and do what is typed."""
        self._tell_news()
        options = options_of(self._session, self._voice)
        if self._waiting:
            line = self._waiting.pop(0)
        else:
            self._show(options)
            line, *self._waiting = self._outside.read_line(self._marker(options)).split(",")
        try:
            wish = read(line, options, self._words)
        except (InvalidText, AmbiguousText) as error:
            self._waiting.clear()
            self._say(error.sentence)
            return
        if isinstance(wish, Command):
            self._obey(wish)
        else:
            for action in wish.actions:
                self._do(action)
            self._keep()

    def _do(self, action: Action) -> None:
        self._session.act(action)
        if self._session.chance or self._session.bot is not None:
            self._waiting.clear()

    def _do_only(self, action: Action) -> None:
        """Do what alone is possible, and say so unless it is just going on."""
        self._do(action)
        if not isinstance(action, DoMore):
            self._tell_news()
            self._say(self._words("terminal-only-choice"))

    def _marker(self, options: Options) -> str:
        seat = self._session.seat
        name = "" if self._reader is not None or seat is None else f"{self._voice.seat(seat)} "
        if options.only is not None:
            return self._words("terminal-marker-only", name=name, text=options.only.text)
        return self._words("terminal-marker", name=name)

    def _show(self, options: Options) -> None:
        """Draw the table if it has changed since it was drawn last."""
        seat, events = self._session.seat, len(self._session.events)
        if self._drawn == events or seat is None:
            return
        view = self._session.view()
        if view.phase == "turn" or self._drawn < 0:
            self._console.print(self._drawing.board(view, seat, brief=self._is_brief()))
        else:
            self._console.print(self._drawing.own(view, seat))
        self._drawn = events
        self._say(self._voice.prompt(options.view, options.actions), "bold")
        choices = self._drawing.choices(options)
        if choices is not None:
            self._console.print(choices)

    def _is_brief(self) -> bool:
        """Tell whether what the others did should rather stay in sight than all of the tricks."""
        console = self._console
        return self._drawn >= 0 and console.is_terminal and console.height < _HIGH_ENOUGH

    def _obey(self, command: Command) -> None:
        match command.name:
            case "undo":
                self._undo()
            case "help":
                self._help(command.about)
            case "log":
                self._teller.tell(self._latest_facts(len(self._session.events)))
            case "board":
                self._drawn = -1
            case "save":
                self._save()
            case _:
                raise _Leave

    def _save(self) -> None:
        file = self._keep(aloud=True)
        if file is not None:
            self._say(self._words("terminal-saved", file=file))

    def _keep(self, *, aloud: bool = False) -> str | None:
        """Save the game; that it cannot be saved is said once, or when it was asked for."""
        try:
            return self._outside.keep(self._session)
        except OSError as error:
            if aloud or not self._warned:
                self._say(self._words("terminal-not-saved", reason=str(error)))
            self._warned = True
            return None

    def _undo(self) -> None:
        try:
            self._session.undo()
        except CannotUndo as error:
            self._waiting.clear()
            name = "" if error.seat is None else self._voice.seat(error.seat)
            self._say(self._words(f"terminal-undo-{error.reason}", name=name))
            return
        self._told = min(self._told, len(self._session.events))
        self._keep()
        self._say(self._words("terminal-undone"))

    def _help(self, about: str) -> None:
        content = self._session.spots.content
        if about:
            found = [name for name in content.trick_numbers if name.lower().startswith(about)]
            if not found:
                known = ", ".join(content.trick_numbers)
                self._say(self._words("terminal-unknown-trick", trick=about, known=known))
                return
            self._console.print(self._drawing.trick_texts(found))
            return
        self._say(self._words("terminal-help-rules"))
        if self._session.view().d0g is not None:
            self._say(self._words("terminal-help-d0g"))
        tiles = self._session.view().tiles
        self._console.print(self._drawing.trick_texts(tile.trick for tile in tiles))
        self._say(self._words("terminal-help-commands"))

    def _tell_news(self) -> None:
        facts = [
            fact
            for number in range(self._told, len(self._session.events))
            for fact in self._session.facts(number)
        ]
        self._told = len(self._session.events)
        self._teller.tell(facts)

    def _latest_facts(self, most: int) -> list[Fact]:
        numbers = range(max(0, len(self._session.events) - most), len(self._session.events))
        return [fact for number in numbers for fact in self._session.facts(number)]

    def _say(self, sentence: str, style: str = "") -> None:
        self._console.print(Text(sentence, style))

    def _leave(self) -> None:
        if not self._session.people_moved():
            self._say(self._words("terminal-left"))
            return
        if self._keep(aloud=True) is not None:
            self._say(self._words("terminal-left-saved", command=self._outside.resume_with))

    def _finish(self) -> None:
        self._tell_news()
        view = self._session.view()
        self._console.print()
        self._console.print(self._drawing.standings(view))
        self._say(self._voice.ending(view), "bold")
        self._say(self._words("terminal-over"))
        self._outside.forget()
