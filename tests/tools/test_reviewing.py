"""The reviews that the client's tests use are the coach's."""

import json

import pytest

from tools.reviewing import GAMES, REVIEWED, reviewed


@pytest.mark.parametrize("place", GAMES)
def test_reviews_are_fresh(place: int) -> None:
    kept = json.loads(REVIEWED.read_text(encoding="utf-8"))[GAMES.index(place)]
    assert json.loads(json.dumps(reviewed(place))) == kept, "run `python -m tools.reviewing`"
