"""A folder of files on a plain host, at some path: whole games without a server of ours."""

import json
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from pipyard.server.logs.reading import checked_log
from pipyard.server.logs.verifying import verify
from tests.e2e.player import OFFLINE_DESKTOP, OFFLINE_PHONE, Player, choose, looking
from tests.e2e.taps import Tapper
from tests.e2e.test_offline import wait_until
from tests.e2e.test_spotted import MOST_TAPS, ORDER, play_on
from tools.console import ROOT
from tools.site import MOST_BYTES, build_site, size_of

pytestmark = pytest.mark.xdist_group("site")

FOLDER = ROOT / "test-results" / "hosted" / "some" / "where"
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


class _Quiet(SimpleHTTPRequestHandler):
    answers = Event()

    def do_GET(self) -> None:
        """Wait as long as the network is silent."""
        self.answers.wait()
        super().do_GET()

    def log_message(self, *_: object) -> None:
        """Say nothing of requests."""


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """Serve the folder as any host of files does, below some path."""
    build_site(FOLDER)
    _Quiet.answers.set()
    host = partial(_Quiet, directory=str(FOLDER.parent.parent))
    with ThreadingHTTPServer(("127.0.0.1", 0), host) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/some/where/"
        server.shutdown()


def cut_off(page: Page) -> None:
    """Take the network away, once the browser has kept what it needs."""
    wait_until(page, KEPT)
    page.context.set_offline(offline=True)
    page.reload()


def test_it_is_small_enough(site: str) -> None:
    assert site
    assert size_of(FOLDER) <= MOST_BYTES


def test_a_whole_game_without_a_network_is_kept_replayed_and_verified(
    site: str, browser: Browser, tmp_path: Path
) -> None:
    lou = Tapper(browser, "Lou", OFFLINE_PHONE, "spotted", ORDER)
    lou.open(site)
    cut_off(lou.page)
    lou.press("play-alone-spotted")
    lou.page.get_by_test_id("spotted").wait_for()
    assert play_on(lou, taps=10) == 10
    lou.page.reload()
    lou.page.get_by_test_id("spotted").wait_for()
    assert play_on(lou) < MOST_TAPS
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
    # Until the bot has moved, too.
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
    page.evaluate("window.print = () => (window.printed = true)")
    kim.press("print-clover-meadow")
    expect(page.get_by_test_id("print-page")).to_have_count(1)
    page.goto(site)
    kim.press("to-new")
    kim.press("create-table")
    expect(page.get_by_test_id("handover")).to_be_visible()
    page.goto(f"{site}#/join")
    expect(page.get_by_test_id("elsewhere")).to_contain_text("you need one")
    assert kim.complaints == []
