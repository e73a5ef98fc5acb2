"""Whole games by keyboard alone, in a real browser against a real server."""

from playwright.sync_api import Browser

from tests.e2e.by_request import GREEDY, is_last_turn, leap, sit_there
from tests.e2e.keys import KeyPlayer, KeyTapper, reach
from tests.e2e.player import DESKTOP, looking, next_frame
from tests.e2e.serving import Server
from tests.e2e.test_spotted import MOST_TAPS, ORDER, play_on
from tests.e2e.test_tables import is_late

MOST_MOVES = 1500


def take_back(player: KeyPlayer) -> bool:
    """Undo the last action with its key, if there is one."""
    sight = player.see()
    if sight is None or "undo" not in sight.buttons:
        return False
    player.page.keyboard.press("u")
    player.wait_past(sight.version)
    return True


def play_by_keys(kim: KeyPlayer, most: int) -> int:
    """Play a number of moves or to the end, undoing one as soon as possible; return the number."""
    heard = kim.heard()
    for moves in range(most):
        while kim.play() is None:
            sight = kim.see()
            if sight is not None and sight.over:
                return moves
            next_frame(kim.page)
        # Every move is announced.
        heard = next(told for _ in looking(kim.page) if (told := kim.heard()) != heard)
        kim.taken_back = kim.taken_back or take_back(kim)
    return most


def test_a_whole_game_of_spots(server: Server, browser: Browser) -> None:
    kim = KeyPlayer(browser, "Kim", DESKTOP)
    kim.open(server.address)
    sit_there(kim.page, server.address, "spots", GREEDY)
    kim.wait_past(0)
    assert play_by_keys(kim, 20) == 20
    leap(is_late, kim.page)
    kim.wait_past(0)
    kim.start_over()
    assert play_by_keys(kim, MOST_MOVES) < MOST_MOVES, "the game did not end"
    assert kim.taken_back
    # After a page change, the focus starts at the top.
    assert kim.lost <= 2
    reach(kim, "play-again")
    assert kim.complaints == []


def test_a_whole_game_of_spotted_alone(server: Server, browser: Browser) -> None:
    lou = KeyTapper(browser, "Lou", DESKTOP, "spotted", ORDER)
    lou.open(server.address)
    sit_there(lou.page, server.address, "spotted")
    assert play_on(lou, taps=40) == 40
    leap(is_last_turn, lou.page)
    lou.page.get_by_test_id("spotted").wait_for()
    lou.start_over()
    assert play_on(lou) < MOST_TAPS, "the game did not end"
    assert {"pick", "way", "beetle", "field", "hand"} <= set(lou.used)
    assert lou.lost <= 2
    assert lou.complaints == []
