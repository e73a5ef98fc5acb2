"""What a content pack contains for Spotted!, and how it is played to check it."""

from functools import partial
from pathlib import Path

from pipyard.games.spotted.content import load_sheet
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.invariants import check_position
from pipyard.lab.pack import PackPart, PlayablePack


def part_of(folder: Path, games: int) -> PackPart | None:
    """Load sheets; a pack may have none."""
    sheets = sorted((folder / "sheets").glob("*.toml"))
    if not sheets:
        return None
    playables = [_playable(path, max(1, games // len(sheets))) for path in sheets]
    return PackPart("pack-sheets", {"sheets": len(sheets)}, playables)


def _playable(path: Path, games: int) -> PlayablePack:
    spotted = Spotted(load_sheet(path))
    configs = [SpottedConfig(1 + number % spotted.metadata.max_seats) for number in range(games)]
    return PlayablePack(path.stem, spotted, configs, partial(check_position, spotted))
