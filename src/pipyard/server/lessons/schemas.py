"""Messages of lessons."""

from functools import cache
from typing import Any, TypeAlias

from pydantic import BaseModel, create_model

from pipyard.server.games.messages import action_of, messages_of, model_of, title_of
from pipyard.server.tables.schemas import Fact

Name: TypeAlias = int | str | list[int] | list[str]


class AnyMoment(BaseModel):
    """Where a lesson stands: what led there, what is said, what is to be done.

    Without an action a sentence is only to be read; without both the other player moves next. What
    the sentence may name is read off the position.
    """

    scene: str
    say: str | None
    named: dict[str, Name]
    facts: list[Fact]


@cache
def lesson_of(game: str) -> Any:
    """Return the message type of a game's lesson."""
    moment = create_model(
        f"{title_of(game)}Moment",
        __base__=AnyMoment,
        __doc__=AnyMoment.__doc__,
        view=messages_of(game).view,
        action=action_of(game) | None,
    )
    about = "A lesson; its dice are chosen for learning. Seat 0 is the learner's."
    return model_of(game, "Lesson", BaseModel, about=about, moments=list[moment])  # type: ignore[valid-type]
