"""During a turn of Spots, nothing that can be tapped moves."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.player import Player, choose, looking, seat_ann
from tests.e2e.stillness import Watcher
from tools.players import choose_sensibly
from tools.screens import House

_SIZES = [(360, 740), (390, 844), (820, 1180), (1366, 768), (1440, 900)]
_STEPS = 24
_TARGETS = (
    ".felt",
    ".felt .asks",
    ".felt .middle",
    ".felt .acts",
    ".own-yard",
    ".spots > .next",
    ".opponents",
    '[data-testid^="tile-"]',
    ".mine .dog",
    ".mine [data-place]",
)
_TURN = """() => {
  const dogs = [...document.querySelectorAll(".mine .dog")].map((dog) => dog.dataset.testid);
  const mine = document.querySelector(".mine")?.classList.contains("guest");
  return JSON.stringify([dogs, mine]);
}"""
"""A dog that joins or leaves moves the others; otherwise not even a new turn changes anything."""


def _has_some_dogs(state: dict[str, Any]) -> bool:
    return bool(state["legal"]) and len(state["view"]["players"][0]["dogs"]) > 2


@pytest.fixture
def table(house: House) -> str:
    bot = {"kind": "bot", "bot": "greedy"}
    return house.reach(_has_some_dogs, 12, "spots", bot, choose=choose_sensibly)


@pytest.mark.parametrize(("width", "height"), _SIZES)
def test_nothing_moves_within_a_turn(
    browser: Browser, house: House, table: str, width: int, height: int
) -> None:
    touched = width <= 820
    device: dict[str, Any] = {
        "viewport": {"width": width, "height": height},
        "has_touch": touched,
        "is_mobile": touched,
    }
    ann = seat_ann(browser, house, table, device)
    watcher = Watcher(ann.page, _TARGETS, _TURN)
    watcher.note("the start")
    for _ in range(_STEPS):
        step = _do_something(ann)
        if step is None:
            break
        watcher.note(step)
    assert watcher.noted > _STEPS
    assert not watcher.drifts, "\n".join(watcher.drifts)


def _do_something(ann: Player) -> str | None:
    """Do one thing; return None after the end of the game."""
    for _ in looking(ann.page):
        sight = ann.see()
        if sight is not None and sight.over:
            return None
        if sight is not None and choose(sight) and ann.play() is not None:
            return str(choose(sight))
    raise AssertionError("it was never Ann's turn")
