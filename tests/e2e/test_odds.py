"""Odds at the table, and what a first game says: figures and buttons agree, and all of it fits."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from pipyard.i18n import languages
from tests.e2e.by_request import GREEDY
from tests.e2e.player import PHONE, Player, next_frame
from tests.e2e.serving import Server
from tools.language_pictures import speak
from tools.screens import House, choose_spots, gives_spots, is_asked, rest

SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 740}}
_ODDS = """if (location.protocol.startsWith("http"))
  localStorage["pipyard-settings"] =
    JSON.stringify({ pace: "instant", hold: false, odds: true });"""
_SPILLS = """(cards) => cards.filter((card) => {
  const outer = card.getBoundingClientRect();
  const parts = [...card.querySelectorAll("b, small, .gain")].map((part) =>
    part.getBoundingClientRect());
  const inside = parts.every((part) => part.top >= outer.top && part.bottom <= outer.bottom
    && part.left >= outer.left && part.right <= outer.right);
  const apart = parts.every((part, at) => parts.slice(at + 1).every((other) =>
    part.right <= other.left || other.right <= part.left
    || part.bottom <= other.top || other.bottom <= part.top));
  return !inside || !apart;
}).length"""
_BELOW = """(fields, edge) => {
  const { top } = document.querySelector(edge).getBoundingClientRect();
  const low = fields.filter((field) => field.getBoundingClientRect().bottom > top);
  return low.map((field) => field.dataset.field ?? field.textContent);
}"""
_FIGURES = """(buttons) => buttons.map((button) => [
  button.classList.contains("primary"),
  Number(button.querySelector("small")?.textContent.match(/[0-9]+/)?.[0]),
])"""


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_the_round_bonus_with_odds_fits_a_laptop(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    table = house.reach(gives_spots, 30, "spotted", GREEDY, choose=choose_spots)
    width, height = size
    ann = Player(browser, "Ann", {"viewport": {"width": width, "height": height}})
    page = ann.page
    page.add_init_script(_ODDS)
    page.context.add_cookies(house.cookies)
    ann.open(f"{house.address}/t/{table}")
    cards = page.locator("button.way")
    expect(cards.first.get_by_test_id("odds-figure")).to_have_text(re.compile(r"\d"))
    rest(page)
    assert cards.count() > 1
    assert cards.evaluate_all(_SPILLS) == 0
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert ann.complaints == []


def may_reroll(state: dict[str, Any]) -> bool:
    """Return whether dice may be kept or rolled again, either of which may be a bust."""
    view = state["view"]
    rerolls = any(each["type"] == "reroll" for each in state["legal"].get("0", []))
    return rerolls and len(view["roll"]) > 1 and view["players"][0]["buried"] > 4


def test_the_odds_of_a_reroll_say_what_they_count_and_no_button_contradicts_them(
    browser: Browser, house: House
) -> None:
    table = house.reach(may_reroll, 4, "spots", GREEDY)
    ann = Player(browser, "Ann", PHONE)
    page = ann.page
    page.add_init_script(_ODDS)
    page.context.add_cookies(house.cookies)
    ann.open(f"{house.address}/t/{table}")
    ann.wait_past(0)
    line = page.get_by_test_id("odds-line")
    expect(line).to_contain_text(re.compile(r"roll busts .+ in 100, (whole turn|with)"))
    buttons = page.locator('[data-testid="actions"] button:has([data-testid="odds-figure"])')
    expect(buttons.last.get_by_test_id("odds-figure")).to_have_text(re.compile(r"\d"))
    figures = buttons.evaluate_all(_FIGURES)
    assert len(figures) > 1
    best = max(figure for _, figure in figures)
    assert all(figure == best for primary, figure in figures if primary)
    ann.press("odds-line")
    expect(page.get_by_test_id("odds-roll")).to_contain_text("next roll by itself")
    assert ann.complaints == []


def test_odds_that_are_asked_for_while_the_coach_is_loading_come(
    browser: Browser, house: House
) -> None:
    table = house.reach(is_asked("pick_die"), 4, "spotted")
    ann = Player(browser, "Ann", PHONE)
    page = ann.page
    page.add_init_script(_ODDS)
    page.context.add_cookies(house.cookies)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.context.route("**/hearing-*.js", hold)
    ann.open(f"{house.address}/t/{table}")
    figures = page.get_by_test_id("odds-figure")
    expect(figures.first).to_have_text("·")
    # The first decision is over before its odds are there, and the next one is asked about.
    board = page.get_by_test_id("spotted")
    version = board.get_attribute("data-version") or ""
    page.locator('button[data-testid^="pick-"]').first.tap()
    expect(board).not_to_have_attribute("data-version", version)
    expect(figures.first).to_have_text("·")
    while not held:
        next_frame(page)
    for route in held:
        route.continue_()
    expect(figures.first).to_have_text(re.compile(r"\d"))
    assert ann.complaints == []


@pytest.mark.parametrize("device", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_no_field_of_the_meadow_lies_under_the_odds(
    browser: Browser, house: House, device: dict[str, Any]
) -> None:
    table = house.reach(is_asked("cross_field", "take_magnifier"), 20, "spotted", GREEDY)
    ann = Player(browser, "Ann", device)
    page = ann.page
    page.add_init_script(_ODDS)
    page.context.add_cookies(house.cookies)
    ann.open(f"{house.address}/t/{table}")
    ann.press("tab-meadow")
    # The figures have no unit of their own; until something is looked at, the line has it.
    expect(page.get_by_test_id("odds-line")).to_contain_text("your points in the end")
    expect(page.locator('.meadow [data-testid="odds-figure"]').first).to_have_text(
        re.compile(r"\d")
    )
    rest(page)
    covered = page.locator('.meadow [data-field], .meadow [data-testid="odds-figure"]')
    assert covered.count() > 20
    assert covered.evaluate_all(_BELOW, ".ask") == []
    assert ann.complaints == []


def test_the_line_of_odds_is_cut_in_no_language(browser: Browser, house: House) -> None:
    table = house.reach(may_reroll, 4, "spots", GREEDY)
    ann = Player(browser, "Ann", SMALL_PHONE)
    page = ann.page
    page.add_init_script(_ODDS)
    page.context.add_cookies(house.cookies)
    ann.open(f"{house.address}/t/{table}")
    ann.wait_past(0)
    words = page.get_by_test_id("odds-line").locator(".words")
    cut = {}
    for language in languages():
        speak(page, language)
        expect(words).to_contain_text(re.compile(r"\d\D+\d"))
        cut[language] = words.evaluate("(it) => it.scrollHeight - it.clientHeight")
    assert {language: by for language, by in cut.items() if by > 1} == {}


@pytest.mark.parametrize(("game", "goal"), [("spots", "six dogs"), ("spotted", "five rounds")])
def test_a_first_game_says_once_what_wins(
    server: Server, lou: Player, game: str, goal: str
) -> None:
    told = lou.page.get_by_test_id("goal")
    lou.open(server.address)
    lou.press(f"play-now-{game}")
    expect(told).to_contain_text(goal)
    lou.page.reload()
    expect(told).to_contain_text(goal)
    lou.press("goal-close")
    expect(told).to_have_count(0)
    lou.open(server.address)
    lou.press(f"play-now-{game}")
    lou.page.locator('[data-legal="true"], button.way').first.wait_for()
    rest(lou.page)
    expect(told).to_have_count(0)
