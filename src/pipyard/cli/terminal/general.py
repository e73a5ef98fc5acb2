"""The display of a game without one of its own: position as a card, actions as a list."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, fields
from itertools import groupby
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pipyard.cli.terminal.listing import numbered
from pipyard.cli.terminal.options import Option, Options
from pipyard.cli.terminal.session import Session
from pipyard.cli.terminal.telling import Paragraph
from pipyard.cli.terminal.voice import Voice, yes
from pipyard.core.contract import Fact, fields_by_seat

_OF_A_SEAT = ("active", "player", "seat", "turn", "winner")
"""Fields with these names in a position or a fact hold a seat."""
_NOTHING = "–"


class Face:
    """How one session of a game is shown in words; games override what they can say better."""

    def __init__(self, session: Session[Any], voice: Voice, title: str = "") -> None:
        self._session = session
        self.voice = voice
        self._title = title

    def welcome(self) -> str:
        """Greet the player who starts a game."""
        words, own = self.voice.words, f"terminal-welcome-{self._session.terminal_game.name}"
        return words(own) if own in words else words("terminal-welcome", game=self._title)

    def options(self) -> Options:
        """List what the current player may do."""
        legal = enumerate(self._session.legal(), 1)
        verbs = tuple(_verb(kind) for kind in self._session.game.metadata.actions)
        options = tuple(self._option(number, action) for number, action in legal)
        return Options(options, self.voice.words("terminal-prompt"), verbs)

    def _option(self, number: int, action: Any) -> Option:
        particulars = asdict(action)
        kind = particulars.pop("type")
        text = " ".join((_plain(kind), *_flat(particulars.values()))).lower()
        label = self._said(kind, particulars)
        return Option(number, text, f"{label[0].upper()}{label[1:]}", (action,))

    def table(self, *, whole: bool, brief: bool) -> RenderableType:
        """Draw what the current player must see, or the whole table.

        A brief drawing leaves out what has already been shown and would push the rest out of sight.
        """
        del whole, brief
        view = self._session.game.view(self._session.position)
        card = Table.grid(padding=(0, 2))
        by_seat = fields_by_seat(view)
        for key, value in asdict(view).items():
            shown = self._by_seat(value) if key in by_seat else self._shown(key, value)
            card.add_row(Text(_plain(key), "bold"), Text(shown))
        return Panel(card, title=Text(self._title, "bold"), title_align="left", expand=False)

    def choices(self, options: Options) -> RenderableType | None:
        """List the options with the numbers to type, except where the table shows them."""
        return numbered(options.listed)

    def open(self, part: str) -> None:
        """List one part of the options in full, until something is done."""

    def paragraphs(self, facts: Sequence[Fact]) -> Iterable[Paragraph]:
        """Describe facts in order, separated where another player did something."""
        for _, of_seat in groupby(facts, lambda fact: fact.particulars.get("seat")):
            yield Paragraph(sentences=[Text(self._told(fact)) for fact in of_seat])

    def _told(self, fact: Fact) -> str:
        particulars = dict(fact.particulars)
        seat = particulars.pop("seat", None)
        said = self._said(fact.type, particulars)
        if seat is None:
            return f"{said[0].upper()}{said[1:]}."
        return f"{self.voice.words('terminal-label', label=self.voice.seat(seat))}{said}."

    def is_worth_a_note(self, action: Any) -> bool:
        """Return whether to mention that an action done automatically was the only one."""
        del action
        return False

    def waits(self) -> bool:
        """Return whether chance should wait for confirmation, because a player may want to undo."""
        return False

    def look(self, word: str, about: str) -> RenderableType:
        """Explain one of the game's own words."""
        del word, about
        return Text()

    def help(self, about: str) -> RenderableType:
        """Explain the game briefly, or the thing named."""
        del about
        return Text(self.voice.words("terminal-help"))

    def standings(self) -> RenderableType:
        """Draw all players as at the end of a game."""
        outcome = self._session.game.outcome(self._session.position)
        listed = Table.grid(padding=(0, 2))
        for name, score in zip(self._session.names, outcome.scores, strict=False):
            listed.add_row(name, Text(str(score), justify="right"))
        return listed

    def ending(self) -> str:
        """Say who won."""
        winners = self._session.game.outcome(self._session.position).winners
        words, reader = self.voice.words, self.voice.reader
        if not winners:
            return words("terminal-nobody-won")
        names = self.voice.listed(self.voice.seat(seat) for seat in winners)
        return words("terminal-won", count=len(winners), names=names, you=yes(winners == (reader,)))

    def _said(self, kind: str, particulars: Mapping[str, Any]) -> str:
        """Name something with its details: `points kept, 12 points`."""
        given = ((key, value) for key, value in particulars.items() if value is not None)
        return ", ".join((_plain(kind), *(self._particular(key, value) for key, value in given)))

    def _particular(self, key: str, value: Any) -> str:
        counted = key.endswith("s") and isinstance(value, int)
        said = self._shown(key, value)
        return f"{said} {_plain(key)}" if counted else f"{_plain(key)} {said}"

    def _by_seat(self, values: Sequence[Any]) -> str:
        pairs = zip(self._session.names, values, strict=False)
        return ", ".join(f"{name} {self._shown('', value)}" for name, value in pairs)

    def _shown(self, key: str, value: Any) -> str:
        """Format a value; a seat becomes the name of its player."""
        names = self._session.names
        if isinstance(value, bool):
            return yes(value)
        if key in _OF_A_SEAT and isinstance(value, int) and 0 <= value < len(names):
            return names[value]
        if isinstance(value, Mapping):
            return ", ".join(self._particular(inner, each) for inner, each in value.items())
        if isinstance(value, list | tuple) and value:
            shown = [self._shown("", each) for each in value]
            nested = any(isinstance(each, Mapping | list | tuple) for each in value)
            return ("\n" if nested else ", ").join(shown)
        return _NOTHING if value in (None, "", (), []) else str(value)


def _plain(name: str) -> str:
    return name.replace("_", " ")


def _verb(kind: type) -> str:
    """Return the first word of the name of a kind of action."""
    called = next(field.default for field in fields(kind) if field.name == "type")
    return _plain(str(called)).split()[0]


def _flat(values: Iterable[Any]) -> Iterator[str]:
    """Format values one after another, the way players type them."""
    for value in values:
        if isinstance(value, Mapping):
            yield from _flat(value.values())
        elif isinstance(value, list | tuple):
            yield from _flat(value)
        elif value is not None:
            yield str(value)
