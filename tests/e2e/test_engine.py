"""The rules run in a browser as on the server, under the server's own security policy."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tools.agreement import AGREED
from tools.engine_page import build_page, serving_page


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    build_page()
    with serving_page() as served:
        yield served


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    page = browser.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address)
    page.wait_for_function("window.engine")
    yield page
    assert complaints == []


def test_a_browser_tells_the_same_of_every_position_event_and_pick(page: Page) -> None:
    games = json.loads(AGREED.read_text(encoding="utf-8"))
    played = page.evaluate("(plans) => engine.digests(plans)", [plan for plan, _ in games])
    assert played == [digest for _, digest in games], "if rules have changed, run `make compiled`"


@pytest.mark.parametrize(
    ("game", "config"),
    [
        ("spots", {"seats": 2, "tiles": None, "off_leash": False, "d0g_treats": 1}),
        ("spotted", {"seats": 2, "sheet": "two-ponds"}),
    ],
)
def test_a_bot_thinks_the_same_in_a_worker(page: Page, game: str, config: object) -> None:
    asked = {
        "game": game,
        "config": config,
        "bot": "sage",
        "seat": 0,
        "seed": 7,
        "patience": 1,
    }
    here, there = page.evaluate("(asked) => engine.thoughts(asked)", asked)
    assert here == there
