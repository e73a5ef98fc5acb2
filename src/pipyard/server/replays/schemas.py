"""Messages for replays."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field
from typing_extensions import TypeAliasType

from pipyard.games.spots.view import View as SpotsView
from pipyard.games.spotted.view import View as SpottedView


class SpotsPosition(BaseModel):
    """A table of Spots as it was at a version; no view until the game begins."""

    version: int
    view: SpotsView | None


class SpottedPosition(BaseModel):
    """A table of Spotted! as it was at a version; no view until the game begins."""

    version: int
    view: SpottedView | None


class SpotsPositions(BaseModel):
    """Positions that follow each other; `latest` is the table's version now."""

    game: Literal["spots"] = "spots"
    latest: int
    positions: list[SpotsPosition]


class SpottedPositions(BaseModel):
    """Positions that follow each other; `latest` is the table's version now."""

    game: Literal["spotted"] = "spotted"
    latest: int
    positions: list[SpottedPosition]


Positions = TypeAliasType(
    "Positions", Annotated[SpotsPositions | SpottedPositions, Field(discriminator="game")]
)
