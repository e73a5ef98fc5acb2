"""Learning in a real browser: the lessons from the first sentence to the last, and the rules."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pipyard.i18n import languages
from tests.e2e.player import DESKTOP, PHONE, Player
from tests.e2e.serving import Server
from tools.console import ROOT
from tools.language_pictures import speak

# What glows, the more specific first: a die in hand is tapped before its use.
_GLOWING = (
    "[data-testid=learn-next]",
    "[data-testid=do-trick]",
    "[data-legal=true]",
    "button[data-testid^=place-]",
    "button[data-testid^=pick-]",
    "button.way",
    "button[data-testid^=beetle-]",
    "button[data-testid^=row-]",
    "button[data-testid^=field-]",
    "button[data-testid^=row-]",
    ".uses button",
    "[data-testid=reroll]:enabled",
    "[data-asked][aria-pressed=false]",
    "[data-testid=actions] button",
)
_AFTER_A_DIE = (
    "button.way, button[data-testid^=beetle-], .uses button, "
    "[data-testid=reroll]:enabled, [data-testid^=mark-][data-asked][aria-pressed=false]"
)
_PAUSE_MS = 1_000
_STANDS = """() => {
  const lesson = document.querySelector("[data-testid=learn]");
  return [Number(lesson.dataset.at), lesson.dataset.waits, document.activeElement.dataset.testid];
}"""
_WENT_ON = "(before) => document.querySelector('[data-testid=learn]')?.innerHTML !== before"
_FOCUSED = "(css) => document.activeElement.matches(css)"


def begin(page: Page, address: str, game: str) -> None:
    # The other player's pauses are for people; here the clock is moved forward instead.
    page.clock.install()
    page.goto(f"{address}/")
    page.get_by_test_id(f"learn-{game}").click()
    expect(page.get_by_test_id("sentence")).not_to_be_empty()


def stands(page: Page) -> tuple[int, str, str | None]:
    at, waits, focused = page.evaluate(_STANDS)
    return at, waits, focused


def tap_what_glows(page: Page, *, touch: bool) -> None:
    for css in _GLOWING:
        found = page.locator(css).first
        if found.is_visible() and found.is_enabled():
            before = page.get_by_test_id("learn").inner_html()
            if touch:
                found.tap()
            else:
                found.click()
            # A finger is lifted before its tap takes effect.
            page.wait_for_function(_WENT_ON, arg=before)
            return
    raise AssertionError(f"nothing to do at: {page.get_by_test_id('sentence').inner_text()}")


def learn_by_tapping(page: Page, *, touch: bool) -> list[str]:
    """Do what the lesson says until the end, in windows of two sizes; return its sentences."""
    said = []
    sizes = [(390, 844), (1366, 768)]
    while True:
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
        # The next step begins at the size at which this one ended.
        sizes.reverse()
        _, waits, _ = stands(page)
        said.append(page.get_by_test_id("sentence").inner_text())
        # No die is announced late when any may be taken.
        if "must be the lowest" in said[-1]:
            expect(page.get_by_test_id("draft")).to_contain_text("later")
        elif "your last pick is free" in said[-1]:
            expect(page.get_by_test_id("draft")).not_to_contain_text("later")
        if waits == "end":
            return said
        if waits == "other":
            page.clock.run_for(_PAUSE_MS)
        else:
            tap_what_glows(page, touch=touch)


@pytest.mark.parametrize(
    ("game", "steps", "device"), [("spots", 19, PHONE), ("spotted", 24, DESKTOP)]
)
def test_a_lesson_by_tapping_what_glows_fits_into_every_window(
    browser: Browser,
    server: Server,
    game: str,
    steps: int,
    device: dict[str, Any],
) -> None:
    learner = Player(browser, "Kim", device)
    page = learner.page
    begin(page, server.address, game)
    said = learn_by_tapping(page, touch="has_touch" in device)
    assert len(set(said) - {"Biscuit is playing…"}) == steps
    expect(page.locator("h1")).to_contain_text(f"{steps} of {steps}")
    # It ends like a game that was won, and leads into one.
    expect(page.get_by_test_id("end-title")).to_contain_text("You win!")
    expect(page.get_by_test_id("learn-play")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("play-again")).to_have_count(0)
    page.get_by_test_id("learn-again").click()
    assert stands(page)[0] == 0
    assert learner.complaints == []


# What is now where the learner has tapped through the lesson.
_THERE = """([x, y]) =>
  document.elementFromPoint(x, y)?.closest("a, button")?.dataset.testid ?? null"""
_COACH_HEIGHT = "(words) => Math.round(words.getBoundingClientRect().height)"


def test_no_sentence_of_a_lesson_moves_the_table(lou: Player, server: Server) -> None:
    page = lou.page
    begin(page, server.address, "spotted")
    heights = set()
    sizes = [(360, 740), (390, 844)]
    tapped = (0.0, 0.0)
    while (now := stands(page))[1] != "end":
        if now[1] == "other":
            page.clock.run_for(_PAUSE_MS)
            continue
        for language in languages():
            speak(page, language)
            for width, height in sizes:
                page.set_viewport_size({"width": width, "height": height})
                heights.add((width, page.locator(".coach").evaluate(_COACH_HEIGHT)))
            sizes.reverse()
        page.set_viewport_size(PHONE["viewport"])
        onward = page.get_by_test_id("learn-next")
        if onward.count() and (box := onward.bounding_box()):
            tapped = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        tap_what_glows(page, touch=True)
    assert len(heights) == 2
    page.get_by_test_id("learn-play").wait_for()
    assert page.evaluate(_THERE, tapped) == "learn-play"


def tab_to(page: Page, css: str) -> None:
    for _ in range(40):
        if page.evaluate(_FOCUSED, css):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {css}")


def test_spots_is_learned_with_one_key(kim: Player, server: Server) -> None:
    page = kim.page
    begin(page, server.address, "spots")
    tab_to(page, "[data-legal=true]")
    while (now := stands(page))[1] != "end":
        if now[1] != "other":
            assert now[2] is not None, f"the keyboard is lost at moment {now[0]}"
            page.keyboard.press("Enter")
        else:
            page.clock.run_for(_PAUSE_MS)
    page.wait_for_function(_FOCUSED, arg="[data-testid=learn-play]")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/t/"))


def test_spotted_is_learned_by_keyboard(kim: Player, server: Server) -> None:
    page = kim.page
    begin(page, server.address, "spotted")
    tab_to(page, "button.way")
    while (now := stands(page))[1] != "end":
        if now[1] != "other":
            while page.evaluate(_FOCUSED, "[data-asked][aria-pressed=false]"):
                page.keyboard.press("Enter")
                tab_to(page, _AFTER_A_DIE)
            page.keyboard.press("Enter")
        else:
            page.clock.run_for(_PAUSE_MS)
    expect(page.get_by_test_id("end-title")).to_contain_text("You win!")
    page.wait_for_function(_FOCUSED, arg="[data-testid=learn-play]")


def test_the_other_player_waits_until_a_score_has_been_shown(lou: Player, server: Server) -> None:
    page = lou.page
    begin(page, server.address, "spots")
    while "Score!" not in page.get_by_test_id("sentence").inner_text():
        if stands(page)[1] == "other":
            page.clock.run_for(_PAUSE_MS)
        else:
            tap_what_glows(page, touch=True)
    tap_what_glows(page, touch=True)
    scored = stands(page)[0]
    page.clock.run_for(_PAUSE_MS)
    assert stands(page)[0] == scored
    page.clock.run_for(_PAUSE_MS)
    assert stands(page)[0] == scored + 1
    expect(page.get_by_test_id("moment")).to_have_count(0)


def test_a_lesson_can_be_left_at_once(kim: Player, server: Server) -> None:
    begin(kim.page, server.address, "spots")
    kim.page.get_by_test_id("learn-skip").click()
    expect(kim.page.get_by_test_id("play-now-spots")).to_be_visible()


def test_the_rules_are_searched_as_one_types(kim: Player, server: Server) -> None:
    page = kim.page
    page.goto(f"{server.address}/rules/spots")
    parts = page.locator("section.part")
    expect(page.locator("[data-testid^=entry-]")).to_have_count(22 + 6 + 32)
    whole = parts.count()
    search, found = page.get_by_test_id("rules-search"), page.get_by_test_id("rules-found")

    search.fill("BUST treat")
    expect(found).to_contain_text("places for")
    assert 0 < parts.count() < whole
    assert {mark.lower() for mark in page.locator("mark").all_inner_texts()} == {"bust", "treat"}
    assert page.get_by_role("navigation").get_by_role("link").count() == parts.count()
    page.get_by_test_id("rules-clear").click()
    expect(parts).to_have_count(whole)
    search.fill("K04")
    expect(page.locator("[data-testid^=entry-]")).to_have_count(1)
    search.fill("parachute")
    expect(found).to_contain_text("Nothing found")
    expect(parts).to_have_count(0)


@pytest.mark.parametrize(("game", "entries"), [("spots", 60), ("spotted", 12 + 8)])
def test_every_ruling_is_on_the_rules_page(
    kim: Player, server: Server, game: str, entries: int
) -> None:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    rules = re.findall(r"^- \*\*([A-Z]\d+)\*\*(.*?)(?=^- \*\*|^#|\Z)", text, re.M | re.S)
    ruled = {rule for rule, said in rules if "**Ruling:**" in said}
    page = kim.page
    page.goto(f"{server.address}/rules/{game}")
    expect(page.locator("[data-testid^=entry-]")).to_have_count(entries)
    signs = page.get_by_role("link", name=re.compile(r"^Rule [A-Z]\d+$"))
    assert {str(sign.get_attribute("href"))[1:] for sign in signs.all()} == ruled


def test_the_numbers_of_rules_are_seen_on_demand(kim: Player, server: Server) -> None:
    page = kim.page
    page.goto(f"{server.address}/rules/spots")
    sign = page.get_by_role("link", name="Rule K12").first
    expect(sign).to_have_text("§", use_inner_text=True)
    assert not re.search(r"\b[A-Z]\d\d?\b", page.get_by_role("main").inner_text())
    box = sign.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    sign.focus()
    page.keyboard.press("Enter")
    expect(sign).to_have_text("K12", use_inner_text=True)
    expect(page).to_have_url(re.compile("#K12$"))


def test_a_link_leads_to_a_rule(kim: Player, server: Server) -> None:
    page = kim.page
    page.goto(f"{server.address}/rules/spotted#R4")
    expect(page.locator("#R4")).to_be_in_viewport()
    expect(page.get_by_role("link", name="Rule R4")).to_have_text("R4", use_inner_text=True)


def test_the_rules_are_a_link_away_from_a_table(kim: Player, server: Server) -> None:
    page = kim.page
    page.goto(server.address)
    page.get_by_test_id("play-now-spots").click()
    page.get_by_test_id("menu").click()
    with page.expect_popup() as opened:
        page.get_by_test_id("menu-rules").click()
    expect(opened.value.locator("h1")).to_have_text("How to play Spots")
    assert "/t/" in page.url


_ODDS = """if (location.protocol.startsWith("http"))
  localStorage["pipyard-settings"] = JSON.stringify({ pace: "instant", odds: true });"""
_SMALL = {"width": 360, "height": 740}
_IN_FULL = "(words) => words.scrollHeight <= words.clientHeight + 1"
_LONG = """(words) => words.lastElementChild.append(" A reason with many words in it.".repeat(6))"""


def test_practice_shows_no_odds_whatever_the_reader_wants(server: Server, browser: Browser) -> None:
    lou = Player(browser, "Lou", PHONE)
    page = lou.page
    page.add_init_script(_ODDS)
    page.goto(f"{server.address}/practice")
    page.get_by_test_id("topic-Run").tap()
    page.get_by_test_id("try-show").wait_for()
    assert page.get_by_test_id("odds-figure").count() == 0
    assert page.get_by_test_id("odds-line").count() == 0
    page.get_by_test_id("try-show").tap()
    page.get_by_test_id("try-next").wait_for()
    lines = page.get_by_test_id("try-said").inner_text().splitlines()
    assert len(set(lines)) == len(lines)
    assert lou.complaints == []


@pytest.mark.parametrize("small", [False, True], ids=["phone", "small phone"])
def test_a_position_to_practice_fits_a_phone_and_says_nothing_false_at_its_end(
    server: Server, browser: Browser, small: bool
) -> None:
    lou = Player(browser, "Lou", {**PHONE, **({"viewport": _SMALL} if small else {})})
    page = lou.page
    page.goto(f"{server.address}/practice")
    page.get_by_test_id("topic-Run").tap()
    page.locator('[data-legal="true"]').first.tap()
    expect(page.get_by_test_id("do-trick")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("try-show").tap()
    page.get_by_test_id("try-next").wait_for()
    # Nobody is next, as the position ends with the answer.
    expect(page.get_by_test_id("prompt")).to_be_hidden()
    words = page.get_by_test_id("try-said")
    words.evaluate(_LONG)
    assert words.evaluate(_IN_FULL)
    expect(page.get_by_test_id("try-next")).to_be_in_viewport(ratio=1)
    assert lou.complaints == []
