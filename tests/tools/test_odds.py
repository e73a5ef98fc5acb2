"""The odds that the client's tests use are the coach's."""

import json

import pytest

from tools.odds import GAMES, ODDS, looked_at


@pytest.mark.parametrize("place", GAMES)
def test_odds_are_fresh(place: int) -> None:
    kept = json.loads(ODDS.read_text(encoding="utf-8"))[GAMES.index(place)]
    assert json.loads(json.dumps(looked_at(place))) == kept, "run `python -m tools.odds`"
