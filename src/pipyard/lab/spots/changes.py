"""What a pack changes in the published cards and tiles."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pipyard.games.spots.game import Spots


@dataclass(frozen=True, slots=True)
class Changes:
    """Names of one kind of thing that are new, changed, or removed."""

    what: str
    added: tuple[str, ...]
    changed: tuple[str, ...]
    gone: tuple[str, ...]


def changes_of(pack: Spots, published: Spots) -> list[Changes]:
    """Compare tricks, dogs and sets."""
    ours, theirs = pack.content, published.content
    return [
        _compare(
            "tricks",
            {each.name: (each.colour, each.steps) for each in ours.tricks},
            {each.name: (each.colour, each.steps) for each in theirs.tricks},
        ),
        _compare(
            "dogs",
            {each.name: each for each in ours.dogs},
            {each.name: each for each in theirs.dogs},
        ),
        _compare("sets", ours.sets, theirs.sets),
    ]


def _compare(what: str, ours: Mapping[str, Any], theirs: Mapping[str, Any]) -> Changes:
    return Changes(
        what,
        added=tuple(name for name in ours if name not in theirs),
        changed=tuple(name for name in ours if name in theirs and ours[name] != theirs[name]),
        gone=tuple(name for name in theirs if name not in ours),
    )
