"""What both games have in common in their wording: seats, names, and lists."""

from collections.abc import Iterable, Sequence
from typing import Any

from pipyard.i18n import Words
from pipyard.i18n.pack_names import Names
from pipyard.server.tables.table import Seat


class Voice:
    """Puts events into words, addressing the reader as `you` if only one person plays."""

    def __init__(
        self, words: Words, seats: Sequence[Seat], reader: int | None, names: Names | None = None
    ) -> None:
        self.words = words
        self._names = (names or {}).get(words.language, {})
        self.reader = reader
        self._seats = seats

    def name(self, kind: str, word: str) -> str:
        """Name a thing: by its pack's name for it, else by our message, else as printed."""
        message = f"{kind}-{word.lower().replace(' ', '-')}"
        usual = self.words(message) if message in self.words else word
        return self._names.get(word, usual)

    def listed(self, items: Iterable[object]) -> str:
        """Join items: 3, 4 and 6."""
        return self.words.listed(items)

    def label(self, message: str) -> str:
        """Put a message before some other text."""
        return self.words("terminal-label", label=self.words(message))

    def seat(self, number: int) -> str:
        """Name a seat."""
        return self._seats[number].name

    def is_bot(self, number: int) -> bool:
        """Return whether a bot sits there."""
        return self._seats[number].bot is not None

    def who(self, seat: int, reader: int | None) -> dict[str, Any]:
        """Return what messages need to know about the seat they mention, for the reader."""
        return {"name": self.seat(seat), "you": yes(seat == reader)}


def yes(truth: bool) -> str:
    """Format a yes-or-no value the way messages expect it."""
    return "yes" if truth else "no"
