"""What people type: a number of the list, the notation's words or their starts, a command."""

from collections.abc import Iterator
from dataclasses import dataclass

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

_VERBS = (
    *("trick", "score", "reroll", "keep", "place", "bury", "discard", "choose", "name", "set"),
    *("raise", "lower", "move", "take", "more", "stop"),
)
_MOST_LISTED = 8


@dataclass(frozen=True, slots=True)
class Command:
    """A wish that is no action; `about` is what stood behind the word."""

    name: str
    about: str = ""


def read(text: str, options: Options, words: Words) -> Command | Option:
    """Understand a line; one that cannot be is refused, saying why and what is possible.

    An empty line takes the only option there is, or else shows the board.
    """
    typed = " ".join(text.lower().split())
    first, _, rest = typed.partition(" ")
    command = COMMANDS.get(first)
    if not typed and options.only is not None:
        return options.only
    if command is not None and (not rest or command == "help"):
        return Command(command, rest)
    if typed.isdecimal():
        return _by_number(int(typed), options, words)
    found = _matching(typed, options)
    if len(found) == 1:
        return found[0]
    if found:
        meant = ", ".join(option.text for option in found[:_MOST_LISTED])
        more = "yes" if len(found) > _MOST_LISTED else "no"
        raise AmbiguousText(words("terminal-ambiguous", typed=typed, meant=meant, more=more))
    raise InvalidText(_why_not(typed, options, words))


def _by_number(number: int, options: Options, words: Words) -> Option:
    for option in options.all:
        if option.number == number:
            return option
    if number in options.facedown:
        trick = options.facedown[number]
        raise InvalidText(words("terminal-facedown", trick=trick, possible=_possible(options)))
    numbers = ", ".join(str(option.number) for option in options.listed)
    raise InvalidText(words("terminal-no-number", number=str(number), numbers=numbers))


def _matching(typed: str, options: Options) -> list[Option]:
    """List the options that a text names: exactly, by the start of each word, or of some."""
    tokens = _sorted_values(typed.split())
    exact = [option for option in options.all if tokens in _ways_to_say(option)]
    if exact:
        return exact
    for fits in (_starts, _skips):
        found = [
            option
            for option in options.all
            if any(fits(tokens, way) for way in _ways_to_say(option))
        ]
        if found:
            return found
    return []


def _ways_to_say(option: Option) -> Iterator[list[str]]:
    """Yield the words for an option: the notation's, those without the verb, the sentence's."""
    tokens = option.text.lower().split()
    yield tokens
    if len(tokens) > 1 and not tokens[1].isdecimal():
        yield tokens[1:]
    yield option.label.lower().split()


def _starts(tokens: list[str], way: list[str]) -> bool:
    return len(tokens) <= len(way) and all(map(_begins, tokens, way))


def _skips(tokens: list[str], way: list[str]) -> bool:
    """Tell whether a text leaves out words in the middle: `lower 5`, `place missy`."""
    rest = iter(way[1:])
    return _begins(tokens[0], way[0]) and all(
        any(_begins(token, word) for word in rest) for token in tokens[1:]
    )


def _begins(token: str, word: str) -> bool:
    return token == word if word.isdecimal() else word.startswith(token)


def _sorted_values(tokens: list[str]) -> list[str]:
    """Put the dice of a choice in rising order, as the notation lists them."""
    if len(tokens) > 2 and all(token.isdecimal() for token in tokens[1:]):
        return [tokens[0], *sorted(tokens[1:])]
    return tokens


def _why_not(typed: str, options: Options, words: Words) -> str:
    possible = _possible(options)
    for trick in options.facedown.values():
        if typed.removeprefix("trick ") == trick.lower():
            return words("terminal-facedown", trick=trick, possible=possible)
    verb = typed.split(maxsplit=1)[0]
    verbs = {option.text.split()[0] for option in options.all}
    if any(known.startswith(verb) for known in verbs):
        return words("terminal-no-match", typed=typed, possible=possible)
    if verb in _VERBS:
        return words("terminal-not-now", verb=verb, possible=possible)
    return words("terminal-not-understood", typed=typed, possible=possible)


def _possible(options: Options) -> str:
    """Say what may be typed: every action while they are few, else their verbs."""
    texts = [option.text for option in options.all]
    if len(texts) > _MOST_LISTED:
        texts = list(dict.fromkeys(text.split()[0] for text in texts))
    return ", ".join(texts)
