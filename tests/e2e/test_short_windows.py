"""Low windows: phones whose browser shows its toolbars, small laptops."""

from typing import Any

from playwright.sync_api import Browser

from tests.e2e.player import DESKTOP, seat_ann
from tools.screens import House, rest

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


def test_dogs_and_controls_are_in_view_without_scrolling(browser: Browser, house: House) -> None:
    table = house.reach(_places_a_die, 2, "spots", _BOT, _BOT)
    ann = seat_ann(browser, house, table, DESKTOP)
    ann.page.locator('button[data-testid^="place-"]').first.wait_for()
    found = {}
    for width, height in _PHONES + _LAPTOPS:
        ann.page.set_viewport_size({"width": width, "height": height})
        rest(ann.page)
        hidden = ann.page.evaluate(_HIDDEN)
        if hidden["below"] > 0 or hidden["covered"] > 0:
            found[width, height] = hidden
    assert found == {}
