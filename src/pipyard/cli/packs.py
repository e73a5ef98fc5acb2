"""Games with the content of a pack, for commands that read logs."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pipyard.server.games.hosting import HostedGame


def games_with(pack: Path | None) -> "Mapping[str, HostedGame] | None":
    """Return the shipped games and those of a pack with its content, or None without a pack."""
    if pack is None:
        return None
    from pipyard.server.games.catalogue import games_of_pack  # noqa: PLC0415  (takes time to load)
    from pipyard.server.logs.replaying import shipped_games  # noqa: PLC0415

    return {**shipped_games(), **games_of_pack(pack)}
