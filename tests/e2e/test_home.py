"""The way in: a game in one tap, an opponent by strength, a table by link or code."""

import pytest
from playwright.sync_api import Browser, expect

from pipyard.bots import BOTS
from tests.e2e.player import DESKTOP, PHONE, Player
from tests.e2e.serving import Server


@pytest.fixture
def kim(browser: Browser, server: Server) -> Player:
    player = Player(browser, "Kim", PHONE)
    player.open(server.address)
    return player


@pytest.mark.parametrize("game", BOTS)
def test_every_bot_has_its_sentence_and_is_a_tap_away(kim: Player, game: str) -> None:
    kim.press(f"opponents-{game}")
    strongest = BOTS[game][-1]
    for level, bot in enumerate(BOTS[game], 1):
        shown = kim.page.get_by_test_id(f"against-{bot}")
        expect(shown).to_contain_text(f"Level {level} of {len(BOTS[game])}")
        expect(shown.locator(".about")).not_to_be_empty()
    kim.press(f"against-{strongest}")
    expect(kim.page.get_by_test_id(game)).to_be_visible()
    assert kim.complaints == []


def test_a_shortcut_leads_straight_into_a_game(kim: Player, server: Server) -> None:
    kim.open(f"{server.address}/?play=spotted")
    expect(kim.page.get_by_test_id("spotted")).to_be_visible()
    kim.page.go_back()
    expect(kim.page.get_by_test_id("play-now")).to_be_visible()
    expect(kim.page.get_by_test_id("my-tables").get_by_role("link")).to_have_count(1)


def test_a_shortcut_leaves_a_guest_the_own_name(kim: Player, server: Server) -> None:
    kim.page.get_by_test_id("name").fill("Kim")
    kim.page.get_by_test_id("name").blur()
    kim.press("play-now")
    expect(kim.page.get_by_test_id("spots")).to_be_visible()
    kim.open(f"{server.address}/?play=spots")
    expect(kim.page.get_by_test_id("spots")).to_be_visible()
    kim.open(server.address)
    expect(kim.page.get_by_test_id("name")).to_have_value("Kim")


def test_a_pasted_link_or_code_leads_to_a_table(browser: Browser, kim: Player) -> None:
    kim.press("create-table")
    link = kim.page.get_by_test_id("share-link").input_value()
    expect(kim.page.get_by_test_id("share-qr")).to_be_visible()
    lou = Player(browser, "Lou", DESKTOP)
    for pasted in (f"Come and play! {link}", link.rpartition("/")[2]):
        lou.open(link.partition("/t/")[0])
        lou.page.get_by_test_id("join-link").fill("my table")
        lou.press("join-table")
        expect(lou.page.get_by_test_id("join-failure")).to_be_visible()
        lou.page.get_by_test_id("join-link").fill(pasted)
        lou.press("join-table")
        expect(lou.page.get_by_test_id("join")).to_be_visible()
    lou.press("join")
    expect(kim.page.get_by_test_id("spots")).to_be_visible()
    assert kim.complaints == lou.complaints == []


def test_seats_are_given_to_friends_neighbours_and_bots(kim: Player) -> None:
    seat = kim.page.get_by_test_id("seat-choice-1")
    expect(seat).to_contain_text("Invite a friend")
    seat.press("Enter")
    kim.page.keyboard.press("Escape")
    expect(seat).to_be_focused()
    seat.press("Enter")
    kim.press("sit-random")
    expect(seat).to_contain_text("Tumbleweed")
    expect(seat).to_be_focused()
    kim.press("add-seat")
    kim.press("seat-choice-2")
    kim.press("sit-here")
    kim.page.get_by_test_id("seat-name-2").fill("Ben")
    kim.press("create-table")
    expect(kim.page.get_by_test_id("spots")).to_be_visible()
    kim.open(kim.page.url.partition("/t/")[0])
    expect(kim.page.get_by_test_id("my-tables")).to_contain_text("With Tumbleweed")
