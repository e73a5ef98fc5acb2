"""The loop of a terminal game: shows, asks, and does what was typed, until the end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.text import Text

from pipyard.cli.terminal.general import Face
from pipyard.cli.terminal.options import Options
from pipyard.cli.terminal.reading import Command, read
from pipyard.cli.terminal.seats import introduced
from pipyard.cli.terminal.session import CannotUndo, Session
from pipyard.cli.terminal.telling import print_paragraphs
from pipyard.core.contract import Fact
from pipyard.core.errors import AmbiguousText, InvalidText, PipyardError

_LATEST_FACTS = 12
_HIGH_ENOUGH = 36


@dataclass(frozen=True, slots=True)
class Outside:
    """Everything that a terminal game uses: the screen, the keyboard, and its file.

    `read_line` gets the prompt and raises EOFError at the end of input. `keep` saves the game and
    returns where; `forget` deletes the save; `resume_with` is the command that continues the game.
    """

    console: Console
    read_line: Callable[[str], str]
    keep: Callable[[Session[Any]], str]
    forget: Callable[[], None]
    resume_with: str


class _Leave(Exception):
    """The player wants to leave."""


class Play:
    """One visit to a game."""

    def __init__(self, session: Session[Any], face: Face, outside: Outside) -> None:
        self._session = session
        self._face = face
        self._outside = outside
        self._voice = face.voice
        self._words = face.voice.words
        self._console = outside.console
        self._game = session.terminal_game.name
        self._told = session.table.version
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
        if not self._session.played:
            self._say(self._face.welcome())
            for bot in dict.fromkeys(seat.bot for seat in self._session.table.seats if seat.bot):
                self._say(introduced(bot, self._game, self._words))
            return
        self._say(self._words("terminal-welcome-back"))
        self._tell(self._session.facts(most=_LATEST_FACTS))

    def _step(self) -> None:
        session = self._session
        if session.chance and not self._face.waits():
            session.draw()
        elif session.bot is not None:
            session.let_bot_act()
        elif session.is_forced():
            self._do_only(session.legal()[0])
        else:
            self._ask()

    def _ask(self) -> None:
        """Show what is new, ask the player, and do what the player typed."""
        options = self._face.options()
        if self._waiting:
            line = self._waiting.pop(0)
        else:
            self._tell_news()
            self._show(options)
            typed = self._outside.read_line(self._marker(options))
            line, *self._waiting = _wishes(typed, options)
        try:
            wish = read(line, options, self._words)
        except (InvalidText, AmbiguousText) as error:
            self._waiting.clear()
            self._tell_news()
            self._say(error.sentence)
            return
        if isinstance(wish, Command):
            self._tell_news()
            self._obey(wish)
        elif wish.opens:
            self._face.open(wish.opens)
            self._show_choices(self._face.options())
        elif wish.actions:
            for action in wish.actions:
                self._do(action)
            self._keep()
        else:
            self._session.draw()

    def _do(self, action: Any) -> None:
        self._session.act(action)
        if self._session.chance or self._session.bot is not None:
            self._waiting.clear()

    def _do_only(self, action: Any) -> None:
        """Do the only possible action, and say so unless it is trivial."""
        self._do(action)
        if self._face.is_worth_a_note(action):
            self._tell_news()
            self._say(self._words("terminal-only-choice"))

    def _marker(self, options: Options) -> str:
        seat = self._session.seat
        name = ""
        if seat is not None and self._voice.reader is None:
            name = f"{self._voice.seat(seat)} "
        if options.only is not None:
            return self._words("terminal-marker-only", name=name, text=options.only.text)
        return self._words("terminal-marker", name=name)

    def _show(self, options: Options) -> None:
        """Draw the table if it has changed since it was last drawn."""
        version = self._session.table.version
        if self._drawn == version:
            return
        table = self._face.table(whole=self._drawn < 0, brief=self._is_brief())
        self._console.print(table)
        self._drawn = version
        self._say(options.prompt, "bold")
        self._show_choices(options)

    def _show_choices(self, options: Options) -> None:
        choices = self._face.choices(options)
        if choices is not None:
            self._console.print(choices)

    def _is_brief(self) -> bool:
        """Return whether what the others did should stay in sight rather than the whole table."""
        console = self._console
        return self._drawn >= 0 and console.is_terminal and console.height < _HIGH_ENOUGH

    def _obey(self, command: Command) -> None:
        match command.name:
            case "undo":
                self._undo(command.about)
            case "help":
                self._console.print(self._face.help(command.about))
            case "log":
                self._tell(self._session.facts())
            case "board":
                self._drawn = -1
            case "save":
                self._save()
            case "quit":
                raise _Leave
            case word:
                self._console.print(self._face.look(word, command.about))

    def _save(self) -> None:
        file = self._keep(aloud=True)
        if file is not None:
            self._say(self._words("terminal-saved", file=file))

    def _keep(self, *, aloud: bool = False) -> str | None:
        """Save the game; report a failure only once, or if the player asked to save."""
        try:
            return self._outside.keep(self._session)
        except (OSError, PipyardError) as error:
            if aloud or not self._warned:
                self._say(self._words("terminal-not-saved", reason=str(error)))
            self._warned = True
            return None

    def _undo(self, whose: str) -> None:
        seat = self._seat_to_undo(whose)
        if seat is None:
            self._say(self._words("terminal-undo-whose", name=whose))
            return
        try:
            self._session.undo(seat)
        except CannotUndo as error:
            self._waiting.clear()
            name = "" if error.seat is None else self._voice.seat(error.seat)
            self._say(self._words(f"terminal-undo-{error.reason}", name=name))
            return
        self._told = self._session.table.version
        self._keep()
        self._say(self._words("terminal-undone"))

    def _seat_to_undo(self, whose: str) -> int | None:
        """Find the person whose choice to take back: the current one, unless a name is given."""
        session = self._session
        if not whose:
            return session.last_person if session.seat is None else session.seat
        people = (s for s, seat in enumerate(session.table.seats) if seat.bot is None)
        meant = [seat for seat in people if session.names[seat].lower().startswith(whose)]
        return meant[0] if len(meant) == 1 else None

    def _tell_news(self) -> None:
        facts = self._session.facts(after=self._told)
        self._told = self._session.table.version
        self._tell(facts)

    def _tell(self, facts: Sequence[Fact]) -> None:
        print_paragraphs(self._console, self._face.paragraphs(facts))

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
        self._console.print()
        self._console.print(self._face.standings())
        self._say(self._face.ending(), "bold")
        self._say(self._words("terminal-over", game=self._game))
        self._outside.forget()


def _wishes(typed: str, options: Options) -> list[str]:
    """Split the input at commas, and words that are requests of their own."""
    wishes: list[str] = []
    for part in typed.split(","):
        tokens = part.lower().split()
        wishes += tokens if tokens and options.chain.issuperset(tokens) else [part]
    return wishes
