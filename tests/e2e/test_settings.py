"""Settings take effect at once, at the table too, and on the next visit."""

from playwright.sync_api import expect

from tests.e2e.player import Player
from tests.e2e.serving import Server


def test_settings_hold_at_once_and_on_the_next_visit(server: Server, lou: Player) -> None:
    page = lou.page
    lou.open(f"{server.address}/settings")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "reduced")
    for control in ("theme-dark", "motion-full", "set-large", "set-patterns"):
        lou.press(control)
    for _ in range(2):
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-motion", "full")
        expect(root).to_have_attribute("data-large", "")
        expect(root).to_have_attribute("data-patterns", "")
        page.reload()
    lou.press("set-large")
    expect(root).not_to_have_attribute("data-large", "")


def test_final_moves_are_confirmed_where_that_is_wished(server: Server, lou: Player) -> None:
    page = lou.page
    lou.open(server.address)
    lou.press("play-now-spots")
    page.wait_for_selector('[data-legal="true"]')
    lou.press("settings")
    for control in ("set-confirm", "set-sound", "settings-dialog-shut"):
        lou.press(control)
    before = page.get_by_test_id("spots").get_attribute("data-version")
    page.locator('[data-legal="true"]').first.tap()
    lou.press("do-trick")
    lou.press("sure-no")
    expect(page.get_by_test_id("sure")).to_have_count(0)
    expect(page.get_by_test_id("spots")).to_have_attribute("data-version", before or "")
    lou.press("do-trick")
    lou.press("sure-yes")
    lou.wait_past(int(before or 0))
    expect(page.get_by_test_id("sure")).to_have_count(0)
