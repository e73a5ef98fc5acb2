"""Dice are carried by mouse and by finger; a shaky hand can still tap."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, FloatRect, Locator, expect

from tests.e2e.player import DESKTOP, PHONE, Player, seat_ann
from tools.screens import House

Point = tuple[float, float]
Seat = Callable[[dict[str, Any]], Player]
_SHAKE = 3


def _chooses_a_place(state: dict[str, Any]) -> bool:
    """Return whether some die can be placed, and the tray has dice of several values."""
    kinds = {action["type"] for legal in state["legal"].values() for action in legal}
    return len(set(state["view"]["roll"])) > 1 and "place_die" in kinds


@pytest.fixture
def seat(house: House, browser: Browser) -> Seat:
    """Seat a guest at a table where a die has to be placed."""

    def one(device: dict[str, Any]) -> Player:
        table = house.reach(_chooses_a_place, 2, "spots", {"kind": "bot", "bot": "greedy"})
        return seat_ann(browser, house, table, device)

    return one


def middle(found: Locator) -> Point:
    box: FloatRect | None = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def a_die_and_its_place(player: Player) -> tuple[Locator, str]:
    place = player.page.locator('button[data-testid^="place-"]').first.get_attribute("data-place")
    assert place is not None
    value = place.split()[-1]
    die = player.page.locator(f'button[data-testid^="die-"]:has([data-die="{value}"])').last
    return die, place


def lies_at(player: Player, place: str) -> Locator:
    return player.page.locator(f'[data-place="{place}"] [data-die]')


def put_down(player: Player) -> None:
    """No die is left in the air."""
    expect(player.page.locator(".carried, [data-carried], [data-goal]")).to_have_count(0)


class Finger:
    """Touches the screen like a person: down, along, up."""

    def __init__(self, player: Player) -> None:
        self._session: CDPSession = player.page.context.new_cdp_session(player.page)

    def _send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, start: Point, end: Point) -> None:
        self._send("touchStart", start)
        for step in range(1, 9):
            part = step / 8
            way = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            self._send("touchMove", way)
        self._send("touchEnd")


def test_a_mouse_carries_a_die_to_a_space(seat: Seat) -> None:
    ann = seat(DESKTOP)
    die, place = a_die_and_its_place(ann)
    expect(lies_at(ann, place)).to_have_count(0)
    ann.page.mouse.move(*middle(die))
    ann.page.mouse.down()
    ann.page.mouse.move(*middle(ann.page.locator(f'[data-place="{place}"]')), steps=6)
    expect(ann.page.locator(f'[data-place="{place}"][data-goal="over"]')).to_be_visible()
    ann.page.mouse.up()
    expect(lies_at(ann, place)).to_be_visible()
    put_down(ann)
    assert ann.complaints == []


def test_a_finger_carries_a_die_and_the_page_still_scrolls(seat: Seat) -> None:
    ann = seat(PHONE)
    die, place = a_die_and_its_place(ann)
    hold = "element => getComputedStyle(element).touchAction"
    assert die.evaluate(hold) == "none"
    assert ann.page.get_by_test_id("spots").evaluate(hold) == "auto"
    x, y = middle(ann.page.locator(f'[data-place="{place}"]'))
    # The die is held above the finger, so that it is visible.
    Finger(ann).drag(middle(die), (x, y + 30))
    expect(lies_at(ann, place)).to_be_visible()
    put_down(ann)
    assert ann.complaints == []


def test_a_die_put_nowhere_goes_back(seat: Seat) -> None:
    ann = seat(DESKTOP)
    before = ann.see()
    die, _ = a_die_and_its_place(ann)
    ann.page.mouse.move(*middle(die))
    ann.page.mouse.down()
    ann.page.mouse.move(*middle(ann.page.get_by_test_id("next-dog")), steps=6)
    ann.page.mouse.up()
    put_down(ann)
    assert ann.see() == before


def test_escape_lets_a_die_go_back(seat: Seat) -> None:
    ann = seat(DESKTOP)
    before = ann.see()
    die, place = a_die_and_its_place(ann)
    ann.page.mouse.move(*middle(die))
    ann.page.mouse.down()
    ann.page.mouse.move(*middle(ann.page.locator(f'[data-place="{place}"]')), steps=6)
    ann.page.keyboard.press("Escape")
    ann.page.mouse.up()
    put_down(ann)
    assert ann.see() == before


def test_a_shaking_hand_taps(seat: Seat) -> None:
    ann = seat(DESKTOP)
    die, _ = a_die_and_its_place(ann)
    x, y = middle(die)
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x + _SHAKE, y)
    ann.page.mouse.up()
    expect(die).to_have_attribute("aria-pressed", "true")
    put_down(ann)
