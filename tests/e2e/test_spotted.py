"""Whole games of Spotted! by clicks, in a real browser against a real server."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.by_request import is_last_turn, leap, sit_there, wait_for_key
from tests.e2e.player import DESKTOP, PHONE, next_frame
from tests.e2e.serving import Server
from tests.e2e.taps import Tapper
from tools.screens import rest

MOST_TAPS = 900
SMALLEST_TARGET = 44
ORDER = (
    "pick-.*",
    "field-.*",
    "way-.*|beetle-.*|row-.*|hand-.*|walk|clover|give-up",
    "family-.*",
    "reroll",
    "mark-.*",
    "keep",
)


@pytest.fixture
def kim(browser: Browser) -> Tapper:
    return Tapper(browser, "Kim", DESKTOP, "spotted", ORDER)


@pytest.fixture
def lou(browser: Browser) -> Tapper:
    return Tapper(browser, "Lou", PHONE, "spotted", ORDER)


def play_on(*players: Tapper, taps: int = MOST_TAPS) -> int:
    """Let everybody tap in turn until the game is over; return the number of taps."""
    done = 0
    while done < taps:
        tapped = sum([player.tap() for player in players])
        done += tapped
        if not tapped:
            sights = [player.look() for player in players]
            if all(sight is not None and sight.over for sight in sights):
                break
            next_frame(players[0].page)
    return done


def tap_until(player: Tapper, seen: Callable[[], bool]) -> None:
    """Tap on, within a game, until a condition holds."""
    while not seen():
        sight = player.look()
        assert sight is None or not sight.over, "the game ended before"
        if not player.tap():
            next_frame(player.page)


def bring_up_to_date(*players: Tapper) -> None:
    """Wait until all pages show the same: others' actions may still be on their way."""
    shown = [player.page.get_by_test_id("spotted") for player in players]
    latest = max(int(each.get_attribute("data-version") or 0) for each in shown)
    for each in shown:
        expect(each).to_have_attribute("data-version", str(latest))


def test_a_whole_game_alone(server: Server, lou: Tapper) -> None:
    lou.open(server.address)
    sit_there(lou.page, server.address, "spotted")
    play_on(lou, taps=40)
    leap(is_last_turn, lou.page)
    lou.page.get_by_test_id("spotted").wait_for()
    assert play_on(lou) < MOST_TAPS, "the game did not end"
    expect(lou.page.get_by_test_id("end-title")).to_be_visible()
    assert {"pick", "beetle", "way", "field", "row", "hand"} <= set(lou.used)
    lou.press("play-again")
    expect(lou.page.get_by_test_id("end-title")).to_have_count(0)
    assert lou.complaints == []


def test_what_is_foreseen_comes_true(server: Server, kim: Tapper) -> None:
    kim.open(server.address)
    sit_there(kim.page, server.address, "spotted")
    page = kim.page
    score = page.get_by_test_id("score")
    # A placement is complete; a walk promises what its best end brings.
    promising = page.locator('[data-testid^="way-"]:has([data-points]:not([data-points="0"]))')
    for _ in range(2):
        tap_until(kim, lambda: promising.count() > 0)
        before = int(score.get_attribute("data-score") or 0)
        gain = promising.first.locator("[data-points]").get_attribute("data-points")
        promising.first.click()
        expect(score).to_have_attribute("data-score", str(before + int(gain or 0)))


def test_a_phone_shows_the_whole_meadow_and_what_is_tapped_is_large(
    server: Server, lou: Tapper
) -> None:
    lou.open(server.address)
    lou.press("play-alone-spotted")
    page = lou.page
    sizes = "all => all.map(each => Math.min(each.offsetWidth, each.offsetHeight))"
    beetles = page.locator('button[data-testid^="beetle-"]')
    tap_until(lou, lambda: beetles.count() > 0)
    assert min(beetles.evaluate_all(sizes)) >= SMALLEST_TARGET
    assert min(page.locator("nav button").evaluate_all(sizes)) >= SMALLEST_TARGET
    lou.press("tab-meadow")
    page.get_by_role("region", name="Meadow").wait_for()
    rest(page)
    meadow = page.get_by_role("region", name="Meadow").bounding_box()
    asked = page.get_by_test_id("dock").bounding_box()
    assert meadow is not None
    assert asked is not None
    assert meadow["y"] >= 0
    assert meadow["y"] + meadow["height"] <= asked["y"]
    assert meadow["width"] / 7 >= SMALLEST_TARGET


def test_a_whole_game_at_one_device(server: Server, kim: Tapper) -> None:
    kim.open(server.address)
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "me", "name": "Lou"}]
    wanted = {"game": "spotted", "seats": seats, "sheet": "two-ponds"}
    wait_for_key(kim.page)
    created = kim.page.request.post(f"{server.address}/api/tables", data=wanted).json()
    kim.open(f"{server.address}/t/{created['table']}")
    kim.page.get_by_test_id("spotted").wait_for()
    assert hand_on(kim, hands=3) < MOST_TAPS
    leap(is_last_turn, kim.page)
    kim.page.get_by_test_id("spotted").wait_for()
    assert hand_on(kim, hands=MOST_TAPS) < MOST_TAPS, "the game did not end"
    sight = kim.look()
    assert sight is not None
    assert sight.over
    assert kim.complaints == []


def hand_on(player: Tapper, hands: int) -> int:
    """Tap for two on one device until it was handed over this often; return the number of taps."""
    handed = taps = 0
    handover = player.page.get_by_test_id("handover-go")
    while taps < MOST_TAPS and handed < hands:
        if handover.is_visible():
            handover.click()
            handed += 1
        elif player.tap():
            taps += 1
        elif (sight := player.look()) is not None and sight.over:
            assert handed >= 1, "one of two wrote for both"
            break
    return taps


def test_a_whole_game_of_two(server: Server, kim: Tapper, lou: Tapper) -> None:
    kim.open(f"{server.address}/new")
    kim.page.get_by_test_id("name").fill("Kim")
    kim.press("game-spotted")
    kim.page.get_by_test_id("sheet-choice").select_option("two-ponds")
    kim.press("create-table")
    lou.open(kim.page.get_by_test_id("share-link").input_value())
    lou.page.get_by_test_id("join-name").fill("Lou")
    lou.press("join")
    for player in (kim, lou):
        player.page.get_by_test_id("spotted").wait_for()
    play_on(kim, lou, taps=20)
    # A player with a new decision is led back to their own sheet.
    bring_up_to_date(kim, lou)
    # The seats were assigned at random.
    kim.page.get_by_role("button", name=re.compile("^Lou: ")).click()
    expect(kim.page.get_by_role("heading", name="Lou’s sheet")).to_be_visible()
    kim.page.get_by_role("button", name=re.compile("^You: ")).click()
    leap(is_last_turn, kim.page, lou.page)
    for player in (kim, lou):
        player.page.get_by_test_id("spotted").wait_for()
    assert play_on(kim, lou) < MOST_TAPS, "the game did not end"
    for player in (kim, lou):
        expect(player.page.get_by_test_id("end-title")).to_be_visible()
        expect(player.page.get_by_test_id("refusal")).to_have_count(0)
        assert player.complaints == []


def test_both_write_at_the_same_time(server: Server, kim: Tapper, lou: Tapper) -> None:
    kim.open(f"{server.address}/new?game=spotted")
    kim.press("create-table")
    lou.open(kim.page.get_by_test_id("share-link").input_value())
    lou.press("join")
    for player in (kim, lou):
        expect(player.page.get_by_test_id("row-white")).to_be_visible()
    kim.press("row-white")
    expect(kim.page.get_by_test_id("prompt")).to_contain_text("Waiting for")
    expect(lou.page.get_by_test_id("row-white")).to_be_visible()
    lou.press("row-white")
    expect(kim.page.get_by_test_id("draft")).to_be_visible()
    expect(lou.page.get_by_test_id("draft")).to_be_visible()
