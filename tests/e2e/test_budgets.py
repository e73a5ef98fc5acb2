"""The cost of a first visit: few requests, little JavaScript, nothing from any other site."""

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request

from pipyard.server.settings import BUILT_CLIENT
from tests.e2e.serving import Server

MOST_SCRIPT = 130 * 1024
MOST_RULES = 54 * 1024
MOST_REQUESTS = 15
MOST_TOGETHER = 160 * 1024
_COUNTED = (".js", ".json", ".wasm")


def set_table(browser: Browser, server: Server, game: str) -> str:
    """Create a table that anybody can look at."""
    context = browser.new_context()
    wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    created = context.request.post(f"{server.address}/api/tables", data=wanted).json()
    context.close()
    return f"/t/{created['table']}"


# Russian has a second font and the longest words.
@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("page_of", ["home", "spots", "spotted"])
def test_a_first_visit_is_light_and_stays_in_the_house(
    browser: Browser, server: Server, page_of: str, locale: str
) -> None:
    path = "/" if page_of == "home" else set_table(browser, server, page_of)
    context = browser.new_context(locale=locale)
    page = context.new_page()
    asked: list[Request] = []

    def hear(request: Request) -> None:
        # Some browsers request a tab icon, and some have no tabs.
        if not request.url.endswith("/icon.svg"):
            asked.append(request)

    page.on("request", hear)
    page.goto(f"{server.address}{path}")
    page.get_by_test_id("play-now-spots" if page_of == "home" else page_of).wait_for()
    page.wait_for_load_state("networkidle")
    answers = [one.response() for one in asked if one.resource_type == "script"]
    compressed = sum(len(gzip.compress(answer.body())) for answer in answers if answer)
    modules = [one.response() for one in asked if one.url.endswith(".wasm")]
    rules = sum(len(gzip.compress(answer.body())) for answer in modules if answer)
    print(f"{page_of}: {len(asked)} requests, {compressed} bytes of script, {rules} of rules")
    context.close()
    assert [one.url for one in asked if not one.url.startswith(f"{server.address}/")] == []
    assert len(asked) <= MOST_REQUESTS
    assert 0 < compressed <= MOST_SCRIPT
    assert rules <= MOST_RULES
    assert (rules > 0) == (page_of != "home")


_FONTS = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".woff2"))
  .map(({ name, initiatorType }) => [name, initiatorType])"""


def test_the_font_comes_with_the_page_and_once(browser: Browser, server: Server) -> None:
    page = browser.new_context(service_workers="block").new_page()
    page.goto(server.address)
    page.get_by_test_id("play-now-spots").wait_for()
    page.wait_for_load_state("networkidle")
    fonts = page.evaluate(_FONTS)
    page.context.close()
    # The page itself requests it before anything is drawn; a second request would mean a second
    # URL.
    assert [how for name, how in fonts if "-latin-wght" in name] == ["link"]


# Bots' weights are loaded when a bot first thinks, together with the worker it thinks in.
@pytest.mark.parametrize(("way", "game"), [("now", "spots"), ("alone", "spotted")])
def test_home_and_a_table_of_ones_own_are_light_together(
    browser: Browser, server: Server, way: str, game: str
) -> None:
    context = browser.new_context(service_workers="block")
    loaded: set[str] = set()

    def hear(request: Request) -> None:
        if request.url.endswith(_COUNTED):
            loaded.add(request.url)

    context.on("requestfinished", hear)
    page = context.new_page()
    page.goto(server.address)
    page.get_by_test_id(f"play-{way}-{game}").click()
    page.get_by_test_id(game).wait_for()
    page.wait_for_load_state("networkidle")
    sent = sum(_pressed_size(url.removeprefix(server.address)) for url in loaded)
    context.close()
    print(f"home and {game}: {sent} bytes of script, words and rules")
    assert 0 < sent <= MOST_TOGETHER


def _pressed_size(path: str) -> int:
    """Count the bytes of a file as browsers receive it."""
    file = Path(f"{BUILT_CLIENT}{path}")
    pressed = Path(f"{file}.br")
    return (pressed if pressed.exists() else file).stat().st_size
