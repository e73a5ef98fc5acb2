"""What somebody sets holds at once, at the table too, and on the next visit."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.player import PHONE, Player
from tests.e2e.serving import ServerProcess


@pytest.fixture
def kim(browser: Browser) -> Iterator[Player]:
    player = Player(browser, "Kim", PHONE)
    yield player
    player.leave()


def test_settings_hold_at_once_and_on_the_next_visit(server: ServerProcess, kim: Player) -> None:
    page = kim.page
    kim.open(f"{server.address}/settings")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "reduced")
    for control in ("theme-dark", "motion-full", "set-large", "set-patterns"):
        kim.press(control)
    for _ in range(2):
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-motion", "full")
        expect(root).to_have_attribute("data-large", "")
        expect(root).to_have_attribute("data-patterns", "")
        page.reload()
    kim.press("set-large")
    expect(root).not_to_have_attribute("data-large", "")
    assert kim.complaints == []


def test_final_moves_are_confirmed_where_that_is_wished(server: ServerProcess, kim: Player) -> None:
    page = kim.page
    kim.open(server.address)
    kim.press("play-now")
    page.wait_for_selector('[data-legal="true"]')
    kim.press("settings")
    for control in ("set-confirm", "set-sound", "settings-dialog-shut"):
        kim.press(control)
    before = page.get_by_test_id("spots").get_attribute("data-version")
    trick = page.locator('[data-legal="true"]').first
    trick.tap()
    kim.press("do-trick")
    kim.press("sure-no")
    expect(page.get_by_test_id("sure")).to_have_count(0)
    expect(page.get_by_test_id("spots")).to_have_attribute("data-version", before or "")
    trick.tap()
    kim.press("do-trick")
    kim.press("sure-yes")
    kim.wait_past(int(before or 0))
    expect(page.get_by_test_id("sure")).to_have_count(0)
    assert kim.complaints == []
