"""The end of a game: a scene with the result, a comparison, a picture to share, a rematch."""

import re
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.by_request import GREEDY, is_over, play_until, set_spotted, wait_for_key
from tests.e2e.player import Player, looking
from tests.e2e.serving import Server
from tools.players import choose_sensibly
from tools.screens import rest

_PICTURE = (1200, 630)
_GAME_SO_FAR = "**/events?from=*"
_TOPS = "(all) => all.map((each) => each.getBoundingClientRect().top)"


def is_nearly_over(state: dict[str, Any]) -> bool:
    """Return whether a game of Spots is about to end."""
    return any(player["scored"] >= 5 for player in state["view"]["players"])


def set_spots(page: Page, address: str, *others: dict[str, Any]) -> str:
    wait_for_key(page)
    wanted = {"game": "spots", "seats": [{"kind": "me"}, *others]}
    return str(page.request.post(f"{address}/api/tables", data=wanted).json()["table"])


def size_of(picture: Path) -> tuple[int, int]:
    """Read the size of a PNG from its header."""
    head = picture.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", head[16:24])
    return width, height


def save_picture(player: Player, folder: Path) -> Path:
    with player.page.expect_download() as saved:
        player.press("share-picture")
    picture = folder / saved.value.suggested_filename
    saved.value.save_as(picture)
    return picture


def test_a_game_of_spots_ends_with_its_result_and_never_with_a_style(
    server: Server, kim: Player, tmp_path: Path
) -> None:
    page = kim.page
    kim.open(server.address)
    table = set_spots(page, server.address, GREEDY)
    play_until(page, server.address, table, is_nearly_over, choose=choose_sensibly)
    kim.open(f"{server.address}/t/{table}")
    page.get_by_test_id("spots").wait_for()
    held: list[Route] = []
    page.route(_GAME_SO_FAR, lambda route: held.append(route))  # noqa: PLW0108
    state = play_until(page, server.address, table, is_over, choose=choose_sensibly)
    (mine,) = (seat["seat"] for seat in state["seats"] if seat["mine"])
    won = state["view"]["winner"] == mine
    end = page.locator("[data-ending]")
    expect(end).to_have_attribute("data-ending", "won" if won else "lost")
    headline = page.get_by_test_id("end-title")
    expect(headline).to_contain_text("You win!" if won else "Biscuit got there first.")
    expect(page.get_by_text("Fast and risky")).to_have_count(0)
    scored = {player["seat"]: player["scored"] for player in state["view"]["players"]}
    dogs = page.get_by_test_id("compare").get_by_role("row", name="dogs")
    expect(dogs).to_contain_text(str(scored[mine]))
    expect(dogs).to_contain_text(str(scored[1 - mine]))
    assert size_of(save_picture(kim, tmp_path)) == _PICTURE
    next(_ for _ in looking(page) if held)  # the coach starts to review the game
    kim.press("play-again")
    expect(end).to_have_count(0)
    # Events that the coach gets after the game has left the page are useless, but harmless.
    with page.expect_response(_GAME_SO_FAR):
        held.pop().continue_()
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert kim.complaints == []


def test_all_ribbons_of_the_winner_have_room_in_a_low_replay(server: Server, lou: Player) -> None:
    page = lou.page
    lou.open(server.address)
    table = set_spots(page, server.address, GREEDY)
    play_until(page, server.address, table, is_over, choose=choose_sensibly)
    page.set_viewport_size({"width": 390, "height": 720})
    lou.open(f"{server.address}/t/{table}/replay")
    ribbons = page.locator(".ribbons.all li strong")
    expect(ribbons).to_have_count(6)
    rest(page)
    yard = page.get_by_test_id("yard").evaluate("(yard) => yard.getBoundingClientRect().top")
    lowest = "(all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom))"
    assert ribbons.evaluate_all(lowest) <= yard
    # The strip of a pack says whose it is.
    expect(
        page.get_by_role("button", name=re.compile("Your dogs|Show Biscuit’s dogs"))
    ).to_be_visible()


@pytest.mark.parametrize("game", ["spots", "spotted"])
def test_the_end_of_a_game_alone_is_a_scene_too(
    server: Server, lou: Player, tmp_path: Path, game: str
) -> None:
    page = lou.page
    lou.open(server.address)
    table = (set_spots if game == "spots" else set_spotted)(page, server.address)
    play_until(page, server.address, table, is_over, choose=choose_sensibly)
    lou.open(f"{server.address}/t/{table}")
    expect(page.get_by_test_id("end-title")).to_be_visible()
    assert size_of(save_picture(lou, tmp_path)) == _PICTURE
    if game == "spotted":
        # There is nobody to compare with.
        expect(page.get_by_test_id("compare")).to_have_text("My points")
    assert lou.complaints == []


def test_the_buttons_stay_where_they_are_while_one_compares(server: Server, lou: Player) -> None:
    page = lou.page
    lou.open(server.address)
    table = set_spotted(page, server.address, GREEDY)
    play_until(page, server.address, table, is_over, choose=choose_sensibly)
    lou.open(f"{server.address}/t/{table}")
    compare = page.get_by_test_id("compare")
    expect(page.get_by_test_id("end-title")).to_be_visible()
    rest(page)
    buttons = page.locator("[data-testid=play-again], [data-testid=compare]")
    before = buttons.evaluate_all(_TOPS)
    compare.tap()
    expect(page.get_by_test_id("end-title")).to_have_count(0)
    rest(page)
    assert buttons.evaluate_all(_TOPS) == pytest.approx(before, abs=1)


def test_the_result_of_spotted_is_compared_and_shared(
    server: Server, kim: Player, tmp_path: Path
) -> None:
    page = kim.page
    kim.open(server.address)
    table = set_spotted(page, server.address, GREEDY)
    state = play_until(page, server.address, table, is_over)
    kim.open(f"{server.address}/t/{table}")
    best = max(sheet["score"] for sheet in state["view"]["sheets"])
    expect(page.get_by_test_id("end-title")).to_contain_text(str(best))
    expect(page.get_by_test_id("race").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_test_id("scores")).to_be_visible()
    assert size_of(save_picture(kim, tmp_path)) == _PICTURE
    assert kim.complaints == []


def test_the_end_and_the_review_of_a_game_say_the_same(server: Server, kim: Player) -> None:
    page = kim.page
    kim.open(server.address)
    table = set_spotted(page, server.address, GREEDY)
    play_until(page, server.address, table, is_over)
    kim.open(f"{server.address}/t/{table}")
    said = page.locator('[data-testid="end-talk"][data-known="true"] p')
    expect(said).to_have_count(2)
    line, amounts = said.all_text_contents()
    # Even in a game lost by much, it is said what was clear.
    assert "can’t" not in line
    assert re.search(r"Point difference [+−]?\d+: choices [+−]?\d+, dice [+−]?\d+", amounts)
    kim.press("end-review")
    page.get_by_test_id("review").wait_for()
    kim.press("review-summary")
    expect(page.get_by_test_id("review-line")).to_have_text(line)
    expect(page.get_by_test_id("review-amounts")).to_have_text(amounts)
    books = page.get_by_test_id("review-books").get_by_role("table").last
    end = books.get_by_role("row", name="in the end").get_by_role("cell").all_text_contents()
    assert end[2] in amounts


def test_the_end_of_spotted_fits_a_laptop_with_the_winners_sheet(
    server: Server, kim: Player
) -> None:
    page = kim.page
    page.set_viewport_size({"width": 1366, "height": 768})
    kim.open(server.address)
    table = set_spotted(page, server.address, GREEDY, GREEDY)
    play_until(page, server.address, table, is_over)
    kim.open(f"{server.address}/t/{table}")
    expect(page.get_by_test_id("winning-sheet")).to_be_visible()
    rest(page)
    for part in ("play-again", "look-back", "share-picture", "end-kind"):
        box = page.get_by_test_id(part).bounding_box()
        assert box
        assert box["y"] + box["height"] <= 768, part
    head = page.get_by_test_id("scores").bounding_box()
    again = page.get_by_test_id("play-again").bounding_box()
    assert head
    assert again
    assert head["y"] + head["height"] <= again["y"]
