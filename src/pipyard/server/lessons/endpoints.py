"""Requests for lessons."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fastapi import APIRouter

from pipyard.core.registry import game_names
from pipyard.server.api import refuses
from pipyard.server.lessons.schemas import lesson_of
from pipyard.server.lessons.script import shipped_lesson
from pipyard.server.lessons.teaching import Teaching, teaching_of

router = APIRouter(prefix="/api/lessons", tags=["games"])

_ABOUT = """Give the lesson of {game}: a game played through by the rules, with chosen dice.

It belongs to no table: a client shows one moment after the other.
"""


def _offer_lesson(teaching: Teaching) -> None:
    game = teaching.game.name

    @cache
    def get_lesson() -> Any:
        return told_lesson(teaching)

    router.add_api_route(
        f"/{game}",
        get_lesson,
        name=f"get_{game}_lesson",
        description=_ABOUT.format(game=game),
        response_model=lesson_of(game),
        openapi_extra=refuses(),
    )


def told_lesson(teaching: Teaching) -> Any:
    """Return a game's whole lesson as a message."""
    game = teaching.game.name
    return lesson_of(game).model_validate({"game": game, "moments": list(_moments(teaching))})


def _moments(teaching: Teaching) -> Iterator[dict[str, Any]]:
    for moment in shipped_lesson(teaching):
        yield {
            "scene": moment.scene,
            "say": moment.say,
            "named": moment.named,
            "view": teaching.game.view(moment.position),
            "facts": [{"type": fact.type, **fact.particulars} for fact in moment.facts],
            "action": moment.action,
        }


for _game in game_names():
    if _teaching := teaching_of(_game):
        _offer_lesson(_teaching)
