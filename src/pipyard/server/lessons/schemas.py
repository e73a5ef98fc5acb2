"""Messages of lessons."""

from typing import Literal, TypeAlias

from pydantic import BaseModel

from pipyard.games.spots.view import View as SpotsView
from pipyard.games.spotted.view import View as SpottedView
from pipyard.server.games.schemas import SpotsAction, SpottedAction
from pipyard.server.tables.schemas import Fact

Name: TypeAlias = int | str | list[int] | list[str]


class SpotsMoment(BaseModel):
    """Where a lesson of Spots stands: what led there, what is said, what is to be done.

    Without an action a sentence is only to be read; without both the other player moves next. What
    the sentence may name is read off the position.
    """

    scene: str
    say: str | None
    named: dict[str, Name]
    view: SpotsView
    facts: list[Fact]
    action: SpotsAction | None


class SpottedMoment(BaseModel):
    """Where a lesson of Spotted! stands, as in Spots."""

    scene: str
    say: str | None
    named: dict[str, Name]
    view: SpottedView
    facts: list[Fact]
    action: SpottedAction | None


class SpotsLesson(BaseModel):
    """A lesson of Spots; its dice are chosen for learning. Seat 0 is the learner's."""

    game: Literal["spots"] = "spots"
    moments: list[SpotsMoment]


class SpottedLesson(BaseModel):
    """A lesson of Spotted! on the usual sheet; seat 0 is the learner's."""

    game: Literal["spotted"] = "spotted"
    moments: list[SpottedMoment]
