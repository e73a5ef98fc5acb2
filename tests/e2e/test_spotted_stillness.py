"""Nothing that can be tapped at a table of Spotted! moves during a turn."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.by_request import GREEDY
from tests.e2e.player import Player, next_frame
from tests.e2e.spotted_stillness import Places, drift, places
from tests.e2e.taps import Tapper
from tests.e2e.test_spotted import ORDER
from tools.screens import House, is_asked, rest

_SIZES = [(360, 740), (390, 844), (820, 1180), (1366, 768), (1440, 900)]
_TAPS = 18
# The dock and its fixed places, rows and their scores, the track, tabs, fields.
_STILL = ", ".join(
    (
        '[data-testid="dock"]',
        "[data-family]",
        '[data-testid^="score-"]',
        '[data-testid^="lens-"]',
        '[data-testid="track"]',
        '[data-testid^="tab-"]',
        '[data-testid="score"]',
        "[data-field][data-testid]",
        '[data-testid="draft"] [data-testid]',
    )
)


@pytest.mark.parametrize(("width", "height"), _SIZES)
def test_nothing_moves_under_the_finger(
    browser: Browser, house: House, width: int, height: int
) -> None:
    touch = width <= 820
    device: dict[str, Any] = {
        "viewport": {"width": width, "height": height},
        "has_touch": touch,
        "is_mobile": touch,
    }
    table = house.reach(is_asked("pick_die"), 20, "spotted", GREEDY, GREEDY)
    ann = Tapper(browser, "Ann", device, "spotted", ORDER)
    ann.page.context.add_cookies(house.cookies)
    ann.open(f"{house.address}/t/{table}")
    ann.page.get_by_test_id("dock").wait_for()
    rest(ann.page)
    seen: Places = {}
    steps = 0
    while steps < _TAPS:
        now = places(ann.page, _STILL)
        assert drift(seen, now) == {}, f"after {steps} taps"
        seen |= now
        if ann.tap():
            steps += 1
        else:
            next_frame(ann.page)
    assert len(seen) > 20


def test_the_dock_is_as_high_on_every_tab(lou: Player, house: House) -> None:
    table = house.reach(is_asked("place_spots"), 20, "spotted", GREEDY)
    lou.page.context.add_cookies(house.cookies)
    lou.open(f"{house.address}/t/{table}")
    lou.page.get_by_test_id("dock").wait_for()
    rest(lou.page)
    still = '[data-testid="dock"], [data-testid^="tab-"]'
    before = places(lou.page, still)
    for tab in ("tab-meadow", "tab-others", "tab-beetles"):
        lou.press(tab)
        expect(lou.page.get_by_test_id(tab)).to_have_attribute("aria-current", "true")
        assert drift(before, places(lou.page, still)) == {}, tab
