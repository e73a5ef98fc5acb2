"""The home page: a game in one tap, an opponent by strength, a table by link or code."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from pipyard.bots import BOTS
from tests.e2e.by_request import GREEDY, is_over, play_until, set_spotted, wait_for_key
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
    expect(kim.page.get_by_test_id("play-now-spots")).to_be_visible()
    expect(kim.page.get_by_test_id("go-on")).to_be_visible()


def test_a_shortcut_leaves_a_guest_the_own_name(kim: Player, server: Server) -> None:
    kim.press("to-new")
    kim.page.get_by_test_id("name").fill("Kim")
    with kim.page.expect_response(lambda answer: answer.request.method == "PUT"):
        kim.page.get_by_test_id("name").blur()
    kim.page.go_back()
    kim.press("play-now-spots")
    expect(kim.page.get_by_test_id("spots")).to_be_visible()
    kim.open(f"{server.address}/?play=spots")
    expect(kim.page.get_by_test_id("spots")).to_be_visible()
    kim.open(f"{server.address}/new")
    expect(kim.page.get_by_test_id("name")).to_have_value("Kim")


def test_a_newcomers_home_needs_no_scrolling_on_a_laptop(browser: Browser, server: Server) -> None:
    lou = Player(browser, "Lou", {"viewport": {"width": 1366, "height": 768}})
    lou.open(server.address)
    expect(lou.page.get_by_test_id("first-time")).to_be_visible()
    expect(lou.page.get_by_test_id("my-tables")).to_be_visible()
    assert lou.page.evaluate("document.documentElement.scrollHeight") <= 768
    expect(lou.page.get_by_test_id("to-privacy")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "laptop"])
def test_nothing_moves_under_a_newcomers_thumb(
    browser: Browser, server: Server, device: dict[str, Any]
) -> None:
    lou = Player(browser, "Lou", device)
    held: list[Route] = []
    lou.page.route("**/api/my-tables", lambda route: held.append(route))  # noqa: PLW0108
    with lou.page.expect_request("**/api/my-tables"):
        lou.open(server.address)
    buttons = [lou.page.get_by_test_id(name) for name in ("play-now-spots", "to-new", "to-join")]
    buttons[0].wait_for()
    lou.page.wait_for_function("() => document.fonts.status === 'loaded'")
    before = [button.bounding_box() for button in buttons]
    with lou.page.expect_response("**/api/my-tables"):
        for route in held:
            route.continue_()
    lou.page.get_by_test_id("first-time").wait_for()
    assert [button.bounding_box() for button in buttons] == before


def test_a_pasted_link_or_code_leads_to_a_table(browser: Browser, kim: Player) -> None:
    kim.press("to-new")
    kim.press("create-table")
    link = kim.page.get_by_test_id("share-link").input_value()
    expect(kim.page.get_by_test_id("share-qr")).to_be_visible()
    lou = Player(browser, "Lou", DESKTOP)
    for pasted in (f"Come and play! {link}", link.rpartition("/")[2]):
        lou.open(link.partition("/t/")[0])
        lou.press("to-join")
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
    kim.press("to-new")
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
    expect(kim.page.get_by_test_id("continue")).to_contain_text("With Tumbleweed")


def test_the_rival_of_ones_choice_stays_on_the_button(browser: Browser, server: Server) -> None:
    lou = Player(browser, "Lou", DESKTOP)
    lou.open(server.address)
    lou.press("rival-spots-sage")
    expect(lou.page.get_by_test_id("play-now-spots")).to_contain_text("Old Gray")
    lou.page.reload()
    expect(lou.page.get_by_test_id("play-now-spots")).to_contain_text("Old Gray")
    lou.press("play-now-spots")
    expect(lou.page.get_by_test_id("opponent-1")).to_contain_text("Old Gray")
    assert lou.complaints == []


def test_the_first_page_says_how_games_ended_and_folds_closed_tables(
    server: Server, kim: Player
) -> None:
    page, address = kim.page, server.address
    table = set_spotted(page, address, GREEDY)
    state = play_until(page, address, table, is_over)
    waiting = {"game": "spots", "seats": [{"kind": "me"}, {"kind": "person"}]}
    closed = page.request.post(f"{address}/api/tables", data=waiting).json()["table"]
    page.request.delete(f"{address}/api/tables/{closed}")
    kim.open(address)
    mine = next(seat["seat"] for seat in state["seats"] if seat["mine"])
    scores = [sheet["score"] for sheet in state["view"]["sheets"]]
    said = "Won" if mine in state["view"]["winners"] else "Lost"
    listed = page.get_by_test_id("my-tables")
    expect(listed).to_contain_text(f"{said} {scores[mine]} to {scores[1 - mine]}")
    expect(listed.get_by_role("link")).to_have_count(1)
    folded = page.get_by_test_id("my-tables-folded")
    expect(folded.get_by_role("link")).to_be_hidden()
    folded.locator("summary").tap()
    expect(folded.get_by_role("link")).to_be_visible()
    assert kim.complaints == []


def test_an_invited_newcomer_is_offered_the_lesson(
    browser: Browser, server: Server, kim: Player
) -> None:
    link = f"{server.address}/t/{set_waiting(kim, server.address)}"
    lou = Player(browser, "Lou", PHONE)
    lou.open(link)
    lesson = lou.page.get_by_test_id("invited-lesson")
    expect(lesson.get_by_role("link")).to_have_attribute("href", "/learn/spots")
    lou.open(server.address)
    lou.press("play-now-spots")
    expect(lou.page.get_by_test_id("spots")).to_be_visible()
    with lou.page.expect_response("**/api/my-tables"):
        lou.open(link)
    expect(lou.page.get_by_test_id("join")).to_be_visible()
    expect(lesson).to_have_count(0)
    assert lou.complaints == []


def test_nobody_who_was_invited_counts_as_a_spectator(
    browser: Browser, server: Server, kim: Player
) -> None:
    kim.open(f"{server.address}/t/{set_waiting(kim, server.address)}")
    lou = Player(browser, "Lou", DESKTOP)
    lou.open(kim.page.url)
    expect(lou.page.get_by_test_id("join")).to_be_visible()
    expect(kim.page.get_by_test_id("watching")).to_have_count(0)


def set_waiting(player: Player, address: str) -> str:
    """Create a table that waits for a friend."""
    wait_for_key(player.page)
    wanted = {"game": "spots", "seats": [{"kind": "me"}, {"kind": "person"}]}
    return str(player.page.request.post(f"{address}/api/tables", data=wanted).json()["table"])
