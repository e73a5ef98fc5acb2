"""Replays: games scrubbed, linked to, saved and imported, and their dice recomputed."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from pipyard.server.addresses import on_the_network, written
from tests.e2e.by_request import GREEDY, is_over, play_until, set_spotted, sit_there
from tests.e2e.player import PHONE, Player
from tests.e2e.serving import Server, ServerProcess
from tests.e2e.test_accessibility import AXE, examine
from tests.server.logs.playing import play
from tools.players import choose_sensibly
from tools.screens import rest

LOOPBACK = "127.0.0.1"
_BOARD = """() => {
  const table = document.querySelector('[data-testid="replay-board"] [data-version]');
  return [table?.dataset.version, table?.textContent];
}"""

_ANOTHER_PROMISE = """() => {
  const kept = JSON.parse(localStorage.getItem("pipyard-dice"));
  for (const [, game] of kept) game.commitment = "0".repeat(64);
  localStorage.setItem("pipyard-dice", JSON.stringify(kept));
}"""


@pytest.fixture
def heard_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """Start a server that can also be reached over the network."""
    process = ServerProcess(tmp_path, "--host", "0.0.0.0", seed="heard")
    process.start()
    yield process
    process.stop()


def file_of(log: dict[str, Any]) -> Any:
    return {
        "name": "game.json",
        "mimeType": "application/json",
        "buffer": json.dumps(log).encode(),
    }


def bring_in(player: Player, address: str, log: dict[str, Any]) -> None:
    """Choose a game file on the home page and wait for its replay."""
    player.open(f"{address}/join")
    player.page.get_by_test_id("import-file").set_input_files(file_of(log))
    wait_for_chart(player.page)


def wait_for_chart(page: Page) -> None:
    """Wait until a replay has drawn its whole chart, which grows gradually and takes room."""
    lines = page.get_by_test_id("chart").locator("[data-course]")
    lines.first.wait_for(state="attached")
    for line in lines.all():
        expect(line).to_have_attribute("d", re.compile(f"H{_steps(page)}$"))
    rest(page)


def start_of(page: Page) -> int:
    """Go back to the start of the game, and return that version."""
    scrubber = page.get_by_test_id("scrubber")
    first = int(scrubber.get_attribute("min") or 0)
    scrubber.fill(str(first))
    expect_at(page, first)
    return first


def expect_at(page: Page, version: int) -> None:
    expect(page).to_have_url(re.compile(rf"/replay\?at={version}$"))
    drawn = page.locator('[data-testid="replay-board"] [data-version]')
    expect(drawn).to_have_attribute("data-version", str(version))


def test_a_game_is_stepped_scrubbed_jumped_through_and_linked_to(
    server: Server, kim: Player, lou: Player
) -> None:
    game = play("spots", 2, {}, 3)
    last = len(game.events)
    kim.may_hold_time()
    bring_in(kim, server.address, game.written())
    page = kim.page
    scrubber = page.get_by_test_id("scrubber")
    first = start_of(page)
    scrubber.blur()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect_at(page, first + 2)
    page.keyboard.press("ArrowLeft")
    expect_at(page, first + 1)
    scrubber.fill("140")
    expect_at(page, 140)
    kim.press("step-forward")
    expect_at(page, 141)
    scrubber.fill(str(first))
    for kind in ("bust", "score"):
        marks = page.locator(f'[data-mark="{kind}"]')
        expect(page.get_by_test_id(f"jump-{kind}").locator(".count")).to_have_text(
            f"0/{marks.count()}"
        )
    kim.press("jump-score")
    expect(page.get_by_test_id("replay-told")).to_have_text(re.compile("scored"))
    moment = int(scrubber.input_value())
    assert moment > first
    expect_at(page, moment)
    # The arrows go through moments of all kinds, whichever was chosen last.
    kim.press("moment-back")
    expect(page.get_by_test_id("replay-told")).not_to_have_text(re.compile("scored"))
    scrubber.fill(str(moment))
    expect_at(page, moment)
    # A moment is no longer shown after scrubbing to another position.
    scrubber.fill(str(moment - 1))
    expect_at(page, moment - 1)
    expect(page.get_by_test_id("moment")).to_have_count(0)
    scrubber.fill(str(moment))
    expect_at(page, moment)
    current = page.locator('[data-testid="log"] [aria-current="step"]').first
    expect(current).to_be_visible()
    expect(current).to_have_attribute("data-at", str(moment))
    lou.open(page.url)
    expect_at(lou.page, moment)
    assert lou.page.evaluate(_BOARD)[0] == page.evaluate(_BOARD)[0]
    page.get_by_test_id("log").get_by_role("link").first.click()
    kim.press("replay-speed")
    kim.press("replay-speed")
    page.keyboard.press("End")
    expect_at(page, last)
    expect(page.get_by_test_id("prompt")).to_have_text(re.compile("won"))
    play_from_the_end(kim)


def play_from_the_end(player: Player) -> None:
    """Play a game on from its start; stop the time while looking at it."""
    button, scrubber = (player.page.get_by_test_id(id_) for id_ in ("replay-play", "scrubber"))
    player.hold_time()
    button.click()
    expect(button).to_have_accessible_name("Pause")
    begun = int(scrubber.input_value())
    assert begun < 100
    player.let_time_pass()
    expect(scrubber).not_to_have_value(str(begun))
    button.click()
    expect(button).to_have_accessible_name("Play")
    expect_at(player.page, int(scrubber.input_value()))


def turn_of(page: Page) -> str:
    return page.get_by_test_id("replay-turn").locator("small").inner_text()


def test_a_replay_opens_at_the_end_and_goes_back_turn_by_turn(server: Server, lou: Player) -> None:
    game = play("spots", 2, {}, 3)
    lou.may_hold_time()
    bring_in(lou, server.address, game.written())
    page = lou.page
    expect_at(page, len(game.events))
    won = re.compile(r"^(\w+) won the game\. .*\b\1 scored ")
    expect(page.get_by_test_id("replay-told")).to_have_text(won)
    back = page.get_by_test_id("step-back").bounding_box()
    # At the end, the button for the next step says that it starts from the beginning.
    expect(page.get_by_test_id("replay-play")).to_have_accessible_name("Play from the start")
    expect(page.get_by_test_id("step-forward")).to_have_count(0)
    turns = int(turn_of(page).rpartition(" ")[2])
    lou.press("turn-back")
    expect(page.get_by_test_id("step-forward")).to_be_visible()
    assert page.get_by_test_id("step-back").bounding_box() == back, "a target moved"
    assert turn_of(page) == f"Turn {turns} of {turns}"
    lou.press("turn-back")
    expect(page.get_by_test_id("replay-turn")).to_contain_text(f"Turn {turns - 1} of")
    lou.press("turn-next")
    expect(page.get_by_test_id("replay-turn")).to_contain_text(f"Turn {turns} of")
    lou.press("turn-next")
    expect_at(page, len(game.events))
    lou.hold_time()
    lou.press("replay-play")
    expect(page.get_by_test_id("replay-turn")).to_contain_text("Turn 1 of")
    lou.press("replay-play")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844)])
def test_dice_cover_no_words_in_a_replay_on_a_phone(
    server: Server, lou: Player, width: int, height: int
) -> None:
    game = play("spots", 2, {}, 3)
    bring_in(lou, server.address, game.written())
    lou.page.set_viewport_size({"width": width, "height": height})
    rolled = next(
        event["version"]
        for event in game.events[20:]
        if event["type"] == "drawn" and "values" in event["outcome"]
    )
    lou.page.get_by_test_id("scrubber").fill(str(rolled))
    expect_at(lou.page, rolled)
    rest(lou.page)
    words = lou.page.get_by_test_id("caption").bounding_box()
    die = lou.page.locator('[data-testid="felt"] [data-die]').first.bounding_box()
    assert words is not None
    assert die is not None
    assert words["y"] + words["height"] <= die["y"]


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844)])
def test_dice_cover_no_words_and_nothing_covers_the_yard_in_a_review_on_a_phone(
    server: Server, lou: Player, width: int, height: int
) -> None:
    game = play("spots", 2, {}, 3)
    bring_in(lou, server.address, game.written())
    page = lou.page
    page.set_viewport_size({"width": width, "height": height})
    lou.press("review-begin")
    page.get_by_test_id("review").wait_for()
    rolled = next(
        event["version"]
        for event in game.events[20:]
        if event["type"] == "drawn" and "values" in event["outcome"]
    )
    page.get_by_test_id("scrubber").fill(str(rolled))
    expect_at(page, rolled)
    rest(page)
    yard = page.locator('[data-testid="yard"]:visible').first.bounding_box()
    felt = page.get_by_test_id("felt").bounding_box()
    words = page.get_by_test_id("caption").bounding_box()
    die = page.locator('[data-testid="felt"] [data-die]').first.bounding_box()
    board = page.get_by_test_id("replay-board").bounding_box()
    assert yard
    assert felt
    assert words
    assert die
    assert board
    assert yard["y"] + yard["height"] <= felt["y"]
    assert words["y"] + words["height"] <= die["y"]
    assert die["y"] + die["height"] <= felt["y"] + felt["height"] <= board["y"] + board["height"]


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1440, 900)])
def test_a_review_beside_the_log_leaves_the_whole_sheet_in_view(
    server: Server, lou: Player, width: int, height: int
) -> None:
    lou.page.set_viewport_size({"width": width, "height": height})
    bring_in(lou, server.address, play("spotted", 2, {}, 3).written())
    page = lou.page
    if page.get_by_test_id("log").count() == 0:
        lou.press("log-toggle")
    lou.press("review-begin")
    page.get_by_test_id("review").wait_for()
    start_of(page)
    lou.press("mistake-next")
    expect(page.get_by_test_id("review-why")).to_be_visible()
    rest(page)
    board = page.get_by_test_id("replay-board").bounding_box()
    assert board
    for part in ('[data-testid="track"]', ".meadow"):
        box = page.locator(part).first.bounding_box()
        assert box
        assert box["y"] + box["height"] <= board["y"] + board["height"], part


def test_points_are_drawn_by_turn_and_lead_to_their_turns(server: Server, lou: Player) -> None:
    bring_in(lou, server.address, play("spotted", 2, {}, 3).written())
    page = lou.page
    lou.press("points-open")
    chart = page.get_by_test_id("points").get_by_test_id("points-by-turn")
    expect(chart.locator("[data-points]")).to_have_count(2)
    turns = int(page.get_by_test_id("points-turn").get_attribute("max") or 0)
    page.get_by_test_id("points-turn").fill("3")
    slider = page.get_by_test_id("points-turn")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^Turn 3 of {turns}: .+ \d+"))
    page.evaluate(AXE)
    assert examine(page, "light") == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("replay-turn")).to_contain_text(f"Turn 3 of {turns}")
    scores = [
        page.get_by_test_id(f"standing-{seat}").get_attribute("data-score") for seat in (0, 1)
    ]
    lou.press("points-open")
    for score in scores:
        expect(chart.locator("p")).to_contain_text(str(score))


def test_steps_of_which_nothing_is_told_are_drawn_as_well(server: Server, lou: Player) -> None:
    bring_in(lou, server.address, play("spots", 2, {}, 3).written())
    page = lou.page
    first = start_of(page)
    silent = {first, first + 3}

    def without_some(route: Route) -> None:
        state = route.fetch().json()
        state["log"] = [each for each in state["log"] if each["version"] not in silent]
        route.fulfill(json=state)

    table = page.url.partition("/t/")[2].partition("/")[0]
    page.route(f"**/api/tables/{table}", without_some)
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    for version in range(first, first + 6):
        expect_at(page, version)
        page.keyboard.press("ArrowRight")
    lou.press("turn-next")
    lou.press("replay-play")
    expect(page.get_by_test_id("replay-play")).to_have_accessible_name("Pause")
    assert lou.complaints == []


def test_every_chance_event_of_a_game_with_stacks_is_worked_out_again(
    server: Server, lou: Player
) -> None:
    game = play("spots", 1, {"off_leash": True}, 4)
    bring_in(lou, server.address, game.written())
    lou.press("check-dice")
    expect(lou.page.get_by_test_id("dice-verdict")).to_have_attribute("data-state", "agrees")
    drawn = [event for event in game.events if event["type"] == "drawn"]
    rolls = [event for event in drawn if "values" in event["outcome"]]
    told = lou.page.get_by_test_id("dice-findings")
    expect(told).to_contain_text(f"{len(rolls)} rolls")
    expect(told).to_contain_text(f"{len(drawn) - len(rolls)} cards and tiles")
    expect(told).not_to_contain_text("left to")
    lou.press("dice-close")
    # A server that sends another roll than its seed gives is caught, too.
    lied = game.written()
    event = next(each for each in lied["events"] if each.get("purpose") == "dice/0")
    event["outcome"] = {**event["outcome"], "values": [6 for _ in event["outcome"]["values"]]}
    lou.page.route("**/api/tables/*/log", lambda route: route.fulfill(json=lied))
    lou.press("check-dice")
    expect(lou.page.get_by_test_id("dice-verdict")).to_have_attribute("data-state", "broken")
    expect(told).to_contain_text(f"Step {event['version']} (dice/0, number 0)")


def test_a_file_that_was_changed_is_refused_by_its_event(server: Server, kim: Player) -> None:
    log = play("spots", 2, {}, 3).written()
    changed = next(
        event
        for event in log["events"]
        if event["type"] == "drawn" and "values" in event["outcome"]
    )
    changed["outcome"] = {
        **changed["outcome"],
        "values": [7 - value for value in changed["outcome"]["values"]][::-1],
    }
    kim.open(f"{server.address}/join")
    chooser = kim.page.get_by_test_id("import-file")
    failure = kim.page.get_by_test_id("import-failure")
    chooser.set_input_files(file_of(log))
    expect(failure).to_contain_text(f"event {changed['version']} ")
    chooser.set_input_files({"name": "cat.png", "mimeType": "image/png", "buffer": b"\x89PNG"})
    expect(failure).to_contain_text("isn’t a game file")
    # A browser logs every refusal to its console.
    kim.complaints = [told for told in kim.complaints if "422" not in told and "400" not in told]


def test_a_finished_game_is_checked_without_https_saved_and_counted(
    heard_server: ServerProcess, kim: Player
) -> None:
    # A server on the network has no https, and then browsers offer pages no cryptography.
    host = next(iter(on_the_network()), LOOPBACK)
    address = written(host, heard_server.port)
    kim.open(address)
    table = set_spotted(kim.page, address)
    play_until(kim.page, address, table, is_over)
    kim.open(f"{address}/t/{table}")
    kim.press("look-back")
    assert kim.page.evaluate("isSecureContext") == (host == LOOPBACK)
    kim.press("check-dice")
    # The table was created by a separate request, so the page never saw its promise.
    expect(kim.page.get_by_test_id("dice-verdict")).to_have_attribute("data-state", "agrees")
    expect(kim.page.get_by_test_id("dice-findings")).to_contain_text("added randomness")
    kim.press("dice-close")
    with kim.page.expect_download() as saving:
        kim.press("save-game")
    log = json.loads(saving.value.path().read_text("utf-8"))
    assert (log["game"], saving.value.suggested_filename) == ("spotted", "pipyard-spotted.json")
    kim.press("jump-round")
    expect(kim.page.get_by_test_id("replay-told")).to_have_text(re.compile("Round 2"))
    kim.press("share-game")
    expect(kim.page.get_by_test_id("game-link")).to_have_value(re.compile(rf"/t/{table}/replay"))
    kim.open(f"{address}/me/games")
    expect(kim.page.get_by_test_id("finished-games").get_by_role("link")).to_have_count(1)
    expect(kim.page.get_by_test_id("face-chart")).to_be_visible()
    expect(kim.page.get_by_test_id("score-chart")).to_be_visible()
    expect(kim.page.get_by_test_id("my-bests").get_by_role("link")).to_have_count(1)
    expect(kim.page.get_by_test_id("my-dice")).to_contain_text("Fair dice come out")
    # Chromium logs every header that it only respects over https.
    kim.complaints = [told for told in kim.complaints if "untrustworthy" not in told]


def test_dice_that_are_not_the_promised_ones_are_told_on_at_once(
    server: ServerProcess, kim: Player
) -> None:
    kim.open(f"{server.address}/new")
    kim.press("seat-choice-1")
    kim.press("sit-greedy")
    # A clock requires the server.
    kim.press("more-options")
    kim.page.get_by_test_id("time-choice").select_option("120")
    kim.press("create-table")
    kim.wait_past(0)
    expect(kim.page.get_by_test_id("dice-alarm")).to_have_count(0)
    # As if the server had shown another promise before the game.
    kim.page.evaluate(_ANOTHER_PROMISE)
    kim.page.reload()
    expect(kim.page.get_by_test_id("dice-alarm")).to_contain_text("aren’t the dice you were")
    kim.press("log-toggle")
    kim.page.get_by_test_id("log").get_by_role("link").first.click()
    kim.press("check-dice")
    expect(kim.page.get_by_test_id("dice-verdict")).to_have_attribute("data-state", "broken")
    expect(kim.page.get_by_test_id("dice-command")).to_contain_text(
        f"--promise {'0' * 64} --input "
    )


def test_a_running_game_is_looked_back_on_from_its_log(server: Server, kim: Player) -> None:
    kim.open(server.address)
    kim.press("play-now-spots")
    kim.wait_past(0)
    kim.press("log-toggle")
    kim.page.get_by_test_id("log").get_by_role("link").first.click()
    expect(kim.page.get_by_test_id("replay-board")).to_be_visible()
    kim.press("check-dice")
    expect(kim.page.get_by_test_id("dice-verdict")).to_have_attribute("data-state", "sealed")
    kim.press("dice-close")
    kim.page.keyboard.press("End")
    expect(kim.page.get_by_text("The game is still going")).to_be_visible()


def both_have_rolled(state: dict[str, Any]) -> bool:
    """Return whether dice of both players are in the log."""
    facts = [fact for entry in state["log"] for fact in entry["facts"]]
    return len({fact["seat"] for fact in facts if fact["type"] == "dice_rolled"}) > 1


def test_a_replay_on_a_phone_shows_the_dogs_of_whoever_acts(server: Server, lou: Player) -> None:
    address = server.address
    lou.open(address)
    sit_there(lou.page, address, "spots", GREEDY)
    lou.wait_past(0)
    table = lou.page.url.rpartition("/")[2]
    lou.page.goto("about:blank")
    play_until(lou.page, address, table, both_have_rolled, choose=choose_sensibly)
    state = lou.page.request.get(f"{address}/api/tables/{table}").json()
    (mine,) = (seat["seat"] for seat in state["seats"] if seat["mine"])
    rolls = [
        (entry["version"], fact["seat"])
        for entry in state["log"]
        for fact in entry["facts"]
        if fact["type"] == "dice_rolled"
    ]
    for seat, pack in ((mine, "Your dogs"), (1 - mine, "Biscuit")):
        version = next(version for version, roller in rolls if roller == seat)
        lou.open(f"{address}/t/{table}/replay?at={version}")
        expect_at(lou.page, version)
        expect(lou.page.get_by_role("region", name=re.compile(pack))).to_be_visible()


def test_a_replay_of_spotted_shows_the_whole_sheet_and_asks_nobody(
    server: Server, lou: Player
) -> None:
    bring_in(lou, server.address, play("spotted", 2, {}, 3).written())
    page = lou.page
    first = start_of(page)
    board = page.get_by_test_id("replay-board")
    for width, height in ((390, 844), (1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        # There are dice on the table, then sheets are written on.
        for version in (first + 4, first + 56):
            page.get_by_test_id("scrubber").fill(str(version))
            expect_at(page, version)
            rest(page)
            hidden = board.evaluate("(it) => it.scrollHeight - it.clientHeight")
            assert hidden <= 0, f"{hidden} px are hidden at {version} in {width} by {height}"
            expect(board).not_to_contain_text("writing.")


def test_a_replay_of_spotted_shows_dice_and_follows_who_writes(server: Server, lou: Player) -> None:
    address = server.address
    lou.open(address)
    table = set_spotted(lou.page, address, GREEDY)
    state = play_until(lou.page, address, table, lambda state: state["view"]["round"] == 2)
    log = lou.page.request.get(f"{address}/api/tables/{table}").json()["log"]
    picks = [each for each in log if each["facts"][0]["type"] == "die_picked"]
    lou.open(f"{address}/t/{table}/replay?at={picks[0]['version']}")
    expect_at(lou.page, picks[0]["version"])
    (mine,) = (seat["seat"] for seat in state["seats"] if seat["mine"])
    wait_for_chart(lou.page)
    draft = lou.page.get_by_test_id("draft")
    expect(draft).to_be_in_viewport(ratio=1)
    covering = draft.evaluate(
        "(it) => { const { x, y, width, height } = it.getBoundingClientRect();"
        " return it.contains(document.elementFromPoint(x + width / 2, y + height - 4)); }"
    )
    assert covering, "something lies over the dice"
    theirs = next(
        each
        for each in log
        if each["facts"][0]["type"] == "spots_placed" and each["facts"][0]["seat"] != mine
    )
    lou.open(f"{address}/t/{table}/replay?at={theirs['version']}")
    head = lou.page.get_by_test_id("sheet-head")
    expect(head).to_have_attribute("data-seat", str(theirs["facts"][0]["seat"]))
    lou.press("turn-next")
    expect(lou.page.get_by_test_id(f"brought-{mine}")).to_be_visible()
    lou.press("step-forward")
    expect(lou.page.get_by_test_id("replay-told")).to_have_text(re.compile("rolled|placed"))


_FITS = """(told) => told.scrollHeight <= told.clientHeight + 1"""
_BROUGHT = re.compile(r"(?:[+−](\d+) \((\d+) → (\d+)\): \w|no points \((\d+)\))")


@pytest.mark.parametrize("width", [360, 390])
def test_a_turn_is_summed_up_and_no_words_are_cut_off(
    server: Server, lou: Player, width: int
) -> None:
    bring_in(lou, server.address, play("spotted", 2, {}, 3).written())
    page = lou.page
    page.set_viewport_size({"width": width, "height": 740 if width < 390 else 844})
    start_of(page)
    told = page.get_by_test_id("replay-told")
    scores = [0, 0]
    for _ in range(10):
        lou.press("turn-next")
        for seat in (0, 1):
            found = _BROUGHT.search(page.get_by_test_id(f"brought-{seat}").inner_text())
            assert found is not None
            change, before, after, still = found.groups()
            # Each summary continues where the one before it ended.
            assert scores[seat] == int(still or before)
            scores[seat] = int(still or after)
            assert abs(scores[seat] - int(still or before)) == int(change or 0)
            standing = page.get_by_test_id(f"standing-{seat}")
            expect(standing).to_have_attribute("data-score", str(scores[seat]))
        assert told.evaluate(_FITS)
    # The last step of a turn without the summary: it does not announce the next roll.
    lou.press("step-back")
    expect(page.get_by_test_id("brought-0")).to_have_count(0)
    expect(told).not_to_contain_text(re.compile("(Your|’s) roll"))
    start_of(page)
    lou.press("jump-lead")
    expect(page.get_by_test_id("replay-gained")).to_contain_text("the lead.")
    assert told.evaluate(_FITS)


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (1366, 768)])
def test_a_turn_of_four_is_summed_up_and_no_words_are_cut_off(
    server: Server, lou: Player, size: tuple[int, int]
) -> None:
    bring_in(lou, server.address, play("spotted", 4, {}, 3).written())
    page = lou.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    start_of(page)
    for _ in range(4):
        lou.press("turn-next")
        for seat in range(4):
            expect(page.get_by_test_id(f"brought-{seat}")).to_be_visible()
        assert page.get_by_test_id("replay-told").evaluate(_FITS)


_PLACES = """() => {
  const parts = [".families", ...["track", "draft", "standing-0", "standing-1", "step-forward"].map(
    (part) => `[data-testid="${part}"]`,
  )];
  return parts.flatMap((part) => {
    const { left, top, width, height } = document.querySelector(part).getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });
}"""


@pytest.mark.parametrize(
    "device",
    [
        PHONE,
        {**PHONE, "viewport": {"width": 360, "height": 740}},
        {"viewport": {"width": 1366, "height": 768}},
    ],
    ids=["phone", "small", "laptop"],
)
def test_the_sheet_and_the_players_of_a_replay_keep_their_places_and_sizes(
    browser: Browser, server: Server, device: dict[str, Any]
) -> None:
    kim = Player(browser, "Kim", device)
    page, address = kim.page, server.address
    kim.open(address)
    table = set_spotted(page, address, GREEDY)
    play_until(page, address, table, lambda state: state["view"]["round"] == 2)
    log = page.request.get(f"{address}/api/tables/{table}").json()["log"]
    first: dict[tuple[str, int], tuple[int, dict[str, Any]]] = {}
    for entry in log:
        fact = entry["facts"][0]
        if fact["type"] in {"dice_rolled", "die_picked", "spots_placed"}:
            first.setdefault((fact["type"], fact["seat"]), (entry["version"], fact))
    seen = set()
    for version, fact in first.values():
        kim.open(f"{address}/t/{table}/replay?at={version}")
        expect_at(page, version)
        page.locator(".families").wait_for()
        wait_for_chart(page)
        seen.add(tuple(page.evaluate(_PLACES)))
        expect(page.get_by_test_id("sheet-head")).to_have_attribute("data-seat", str(fact["seat"]))
        # Only what has just been written on has a ring.
        got = [spots for spots in fact.get("groups", []) if spots > 0]
        expect(page.locator(".beetles .written")).to_have_count(len(got))
        family = page.locator(f'[data-family="{fact.get("colour")}"] .written')
        expect(family).to_have_count(len(got))
    assert len(first) > 4
    assert len(seen) == 1


def test_a_chart_shows_who_led_and_leads_to_its_moments(server: Server, lou: Player) -> None:
    game = play("spots", 3, {}, 3)
    bring_in(lou, server.address, game.written())
    page = lou.page
    lines = page.get_by_test_id("chart").locator("[data-course]")
    expect(lines).to_have_count(3)
    # The winner is at the top in the end, and is marked.
    expect(page.get_by_test_id("replay-won")).to_be_visible()
    # A finger next to a moment selects the moment, on its line.
    mark = page.get_by_test_id("chart").locator('[data-mark="score"]').first.bounding_box()
    track = page.get_by_test_id("scrubber").bounding_box()
    assert mark is not None
    assert track is not None
    page.touchscreen.tap(mark["x"] + mark["width"] / 2 + 3, track["y"] + track["height"] / 2)
    expect(page.get_by_test_id("replay-told")).to_have_text(re.compile("scored"))
    expect(page.get_by_test_id("replay-won")).to_have_count(0)


def _steps(page: Page) -> str:
    scrubber = page.get_by_test_id("scrubber")
    ends = [int(scrubber.get_attribute(end) or 0) for end in ("min", "max")]
    return str(ends[1] - ends[0])


def test_a_replay_stays_where_its_reader_looks_and_stops_behind_the_log(
    server: Server, lou: Player
) -> None:
    bring_in(lou, server.address, play("spotted", 3, {}, 3).written())
    page = lou.page
    start_of(page)
    lou.press("turn-next")
    expect(page.get_by_test_id("replay-follow")).to_have_count(0)
    lou.press("tab-others")
    for _ in range(3):
        lou.press("turn-next")
        expect(page.get_by_test_id("tab-others")).to_have_attribute("aria-current", "true")
    lou.press("replay-follow")
    expect(page.get_by_test_id("tab-beetles")).to_have_attribute("aria-current", "true")
    expect(page.get_by_test_id("replay-follow")).to_have_count(0)
    lou.press("replay-play")
    expect(page.get_by_test_id("replay-play")).to_have_accessible_name("Pause")
    lou.press("log-toggle")
    expect(page.get_by_test_id("replay-play")).to_have_accessible_name("Play")


def test_a_finished_game_is_reviewed_on_the_readers_device(server: Server, lou: Player) -> None:
    game = play("spotted", 2, {}, 3)
    bring_in(lou, server.address, game.written())
    page = lou.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    # The end screen leads to where the game turned.
    page.goto(f"{page.url.split('?')[0]}?review")
    expect(page.get_by_test_id("review-why")).to_contain_text("This swung the game most.")
    asked.clear()
    expect(page.get_by_test_id("chart").locator("[data-course]")).to_have_count(2)
    # At the end, nobody is at a mistake. A player who plays at random makes some, at the start too.
    scrubber = page.get_by_test_id("scrubber")
    last = int(scrubber.get_attribute("max") or 0)
    scrubber.fill(str(last))
    expect_at(page, last)
    expect(page.get_by_test_id("mistake-next")).to_contain_text("Costliest mistake")
    lou.press("mistake-next")
    expect(page.get_by_test_id("mistake-next")).to_contain_text("Next mistake")
    verdict = page.get_by_test_id("review-verdict")
    expect(verdict).to_have_text(re.compile(r"mistake, cost about \d+ point"))
    expect(page.get_by_test_id("review")).to_contain_text("Better")
    first = str(page.evaluate(_BOARD)[0])
    drawn = page.locator('[data-testid="replay-board"] [data-version]')
    lou.press("mistake-next")
    expect(drawn).not_to_have_attribute("data-version", first)
    lou.press("mistake-before")
    expect(drawn).to_have_attribute("data-version", first)
    expect(page.get_by_test_id("review")).not_to_contain_text("{")
    lou.press("review-summary")
    books = page.get_by_test_id("review-books")
    second = "the coach’s rounding and second thoughts"
    for line in ("at the start", "choices", "dice", second, "in the end"):
        expect(books.get_by_role("rowheader", name=line, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    lou.press("review-end")
    lou.press("review-begin")
    expect(page.get_by_test_id("review")).to_be_visible()
    assert not [url for url in asked if "/api/" in url], "the server was asked for something"


def test_a_game_of_this_device_is_shared_by_the_servers_link(
    server: Server, lou: Player, kim: Player
) -> None:
    lou.open(server.address)
    lou.press("play-now-spots")
    lou.wait_past(0)
    here = lou.page.url
    # A running game is only on this device.
    lou.open(f"{here}/replay")
    lou.press("share-game")
    expect(lou.page.get_by_test_id("share-here")).to_contain_text("lives on this device")
    expect(lou.page.get_by_test_id("share-file")).to_be_visible()
    kim.open(f"{here}/replay")
    expect(kim.page.get_by_test_id("replay-failure")).to_contain_text("another device")


def test_points_are_told_with_their_rows_and_a_sheet_is_kept_in_view(
    server: Server, lou: Player
) -> None:
    bring_in(lou, server.address, play("spotted", 2, {}, 3).written())
    page = lou.page
    start_of(page)
    lou.press("jump-factor")
    gained = page.get_by_test_id("replay-gained")
    while gained.count() == 0:
        lou.press("step-forward")
    told = re.search(r"[+−](\d+) \((\d+) → (\d+)\): \w+", gained.inner_text())
    assert told is not None
    change, before, after = (int(number) for number in told.groups())
    assert abs(after - before) == change
    scores = [page.get_by_test_id(f"standing-{seat}") for seat in (0, 1)]
    assert str(after) in [score.get_attribute("data-score") for score in scores]
    scores[1].get_by_role("button").click()
    head = page.get_by_test_id("sheet-head")
    for _ in range(4):
        lou.press("turn-next")
        expect(head).to_have_attribute("data-seat", "1")
    lou.press("replay-follow")
    expect(page.get_by_test_id("replay-follow")).to_have_count(0)
