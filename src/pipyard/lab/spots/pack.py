"""What a content pack contains for Spots, and how it is played to check it."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from pipyard.games.spots.content import STACK_POSITIONS, load_content
from pipyard.games.spots.game import Spots, SpotsConfig, dogs_needed, place_tiles
from pipyard.games.spots.invariants import check_position
from pipyard.games.spots.texts import trick_texts
from pipyard.lab.pack import PackPart, PlayablePack


def part_of(folder: Path, games: int) -> PackPart | None:
    """Load dogs and tricks; a pack may have none."""
    if not ((folder / "tricks.toml").is_file() or (folder / "dogs.toml").is_file()):
        return None
    content = load_content(folder)
    spots = Spots(content)
    always = partial(check_position, content)
    return PackPart(
        "pack-spots",
        {"dogs": len(content.dogs), "tricks": len(content.tricks)},
        [PlayablePack("Spots", spots, list(_configs(spots, games)), always)],
        {
            ("tricks.toml", trick.name): [
                text.message for step in trick_texts(trick) for text in step
            ]
            for trick in content.tricks
        },
    )


def _configs(spots: Spots, games: int) -> Iterator[SpotsConfig]:
    """Set up games with every trick in turn, every number of seats, on leash and off leash."""
    content = spots.content
    most = [seats for seats in (1, 2, 3, 4) if dogs_needed(seats) <= len(content.dogs)]
    stacks = [
        [trick.name for trick in content.tricks if trick.colour == colour]
        for colour in STACK_POSITIONS
    ]
    for number in range(games):
        tiles = place_tiles(content, tuple(stack[number % len(stack)] for stack in stacks))
        config = SpotsConfig(most[number % len(most)], tiles, off_leash=number % 5 == 4)
        spots.check(config)
        yield config
