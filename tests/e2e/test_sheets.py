"""The sheets of Spotted!: counted by family, swiped, compared with records, printed."""

import re
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.by_request import (
    GREEDY,
    is_last_round,
    is_over,
    leap,
    play_until,
    set_spotted,
)
from tests.e2e.player import Player
from tests.e2e.serving import Server
from tools.players import Json

_PAGES = re.compile(rb"/Type\s*/Page\b(?!s)")
_ON_PAPER = """() => {
  dispatchEvent(new Event("beforeprint"));
  const page = document.querySelector(".print-page");
  const told = page?.innerText ?? page?.textContent ?? null;
  dispatchEvent(new Event("afterprint"));
  return [told, document.querySelectorAll(".print-page").length];
}"""


def finish_before_eyes(page: Page, address: str, before: Callable[[], None] = lambda: None) -> None:
    """Open a game in its last round, do something, and play it to its end by requests."""
    table = set_spotted(page, address, GREEDY)
    play_until(page, address, table, is_last_round)
    page.goto(f"{address}/t/{table}")
    page.get_by_test_id("spotted").wait_for()
    before()
    play_until(page, address, table, is_over)


def test_the_scoring_goes_family_by_family_and_can_be_skipped(server: Server, lou: Player) -> None:
    page = lou.page
    page.emulate_media(reduced_motion="no-preference")
    lou.may_hold_time()
    lou.open(server.address)
    # The counting runs automatically; on a slow machine it would be over before the test looks.
    finish_before_eyes(page, server.address, lou.hold_time)
    final, result = page.get_by_test_id("final"), page.get_by_test_id("end-title")
    expect(final).to_have_attribute("data-over", "false")
    expect(final.get_by_role("heading")).to_have_text(re.compile(" family$"))
    expect(result).to_have_count(0)
    expect(page.get_by_test_id("race").get_by_role("listitem")).to_have_count(2)
    # A finger is lifted before its tap takes effect, so wait for each.
    before = int(final.get_attribute("data-counted") or 0)
    for taps in (1, 2):
        lou.press("final-next")
        expect(final).to_have_attribute("data-counted", str(before + taps))
    lou.press("final-skip")
    expect(final).to_have_attribute("data-over", "true")
    expect(result).to_have_text(re.compile("win"))
    expect(page.get_by_test_id("scores")).to_have_count(0)
    lou.press("compare")
    expect(page.get_by_test_id("scores")).to_be_visible()
    lou.let_time_pass()
    lou.press("final-again")
    expect(final).to_have_attribute("data-counted", re.compile("[3-7]"))


def test_the_scoring_is_done_at_once_where_nothing_is_to_move(server: Server, kim: Player) -> None:
    kim.open(server.address)
    finish_before_eyes(kim.page, server.address)
    expect(kim.page.get_by_test_id("final")).to_have_attribute("data-over", "true")
    expect(kim.page.get_by_test_id("to-statistics")).to_be_visible()


def sweep(page: Page, by: int) -> None:
    """Swipe over the sheet with touch events."""
    box = page.locator("div.parts").bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    start, height = box["x"] + box["width"] / 2, box["y"] + 120

    began = time.time()

    def send(kind: str, after: float, *points: Json) -> None:
        event = {"type": kind, "touchPoints": list(points), "timestamp": began + after}
        touch.send("Input.dispatchTouchEvent", event)

    send("touchStart", 0, {"x": start, "y": height})
    for part in range(1, 5):
        send("touchMove", part / 50, {"x": start + by * part / 4, "y": height})
    # A finger that does not stop scrolls the page, and the next tap only stops that.
    send("touchMove", 1, {"x": start + by, "y": height})
    send("touchEnd", 1)


def test_other_sheets_are_a_sweep_away_and_a_question_leads_back(
    server: Server, lou: Player
) -> None:
    page = lou.page
    lou.open(server.address)
    table = set_spotted(page, server.address, GREEDY, GREEDY)
    state = play_until(
        page,
        server.address,
        table,
        lambda state: state["view"]["round"] == 2 and state["view"]["phase"] == "write",
    )
    (mine,) = (seat["seat"] for seat in state["seats"] if seat["mine"])
    lou.open(f"{server.address}/t/{table}")
    head = page.get_by_test_id("sheet-head")
    page.get_by_test_id("spotted").wait_for()
    expect(head).to_have_count(0)
    sweep(page, -160)
    expect(head).to_have_attribute("data-seat", str((mine + 1) % 3))
    sweep(page, 160)
    expect(head).to_have_count(0)
    lou.press("tab-others")
    other = (mine + 2) % 3
    lou.press(f"sheet-{other}")
    expect(head).to_have_attribute("data-seat", str(other))
    lou.press("tab-meadow")
    expect(head).to_have_attribute("data-seat", str(other))
    asked = page.request.get(f"{server.address}/api/tables/{table}").json()
    act = {"version": asked["version"], "seat": mine, "request": "request-elsewhere"}
    act["action"] = asked["legal"][str(mine)][0]
    assert page.request.post(f"{server.address}/api/tables/{table}/actions", data=act).ok
    expect(head).to_have_count(0)


def test_sheets_are_turned_by_keys(server: Server, kim: Player) -> None:
    page = kim.page
    kim.open(server.address)
    table = set_spotted(page, server.address, GREEDY, GREEDY)
    kim.open(f"{server.address}/t/{table}")
    pressed = page.locator('[data-testid^="sheet-"][aria-pressed="true"]')
    own = pressed.get_attribute("data-testid")
    pressed.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(pressed).to_have_attribute("data-testid", own or "")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("sheet-head")).to_be_visible()
    kim.press("sheets-mine")
    expect(pressed).to_have_attribute("data-testid", own or "")


def test_the_score_tells_where_it_comes_from(server: Server, lou: Player) -> None:
    lou.open(server.address)
    table = set_spotted(lou.page, server.address)
    lou.open(f"{server.address}/t/{table}")
    lou.press("score")
    expect(lou.page.get_by_test_id("score-parts").get_by_test_id("scores")).to_be_visible()
    lou.page.keyboard.press("Escape")
    expect(lou.page.get_by_test_id("score")).to_be_focused()


def test_a_game_alone_is_held_against_the_best_before(server: Server, lou: Player) -> None:
    page = lou.page
    lou.open(server.address)
    scores: list[int] = []
    for number in range(2):
        table = set_spotted(page, server.address)
        lou.open(f"{server.address}/t/{table}")
        lou.press("tab-others")
        told = page.get_by_test_id("solo")
        if number == 0:
            expect(told).to_contain_text("first game on this sheet")
        else:
            expect(told).to_contain_text(re.compile(f"best on this sheet: {scores[0]} point"))
        leap(is_last_round, page)
        page.get_by_test_id("spotted").wait_for()
        ended = play_until(page, server.address, table, is_over)
        scores.append(ended["view"]["sheets"][0]["score"])
        verdict = page.get_by_test_id("solo-verdict")
        if number == 0:
            said = "your first score on this sheet"
            expect(told).not_to_contain_text("new best")
        else:
            said = "A new best" if scores[1] > scores[0] else "short of your best|As good as"
        expect(verdict).to_have_text(re.compile(said))


def test_a_sheet_is_printed_with_what_is_on_it_or_empty(
    server: Server, kim: Player, tmp_path: Path
) -> None:
    page = kim.page
    page.emulate_media(color_scheme="dark")
    kim.open(server.address)
    table = set_spotted(page, server.address)
    play_until(page, server.address, table, is_over)
    kim.open(f"{server.address}/t/{table}")
    page.get_by_test_id("final").wait_for()
    told, left = page.evaluate(_ON_PAPER)
    assert "Clover Meadow" in told
    assert left == 0
    paper = page.pdf(path=tmp_path / "sheet.pdf", prefer_css_page_size=True)
    assert len(_PAGES.findall(paper)) == 1
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    kim.open(f"{server.address}/rules/spotted")
    page.evaluate("() => (window.print = () => undefined)")
    kim.press("print-two-ponds")
    expect(page.get_by_role("img", name=re.compile("Two Ponds"))).to_have_js_property(
        "complete", True
    )
    assert len(_PAGES.findall(page.pdf(prefer_css_page_size=True))) == 1
