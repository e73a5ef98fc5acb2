"""Windows that are not high: phones whose browser has its bars, small laptops."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.player import seat_ann
from tools.screens import House

_PHONES = [(390, 664), (375, 667), (360, 640), (844, 390)]
_LAPTOPS = [(1280, 720), (1366, 650)]
_BOT = {"kind": "bot", "bot": "greedy"}
_HIDDEN = """() => {
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const [felt] = boxes(".felt");
  const dogs = boxes(".mine .dog");
  const apart = ({ top, bottom, left, right }) =>
    bottom <= felt.top || top >= felt.bottom || right <= felt.left || left >= felt.right;
  return {
    below: Math.max(felt.bottom, ...dogs.map(({ bottom }) => bottom)) - innerHeight,
    covered: dogs.filter((dog) => !apart(dog)).length,
  };
}"""


def _places_a_die(state: dict[str, Any]) -> bool:
    kinds = {action["type"] for legal in state["legal"].values() for action in legal}
    return "place_die" in kinds


@pytest.fixture
def table(house: House) -> str:
    return house.reach(_places_a_die, 2, "spots", _BOT, _BOT)


@pytest.mark.parametrize(("width", "height"), _PHONES + _LAPTOPS)
def test_dogs_and_controls_are_in_view_without_scrolling(
    browser: Browser, house: House, table: str, width: int, height: int
) -> None:
    device = {"viewport": {"width": width, "height": height}}
    ann = seat_ann(browser, house, table, device)
    ann.page.locator('button[data-testid^="place-"]').first.wait_for()
    hidden = ann.page.evaluate(_HIDDEN)
    assert hidden["below"] <= 0
    assert hidden["covered"] == 0
