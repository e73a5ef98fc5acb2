"""Endings of Spots small enough to be solved completely: few dogs to go, few treats or dice."""

from dataclasses import dataclass

import numpy as np

from pipyard.core.errors import InvalidConfig
from pipyard.core.scenario import Line
from pipyard.games.spots.content import Content, Dog, standard_content
from pipyard.games.spots.game import Spots
from pipyard.games.spots.position import parse_position
from pipyard.lab.solved import unknown_ending


@dataclass(frozen=True, slots=True)
class Ending:
    """A position near the end, as the header of a scenario, and a description of its challenge.

    `made` contains dogs that are not in the published deck. `deck` contains the dogs left to draw;
    if it is empty, the whole deck is left.
    """

    name: str
    asks: str
    header: str
    made: tuple[Dog, ...] = ()
    deck: frozenset[str] = frozenset()

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(self.header.splitlines()[0].split()[1:])

    def set_up(self) -> tuple[Spots, np.recarray]:
        """Return the game and the position at the start of the ending."""
        content = self._content((*standard_content().dogs, *self.made))
        position = self._parse(content)
        if self.deck:
            laid = {dog.name for n, dog in enumerate(content.dogs) if position[0].where[n]}
            content = self._content(
                tuple(dog for dog in content.dogs if dog.name in laid | self.deck)
            )
            position = self._parse(content)
        return Spots(content), position

    def _content(self, dogs: tuple[Dog, ...]) -> Content:
        published = standard_content()
        return Content(dogs, published.tricks, published.sets)

    def _parse(self, content: Content) -> np.recarray:
        lines = [Line(number, text) for number, text in enumerate(self.header.splitlines(), 1)]
        return parse_position(lines, content)[0]


def find_ending(name: str) -> Ending:
    """Return an ending by its name, or raise `InvalidConfig` if there is none."""
    for ending in ENDINGS:
        if ending.name == name.lower():
            return ending
    raise InvalidConfig(unknown_ending(name, (ending.name for ending in ENDINGS)))


ENDINGS = (
    Ending(
        "photo finish",
        "All forty dice are in play. Kim needs a single 1. Lou, with a dog made for this ending, "
        "needs a single 6. A roll with the right value wins at once, so what matters are the "
        "chances of this turn, and the tiles and the room in the yard left for the next one.",
        """\
players Kim Lou
set adoption event
facedown run, fetch
supply treats 0
Kim treats 0
Kim dogs Burt
Kim scored Bristles, Bongo, Eloise, Ursula, Sundrop
Lou treats 0
Lou dogs Dot
Lou scored Jolene, Xerxes, Louise, Missy, Handsome
""",
        made=(Dog("Dot", (6,), 0),),
    ),
    Ending(
        "alone with d0g",
        "Alone against d0g with all forty dice and one treat. Both need one more dog. Every "
        "facedown tile is one more number with which d0g wins. Time is short, but a bust costs "
        "everything.",
        """\
players Kim
set adoption event
supply treats 0
Kim treats 1
Kim dogs Mayor
Kim scored Bristles, Bongo, Eloise, Ursula, Sundrop
d0g treats 0
d0g scored Jolene, Xerxes, Louise, Missy, Handsome
""",
    ),
    Ending(
        "short deck",
        "Alone against d0g, with four dice. Kim needs two more dogs and must still draw one of "
        "them. Three are left in the deck, and nobody knows which one is next.",
        """\
players Kim
set hunting grounds
top Burt
supply dice 4
supply treats 0
Kim treats 0
Kim dogs Bitsy
Kim scored Bristles, Bongo, Eloise, Ursula
d0g treats 0
d0g scored Jolene, Xerxes, Louise, Missy, Handsome
""",
        deck=frozenset(["Burt", "Mayor", "Gretchen"]),
    ),
    Ending(
        "race",
        "Each player needs one more dog, and there are three dice and no treats in the box. What "
        "one player takes, the other lacks, and when all three dice are on the table, everybody "
        "busts. The bots learned from games with forty dice.",
        """\
players Kim Lou
set adoption event
supply dice 3
supply treats 0
Kim treats 0
Kim dogs Mayor
Kim scored Bristles, Bongo, Eloise, Ursula, Sundrop
Lou treats 0
Lou dogs Frankie
Lou scored Jolene, Xerxes, Louise, Missy, Handsome
""",
    ),
    Ending(
        "dig",
        "Three dice again. Kim's dog has a paw, so Kim may change buried dice, including Lou's, "
        "until one of the two busts.",
        """\
players Kim Lou
set dog park
supply dice 2
supply treats 0
Kim treats 0
Kim dogs Pebble 1
Kim scored Bristles, Bongo, Eloise, Ursula, Sundrop
Lou treats 0
Lou dogs Mayor
Lou scored Jolene, Xerxes, Louise, Missy, Handsome
""",
    ),
)
"""The endings with all forty dice come first."""
