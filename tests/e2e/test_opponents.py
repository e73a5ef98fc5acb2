"""Opponents' actions can be followed step by step, and skipped."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.player import DESKTOP, PHONE, Player, looking
from tests.e2e.serving import Server
from tests.e2e.taps import Tapper

WRITING_AND_PICKING = ("pick-.*", "field-.*", "way-.*", "family-.*", "keep")
WRITING_ALL = (*WRITING_AND_PICKING, "clover|walk|give-up", "hand-.*")
FEWEST_STEPS = 3
_RECORD = """() => {
  window.seen = [];
  const note = () => {
    const board = document.querySelector('[data-testid="spots"], [data-testid="spotted"]');
    const caption = document.querySelector('[data-testid="caption"]')?.textContent.trim() ?? null;
    if (board === null || caption === null) return;
    const step = {
      version: Number(board.dataset.version),
      caption,
      whose: board.querySelector(".mine h2")?.textContent ?? null,
      offered: board.querySelectorAll('[data-legal="true"], button[data-testid^="pick-"]').length,
      taken: [...board.querySelectorAll('[data-testid^="taken-"] small')].map((by) => by.innerText),
      picks: board.querySelector('[data-testid="dock"] ol')?.children.length ?? 0,
      usable: board.querySelectorAll('[data-testid="hand"] :is(button, p)').length,
    };
    if (JSON.stringify(step) !== JSON.stringify(window.seen.at(-1))) window.seen.push(step);
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(note).observe(document.body, all);
}"""


@pytest.fixture
def kim(browser: Browser) -> Iterator[Player]:
    player = Player(browser, "Kim", PHONE, pace="normal")
    yield player
    player.leave()


@pytest.fixture
def lou(browser: Browser) -> Iterator[Player]:
    player = Player(browser, "Lou", DESKTOP, pace="unhurried")
    yield player
    player.leave()


def sit_down(player: Player, server: Server, game: str) -> str:
    """Create a table with a bot and open it; return the address of its state."""
    player.page.request.get(f"{server.address}/api/me")
    wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    created = player.page.request.post(f"{server.address}/api/tables", data=wanted).json()
    player.open(f"{server.address}/t/{created['table']}")
    player.page.get_by_test_id(game).wait_for()
    player.page.evaluate(_RECORD)
    return f"{server.address}/api/tables/{created['table']}"


def watching(page: Page) -> bool:
    return page.get_by_test_id("skip").count() > 0


def play_until_watching(player: Player) -> None:
    """Play on until the bot's steps are shown."""
    for _ in looking(player.page):
        if watching(player.page):
            return
        player.play()


def hold_while_watching(player: Player) -> None:
    """Play on until the bot's steps are shown, and stop the page's time there."""
    for _ in looking(player.page):
        play_until_watching(player)
        player.hold_time()
        if watching(player.page):
            return
        player.let_time_pass()


def settled(page: Page, state: str) -> int:
    """Wait until the bot has finished; return the version at which the guest has to act again."""
    for _ in looking(page):
        # The response waits for bots that are thinking.
        now = page.request.get(state).json()
        if now["legal"]:
            return int(now["version"])
    raise AssertionError("the bot did not come to an end")


def seen_by(page: Page) -> list[dict[str, Any]]:
    seen: list[dict[str, Any]] = page.evaluate("() => window.seen")
    return seen


def test_a_bots_turn_is_seen_step_by_step(server: Server, kim: Player) -> None:
    sit_down(kim, server, "spots")
    seen: list[dict[str, Any]] = []
    # A turn may be a single step, for example when dogs are scored.
    while len({step["caption"] for step in seen}) < FEWEST_STEPS:
        play_until_watching(kim)
        asked = kim.page.locator('[data-legal="true"], [data-testid="score"]')
        expect(asked).not_to_have_count(0)
        seen = seen_by(kim.page)
    versions = [step["version"] for step in seen]
    assert versions == sorted(versions)
    assert {step["offered"] for step in seen} == {0}, "nothing is offered before the present"
    assert {step["whose"] for step in seen} == {"Biscuit’s dogs"}
    expect(kim.page.get_by_test_id("caption")).to_have_count(0)
    expect(kim.page.locator(".mine h2")).to_have_count(0)
    assert kim.complaints == []


def test_a_tap_anywhere_on_the_table_skips_and_does_nothing_else(
    server: Server, kim: Player
) -> None:
    kim.open(f"{server.address}/settings")
    kim.press("pace-unhurried")
    kim.may_hold_time()
    state = sit_down(kim, server, "spots")
    hold_while_watching(kim)
    version = settled(kim.page, state)
    kim.press("tile-1")
    expect(kim.page.get_by_test_id("caption")).to_have_count(0)
    kim.let_time_pass()
    tile = kim.page.get_by_test_id("tile-1")
    expect(tile).to_have_attribute("aria-pressed", "false")
    expect(kim.page.get_by_test_id("spots")).to_have_attribute("data-version", str(version))
    # The next action comes right after that version, so the earlier tap was not sent.
    asked = kim.page.request.get(state).json()
    assert asked["version"] == version
    kim.play_soon()  # after skipping, late taps are ignored for a moment
    after = [
        entry for entry in kim.page.request.get(state).json()["log"] if entry["version"] > version
    ]
    assert after[0]["version"] == version + 1
    assert after[0]["facts"][0]["seat"] == next(iter(map(int, asked["legal"])))
    assert kim.complaints == []


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_a_key_skips(server: Server, lou: Player, key: str) -> None:
    lou.may_hold_time()
    state = sit_down(lou, server, "spots")
    hold_while_watching(lou)
    version = settled(lou.page, state)
    lou.page.keyboard.press(key)
    expect(lou.page.get_by_test_id("skip")).to_have_count(0)
    lou.let_time_pass()
    expect(lou.page.get_by_test_id("spots")).to_have_attribute("data-version", str(version))
    assert settled(lou.page, state) == version
    assert lou.complaints == []


def test_whoever_comes_back_in_the_middle_sees_the_present(server: Server, lou: Player) -> None:
    state = sit_down(lou, server, "spots")
    play_until_watching(lou)
    version = settled(lou.page, state)
    lou.page.reload()
    expect(lou.page.get_by_test_id("spots")).to_have_attribute("data-version", str(version))
    expect(lou.page.get_by_test_id("skip")).to_have_count(0)


def test_a_bots_picks_are_seen_in_the_draft(server: Server, browser: Browser) -> None:
    ann = Tapper(browser, "Ann", PHONE, "spotted", WRITING_AND_PICKING)
    ann.open(f"{server.address}/settings")
    ann.press("pace-normal")
    sit_down(ann, server, "spotted")
    for _ in looking(ann.page):
        if any("Biscuit" in step["taken"] for step in seen_by(ann.page)):
            break
        ann.tap()
    takers = {name for step in seen_by(ann.page) for name in step["taken"]}
    assert {"Biscuit"} <= takers <= {"Biscuit", "You"}
    expect(ann.page.get_by_test_id("skip")).to_have_count(0)
    assert ann.complaints == []
    ann.leave()


def test_no_die_can_be_used_while_the_last_pick_is_seen(server: Server, browser: Browser) -> None:
    ann = Tapper(browser, "Ann", PHONE, "spotted", WRITING_ALL)
    ann.open(f"{server.address}/settings")
    ann.press("pace-normal")
    sit_down(ann, server, "spotted")
    last: list[dict[str, Any]] = []
    for _ in looking(ann.page):
        last = [step for step in seen_by(ann.page) if step["taken"] and not step["picks"]]
        if last:
            break
        if watching(ann.page):
            expect(ann.page.get_by_test_id("skip")).to_have_count(0)
        else:
            ann.tap()
    assert {step["usable"] for step in last} == {0}
    assert ann.complaints == []
    ann.leave()


def test_a_turn_that_was_over_before_one_sat_down_is_shown_all_the_same(
    kim: Player, server: Server
) -> None:
    page = kim.page
    page.request.get(f"{server.address}/api/me")
    wanted = {"game": "spots", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    for _ in range(20):
        table = page.request.post(f"{server.address}/api/tables", data=wanted).json()["table"]
        log = page.request.get(f"{server.address}/api/tables/{table}").json()["log"]
        if any(fact["type"] == "trick_done" for entry in log for fact in entry["facts"]):
            break
    else:
        raise AssertionError("the bot never goes first")
    page.add_init_script(f"addEventListener('DOMContentLoaded', {_RECORD})")
    kim.open(f"{server.address}/t/{table}")
    expect(page.locator('[data-legal="true"]').first).to_be_visible()
    seen = seen_by(page)
    assert any("Biscuit" in step["caption"] for step in seen)
    assert {step["offered"] for step in seen} == {0}, "nothing is offered before the present"
    expect(page.get_by_test_id("caption")).to_have_count(0)
    assert kim.complaints == []
