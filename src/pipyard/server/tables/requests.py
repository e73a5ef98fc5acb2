"""Which requests a table has answered, in four bytes for each."""

from collections.abc import Iterable

_BITS_FOR_EACH = 32
_FEWEST = 64
_SHIFTS = (0, 16, 32, 48)
"""The positions in a request's hash from which its bits are taken."""


class Requests:
    """A filter: an answered request is always known, another one almost never.

    A known request must be looked up in storage, which costs as much as ten moves. With half the
    bits, one move in a hundred was looked up.
    """

    __slots__ = ("_filters", "_room")

    def __init__(self, known: Iterable[str] = ()) -> None:
        listed = set(known)
        self._filters: list[bytearray] = []
        self._room = 0
        self._add_filter(max(2 * len(listed), _FEWEST))
        for request in listed:
            self.add(request)

    def add(self, request: str) -> None:
        """Record a request that is answered now."""
        if not self._room:
            # The content of a full filter cannot be moved to another one, so it stays next to the
            # new one.
            self._add_filter(len(self._filters[-1]) * 8 // _BITS_FOR_EACH * 2)
        self._room -= 1
        bits, digest = self._filters[-1], hash(request)
        mask = len(bits) * 8 - 1
        for shift in _SHIFTS:
            bit = (digest >> shift) & mask
            bits[bit >> 3] |= 1 << (bit & 7)

    def may_have(self, request: str) -> bool:
        """Return whether a request was answered, or looks like one that was."""
        digest = hash(request)
        for bits in self._filters:
            mask = len(bits) * 8 - 1
            for shift in _SHIFTS:
                bit = (digest >> shift) & mask
                # Most of the bits are not set, so the first one is usually enough.
                if not bits[bit >> 3] >> (bit & 7) & 1:
                    break
            else:
                return True
        return False

    def __sizeof__(self) -> int:
        return sum(map(len, self._filters))

    def _add_filter(self, requests: int) -> None:
        bits = 1 << (requests * _BITS_FOR_EACH - 1).bit_length()
        self._filters.append(bytearray(bits // 8))
        self._room = bits // _BITS_FOR_EACH
