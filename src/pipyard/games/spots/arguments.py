"""What the actions of Spots are about: by number in a position, by name, as text."""

from collections.abc import Sequence
from typing import Any

from pipyard.core.errors import IllegalMove
from pipyard.core.jit import plain
from pipyard.core.kinds import Argument, Number, check_range, parse_numbers
from pipyard.games.spots import counts
from pipyard.games.spots.content import Content
from pipyard.games.spots.record import (
    MOST_ASIDE,
    MOST_SELECTIONS,
    PACK,
    POSITIONS,
    SEATS,
    VALUES,
)

trick_at = plain(counts.trick_at)


class FaceupTrick(Argument):
    """A trick by its tile's position."""

    size = POSITIONS

    def value(self, game: Any, content: Content, index: int) -> str:
        """Name the trick of a tile."""
        return content.tricks[trick_at(game, index)].name

    def index(self, game: Any, content: Content, value: str) -> int:
        """Find the tile with a trick."""
        for position in range(POSITIONS):
            if game.tiles[position].seen and self.value(game, content, position) == value:
                return position
        raise IllegalMove(f"{value} is not in play; choose a faceup tile.")

    def parse(self, names: Any, text: str) -> str:
        """Read a trick's name."""
        return str(names.trick(text))

    def format(self, names: Any, value: str) -> str:
        """Write a trick's name in small letters."""
        return value.lower()


class OwnDog(Argument):
    """A dog by its place in the pack of the player in turn."""

    size = PACK

    def value(self, game: Any, content: Content, index: int) -> str:
        """Name the dog of a place."""
        return content.dogs[game.players[game.turn].dogs[index].card].name

    def index(self, game: Any, content: Content, value: str) -> int:
        """Find a dog in the pack."""
        for slot in range(game.players[game.turn].cards):
            if self.value(game, content, slot) == value:
                return slot
        raise IllegalMove(f"{value} is not in this pack; name one of your own dogs.")

    def parse(self, names: Any, text: str) -> str:
        """Read a dog's name."""
        return str(names.dog(text))


class Player(Argument):
    """A player by seat."""

    size = SEATS

    def index(self, game: Any, content: Content, value: int) -> int:
        """Refuse a seat that nobody has."""
        return check_range("player", value, 0, game.seats - 1)

    def parse(self, names: Any, text: str) -> int:
        """Read a player's name."""
        return int(names.seat(text))

    def format(self, names: Any, value: int) -> str:
        """Write a player's name."""
        return str(names.at_table[value])


class Selection(Argument):
    """Dice of a roll, by values in rising order."""

    size = MOST_SELECTIONS

    def value(self, game: Any, content: Content, index: int) -> tuple[int, ...]:
        """Take one of the sets of dice that some step lets a player pick."""
        return content.selections[index]

    def index(self, game: Any, content: Content, value: Sequence[int]) -> int:
        """Find a set of dice."""
        try:
            return content.selections.index(tuple(sorted(value)))
        except ValueError:
            raise IllegalMove("These dice cannot be chosen together.") from None

    def parse(self, names: Any, text: str) -> tuple[int, ...]:
        """Read values in any order."""
        return tuple(sorted(parse_numbers(text)))

    def format(self, names: Any, value: Sequence[int]) -> str:
        """Write values."""
        return format_values(value)


class Rolled(Selection):
    """Dice as they land, one at least."""

    pattern = r" +(.+)"


def format_values(values: Sequence[int]) -> str:
    """Write die values separated by blanks."""
    return " ".join(map(str, values))


TRICK = FaceupTrick()
DOG = OwnDog()
VALUE = Number("value", 1, VALUES)
ASIDE = Number("dice set aside", 1, MOST_ASIDE)
PLAYER = Player()
SELECTION = Selection()
ROLLED = Rolled()
