"""The value of a trick, measured in a few games with interpreted steps."""

from dataclasses import replace

import numpy as np
import pytest

from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.game import Spots, tiles_of_set
from pipyard.lab.intervals import Interval
from pipyard.lab.simulate import SimulateOptions
from pipyard.lab.spots import balance
from pipyard.lab.spots.balance import TrickWorth, measure, verdict

DOG_PARK = {"Dog Park": tiles_of_set(standard_content(), "Dog Park")}


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = balance.play_without
    monkeypatch.setattr(balance, "play_without", getattr(entry, "py_func", entry))
    monkeypatch.setattr(balance, "TURN_LIMIT", 12)


def options(games: int = 4, cores: int = 1) -> SimulateOptions:
    return SimulateOptions(("random",), games, 1, cores)


def test_who_may_not_choose_a_tile_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int, int]] = []
    count = balance._count

    def watch(game: np.record, result: np.record, move: int) -> None:
        seen.append((int(game.turn), int(game.tiles[1].facedown), move))
        count(game, result, move)

    monkeypatch.setattr(balance, "_count", watch)
    measure(Spots(), "Dig", replace(options(), games=1), DOG_PARK)
    kept_from = [(facedown, move) for turn, facedown, move in seen if turn == 0]
    assert len(kept_from) > 3
    assert all(facedown == 1 and move != 1 for facedown, move in kept_from)
    assert any(facedown == 0 for turn, facedown, _ in seen if turn == 1)


def test_the_same_is_found_on_any_number_of_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "CHUNK", 2)
    heard: list[int] = []
    wanted = replace(options(), on_progress=heard.append)
    first = measure(Spots(), "Dig", wanted, DOG_PARK)
    assert sum(heard) == 4
    assert first == measure(Spots(), "Dig", options(cores=2), DOG_PARK)
    assert (first.trick, first.colour) == ("Dig", "yellow")
    assert 0 < first.of_offers <= 1
    assert first.turns <= 6


def test_red_tricks_lie_where_they_always_do() -> None:
    assert measure(Spots(), "Roll Over", options(2), DOG_PARK).colour == "red"
    with pytest.raises(InvalidConfig, match="There is no trick 'Nap'"):
        measure(Spots(), "Nap", options(), DOG_PARK)


def worth(name: str, share: float, reach: float = 0.01) -> TrickWorth:
    wins = Interval(share, share - reach, share + reach)
    return TrickWorth(name, "purple", wins, 2.0, 0.3, 15.0, 0)


@pytest.mark.parametrize(
    ("share", "reach", "said"),
    [
        (0.60, 0.01, "stronger than all"),
        (0.50, 0.005, "hardly worth its tile"),
        (0.53, 0.01, "is worth as much as"),
        (0.55, 0.03, "Play more games to be sure"),
    ],
)
def test_a_verdict_says_what_is_not_sure(share: float, reach: float, said: str) -> None:
    others = [worth("Run", 0.51), worth("Chase", 0.56), worth("Bolt", 0.23)]
    text = verdict(worth("Zoomies", share, reach), others)
    assert text.startswith("Zoomies ")
    assert said in text
    assert "published purple tricks that the bot can use (51.0% to 56.0%)" in text


def test_a_trick_that_the_bot_misjudges_is_not_judged() -> None:
    harmed, run = worth("Zoomies", 0.40), worth("Run", 0.51)
    assert "about the bot, not about the trick" in verdict(harmed, [run])
    assert "no comparison is possible" in verdict(run, [harmed])
