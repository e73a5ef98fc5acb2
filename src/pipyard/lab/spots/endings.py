"""Endings of Spots that are small enough to be solved wholly: the box holds few dice and treats."""

from dataclasses import dataclass

import numpy as np

from pipyard.core.errors import InvalidConfig
from pipyard.core.scenario import Line
from pipyard.games.spots.content import Content, standard_content
from pipyard.games.spots.game import Spots
from pipyard.games.spots.position import parse_position


@dataclass(frozen=True, slots=True)
class Ending:
    """A position near the end, as the header of a scenario, and what it asks of a player.

    `deck` are the dogs that are left to be drawn, the whole deck if none is named.
    """

    name: str
    asks: str
    header: str
    deck: frozenset[str] = frozenset()

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(self.header.splitlines()[0].split()[1:])

    def set_up(self) -> tuple[Spots, np.recarray]:
        """Lay the ending out on a table."""
        content = standard_content()
        position = self._parse(content)
        if self.deck:
            laid = {dog.name for n, dog in enumerate(content.dogs) if position[0].where[n]}
            dogs = tuple(dog for dog in content.dogs if dog.name in laid | self.deck)
            content = Content(dogs, content.tricks, content.sets)
            position = self._parse(content)
        return Spots(content), position

    def _parse(self, content: Content) -> np.recarray:
        lines = [Line(number, text) for number, text in enumerate(self.header.splitlines(), 1)]
        return parse_position(lines, content)[0]


def find_ending(name: str) -> Ending:
    """Return an ending by its name; refuse one that there is not."""
    for ending in ENDINGS:
        if ending.name == name.lower():
            return ending
    known = ", ".join(ending.name for ending in ENDINGS)
    raise InvalidConfig(f"There is no ending {name!r}; choose one of {known}.")


ENDINGS = (
    Ending(
        "race",
        "Each player needs one more dog, and the box holds three dice and no treats: what one "
        "player takes, the other lacks, and when all three lie on the table everybody busts.",
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
)
