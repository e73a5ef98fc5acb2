"""A game as its history: how it was set up, under which rules, and every event in order."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from pipyard.core.contract import Drawn, Game, Move


@dataclass(frozen=True, slots=True)
class Log:
    """Enough to replay a game without a seed; events are structured, so logs outlive versions."""

    game: str
    rules_version: int
    content_hash: str
    pack: str | None
    config: Any
    events: tuple[Move[Any] | Drawn[Any], ...]


def replay(game: Game[Any, Any, Any], log: Log) -> Iterator[np.recarray]:
    """Yield the position at the start and after every event; the caller may keep each one."""
    position = game.new(log.config)
    yield position.copy()
    for event in log.events:
        game.apply(position, event)
        yield position.copy()
