"""The table of Spots has its intended sizes, and none of its places is empty without a reason."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from pipyard.i18n import languages
from tests.e2e.player import PHONE, Player, seat_ann
from tools.language_pictures import speak
from tools.screens import House, is_asked

_BOT = {"kind": "bot", "bot": "greedy"}
_LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
_DIE, _GLYPH, _FACE = 70, 26, 40
_LOOK_FOR_NOTHING = """() => {
  Object.assign(window, { watched: 0, empty: [] });
  new MutationObserver(() => {
    const caption = document.querySelector('[data-testid="caption"]');
    if (!caption) return;
    window.watched += 1;
    const something = document.querySelector(".felt .middle > :not(.told)");
    if (!something) window.empty.push(caption.textContent);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def _width(shown: Locator) -> float:
    box = shown.first.bounding_box()
    assert box is not None
    return box["width"]


def _places_two(state: dict[str, Any]) -> bool:
    return len(state["view"]["roll"]) == 2 and is_asked("place_die")(state)


def test_dice_and_tricks_of_a_laptop_are_as_large_as_drawn(browser: Browser, house: House) -> None:
    table = house.reach(_places_two, 4, "spots", _BOT)
    page = seat_ann(browser, house, table, _LAPTOP).page
    assert _width(page.locator('[data-testid="tray"] .face')) >= _DIE
    assert _width(page.locator(".tile .glyph svg")) >= _GLYPH


@pytest.mark.parametrize("width", [1366, 1440])
def test_a_laptops_table_makes_room_for_its_log(browser: Browser, house: House, width: int) -> None:
    table = house.reach(is_asked("do_trick"), 4, "spots", _BOT)
    ann = seat_ann(browser, house, table, {"viewport": {"width": width, "height": 800}})
    ann.press("log-toggle")
    log = ann.page.locator("aside:has([data-testid=log])").bounding_box()
    board = ann.page.get_by_test_id("spots").bounding_box()
    assert log is not None
    assert board is not None
    assert board["x"] + board["width"] <= log["x"] + 1
    expect(ann.page.locator(".spots.wide")).to_have_count(1)
    # The same button closes it again.
    ann.press("log-toggle")
    expect(ann.page.get_by_test_id("log")).to_have_count(0)


def test_every_languages_score_stays_in_its_box_on_a_laptop(browser: Browser, house: House) -> None:
    table = house.reach(is_asked("do_trick"), 4, "spots", _BOT)
    page = seat_ann(browser, house, table, _LAPTOP).page
    for language in languages():
        speak(page, language)
        for score in page.locator(".score").all():
            assert score.evaluate("(each) => each.scrollWidth <= each.clientWidth"), language


def test_the_middle_of_a_laptops_table_tells_what_others_do(browser: Browser, house: House) -> None:
    table = house.reach(is_asked("stop"), 4, "spots", _BOT)
    ann = Player(browser, "Ann", _LAPTOP, pace="normal")
    ann.page.context.add_cookies(house.cookies)
    ann.open(f"{house.address}/t/{table}")
    ann.page.get_by_test_id("stop").wait_for()
    ann.page.evaluate(_LOOK_FOR_NOTHING)
    ann.press("stop")
    expect(ann.page.locator('[data-legal="true"], [data-testid="score"]')).not_to_have_count(0)
    assert ann.page.evaluate("window.watched") > 0
    assert ann.page.evaluate("window.empty") == []


@pytest.mark.parametrize("rivals", [1, 3])
def test_rivals_have_their_faces_on_a_phone(browser: Browser, house: House, rivals: int) -> None:
    table = house.reach(is_asked("do_trick"), 2, "spots", *[_BOT] * rivals)
    page = seat_ann(browser, house, table, PHONE).page
    faces = page.locator(".opponent .face[data-mood]")
    expect(faces).to_have_count(rivals)
    if rivals == 1:
        assert _width(faces) >= _FACE
        expect(page.locator(".packlet .dog")).not_to_have_count(0)
