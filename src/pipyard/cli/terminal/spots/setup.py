"""From what was asked for on the command line to a game that can be set up."""

from pathlib import Path

from pipyard.cli.terminal.asked import Asked, refuse_others
from pipyard.cli.terminal.chance import Chance
from pipyard.cli.terminal.seats import read_seats
from pipyard.cli.terminal.session import Session, Setup
from pipyard.cli.terminal.spots.rules import SpotsRules
from pipyard.core.contract import Below
from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.content import (
    STACK_POSITIONS,
    Content,
    Trick,
    load_content,
    standard_content,
)
from pipyard.games.spots.game import Spots, SpotsConfig, place_tiles, tiles_of_set
from pipyard.games.spots.record import SEATS
from pipyard.i18n import Words

RANDOM_SET = "random"
OPTIONS = ("set_name", "tiles", "off_leash", "d0g_treats", "pack")
"""What may be asked for of Spots alone."""
_USUAL_D0G_TREATS = 1


def content_of(pack: Path | str | None) -> Content:
    """Return the usual cards and tiles, or those of a pack."""
    return standard_content() if pack is None else load_content(Path(pack))


def new_session(asked: Asked, words: Words) -> Session[SpotsRules]:
    """Set up a game; what cannot be played is refused with a sentence that says what can."""
    refuse_others(asked, OPTIONS, words, "spots")
    content = content_of(asked.pack)
    solo = asked.solo or (asked.d0g_treats is not None and not asked.seats)
    seats = read_seats(asked.seats, "spots", SEATS, solo=solo, words=words)
    if asked.d0g_treats is not None and len(seats) > 1:
        raise InvalidConfig(words("terminal-d0g-treats-alone"))
    treats = _USUAL_D0G_TREATS if asked.d0g_treats is None else asked.d0g_treats
    config = SpotsConfig(len(seats), _tiles(asked, content, words), asked.off_leash, treats)
    pack = None if asked.pack is None else str(asked.pack.resolve())
    return Session.start(SpotsRules(Spots(content)), Setup(config, seats, asked.seed, pack))


def _tiles(asked: Asked, content: Content, words: Words) -> tuple[str, ...] | None:
    if asked.off_leash and (asked.set_name or asked.tiles):
        raise InvalidConfig(words("terminal-off-leash-set"))
    if asked.set_name and asked.tiles:
        raise InvalidConfig(words("terminal-set-and-tiles"))
    if asked.tiles:
        return _picked(asked.tiles, content, words)
    if asked.set_name is None:
        return None
    if asked.set_name.strip().lower() == RANDOM_SET:
        return _drawn(content, Chance(asked.seed).tiles())
    return tiles_of_set(content, _set_name(asked.set_name, content, words))


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
