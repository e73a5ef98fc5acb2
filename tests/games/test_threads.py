"""Games are values: any number of threads can use one, with their own positions."""

from typing import Any

import numpy as np
import pytest

from pipyard.games.spots import drive as spots_drive
from pipyard.games.spots.game import Spots
from pipyard.games.spotted import drive as spotted_drive
from pipyard.games.spotted.game import Spotted
from tools.race import Call, every_call, public_methods, race

ROUNDS = 1
POSITIONS = 12


@pytest.fixture(scope="module")
def calls() -> list[Call]:
    return every_call(POSITIONS)


def test_every_public_method_is_called(calls: list[Call]) -> None:
    for game in {id(call.game): call.game for call in calls}.values():
        called = {call.method for call in calls if call.game is game}
        assert called == set(public_methods(game)), type(game).__name__


def test_a_method_that_wants_something_new_is_not_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Spots, "juggle", lambda _self, _balls: 3, raising=False)
    with pytest.raises(LookupError, match=r"Spots\.juggle"):
        every_call(POSITIONS)


def test_threads_that_share_games_are_answered_as_one_alone_is(calls: list[Call]) -> None:
    result = race(calls, lambda done: done < ROUNDS * len(calls))
    assert result.calls.total() == 8 * ROUNDS * len(calls)
    assert not result.disagreements


@pytest.mark.parametrize(("game", "drive"), [(Spots(), spots_drive), (Spotted(), spotted_drive)])
def test_a_list_is_not_overwritten_while_it_is_read(
    game: Any, drive: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another thread calls it between the moment a list is written and the moment it is read."""
    samples = [
        call for call in every_call(POSITIONS) if call.name == f"{type(game).__name__}.legal"
    ]
    one, other = (
        samples[0].given,
        next(call.given for call in samples if call.expected != samples[0].expected),
    )
    alone = game.legal_dense(**one)
    assert alone != game.legal_dense(**other)
    right = drive.list_legal
    asked: list[bool] = []

    def interrupted(position: np.recarray, *rest: Any) -> int:
        count: int = right(position, *rest)
        if not asked:
            asked.append(True)
            game.legal_dense(**other)
        return count

    monkeypatch.setattr(drive, "list_legal", interrupted)
    assert game.legal_dense(**one) == alone
