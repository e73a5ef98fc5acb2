"""Scenario files: a position, the actions played from it, and what must be true then, as text.

This part is the same for every game; each game has a `ScenarioTable` that reads its own words.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, Self, TypeVar

from pipyard.core.errors import PipyardError

_LONGEST_LINE = 4_000
"""Longer than any list of legal actions, shorter than the numbers that Python refuses to read."""
_BYTE_ORDER_MARK = "\ufeff"


class InvalidScenario(PipyardError):
    """A file that cannot be read as a scenario."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__("scenario/invalid", reason)
        self.line = line


@dataclass(frozen=True, slots=True)
class Line:
    """A line without its comment, numbered from 1."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario file, split into its parts but not yet interpreted."""

    game: str
    title: str
    rules: tuple[str, ...]
    header: tuple[Line, ...]
    play: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """Where a scenario failed, and what was expected there."""

    line: int
    message: str


class ScenarioTable(Protocol):
    """A game's table as scenarios use it."""

    def copy(self) -> Self:
        """Return a separate table in the same position."""
        ...

    def turns_up(self, text: str) -> bool:
        """Return whether a line is the card or tile that chance is to turn up now."""
        ...

    def turn_up_first(self) -> bool:
        """Turn up the first possible card or tile if chance is to, and return whether it was."""
        ...

    def play(self, text: str, who: str | None) -> None:
        """Apply a line of play in exactly the current position; refuse what is not possible."""
        ...

    def keep_roll(self) -> bool:
        """Decline a reroll if one is offered, and return whether one was."""
        ...

    def play_forced(self) -> bool:
        """Take the only option, if it may be left out, and return whether there was one."""
        ...

    def actor(self) -> str:
        """Return who acts next: players, chance or nobody."""
        ...

    def legal(self, who: str | None) -> set[str]:
        """Return the legal actions of a player, or of all who may act, as text."""
        ...

    def canonical(self, text: str) -> str:
        """Return an action's text in the form that `legal` uses."""
        ...

    def check(self, fact: str) -> str | None:
        """Return None if a fact is true, else what is true instead."""
        ...


Table = TypeVar("Table", bound=ScenarioTable)


def read_scenario(text: str) -> Scenario:
    """Split a scenario file into its parts; any number of spaces or tabs may separate words."""
    lines = [
        Line(number, words)
        for number, raw in enumerate(text.removeprefix(_BYTE_ORDER_MARK).splitlines(), 1)
        if (words := " ".join(raw.split("#", 1)[0].split()))
    ]
    for line in lines:
        if len(line.text) > _LONGEST_LINE:
            raise InvalidScenario(line.number, f"a line has at most {_LONGEST_LINE} characters")
    if not lines or not lines[0].text.startswith("game "):
        raise InvalidScenario(1, "the first line must say `game NAME`")
    game = lines[0].text.removeprefix("game ").strip()
    title = ""
    rules: tuple[str, ...] = ()
    header: list[Line] = []
    for index, line in enumerate(lines[1:], 1):
        word, _, rest = line.text.partition(" ")
        if line.text == "play":
            return Scenario(game, title, rules, tuple(header), tuple(lines[index + 1 :]))
        if word == "title":
            title = rest.strip()
        elif word == "rules":
            rules = tuple(rest.split())
        else:
            header.append(line)
    return Scenario(game, title, rules, tuple(header), ())


def line_at_fault(lines: Sequence[Line], build: Callable[[Sequence[Line]], object]) -> int:
    """Find the header line that conflicts with the others: the last whose removal fixes it.

    If removing a single line does not help, something is missing after the last one.
    """
    for at in reversed(range(len(lines))):
        try:
            build([*lines[:at], *lines[at + 1 :]])
        except PipyardError:
            continue
        return lines[at].number
    return lines[-1].number if lines else 1


def run_scenario(play: Sequence[Line], table: ScenarioTable) -> Failure | None:
    """Play a scenario's lines; return the first failure."""
    _, failure = play_scenario(play, table)
    return failure


def play_scenario(play: Sequence[Line], table: Table) -> tuple[Table, Failure | None]:
    """Play a scenario's lines; return the resulting table, and the first failure.

    After a failure the lines that follow are only read: an unreadable one makes the file no
    scenario.
    """
    for at, line in enumerate(play):
        table, problem = _run_numbered(table, line)
        if problem:
            for later in play[at + 1 :]:
                _run_numbered(table, later)
            return table, Failure(line.number, problem)
    return table, None


def _run_numbered(table: Table, line: Line) -> tuple[Table, str | None]:
    try:
        settle_chance(table, line.text)
        return _run_line(table, line.text)
    except InvalidScenario as error:
        raise InvalidScenario(line.number, error.sentence) from None


def settle_chance(table: ScenarioTable, text: str = "") -> None:
    """Turn up the cards and tiles that a line, or the end of all lines, leaves to be turned up."""
    while not table.turns_up(text) and table.turn_up_first():
        pass


def _run_line(table: Table, text: str) -> tuple[Table, str | None]:
    mark, rest = text[0], text[1:].strip()
    if mark == "=":
        return table, _first_truth(table, lambda now: now.check(rest))
    if mark == "?":
        return table, _first_truth(table, lambda now: _compare_legal(now, rest))
    who, action = _split_name(rest if mark == "!" else text)
    after, refusal = _try_line(table, action, who, same_actor=mark == "!")
    if mark == "!":
        return table, None if refusal else f"expected {action!r} to be refused, it is legal"
    return after, f"expected {text!r} to be possible; {refusal}" if refusal else None


def _split_name(text: str) -> tuple[str | None, str]:
    name, colon, action = text.partition(":")
    return (name.strip(), action.strip()) if colon else (None, text)


def _try_line(
    table: Table, action: str, who: str | None, *, same_actor: bool
) -> tuple[Table, str | None]:
    """Apply a line, first as it is, then with the parts that may be left out added.

    A line that must be refused is not tried in another player's turn.
    """
    now = table.copy()
    refusal = None
    while True:
        try:
            now.play(action, who)
        except InvalidScenario:
            raise
        except PipyardError as error:
            refusal = refusal or error.sentence
        else:
            return now, None
        if not (now.keep_roll() or now.play_forced()):
            return table, refusal
        settle_chance(now, action)
        if same_actor and now.actor() != table.actor():
            return table, refusal


def _first_truth(table: ScenarioTable, check: Callable[[ScenarioTable], str | None]) -> str | None:
    """Check now and, since a forced choice may be left out, after each forced choice."""
    problem = check(table)
    if problem is None:
        return None
    now = table.copy()
    while now.play_forced():
        settle_chance(now, "")
        if check(now) is None:
            return None
    return problem


def _compare_legal(table: ScenarioTable, listed: str) -> str | None:
    """Compare the actions of all who may act, or only of the players named before a colon."""
    expected: dict[str | None, set[str]] = {}
    who: str | None = None
    for part in filter(None, map(str.strip, listed.split(","))):
        name, action = _split_name(part)
        who = name or who
        expected.setdefault(who, set()).add(table.canonical(action))
    for who, actions in (expected or {None: set()}).items():
        found = table.legal(who)
        if actions != found:
            return f"expected {_listing(actions)}; legal is {_listing(found)}"
    return None


def _listing(words: set[str]) -> str:
    return ", ".join(sorted(words)) or "nothing"
