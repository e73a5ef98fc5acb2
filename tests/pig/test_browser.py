"""Pig in the browser, on the general board: the client knows nothing about it in advance."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.player import PHONE, Player
from tests.e2e.test_accessibility import AXE, Theme, examine
from tools.serving import ServerProcess

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
ENOUGH = 8
GOAL = 20
_ASKED = """() => {
  const board = document.querySelector('[data-testid="general"]');
  if (board === null || board.ariaBusy === "true") return false;
  const seen = [...document.querySelectorAll('[data-testid^="do-"], [data-testid="play-again"]')];
  return seen.some((each) => !each.disabled) || document.querySelector('.handover') !== null;
}"""
_KEPT = r"""() => Number(/Kept\s*(\d+)/.exec(
  document.querySelector('[data-testid="position"]').textContent)?.[1] ?? 0)"""


@pytest.fixture(params=["phone", "laptop"])
def kim(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Player]:
    player = Player(browser, "Kim", PHONE if request.param == "phone" else LAPTOP)
    yield player
    assert player.complaints == []
    player.leave()


def set_table(kim: Player, address: str) -> None:
    """Create a table of Pig for two people on one device and a bot."""
    kim.open(f"{address}/new?game=pig")
    page = kim.page
    expect(page.get_by_test_id("game-pig")).to_have_text("Pig")
    page.get_by_test_id("option-goal").fill(str(GOAL))
    kim.press("seat-choice-1")
    kim.press("sit-here")
    page.get_by_test_id("seat-name-1").fill("Ben")
    kim.press("add-seat")
    kim.press("seat-choice-2")
    kim.press("sit-random")
    kim.press("create-table")
    page.get_by_test_id("general").wait_for()


def take_device(page: Page) -> None:
    """Hand the device over if the page requests it; wait until a player here has to act."""
    page.wait_for_function(_ASKED)
    go = page.get_by_test_id("handover-go")
    if go.count():
        go.click()
        page.wait_for_function(_ASKED)


def look_over(page: Page, name: str) -> None:
    """Check that there are no problems in the light and in the dark theme."""
    page.evaluate(AXE)
    themes: tuple[Theme, ...] = ("light", "dark")
    for theme in themes:
        assert examine(page, theme) == [], (name, theme)
    page.emulate_media(color_scheme="light")


def is_over(page: Page) -> bool:
    return page.get_by_test_id("play-again").count() > 0


def test_it_is_set_played_undone_and_looked_back_at(
    kim: Player, pig_server: ServerProcess, request: pytest.FixtureRequest
) -> None:
    device = request.node.callspec.params["kim"]
    page = kim.page
    set_table(kim, pig_server.address)
    undone = False
    while True:
        take_device(page)
        if is_over(page):
            break
        if page.evaluate(_KEPT) < ENOUGH or not page.get_by_test_id("do-hold").count():
            page.get_by_role("button", name="Roll", exact=True).click()
            continue
        first = "Playing now" in str(page.get_by_test_id("player-0").text_content())
        if first and not undone:
            look_over(page, f"{device}-turn")
        before = page.get_by_test_id("position").text_content()
        page.get_by_role("button", name="Hold", exact=True).click()
        if first and not undone and not is_over(page):
            # Ben is next, and has not acted yet.
            page.get_by_test_id("handover-go").click()
            page.get_by_test_id("undo").click()
            expect(page.get_by_test_id("position")).to_have_text(str(before))
            undone = True
    assert undone
    expect(page.get_by_test_id("prompt")).to_contain_text("won")
    look_over(page, f"{device}-end")
    page.get_by_test_id("look-back").click()
    page.get_by_test_id("replay-board").wait_for()
    expect(page.get_by_test_id("general")).to_be_visible()
    look_over(page, f"{device}-replay")
    page.keyboard.press("Home")
    expect(page.get_by_test_id("player-1")).to_contain_text("Scores 0")
