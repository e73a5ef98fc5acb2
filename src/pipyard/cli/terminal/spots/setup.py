"""Which tiles a game of Spots is set up with, from the options of the command."""

from pipyard.cli.terminal.chance import Chance
from pipyard.cli.terminal.play_options import PlayOptions
from pipyard.core.contract import Below
from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.content import STACK_POSITIONS, Content, Trick
from pipyard.games.spots.game import place_tiles, tiles_of_set
from pipyard.i18n import Words

RANDOM_SET = "random"


def tiles_of(options: PlayOptions, content: Content, words: Words) -> tuple[str, ...] | None:
    """Return the six wanted tiles by position, or None to let the game choose."""
    if options.off_leash and (options.set_name or options.tiles):
        raise InvalidConfig(words("terminal-off-leash-set"))
    if options.set_name and options.tiles:
        raise InvalidConfig(words("terminal-set-and-tiles"))
    if options.tiles:
        return _picked(options.tiles, content, words)
    if options.set_name is None:
        return None
    if options.set_name.strip().lower() == RANDOM_SET:
        return _drawn(content, Chance(options.seed).tiles())
    return tiles_of_set(content, _set_name(options.set_name, content, words))


def _set_name(name: str, content: Content, words: Words) -> str:
    found = [known for known in content.sets if known.lower().startswith(name.strip().lower())]
    if len(found) != 1:
        known = ", ".join((*content.sets, RANDOM_SET))
        raise InvalidConfig(words("terminal-unknown-set", set=name, known=known))
    return found[0]


def _picked(text: str, content: Content, words: Words) -> tuple[str, ...]:
    by_colour: dict[str, Trick] = {}
    for name in text.split(","):
        trick = _trick(name.strip(), content, words)
        other = by_colour.setdefault(trick.colour, trick)
        if trick.colour != "red" and other is not trick:
            colour = words(f"colour-{trick.colour}")
            names = {"first": other.name, "second": trick.name}
            raise InvalidConfig(words("terminal-same-colour", colour=colour, **names))
    for colour in STACK_POSITIONS:
        if colour not in by_colour:
            known = ", ".join(trick.name for trick in content.tricks if trick.colour == colour)
            args = {"colour": words(f"colour-{colour}"), "known": known}
            raise InvalidConfig(words("terminal-missing-colour", **args))
    return place_tiles(content, tuple(trick.name for trick in by_colour.values()))


def _trick(name: str, content: Content, words: Words) -> Trick:
    for trick in content.tricks:
        if trick.name.lower() == name.lower():
            return trick
    known = ", ".join(content.trick_numbers)
    raise InvalidConfig(words("terminal-unknown-trick", trick=name, known=known))


def _drawn(content: Content, below: Below) -> tuple[str, ...]:
    names = []
    for colour in STACK_POSITIONS:
        of_colour = [trick.name for trick in content.tricks if trick.colour == colour]
        names.append(of_colour[below(len(of_colour))])
    return place_tiles(content, tuple(names))
