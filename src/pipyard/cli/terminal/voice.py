"""What both games say alike: who is meant, and lists."""

from collections.abc import Iterable, Sequence
from typing import Any

from pipyard.i18n import Words
from pipyard.i18n.pack_names import Names
from pipyard.server.tables.table import Seat


class Voice:
    """Puts what the engine says into words for the seat that reads along, if only one does."""

    def __init__(
        self, words: Words, seats: Sequence[Seat], reader: int | None, names: Names | None = None
    ) -> None:
        self.words = words
        self._names = (names or {}).get(words.language, {})
        self.reader = reader
        self._seats = seats

    def name(self, kind: str, word: str) -> str:
        """Name a thing: by its pack's name for it, else ours, else as it is printed."""
        message = f"{kind}-{word.lower().replace(' ', '-')}"
        usual = self.words(message) if message in self.words else word
        return self._names.get(word, usual)

    def listed(self, items: Iterable[object]) -> str:
        """Join items: 3, 4 and 6."""
        return self.words.listed(items)

    def label(self, message: str) -> str:
        """Put what a message says before something else."""
        return self.words("terminal-label", label=self.words(message))

    def seat(self, number: int) -> str:
        """Name a seat."""
        return self._seats[number].name

    def is_bot(self, number: int) -> bool:
        """Tell whether a bot sits there."""
        return self._seats[number].bot is not None

    def who(self, seat: int, reader: int | None) -> dict[str, Any]:
        """Return what messages must know of the seat they speak of, for whoever reads them."""
        return {"name": self.seat(seat), "you": yes(seat == reader)}


def yes(truth: bool) -> str:
    """Say whether something is so, as messages are told."""
    return "yes" if truth else "no"
