"""The page plays by its own rules, at once and in sync with the server, or asks the server."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.e2e.player import DESKTOP, Player
from tools.screens import House

Message = dict[str, Any]
_SOCKET = re.compile(r"/ws/tables/")
_BOT = {"kind": "bot", "bot": "greedy"}


def _places_two_dice(state: Message) -> bool:
    legal = [action for actions in state["legal"].values() for action in actions]
    return len({each["value"] for each in legal if each["type"] == "place_die"}) > 1


def _begins_a_turn(state: Message) -> bool:
    return state["view"]["phase"] == "turn" and bool(state["legal"])


class Line:
    """A socket between page and server, where a test can read and change the messages."""

    def __init__(self, change: Callable[[Message], Message]) -> None:
        self.sent: list[Message] = []
        self.held: list[str] | None = None
        self._change = change
        self._page: WebSocketRoute | None = None

    def open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._page = page

        def ask(text: str | bytes) -> None:
            self.sent.append(json.loads(text))
            server.send(text)

        def tell(text: str | bytes) -> None:
            told = json.dumps(self._change(json.loads(text)))
            if self.held is None:
                page.send(told)
            else:
                self.held.append(told)

        page.on_message(ask)
        server.on_message(tell)

    def release(self) -> None:
        """Let through what was held back."""
        assert self._page is not None
        held, self.held = self.held or [], None
        for text in held:
            self._page.send(text)

    def asked(self, kind: str) -> list[Message]:
        """Return the page's messages of a kind."""
        return [message for message in self.sent if message["type"] == kind]


def as_it_is(message: Message) -> Message:
    return message


def sit_down(
    browser: Browser, house: House, table: str, change: Callable[[Message], Message]
) -> tuple[Player, Line]:
    """Open a table over a connection that a test can change."""
    ann, line = Player(browser, "Ann", DESKTOP), Line(change)
    ann.page.route_web_socket(_SOCKET, line.open)
    ann.page.context.add_cookies(house.cookies)
    ann.open(f"{house.address}/t/{table}")
    ann.page.get_by_test_id("spots").wait_for()
    return ann, line


def test_a_tap_is_shown_before_the_server_has_answered(browser: Browser, house: House) -> None:
    table = house.reach(_places_two_dice, 0, "spots", _BOT)
    ann, line = sit_down(browser, house, table, as_it_is)
    line.held = []
    places = ann.page.locator('button[data-testid^="place-"]').all()
    by_value = {str(place.get_attribute("data-place"))[-1]: place for place in places}
    wanted = [str(place.get_attribute("data-place")) for place in by_value.values()][:2]
    for place in wanted:
        ann.page.locator(f'[data-place="{place}"]').click()
        expect(ann.page.locator(f'[data-place="{place}"] [data-die]')).to_be_visible()
    # The second is requested when the first has been answered.
    assert len(line.asked("act")) == 1
    line.release()
    ann.page.locator('[data-testid="spots"][aria-busy="false"]').wait_for()
    assert len(line.asked("act")) == 2
    for place in wanted:
        expect(ann.page.locator(f'[data-place="{place}"] [data-die]')).to_be_visible()
    assert line.asked("disagree") == []
    assert ann.complaints == []


@pytest.mark.parametrize("module", [None, "0123456789abcdef"])
def test_a_page_without_the_rules_asks_how_the_table_looks(
    browser: Browser, house: House, module: str | None
) -> None:
    def with_other_rules(message: Message) -> Message:
        if message["type"] == "table_opened":
            message["data"]["rules"]["module"] = module
        return message

    table = house.reach(_begins_a_turn, 0, "spots", _BOT)
    ann, line = sit_down(browser, house, table, with_other_rules)
    before = ann.wait_past(0)
    ann.page.evaluate("() => (window.stayed = true)")
    for _ in range(4):
        after = ann.play_soon()
        assert after > before
    assert line.asked("act") == []
    assert ann.page.evaluate("() => window.stayed"), "the same build is not loaded again"
    assert ann.complaints == []


def test_a_page_that_comes_to_another_position_says_so_and_goes_on(
    browser: Browser, house: House
) -> None:
    wrong: list[int] = []

    def with_one_wrong_check(message: Message) -> Message:
        if message["type"] == "happened" and not wrong:
            wrong.append(message["version"])
            message["data"]["check"] = 1
        return message

    table = house.reach(_begins_a_turn, 0, "spots", _BOT)
    ann, line = sit_down(browser, house, table, with_one_wrong_check)
    for _ in range(3):
        ann.play_soon()
    assert [each["data"]["version"] for each in line.asked("disagree")] == wrong
    assert len(line.asked("act")) > 1
    assert ann.complaints == []
