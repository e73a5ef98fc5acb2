"""Whole games by clicks, in a real browser against a real server."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.player import DESKTOP, PHONE, Player
from tests.e2e.serving import ServerProcess

MOST_CLICKS = 5000
Invite = Callable[[str, dict[str, Any]], Player]


@pytest.fixture
def invite(browser: Browser) -> Iterator[Invite]:
    players = []

    def one(name: str, device: dict[str, Any]) -> Player:
        players.append(Player(browser, name, device))
        return players[-1]

    yield one
    for player in players:
        player.leave()


@pytest.fixture
def pair(server: ServerProcess, invite: Invite) -> tuple[Player, Player]:
    """Seat two guests: one sets the table on a desktop, the other follows the link on a phone."""
    kim, lou = invite("Kim", DESKTOP), invite("Lou", PHONE)
    kim.open(server.address)
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
    """Let whoever is to act do so, for a number of clicks or until the game is over."""
    done = 0
    while done < clicks:
        versions = [player.play() for player in players]
        moved = max((version for version in versions if version), default=None)
        if moved is None:
            if all(sight is not None and sight.over for sight in map(Player.see, players)):
                return done
            players[0].page.wait_for_timeout(20)
            continue
        done += 1
        for player in players:
            player.wait_past(moved - 1)
    return done


def test_two_guests_play_a_whole_game_by_link(pair: tuple[Player, Player], pictures: Path) -> None:
    kim, lou = pair
    play_on(pair, 12)
    kim.picture(pictures, "table-desktop")
    lou.picture(pictures, "table-phone")
    clicks = play_on(pair, MOST_CLICKS)
    assert clicks < MOST_CLICKS, "the game did not end"
    kim.picture(pictures, "over-desktop")
    lou.picture(pictures, "over-phone")
    for player in pair:
        expect(player.page.get_by_test_id("play-again")).to_be_visible()
        assert player.complaints == []


def test_a_guest_plays_a_whole_game_against_the_greedy_bot(
    server: ServerProcess, invite: Invite, pictures: Path
) -> None:
    kim = invite("Kim", PHONE)
    kim.open(server.address)
    kim.page.get_by_test_id("name").fill("Kim")
    kim.picture(pictures, "home-phone")
    kim.press("play-now")
    kim.wait_past(0)
    clicks = play_on((kim,), MOST_CLICKS)
    assert clicks < MOST_CLICKS, "the game did not end"
    assert kim.complaints == []


def test_a_reload_keeps_seat_and_table(pair: tuple[Player, Player]) -> None:
    play_on(pair, 4)
    kim, lou = pair
    before = [player.see() for player in pair]
    for player in pair:
        player.page.reload()
        player.wait_past(0)
    assert [player.see() for player in pair] == before
    play_on(pair, 4)
    assert kim.complaints == lou.complaints == []


def test_both_browsers_go_on_after_the_server_was_killed(
    server: ServerProcess, pair: tuple[Player, Player], pictures: Path
) -> None:
    play_on(pair, 15)
    before = [player.see() for player in pair]
    server.kill()
    for player in pair:
        expect(player.page.get_by_test_id("connection")).to_be_visible()
    pair[1].picture(pictures, "connection-lost-phone")
    server.start()
    for player in pair:
        player.expect_connected()
    assert [player.see() for player in pair] == before
    assert play_on(pair, 15) == 15
