"""The odds that the client's tests use are the coach's."""

import json

import pytest

from tools.odds import ENDING, GAMES, ODDS, looked_at, looked_to_the_end


@pytest.mark.parametrize("place", GAMES)
def test_odds_are_fresh(place: int) -> None:
    kept = json.loads(ODDS.read_text(encoding="utf-8"))[GAMES.index(place)]
    assert json.loads(json.dumps(looked_at(place))) == kept, "run `python -m tools.odds`"


def test_the_ending_is_fresh() -> None:
    kept = json.loads(ENDING.read_text(encoding="utf-8"))
    assert looked_to_the_end() == kept, "run `python -m tools.odds`"
