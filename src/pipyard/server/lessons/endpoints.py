"""Requests of lessons."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fastapi import APIRouter

from pipyard.server.api import refuses
from pipyard.server.lessons.schemas import SpotsLesson, SpottedLesson
from pipyard.server.lessons.script import shipped_lesson
from pipyard.server.lessons.teaching import Teaching, TeachingSpots, TeachingSpotted

router = APIRouter(prefix="/api/lessons", tags=["games"])


@router.get("/spots", openapi_extra=refuses())
def get_spots_lesson() -> SpotsLesson:
    """Give the lesson of Spots: a game played through by the rules, with dice that are chosen.

    It belongs to no table: whoever shows it goes from one moment to the next.
    """
    return _spots()


@router.get("/spotted", openapi_extra=refuses())
def get_spotted_lesson() -> SpottedLesson:
    """Give the lesson of Spotted!, on the usual sheet."""
    return _spotted()


@cache
def _spots() -> SpotsLesson:
    return SpotsLesson.model_validate({"moments": list(_moments(TeachingSpots()))})


@cache
def _spotted() -> SpottedLesson:
    return SpottedLesson.model_validate({"moments": list(_moments(TeachingSpotted()))})


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
