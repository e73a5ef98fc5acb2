"""A lost connection is shown, is restored automatically, and loses no tap."""

import os
import signal
from collections.abc import Callable
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.player import DESKTOP, PHONE, Player, seat_ann
from tests.e2e.serving import ServerProcess
from tests.server.patience import PATIENCE
from tools.screens import House

Seat = Callable[..., Player]
_BOT = {"kind": "bot", "bot": "greedy"}


def _begins_a_turn(state: dict[str, Any]) -> bool:
    return state["view"]["phase"] == "turn" and bool(state["legal"])


def _places_two_dice(state: dict[str, Any]) -> bool:
    places = [
        action
        for legal in state["legal"].values()
        for action in legal
        if action["type"] == "place_die"
    ]
    return len({action["value"] for action in places}) > 1


@pytest.fixture(scope="module")
def house(mortal_server: ServerProcess) -> House:
    return House(mortal_server.address)


@pytest.fixture
def seat(house: House, browser: Browser) -> Seat:
    """Open a browser of the guest whose house it is, at a table."""

    def one(table: str, device: dict[str, Any] = DESKTOP) -> Player:
        return seat_ann(browser, house, table, device)

    return one


def deeds(house: House, table: str) -> list[str]:
    """Return the tricks that the guest on the first seat has done, according to the server."""
    log = httpx2.get(f"{house.address}/api/tables/{table}", timeout=PATIENCE).json()["log"]
    facts = [fact for entry in log for fact in entry["facts"]]
    return [fact["trick"] for fact in facts if fact["type"] == "trick_done" and fact["seat"] == 0]


def begin_trick(player: Player) -> str:
    """Tap the first trick that can be done; return its name."""
    tile = player.page.locator('[data-legal="true"]').first
    trick = tile.get_attribute("data-trick")
    assert trick is not None
    tile.dispatch_event("click")
    return trick


def test_a_tap_before_the_server_died_is_done_once(
    mortal_server: ServerProcess, house: House, seat: Seat
) -> None:
    table = house.reach(_begins_a_turn, 0, "spots", _BOT)
    ann = seat(table)
    before = deeds(house, table)
    sight = ann.see()
    assert sight is not None
    ann.page.evaluate("() => (window.stayed = true)")
    # It receives the tap and dies before it can respond.
    os.kill(mortal_server.pid, signal.SIGSTOP)
    trick = begin_trick(ann)
    mortal_server.kill()
    expect(ann.page.get_by_test_id("kept")).to_be_visible()
    mortal_server.start()
    ann.expect_connected()
    ann.wait_past(sight.version)
    assert deeds(house, table) == [*before, trick]
    assert ann.page.evaluate("() => window.stayed")
    ann.play_soon()


def test_a_tap_without_a_network_is_done_when_it_is_back(house: House, seat: Seat) -> None:
    table = house.reach(_begins_a_turn, 0, "spots", _BOT)
    ann = seat(table, PHONE)
    before = deeds(house, table)
    sight = ann.see()
    assert sight is not None
    ann.page.context.set_offline(True)
    expect(ann.page.get_by_test_id("connection")).to_be_visible()
    trick = begin_trick(ann)
    expect(ann.page.get_by_test_id("kept")).to_be_visible()
    # It tries to reconnect, without success.
    with ann.page.expect_event("websocket"):
        ann.page.evaluate("() => window.dispatchEvent(new Event('online'))")
    assert deeds(house, table) == before
    ann.page.context.set_offline(False)
    ann.expect_connected()
    ann.wait_past(sight.version)
    assert deeds(house, table) == [*before, trick]


def test_a_tap_that_came_too_late_is_told(house: House, seat: Seat) -> None:
    table = house.reach(_begins_a_turn, 0, "spots", _BOT)
    ann = seat(table)
    sight = ann.see()
    assert sight is not None
    ann.page.context.set_offline(True)
    begin_trick(ann)
    # Meanwhile the same guest continues on another device.
    house.play(table, _begins_a_turn, 6)
    ann.page.context.set_offline(False)
    expect(ann.page.get_by_test_id("refusal")).to_contain_text("moved on")
    ann.expect_connected()
    ann.wait_past(sight.version)
    ann.play_soon()


def test_a_tap_before_the_last_was_answered_is_done_after_it(
    mortal_server: ServerProcess, house: House, seat: Seat
) -> None:
    ann = seat(house.reach(_places_two_dice, 0, "spots", _BOT))
    places = ann.page.locator('button[data-testid^="place-"]').all()
    by_value = {str(place.get_attribute("data-place"))[-1]: place for place in places}
    wanted = [str(place.get_attribute("data-place")) for place in by_value.values()][:2]
    os.kill(mortal_server.pid, signal.SIGSTOP)
    for place in wanted:
        # Twice, as with a shaky hand: it counts once.
        for _ in range(2):
            ann.page.locator(f'[data-place="{place}"]').dispatch_event("click")
    os.kill(mortal_server.pid, signal.SIGCONT)
    for place in wanted:
        expect(ann.page.locator(f'[data-place="{place}"] [data-die]')).to_be_visible()
    expect(ann.page.get_by_test_id("refusal")).to_have_count(0)
