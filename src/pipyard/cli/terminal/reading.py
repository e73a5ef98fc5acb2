"""Parsing of what people type: a number of the list, words of the notation, or a command."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from pipyard.cli.terminal.options import Option, Options
from pipyard.core.errors import AmbiguousText, InvalidText
from pipyard.i18n import Words

COMMANDS = {
    "undo": "undo",
    "u": "undo",
    "help": "help",
    "?": "help",
    "log": "log",
    "board": "board",
    "": "board",
    "save": "save",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
}
"""Every word for a command, and the command it stands for."""

_WITH_MORE = ("help", "undo")
"""Commands that may be followed by more words: the topic of help, or whose move to undo."""
_MOST_LISTED = 8

_Fit: TypeAlias = Callable[[list[str], list[str]], bool]


@dataclass(frozen=True, slots=True)
class Command:
    """A command that is not an action; `about` holds the words after it."""

    name: str
    about: str = ""


def read(text: str, options: Options, words: Words) -> Command | Option:
    """Parse a line; if it cannot be understood, say why and what is possible.

    An empty line takes the only option there is, or else shows the table.
    """
    typed = " ".join(text.lower().split())
    if not typed and options.only is not None:
        return options.only
    command = _command(typed, options)
    if command is not None:
        return command
    if typed.isdecimal():
        return _by_number(int(typed), options, words)
    found = _matching(typed.split(), options)
    if len(found) == 1:
        return found[0]
    if found:
        meant = ", ".join(option.text for option in found[:_MOST_LISTED])
        more = "yes" if len(found) > _MOST_LISTED else "no"
        raise AmbiguousText(words("terminal-ambiguous", typed=typed, meant=meant, more=more))
    raise InvalidText(_why_not(typed, options, words))


def _command(typed: str, options: Options) -> Command | None:
    first, _, rest = typed.partition(" ")
    if first in options.lookups:
        return Command(first, rest)
    command = COMMANDS.get(first)
    if command is not None and (not rest or command in _WITH_MORE):
        return Command(command, rest)
    return None


def _by_number(number: int, options: Options, words: Words) -> Option:
    for option in options.all:
        if option.number == number:
            return option
    for closed in options.closed:
        if closed.number == number:
            args = {"reason": closed.reason, "possible": _possible(options)}
            raise InvalidText(words("terminal-closed", **args))
    numbers = ", ".join(str(option.number) for option in options.listed)
    raise InvalidText(words("terminal-no-number", number=str(number), numbers=numbers))


def _matching(tokens: list[str], options: Options) -> list[Option]:
    """List the options that a text matches, the closest match first."""
    verbs = {option.text.split()[0] for option in options.all}
    closest: tuple[_Fit, ...] = (_is, _starts_all, _starts_all_mixed, _starts, _skips)
    for fits in closest:
        if len(verbs) == 1:
            # If every option has the same verb, the verb's beginning says nothing.
            found = [o for o in options.all if any(fits(tokens, way.split()) for way in o.ways)]
            if found:
                return found
        found = [o for o in options.all if any(fits(tokens, way) for way in _ways_to_say(o))]
        if found:
            return found
    return []


def _ways_to_say(option: Option) -> Iterator[list[str]]:
    for way in (option.text, *option.ways, option.label):
        yield way.lower().split()


def _is(tokens: list[str], way: list[str]) -> bool:
    return tokens == way


def _starts_all(tokens: list[str], way: list[str]) -> bool:
    return len(tokens) == len(way) and _starts(tokens, way)


def _starts_all_mixed(tokens: list[str], way: list[str]) -> bool:
    """Return whether a text has all words after the first in another order: `reroll pink white`."""
    if len(tokens) != len(way) or not _begins(tokens[0], way[0]):
        return False
    rest = way[1:]
    for token in tokens[1:]:
        fitting = [word for word in rest if _begins(token, word)]
        if not fitting:
            return False
        rest.remove(fitting[0])
    return True


def _starts(tokens: list[str], way: list[str]) -> bool:
    return len(tokens) <= len(way) and all(map(_begins, tokens, way))


def _skips(tokens: list[str], way: list[str]) -> bool:
    """Return whether a text leaves out words in the middle: `lower 5`, `place missy`."""
    rest = iter(way[1:])
    return _begins(tokens[0], way[0]) and all(
        any(_begins(token, word) for word in rest) for token in tokens[1:]
    )


def _begins(token: str, word: str) -> bool:
    return token == word if word.isdecimal() else word.startswith(token)


def _why_not(typed: str, options: Options, words: Words) -> str:
    possible = _possible(options)
    for closed in options.closed:
        if typed in (closed.text.lower(), closed.text.lower().partition(" ")[2]):
            return words("terminal-closed", reason=closed.reason, possible=possible)
    verb = typed.split(maxsplit=1)[0]
    verbs = {option.text.split()[0] for option in options.all}
    if any(known.startswith(verb) for known in verbs):
        return words("terminal-no-match", typed=typed, possible=possible)
    if verb in options.verbs:
        return words("terminal-not-now", verb=verb, possible=possible)
    return words("terminal-not-understood", typed=typed, possible=possible)


def _possible(options: Options) -> str:
    """List what may be typed: every action if there are few, else their verbs."""
    texts = [option.text for option in options.all]
    if len(texts) > _MOST_LISTED:
        texts = list(dict.fromkeys(text.split()[0] for text in texts))
    return ", ".join(texts)
