"""Whole games of Spotted! by clicks, in a real browser against a real server."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.player import DESKTOP, PHONE
from tests.e2e.serving import ServerProcess
from tests.e2e.taps import Tapper

MOST_TAPS = 900
ORDER = (
    "pick-.*",
    "field-.*",
    "put-.*",
    "beetle-.*|walk|clover|give-up",
    "family-.*",
    "hand-.*",
    "reroll",
    "mark-.*",
    "keep",
)


@pytest.fixture
def kim(browser: Browser) -> Iterator[Tapper]:
    player = Tapper(browser, "Kim", DESKTOP, "spotted", ORDER)
    yield player
    player.leave()


@pytest.fixture
def lou(browser: Browser) -> Iterator[Tapper]:
    player = Tapper(browser, "Lou", PHONE, "spotted", ORDER)
    yield player
    player.leave()


def play_on(*players: Tapper, taps: int = MOST_TAPS) -> int:
    """Let everybody tap in turn until the game is over; the taps it took."""
    done = 0
    while done < taps:
        tapped = sum([player.tap() for player in players])
        done += tapped
        if not tapped:
            sights = [player.look() for player in players]
            if all(sight is not None and sight.over for sight in sights):
                break
            players[0].page.wait_for_timeout(20)
    return done


def test_a_whole_game_alone(server: ServerProcess, lou: Tapper, pictures: Path) -> None:
    lou.open(server.address)
    lou.press("play-spotted")
    play_on(lou, taps=40)
    lou.picture(pictures, "spotted-phone")
    assert play_on(lou) < MOST_TAPS, "the game did not end"
    expect(lou.page.get_by_test_id("scores")).to_be_visible()
    lou.picture(pictures, "spotted-over-phone")
    assert {"pick", "beetle", "put", "field", "family", "hand"} <= set(lou.used)
    lou.press("play-again")
    expect(lou.page.get_by_test_id("scores")).to_have_count(0)
    assert lou.complaints == []


def test_a_whole_game_of_two(
    server: ServerProcess, kim: Tapper, lou: Tapper, pictures: Path
) -> None:
    kim.open(server.address)
    kim.page.get_by_test_id("name").fill("Kim")
    kim.press("game-spotted")
    kim.page.get_by_test_id("sheet-choice").select_option("two-ponds")
    kim.press("create-table")
    lou.open(kim.page.get_by_test_id("share-link").input_value())
    lou.page.get_by_test_id("join-name").fill("Lou")
    lou.press("join")
    for player in (kim, lou):
        player.page.get_by_test_id("spotted").wait_for()
    play_on(kim, lou, taps=60)
    kim.picture(pictures, "spotted-desktop")
    # Who sits where was drawn by lot.
    kim.page.get_by_role("button", name=re.compile("^Lou: ")).click()
    expect(kim.page.get_by_role("heading", name="Sheet of Lou")).to_be_visible()
    kim.page.get_by_role("button", name=re.compile("^You: ")).click()
    assert play_on(kim, lou) < MOST_TAPS, "the game did not end"
    for player in (kim, lou):
        expect(player.page.get_by_test_id("scores")).to_be_visible()
        expect(player.page.get_by_test_id("refusal")).to_have_count(0)
        assert player.complaints == []
    kim.picture(pictures, "spotted-over-desktop")


def test_both_write_at_the_same_time(server: ServerProcess, kim: Tapper, lou: Tapper) -> None:
    kim.open(server.address)
    kim.press("game-spotted")
    kim.press("create-table")
    lou.open(kim.page.get_by_test_id("share-link").input_value())
    lou.press("join")
    for player in (kim, lou):
        expect(player.page.get_by_test_id("beetle-white-1")).to_be_visible()
    kim.press("beetle-white-1")
    expect(kim.page.get_by_test_id("prompt")).to_contain_text("Waiting for Lou")
    expect(lou.page.get_by_test_id("beetle-white-1")).to_be_visible()
    lou.press("beetle-white-1")
    expect(kim.page.get_by_test_id("draft")).to_be_visible()
    expect(lou.page.get_by_test_id("draft")).to_be_visible()
