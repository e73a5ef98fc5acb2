"""Buttons and dice of Spots do what they promise, and the worst option is never highlighted."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.player import DESKTOP, PHONE, YARD_HOLDS, Player, seat_ann
from tools.screens import House

Json = dict[str, Any]
_BOT = {"kind": "bot", "bot": "greedy"}
_DEVICES = [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="laptop")]
_LISTEN = """() => {
  Object.assign(window, { early: [], rolled: false });
  const rolling = () =>
    document.getAnimations().some(
      (each) => /tumble|teeter/.test(each.animationName ?? "") && each.playState === "running",
    );
  new MutationObserver(() => {
    if (!rolling()) return;
    window.rolled = true;
    const told = '[data-fate], [data-testid="actions"] button, .spots button.space';
    for (const each of document.querySelectorAll(told)) window.early.push(each.outerHTML);
    window.early.push(...document.querySelector('[data-testid="prompt"]').textContent.trim());
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
_PRIMARY = re.compile("primary")
_BUSTS = re.compile("busts")


def _actions(state: Json) -> list[Json]:
    return [action for legal in state["legal"].values() for action in legal]


def _values(state: Json, kind: str) -> set[int]:
    return {action["value"] for action in _actions(state) if action["type"] == kind}


def _buried(state: Json) -> int:
    return int(state["view"]["players"][0]["buried"])


def _fits_or_busts(state: Json) -> bool:
    """Return whether one die is left that can be placed, and would bust if it were buried."""
    roll = set(state["view"]["roll"])
    placed = _values(state, "place_die")
    return len(state["view"]["roll"]) == 1 and any(
        _buried(state) + value > YARD_HOLDS for value in placed & roll
    )


def _has_choice_and_danger(state: Json) -> bool:
    """Return whether some of the values that could be kept would bust, and some would not."""
    values = _values(state, "choose_value")
    kinds = {_would_bust(state, value) for value in values}
    return kinds == {True, False}


def _would_bust(state: Json, value: int) -> bool:
    view = state["view"]
    spaces = [
        dog
        for dog in view["players"][0]["dogs"]
        if not dog["scored"] and value in dog["spaces"] and value not in dog["filled"]
    ]
    spare = max(0, view["roll"].count(value) - len(spaces)) * value
    return bool(_buried(state) + spare > YARD_HOLDS)


def _may_reroll_or_place(state: Json) -> bool:
    view = state["view"]
    kinds = {action["type"] for action in _actions(state)}
    if "keep_roll" not in kinds or (view["trick"] or {}).get("name") not in ("Walk", "Run", "Howl"):
        return False
    spare = sum(value for value in view["roll"] if not _is_wanted(view, value))
    fits = any(_is_wanted(view, value) for value in view["roll"])
    return fits and bool(spare + _buried(state) <= 1)


def _is_wanted(view: Json, value: int) -> bool:
    dogs = view["players"][0]["dogs"]
    return any(
        not dog["scored"] and value in dog["spaces"] and value not in dog["filled"] for dog in dogs
    )


def _may_howl_in_vain(state: Json) -> bool:
    howl = {"type": "do_trick", "trick": "Howl"}
    return howl in _actions(state) and state["view"]["players"][0]["cards"] == 6


def _begins(state: Json) -> bool:
    return any(action.get("trick") == "Walk" for action in _actions(state))


Find = Callable[[Callable[[Json], bool], Json], Player]


@pytest.fixture
def find(browser: Browser, house: House) -> Find:
    """Seat Ann at a position of the wanted kind."""

    def one(until: Callable[[Json], bool], device: Json) -> Player:
        return seat_ann(browser, house, house.reach(until, 4, "spots", _BOT), device)

    return one


def version_of(page: Page) -> str:
    return page.get_by_test_id("spots").get_attribute("data-version") or ""


@pytest.mark.parametrize("device", _DEVICES)
def test_placing_is_put_forward_and_a_bust_is_confirmed(find: Find, device: Json) -> None:
    ann = find(_fits_or_busts, device)
    buttons = ann.page.locator('[data-testid="actions"] button')
    expect(buttons.first).to_have_attribute("data-testid", "go")
    expect(buttons.first).to_have_class(_PRIMARY)
    expect(buttons.first).to_contain_text("Place")
    bury = ann.page.get_by_test_id("bury")
    expect(bury).to_contain_text("bust")
    expect(bury).not_to_have_class(_PRIMARY)
    before = version_of(ann.page)
    ann.press("bury")
    ann.press("bust-no")
    expect(ann.page.get_by_test_id("bust")).to_have_count(0)
    assert version_of(ann.page) == before
    ann.press("go")
    ann.wait_past(int(before))
    expect(ann.page.locator('.mine [data-testid^="place-"]')).to_have_count(0)


@pytest.mark.parametrize("device", _DEVICES)
def test_every_value_to_fetch_says_what_it_does(find: Find, device: Json) -> None:
    ann = find(_has_choice_and_danger, device)
    state = ann.page.request.get(ann.page.url.replace("/t/", "/api/tables/")).json()
    for value in _values(state, "choose_value"):
        die = ann.page.locator(f'button[data-testid^="die-"]:has([data-die="{value}"])')
        tag = die.locator("[data-fate]")
        expect(tag).to_be_visible()
        busts = tag.get_attribute("data-fate") == "busts"
        assert busts == _would_bust(state, value)
        if busts:
            expect(die).to_have_accessible_name(_BUSTS)


def test_a_roll_is_kept_by_placing(find: Find) -> None:
    ann = find(_may_reroll_or_place, PHONE)
    expect(ann.page.get_by_test_id("reroll")).to_be_visible()
    expect(ann.page.get_by_test_id("keep")).to_have_count(0)
    place = ann.page.locator('.mine [data-testid^="place-"]').first
    name = place.get_attribute("data-place")
    place.tap()
    expect(ann.page.locator(f'.mine [data-place="{name}"] [data-die]')).to_be_visible()
    expect(ann.page.get_by_test_id("reroll")).to_have_count(0)
    assert ann.complaints == []


def test_a_full_pack_is_told(browser: Browser, house: House) -> None:
    table = house.reach(_may_howl_in_vain, 0, "spots", _BOT)
    ann = seat_ann(browser, house, table, PHONE)
    ann.page.locator('[data-trick="Howl"]').tap()
    expect(ann.page.get_by_test_id("full-pack")).to_be_visible()
    # A new spectator does not interrupt what is being read.
    lou = Player(browser, "Lou", PHONE)
    lou.open(ann.page.url)
    expect(ann.page.get_by_test_id("watching")).to_be_visible()
    expect(ann.page.get_by_test_id("full-pack")).to_be_visible()
    before = version_of(ann.page)
    ann.press("do-trick")
    ann.wait_past(int(before))
    expect(ann.page.get_by_test_id("note")).to_contain_text("no dog joined")


def test_nothing_is_told_of_a_roll_before_the_dice_lie(browser: Browser, house: House) -> None:
    table = house.reach(_begins, 0, "spots", _BOT)
    ann = seat_ann(browser, house, table, DESKTOP)
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.page.evaluate("localStorage.setItem('pipyard-settings', '{}')")
    ann.page.reload()
    ann.page.get_by_test_id("spots").wait_for()
    ann.page.evaluate(_LISTEN)
    ann.page.locator('[data-trick="Walk"]').click()
    expect(ann.page.locator("[data-fate]")).to_have_count(2)
    expect(ann.page.get_by_test_id("prompt")).not_to_have_text("")
    assert ann.page.evaluate("() => window.rolled"), "the dice did not tumble"
    assert ann.page.evaluate("() => window.early") == []


def _asks_and_fears(state: Json) -> bool:
    """Return whether the choice is to roll on, and some face would be buried."""
    kinds = {action["type"] for action in _actions(state)}
    return "do_more" in kinds and any(
        not _is_wanted(state["view"], value) and _buried(state) + value <= YARD_HOLDS
        for value in range(1, 7)
    )


@pytest.mark.parametrize("device", _DEVICES)
def test_a_trick_tapped_while_another_goes_on_is_explained_and_not_chosen(
    find: Find, device: Json
) -> None:
    ann = find(_asks_and_fears, device)
    page = ann.page
    if "has_touch" in device:
        page.set_viewport_size({"width": 360, "height": 740})
    cut = page.locator('[data-testid="faces"] .tag span').evaluate_all(
        "(all) => all.filter((each) => each.scrollWidth > each.clientWidth).length"
    )
    assert cut == 0
    other = page.locator('[data-testid^="tile-"]:not(.going)').first
    trick = other.locator("strong").inner_text()
    other.click()
    expect(page.get_by_test_id("told")).to_contain_text(f"{trick}:")
    expect(other).to_have_attribute("aria-pressed", "false")
    page.mouse.move(1, 1)
    expect(page.locator('[data-testid^="tile-"].shown')).to_have_count(0)
