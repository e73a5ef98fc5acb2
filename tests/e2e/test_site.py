"""A static site on a plain host, at some path: whole games without a server of ours."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pipyard.server.games.hosting import HostedGame, published
from pipyard.server.logs.reading import checked_log
from pipyard.server.logs.verifying import verify
from pipyard.server.tables.events import Moved, read_event
from pipyard.server.tables.table import Seat, Table, Terms
from tests.e2e.player import OFFLINE_DESKTOP, OFFLINE_PHONE, Player, choose, looking
from tests.e2e.serving import Server
from tests.e2e.taps import Tapper
from tests.e2e.test_learn import begin, learn_by_tapping
from tests.e2e.test_offline import BUILD, expect_script, put_another_build_in, wait_until
from tests.e2e.test_spotted import MOST_TAPS, ORDER, hand_on, play_on
from tools.site import MOST_BYTES, SITE, build_site, size_of

pytestmark = pytest.mark.xdist_group("site")

FEW = 6
KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const cache = await caches.open((await caches.keys())[0] ?? "none");
  const kept = (await cache.keys()).map(({ url }) => url);
  return active.state === "activated" && ["wasm", "f32", "worker", "words-en-main"].every(
    (part) => kept.some((url) => url.includes(part)),
  );
}"""
_WATCHED = """
  globalThis.waiting = new Set();
  for (const [start, stop] of [
    ["setTimeout", "clearTimeout"],
    ["requestAnimationFrame", "cancelAnimationFrame"],
  ]) {
    const [begin, end] = [globalThis[start], globalThis[stop]];
    globalThis[start] = (run, ...given) => {
      const id = begin((...told) => { waiting.delete(start + id); run(...told); }, ...given);
      waiting.add(start + id);
      return id;
    };
    globalThis[stop] = (id) => { waiting.delete(start + id); end(id); };
  }
  globalThis.setInterval = () => waiting.add("setInterval");
"""
_AT_REST = """() => waiting.size === 0 && document.getAnimations().length === 0"""
_MOVES_ON_AND_ON = """() => document.getAnimations().filter(
  ({ effect }) => effect.getTiming().iterations === Infinity).length"""


_KEPT_HERE = """() => new Promise((resolve) => {
  const opening = indexedDB.open("pipyard");
  opening.onsuccess = () => {
    const reading = opening.result.transaction(["games", "events"]);
    const [games, events] = ["games", "events"].map((name) => reading.objectStore(name).getAll());
    reading.oncomplete = () => {
      opening.result.close();
      resolve([games.result, events.result]);
    };
  };
})"""
_PERSISTED = """navigator.storage.persist = async () => (window.persisted = true)"""
_FILLED = """(() => {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    const request = put.apply(this, given);
    if (window.full) {
      const value = new DOMException("", "QuotaExceededError");
      Object.defineProperty(this.transaction, "error", { value });
      queueMicrotask(() => this.transaction.abort());
    }
    return request;
  };
})()"""
"""Fails like a browser without storage: completely, after receiving all data."""
_SEEDS = 2**32


class _Quiet(SimpleHTTPRequestHandler):
    answers = Event()

    def do_GET(self) -> None:
        """Wait as long as the network does not respond."""
        self.answers.wait()
        super().do_GET()

    def log_message(self, *_: object) -> None:
        """Log no requests."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the folder like any static host, below some path."""
    build_site()
    host = tmp_path_factory.mktemp("host")
    (host / "some").mkdir()
    (host / "some" / "where").symlink_to(SITE)
    with hosted(host) as address:
        yield f"{address}/some/where/"


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """Serve a folder with a plain file server."""
    _Quiet.answers.set()
    host = partial(_Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), host) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def cut_off(page: Page) -> None:
    """Disconnect the network, after the browser has stored what it needs."""
    wait_until(page, KEPT)
    page.context.set_offline(offline=True)
    page.reload()


def kept_log(page: Page) -> dict[str, Any]:
    """Read the latest game stored by the browser, as a log with its seed."""
    games, events = page.evaluate(_KEPT_HERE)
    game = max(games, key=lambda each: each["changed"])
    return {**game, "events": [each["row"] for each in events if each["id"] == game["id"]]}


def choices_of_the_bot(log: dict[str, Any]) -> list[tuple[object, list[object]]]:
    """Pair the bot's actions in the page with what it would do at a server's table.

    It may have thought before others continued on their sheets: any position since the start of its
    decision counts.
    """
    game = published(log["game"]).at(log["config"])
    seats = tuple(Seat(bot=seat["bot"], own_name=seat["name"]) for seat in log["seats"])
    (own,) = (at for at, seat in enumerate(seats) if seat.bot)
    seed = bytes.fromhex(log["dice"]["seed"])
    table = Table("", game, log["config"], None, seats, Terms(), seed, game.rules_version)
    since: list[Table] = []
    pairs: list[tuple[object, list[object]]] = []
    for row in log["events"]:
        event = read_event(game, row)
        if isinstance(event, Moved) and event.move.seat == own:
            there = [_choice(game, each, own) for each in since]
            pairs.append((event.move.action, there))
        by_others = isinstance(event, Moved) and event.move.seat != own
        table = table.after([event])
        since = [*(since if by_others else []), *([table] if own in table.to_act else [])]
    return pairs


def _choice(game: HostedGame, table: Table, seat: int) -> object:
    chosen = table.source_of_bot(seat, lambda _: 0)(_SEEDS)
    return game.choose(str(table.seats[seat].bot), table.played, seat, chosen)


def test_it_is_small_enough(site: str) -> None:
    assert site
    assert size_of(SITE) <= MOST_BYTES


def test_a_whole_game_without_a_network_is_kept_replayed_and_verified(
    site: str, browser: Browser, tmp_path: Path
) -> None:
    lou = Tapper(browser, "Lou", OFFLINE_PHONE, "spotted", ORDER)
    lou.page.add_init_script(_PERSISTED)
    lou.open(site)
    cut_off(lou.page)
    lou.press("play-alone-spotted")
    lou.page.get_by_test_id("spotted").wait_for()
    assert play_on(lou, taps=10) == 10
    assert not lou.page.evaluate("window.persisted")
    lou.page.reload()
    lou.page.get_by_test_id("spotted").wait_for()
    assert play_on(lou) < MOST_TAPS
    lou.page.wait_for_function("window.persisted")
    lou.press("look-back")
    lou.press("check-dice")
    expect(lou.page.get_by_test_id("dice-verdict")).to_have_attribute("data-state", "agrees")
    expect(lou.page.get_by_test_id("dice-one-device")).to_be_visible()
    lou.press("dice-close")
    lou.press("log-toggle")
    with lou.page.expect_download() as saving:
        lou.press("save-game")
    saved = tmp_path / saving.value.suggested_filename
    saving.value.save_as(saved)
    log = checked_log(json.loads(saved.read_text()))
    assert verify(log).dice == "kept"
    assert log.one_device
    lou.open(f"{site}#/me/games")
    expect(lou.page.get_by_test_id("finished-games").get_by_role("link")).to_have_count(1)
    lou.page.get_by_test_id("import-file").set_input_files(saved)
    expect(lou.page.get_by_test_id("replay-board")).to_be_visible()
    assert lou.complaints == []


def test_a_game_against_the_strongest_bot_goes_on_in_two_tabs(site: str, browser: Browser) -> None:
    kim = Player(browser, "Kim", OFFLINE_DESKTOP)
    kim.open(site)
    kim.press("rival-spots-sage")
    cut_off(kim.page)
    kim.press("play-now-spots")
    kim.wait_past(0)
    other = kim.page.context.new_page()
    other.goto(kim.page.url)
    other.get_by_test_id("spots").wait_for()
    for _ in range(FEW):
        kim.play_soon()
    # Wait until the bot has moved, too.
    next(_ for _ in looking(kim.page) if (sight := kim.see()) and choose(sight))
    version = kim.page.get_by_test_id("spots").get_attribute("data-version") or ""
    expect(other.get_by_test_id("spots")).to_have_attribute("data-version", version)
    assert kim.complaints == []


def test_a_whole_game_of_spots_without_a_network(site: str, browser: Browser) -> None:
    lou = Player(browser, "Lou", OFFLINE_PHONE)
    lou.open(site)
    cut_off(lou.page)
    lou.press("play-now-spots")
    lou.page.get_by_test_id("spots").wait_for()
    for _ in looking(lou.page):
        sight = lou.see()
        if sight and sight.over:
            break
        lou.play()
    expect(lou.page.get_by_test_id("play-again")).to_be_visible()
    lou.press("play-again")
    expect(lou.page.get_by_test_id("play-again")).to_have_count(0)
    assert lou.complaints == []


def test_it_opens_and_plays_where_a_network_is_there_and_answers_nobody(
    site: str, browser: Browser
) -> None:
    kim = Player(browser, "Kim", OFFLINE_PHONE)
    kim.open(site)
    wait_until(kim.page, KEPT)
    _Quiet.answers.clear()
    try:
        kim.open(f"{site}?again")
        kim.press("play-now-spots")
        kim.page.get_by_test_id("spots").wait_for()
    finally:
        _Quiet.answers.set()
    assert kim.complaints == []


def test_nothing_is_awake_where_nothing_moves(site: str, browser: Browser) -> None:
    context = browser.new_context(**OFFLINE_PHONE)
    context.add_init_script(_WATCHED)
    page = context.new_page()
    page.goto(site)
    page.get_by_test_id("play-now-spots").wait_for()
    assert page.evaluate(_MOVES_ON_AND_ON) == 0
    for game in ("spots", "spotted"):
        page.goto(site)
        page.get_by_test_id(f"play-alone-{game}").tap()
        page.get_by_test_id(game).wait_for()
        page.wait_for_function(_AT_REST)


def test_several_at_one_device_a_lesson_the_rules_and_a_sheet_to_print(
    site: str, browser: Browser
) -> None:
    kim = Player(browser, "Kim", OFFLINE_DESKTOP)
    kim.open(site)
    cut_off(kim.page)
    page = kim.page
    kim.press("learn-spots")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Fill a dog")
    page.goto(f"{site}#/rules/spotted")
    expect(page.get_by_role("link", name="Spots rules", exact=True)).to_be_visible()
    page.evaluate("window.print = () => (window.printed = true)")
    kim.press("print-clover-meadow")
    expect(page.get_by_test_id("print-page")).to_have_count(1)
    page.goto(site)
    kim.press("to-new")
    kim.press("create-table")
    expect(page.get_by_test_id("handover")).to_be_visible()
    kim.press("handover-go")
    kim.press("menu")
    # Nobody is left who could continue.
    expect(page.get_by_test_id("menu-leave")).to_have_count(0)
    kim.press("menu-close")
    kim.press("close-table-yes")
    expect(page.get_by_test_id("prompt")).to_have_text("This table is closed.")
    page.goto(f"{site}#/join")
    expect(page.get_by_test_id("elsewhere")).to_contain_text("you need one")
    assert kim.complaints == []


@pytest.mark.parametrize("game", ["spots", "spotted"])
def test_every_bot_chooses_in_the_page_as_on_a_server(
    site: str, browser: Browser, game: str
) -> None:
    lou = Tapper(browser, "Lou", OFFLINE_PHONE, game, ORDER)
    go_on = lou.play if game == "spots" else lou.tap
    lou.open(site)
    cut_off(lou.page)
    for bot in published(game).bots:
        lou.open(site)
        lou.press(f"opponents-{game}")
        lou.press(f"against-{bot}")
        lou.page.get_by_test_id(game).wait_for()
        log = kept_log(lou.page)
        for _ in looking(lou.page):
            if any("by" in row for row in log["events"]):
                break
            go_on()
            log = kept_log(lou.page)
        compared = choices_of_the_bot(log)
        assert compared, bot
        assert all(here in there for here, there in compared), bot
    assert lou.complaints == []


def test_two_and_a_bot_play_at_one_device(site: str, browser: Browser) -> None:
    kim = Tapper(browser, "Kim", OFFLINE_DESKTOP, "spotted", ORDER)
    kim.open(site)
    cut_off(kim.page)
    kim.press("to-new")
    kim.press("game-spotted")
    kim.page.get_by_test_id("seat-name-1").fill("Lou")
    kim.press("add-seat")
    kim.press("seat-choice-2")
    kim.press("sit-greedy")
    kim.press("create-table")
    kim.page.get_by_test_id("spotted").wait_for()
    assert hand_on(kim, hands=3) < MOST_TAPS
    log = kept_log(kim.page)
    assert sorted(seat["bot"] or "" for seat in log["seats"]) == ["", "", "greedy"]
    assert {row["seat"] for row in log["events"] if row["type"] == "move"} == {0, 1, 2}
    assert kim.complaints == []


@pytest.mark.parametrize(("game", "steps"), [("spots", 19), ("spotted", 24)])
def test_a_whole_lesson_without_a_network(
    site: str, browser: Browser, game: str, steps: int
) -> None:
    kim = Player(browser, "Kim", OFFLINE_PHONE)
    kim.open(site)
    cut_off(kim.page)
    begin(kim.page, site.removesuffix("/"), game)
    said = learn_by_tapping(kim.page, touch=True)
    assert len(set(said) - {"Biscuit is playing…"}) == steps
    expect(kim.page.get_by_test_id("end-title")).to_contain_text("You win!")
    assert kim.complaints == []


def test_a_full_browser_is_told_and_keeps_the_game_once_it_has_room(
    site: str, browser: Browser
) -> None:
    lou = Tapper(browser, "Lou", OFFLINE_PHONE, "spotted", ORDER)
    lou.page.add_init_script(_FILLED)
    lou.open(site)
    cut_off(lou.page)
    lou.press("play-alone-spotted")
    lou.page.get_by_test_id("spotted").wait_for()
    play_on(lou, taps=2)
    before = len(kept_log(lou.page)["events"])
    lou.page.evaluate("window.full = true")
    play_on(lou, taps=4)
    expect(lou.page.get_by_text("no room left")).to_be_visible()
    assert len(kept_log(lou.page)["events"]) == before
    lou.page.evaluate("window.full = false")
    play_on(lou, taps=2)
    version = int(lou.page.get_by_test_id("spotted").get_attribute("data-version") or 0)
    assert len(kept_log(lou.page)["events"]) == version
    expect(lou.page.get_by_text("no room left")).to_have_count(0)
    lou.page.reload()
    expect(lou.page.get_by_test_id("spotted")).to_have_attribute("data-version", str(version))


def test_a_new_build_waits_until_the_game_is_over(
    site: str, browser: Browser, tmp_path: Path
) -> None:
    assert site
    folder = tmp_path / "folder"
    shutil.copytree(SITE, folder)
    with hosted(tmp_path) as address:
        lou = Tapper(browser, "Lou", OFFLINE_PHONE, "spotted", ORDER)
        page = lou.page
        lou.open(f"{address}/folder/")
        wait_until(page, KEPT)
        page.reload()
        lou.press("play-alone-spotted")
        page.get_by_test_id("spotted").wait_for()
        play_on(lou, taps=10)
        page.evaluate("window.playing = true")
        # The host has nothing of the old build any more, not even the scene at the end of a game.
        put_another_build_in(folder)
        page.evaluate("navigator.serviceWorker.getRegistration().then((own) => own.update())")
        wait_until(page, f"() => caches.has('pipyard-{BUILD}')")
        assert play_on(lou) < MOST_TAPS
        expect(page.get_by_test_id("end-title")).to_be_visible()
        assert page.evaluate("window.playing")
        expect(page.locator(f"script[src*='{BUILD}']")).to_have_count(0)
        lou.open(f"{address}/folder/?again#/me/games")
        expect_script(page, BUILD)
        expect(page.get_by_test_id("finished-games").get_by_role("link")).to_have_count(1)
        assert lou.complaints == []


def test_friends_afar_are_led_to_a_server(site: str, server: Server, browser: Browser) -> None:
    kim = Player(browser, "Kim", OFFLINE_DESKTOP)
    kim.open(f"{site}#/join")
    address = kim.page.get_by_test_id("elsewhere-link")
    address.fill("no address")
    kim.press("elsewhere-go")
    expect(kim.page.get_by_role("alert")).to_be_visible()
    address.fill(server.address)
    # The browser's own error page would take the place of the app.
    kim.page.context.set_offline(True)
    kim.press("elsewhere-go")
    expect(kim.page.get_by_test_id("elsewhere-unconnected")).to_be_visible()
    expect(address).to_have_value(server.address)
    kim.page.context.set_offline(False)
    kim.press("elsewhere-go")
    kim.page.wait_for_url(f"{server.address}/")
    expect(kim.page.get_by_test_id("play-now-spots")).to_be_enabled()
    assert kim.complaints == []
