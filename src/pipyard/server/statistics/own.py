"""What single games add to the statistics of all games, as a part of their registration."""

from typing import TYPE_CHECKING, Any, TypeAlias

from pydantic import create_model

from pipyard.core.registry import find_game, game_names
from pipyard.server.statistics.schemas import AnyStatistics


def own_statistics() -> list[Any]:
    """Return the modules of games that have their own statistics."""
    parts = (find_game(game).part("statistics") for game in game_names())
    return [part for part in parts if part is not None]


if TYPE_CHECKING:
    Statistics: TypeAlias = AnyStatistics
else:
    Statistics = create_model(
        "Statistics",
        __base__=AnyStatistics,
        __doc__=AnyStatistics.__doc__,
        **{field: kind for own in own_statistics() for field, kind in own.FIELDS.items()},
    )
