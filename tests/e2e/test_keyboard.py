"""Whole games by keyboard alone, in a real browser against a real server."""

from playwright.sync_api import Browser, expect

from tests.e2e.keys import KeyPlayer, KeyTapper, reach
from tests.e2e.player import DESKTOP
from tests.e2e.serving import ServerProcess
from tests.e2e.test_spotted import ORDER

MOST_MOVES = 1500


def take_back(player: KeyPlayer) -> bool:
    """Take the last action back by its key, if there is any to take back."""
    sight = player.see()
    if sight is None or "undo" not in sight.buttons:
        return False
    player.page.keyboard.press("u")
    player.wait_past(sight.version)
    return True


def test_a_whole_game_of_spots(server: ServerProcess, browser: Browser) -> None:
    kim = KeyPlayer(browser, "Kim", DESKTOP)
    kim.open(server.address)
    kim.press("play-now")
    kim.wait_past(0)
    moves, taken_back = 0, False
    heard = kim.heard()
    while moves < MOST_MOVES:
        if kim.play() is None:
            sight = kim.see()
            if sight is not None and sight.over:
                break
            kim.page.wait_for_timeout(20)
            continue
        moves += 1
        before, heard = heard, kim.heard()
        assert heard != before, "nothing was told of a move"
        taken_back = taken_back or take_back(kim)
    assert moves < MOST_MOVES, "the game did not end"
    assert taken_back
    # Coming from the home page the keyboard starts anew.
    assert kim.lost <= 1
    reach(kim, "play-again")
    assert kim.complaints == []


def test_a_whole_game_of_spotted_alone(server: ServerProcess, browser: Browser) -> None:
    lou = KeyTapper(browser, "Lou", DESKTOP, "spotted", ORDER)
    lou.open(server.address)
    lou.press("play-spotted")
    expect(lou.page.get_by_test_id("spotted")).to_be_visible()
    taps = 0
    while taps < MOST_MOVES:
        if lou.tap():
            taps += 1
            continue
        sight = lou.look()
        if sight is not None and sight.over:
            break
        lou.page.wait_for_timeout(20)
    assert taps < MOST_MOVES, "the game did not end"
    assert {"pick", "beetle", "field", "family", "hand"} <= set(lou.used)
    assert lou.lost <= 1
    assert lou.complaints == []
