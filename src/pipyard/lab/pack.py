"""What there is to check in a content pack, whatever the game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pipyard.core.contract import Game


@dataclass(frozen=True, slots=True)
class PlayablePack:
    """A game with content of a pack, ways to set it up, and what must hold after every event."""

    name: str
    game: Game[Any, Any, Any]
    configs: Sequence[Any]
    always: Callable[[np.recarray], None]


@dataclass(frozen=True, slots=True)
class PackPart:
    """What a pack has for one game: a message with its arguments, and how it is played.

    `messages` names by file and key what must be sayable in every language.
    """

    message: str
    arguments: Mapping[str, int]
    playables: Sequence[PlayablePack]
    messages: Mapping[tuple[str, str], Sequence[str]] = field(default_factory=dict)
