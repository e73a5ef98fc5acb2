"""Messages for replays."""

from typing import TYPE_CHECKING, Any, TypeAlias

from pydantic import BaseModel, create_model

from pipyard.server.games.messages import any_game, messages_of, model_of, title_of


class AnyPositions(BaseModel):
    """Positions that follow each other; `latest` is the table's version now."""

    latest: int


class AnyPosition(BaseModel):
    """A table as it was at a version; no view until the game begins."""

    version: int


def _positions_of(game: str) -> Any:
    position = create_model(
        f"{title_of(game)}Position",
        __base__=AnyPosition,
        __doc__=AnyPosition.__doc__,
        view=messages_of(game).view | None,
    )
    about = str(AnyPositions.__doc__)
    return model_of(game, "Positions", AnyPositions, about=about, positions=list[position])  # type: ignore[valid-type]


if TYPE_CHECKING:
    Positions: TypeAlias = AnyPositions
else:
    Positions = any_game("Positions", _positions_of)
