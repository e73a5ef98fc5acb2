"""Whole games by clicks, in a real browser against a real server."""

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.by_request import GREEDY, leap, sit_there
from tests.e2e.player import DESKTOP, PHONE, Player, Sight, choose, looking, next_frame
from tests.e2e.serving import Server, ServerProcess
from tools.players import Json

MOST_CLICKS = 5000
LATE = 5
Pair = tuple[Player, Player]


@pytest.fixture
def pair(server: Server, browser: Browser) -> Pair:
    return seat_two(server, browser)


def seat_two(server: Server, browser: Browser) -> Pair:
    """Seat two guests: one creates the table on a desktop, one follows the link on a phone."""
    kim, lou = Player(browser, "Kim", DESKTOP), Player(browser, "Lou", PHONE)
    kim.open(f"{server.address}/new")
    kim.page.get_by_test_id("name").fill("Kim")
    kim.press("create-table")
    link = kim.page.get_by_test_id("share-link").input_value()
    lou.open(link)
    lou.page.get_by_test_id("join-name").fill("Lou")
    lou.press("join")
    for player in (kim, lou):
        player.wait_past(0)
    return kim, lou


def play_on(players: tuple[Player, ...], clicks: int) -> int:
    """Let the players act in turn, for a number of clicks or until the game is over."""
    done = 0
    while done < clicks:
        versions = [player.play() for player in players]
        moved = max((version for version in versions if version), default=None)
        if moved is None:
            if all(sight is not None and sight.over for sight in map(Player.see, players)):
                return done
            next_frame(players[0].page)
            continue
        done += 1
        for player in players:
            player.wait_past(moved - 1)
    return done


def see_same(pair: Pair) -> list[Sight]:
    """Look at a table from both sides, when both are in sync and one of them has to act."""
    return next(
        sights
        for _ in looking(pair[0].page)
        if len(sights := [sight for sight in map(Player.see, pair) if sight]) == len(pair)
        if len({sight.version for sight in sights}) == 1 and any(map(choose, sights))
    )


def is_late(state: Json) -> bool:
    """Return whether a game of Spots is about to end: six scored dogs win."""
    return any(player["scored"] >= LATE for player in state["view"]["players"])


def test_two_guests_play_a_whole_game_by_link(pair: Pair) -> None:
    kim, lou = pair
    play_on(pair, 16)
    leap(is_late, kim.page, lou.page)
    for player in pair:
        player.wait_past(0)
    clicks = play_on(pair, MOST_CLICKS)
    assert clicks < MOST_CLICKS, "the game did not end"
    for player in pair:
        expect(player.page.get_by_test_id("play-again")).to_be_visible()
        assert player.complaints == []


def test_a_guest_plays_a_whole_game_against_the_greedy_bot(server: Server, lou: Player) -> None:
    lou.open(server.address)
    sit_there(lou.page, server.address, "spots", GREEDY)
    lou.wait_past(0)
    play_on((lou,), 12)
    leap(is_late, lou.page)
    lou.wait_past(0)
    clicks = play_on((lou,), MOST_CLICKS)
    assert clicks < MOST_CLICKS, "the game did not end"


def test_a_reload_keeps_seat_and_table(pair: Pair) -> None:
    play_on(pair, 4)
    kim, lou = pair
    before = see_same(pair)
    for player in pair:
        player.page.reload()
        player.wait_past(0)
        # What is needed for talking is loaded after what is needed for playing.
        player.page.get_by_test_id("say").wait_for()
    assert see_same(pair) == before
    play_on(pair, 4)
    assert kim.complaints == lou.complaints == []


def test_both_browsers_go_on_after_the_server_was_killed(
    mortal_server: ServerProcess, browser: Browser
) -> None:
    pair = seat_two(mortal_server, browser)
    play_on(pair, 6)
    before = see_same(pair)
    mortal_server.kill()
    for player in pair:
        expect(player.page.get_by_test_id("connection")).to_be_visible()
    mortal_server.start()
    for player in pair:
        player.expect_connected()
    assert see_same(pair) == before
    assert play_on(pair, 6) == 6
