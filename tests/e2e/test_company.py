"""What people do at a table besides playing: undo, hand over, leave, talk, play again."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Browser, Route, expect

from tests.e2e.by_request import wait_for_key
from tests.e2e.player import DESKTOP, PHONE, Player, looking
from tests.e2e.serving import Clock, Server

Invite = Callable[[str, dict[str, Any]], Player]
_ASK = """async ([method, path, body]) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
_HIDE = """() => {
  window.notes = [];
  class Notification {
    static permission = "granted";
    constructor(title, { body }) { window.notes.push(`${title}: ${body}`); }
    close() {}
  }
  window.Notification = Notification;
  Object.defineProperty(document, "hidden", { get: () => true });
}"""


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Open browsers for named guests; none of them may have logged an error at the end."""
    players = []

    def one(name: str, device: dict[str, Any]) -> Player:
        player = Player(browser, name, device)
        players.append(player)
        player.open(server.address)
        wait_for_key(player.page)
        ask(player, "PUT", "/api/me", {"name": name})
        return player

    yield one
    for player in players:
        assert player.complaints == []


def ask(player: Player, method: str, path: str, body: object = None) -> Any:
    """Send a request like the player's browser."""
    return player.page.evaluate(_ASK, [method, path, body])


def sit_together(server: Server, host: Player, *others: Player, **wish: object) -> str:
    """Seat guests at a table of the host's, by link; return its path."""
    seats = [{"kind": "me"}, *({"kind": "person"} for _ in others)]
    created = ask(host, "POST", "/api/tables", {"game": "spots", "seats": seats, **wish})
    path = f"/t/{created['table']}"
    host.open(server.address + path)
    for other in others:
        other.open(server.address + path)
        other.press("join")
    for player in (host, *others):
        player.page.get_by_test_id("spots").or_(player.page.get_by_test_id("spotted")).wait_for()
    return path


def test_the_button_to_join_stays_when_a_lesson_is_offered(server: Server, invite: Invite) -> None:
    kim, lou = invite("Kim", DESKTOP), invite("Lou", PHONE)
    seats = [{"kind": "me"}, {"kind": "person"}]
    created = ask(kim, "POST", "/api/tables", {"game": "spots", "seats": seats})
    held: list[Route] = []
    lou.page.route("**/api/my-tables", lambda route: held.append(route))  # noqa: PLW0108
    with lou.page.expect_request("**/api/my-tables"):
        lou.open(f"{server.address}/t/{created['table']}")
    join = lou.page.get_by_test_id("join")
    join.wait_for()
    lou.page.wait_for_function("() => document.fonts.status === 'loaded'")
    before = join.bounding_box()
    for route in held:
        route.continue_()
    lou.page.get_by_test_id("invited-lesson").wait_for()
    assert join.bounding_box() == before


def acting(*players: Player) -> Player:
    """Find out whose turn it is, by the pages' titles."""
    return next(
        player
        for _ in looking(players[0].page)
        for player in players
        if player.page.title().startswith("●")
    )


def test_an_action_is_taken_back_by_button_and_by_key(server: Server, invite: Invite) -> None:
    kim = invite("Kim", DESKTOP)
    # Placing spots of the first round bonus brings no dice as long as another player is writing.
    lou = invite("Lou", PHONE)
    sit_together(server, kim, lou, game="spotted")
    prompt = kim.page.get_by_test_id("prompt")
    for key in (None, "u", "Control+z"):
        kim.press("row-white")
        expect(prompt).to_contain_text("Waiting for Lou")
        expect(kim.page.get_by_test_id("undo")).to_be_enabled()
        if key is None:
            kim.press("undo")
        else:
            kim.page.keyboard.press(key)
        expect(prompt).to_contain_text("Round bonus 1")
        expect(kim.page.get_by_test_id("undo")).to_have_count(0)
    expect(lou.page.get_by_text("Kim undid that.")).to_have_count(1)


def test_one_device_is_handed_on(server: Server, invite: Invite) -> None:
    ann = invite("Ann", PHONE)
    ann.open(f"{server.address}/new")
    ann.press("seat-choice-1")
    ann.press("sit-here")
    ann.page.get_by_test_id("seat-name-1").fill("Ben")
    ann.press("create-table")
    names: list[str] = []
    handover = ann.page.get_by_test_id("handover")
    for _ in range(2):
        handover.wait_for()
        found = re.search(r"(\w+), you’re up!", handover.inner_text())
        assert found is not None
        names.append(found[1])
        expect(ann.page.get_by_test_id("handover-go")).to_be_focused()
        ann.page.keyboard.press("Enter")
        expect(handover).to_have_count(0)
        expect(ann.page.get_by_role("heading", name=f"{names[-1]}’s dogs")).to_be_visible()
        expect(ann.page.get_by_test_id("prompt")).to_contain_text(f"{names[-1]} · Your turn")
        while not handover.is_visible():
            ann.play()
    assert set(names) == {"Ann", "Ben"}


def test_two_write_on_one_device(server: Server, invite: Invite) -> None:
    ann = invite("Ann", DESKTOP)
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    created = ask(ann, "POST", "/api/tables", {"game": "spotted", "seats": seats, "first": "given"})
    ann.open(f"{server.address}/t/{created['table']}")
    ann.press("handover-go")
    expect(ann.page.get_by_role("heading", name="Ann’s sheet")).to_be_visible()
    ann.press("write-1")
    expect(ann.page.get_by_role("heading", name="Ben’s sheet")).to_be_visible()
    ann.press("row-blue")
    expect(ann.page.get_by_test_id("handover")).to_contain_text("Ann, you’re up!")


def test_the_host_hands_on_an_empty_seat_and_closes_the_table(
    server: Server, invite: Invite
) -> None:
    kim, lou = invite("Kim", DESKTOP), invite("Lou", PHONE)
    path = sit_together(server, kim, lou)
    lou.open(server.address)
    expect(kim.page.get_by_test_id("opponent-1")).to_contain_text("away")
    kim.press("menu")
    kim.press("menu-hand-1")
    kim.press("hand-random")
    kim.press("hand-yes")
    expect(kim.page.get_by_test_id("hand")).to_have_count(0)
    # The whole name: there is a dog called Louise.
    expect(kim.page.get_by_test_id("opponent-1")).not_to_contain_text(re.compile(r"\bLou\b"))
    kim.press("menu")
    kim.press("menu-close")
    expect(kim.page.get_by_test_id("close-table-no")).to_be_focused()
    kim.page.keyboard.press("Escape")
    expect(kim.page.get_by_test_id("menu")).to_be_focused()
    kim.press("menu")
    kim.press("menu-close")
    kim.press("close-table-yes")
    expect(kim.page.get_by_test_id("prompt")).to_have_text("This table is closed.")
    lou.open(server.address + path)
    expect(lou.page.get_by_test_id("prompt")).to_have_text("This table is closed.")


def test_a_guest_leaves_and_a_bot_plays_on(server: Server, invite: Invite) -> None:
    kim, lou = invite("Kim", DESKTOP), invite("Lou", PHONE)
    sit_together(server, kim, lou)
    lou.press("menu")
    lou.press("menu-leave")
    lou.press("leave-yes")
    expect(lou.page.get_by_test_id("my-tables")).to_be_visible()
    kim.press("log-toggle")
    expect(kim.page.get_by_test_id("log")).to_contain_text("left")


def test_a_problem_is_reported(server: Server, invite: Invite) -> None:
    kim = invite("Kim", PHONE)
    sit_together(server, kim)
    kim.press("menu")
    kim.press("menu-report")
    kim.page.get_by_test_id("report-text").fill("The dog looks at me strangely.")
    kim.press("report-send")
    expect(kim.page.get_by_test_id("report-sent")).to_be_visible()


def test_a_bot_plays_when_time_runs_out_until_its_player_is_back(
    server: Server, clock: Clock, invite: Invite
) -> None:
    kim, lou = invite("Kim", PHONE), invite("Lou", DESKTOP)
    sit_together(server, kim, lou, game="spotted", first="given", terms={"seconds": 3_600})
    expect(kim.page.get_by_test_id("clock")).to_have_accessible_name(re.compile("left to decide"))
    # A bot places the round bonus for both, then keeps the roll for Kim, and stays.
    clock.move(3_601_000)
    expect(kim.page.get_by_test_id("draft").or_(kim.page.get_by_test_id("keep"))).to_be_visible()
    clock.move(3_601_000)
    expect(kim.page.get_by_test_id("stand-in")).to_be_visible()
    kim.press("take-back")
    expect(kim.page.get_by_test_id("stand-in")).to_have_count(0)
    lou.press("log-toggle")
    expect(lou.page.get_by_test_id("log")).to_contain_text("Kim is back.")


def test_phrases_reach_the_other_browser(server: Server, invite: Invite) -> None:
    kim, lou = invite("Kim", DESKTOP), invite("Lou", PHONE)
    for player in (kim, lou):
        player.may_hold_time()
    sit_together(server, kim, lou)
    for player in (kim, lou):
        player.hold_time()  # phrases disappear after seconds
    kim.press("say")
    kim.press("say-well-played")
    expect(lou.page.get_by_test_id("said")).to_contain_text("Kim: Well played!")
    expect(lou.page.get_by_test_id("bubble")).to_contain_text("Well played!")
    lou.press("say")
    lou.press("say-laugh")
    expect(kim.page.get_by_test_id("said")).to_contain_text("Lou: laughs")
    expect(kim.page.get_by_test_id("say")).to_be_focused()


def test_both_play_again(server: Server, invite: Invite) -> None:
    kim, lou = invite("Kim", DESKTOP), invite("Lou", PHONE)
    path = sit_together(server, kim, lou)
    ask(kim, "DELETE", f"/api/tables/{path[3:]}")
    kim.press("play-again")
    expect(kim.page.get_by_test_id("waiting")).to_be_visible()
    expect(lou.page.get_by_test_id("again-wanted")).to_have_text("Kim wants to play again.")
    lou.press("play-again")
    # The board of the finished game stays until the next one has loaded.
    for player in (kim, lou):
        expect(player.page).not_to_have_url(server.address + path)
    expect(lou.page).to_have_url(kim.page.url)
    for player in (kim, lou):
        expect(player.page.get_by_test_id("spots")).to_be_visible()


def test_whose_turn_it_is_shows_from_afar(server: Server, invite: Invite) -> None:
    kim, lou = invite("Kim", DESKTOP), invite("Lou", DESKTOP)
    for player in (kim, lou):
        player.page.context.add_init_script(f"({_HIDE})()")
    sit_together(server, kim, lou)
    first = acting(kim, lou)
    icon = first.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    other = lou if first is kim else kim
    first.page.wait_for_function("window.notes.length")
    assert first.page.evaluate("window.notes") == [f"Your turn: Spots with {other.name}"]
    assert other.page.evaluate("window.notes") == []
    first.open(server.address)
    expect(first.page.get_by_test_id("continue")).to_contain_text("Your turn")
    expect(first.page).to_have_title("● Your turn · Pipyard")


def test_a_public_table_is_found_and_joined(server: Server, invite: Invite) -> None:
    kim, lou = invite("Kim", DESKTOP), invite("Lou", PHONE)
    kim.open(f"{server.address}/new")
    kim.page.get_by_text("More options").click()
    kim.press("public-true")
    kim.page.get_by_test_id("time-choice").select_option("86400")
    kim.press("create-table")
    expect(kim.page.get_by_test_id("waiting")).to_be_visible()
    lou.open(f"{server.address}/join")
    table = lou.page.get_by_test_id("public-tables").locator("a", has_text="Kim")
    expect(table).to_contain_text("1 open seat")
    table.tap()
    lou.press("join")
    expect(kim.page.get_by_test_id("spots")).to_be_visible()


def test_a_host_fills_seats_with_a_neighbour_and_a_bot(server: Server, invite: Invite) -> None:
    kim = invite("Kim", PHONE)
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}]
    created = ask(kim, "POST", "/api/tables", {"game": "spots", "seats": seats})
    kim.open(f"{server.address}/t/{created['table']}")
    kim.press("fill-1")
    kim.page.get_by_test_id("beside-name").fill("Ben")
    held: list[tuple[Route, APIResponse]] = []
    kim.page.route("**/seats/1", lambda route: held.append((route, route.fetch())))
    kim.press("beside-sit")
    # The table reports Ben before the response does, and the host continues.
    expect(kim.page.get_by_test_id("seat-1")).to_contain_text("Ben")
    kim.press("fill-2")
    # The response may reach the test later than the table's update reached the page.
    next(_ for _ in looking(kim.page) if held)
    for route, answer in held:
        route.fulfill(response=answer)
    kim.press("give-random")
    expect(kim.page.get_by_test_id("spots")).to_be_visible()
