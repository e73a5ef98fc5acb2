"""What can be checked in a content pack of any game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pipyard.core.contract import Game


@dataclass(frozen=True, slots=True)
class PlayablePack:
    """A game with content of a pack, ways to set it up, and its invariants after every event."""

    name: str
    game: Game[Any, Any, Any]
    configs: Sequence[Any]
    always: Callable[[np.recarray], None]


@dataclass(frozen=True, slots=True)
class PackPart:
    """What a pack contains for one game: a message with its arguments, and how to play it.

    `messages` contains, by file and key, everything that every language must be able to say.
    """

    message: str
    arguments: Mapping[str, int]
    playables: Sequence[PlayablePack]
    messages: Mapping[tuple[str, str], Sequence[str]] = field(default_factory=dict)
