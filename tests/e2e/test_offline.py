"""Offline: the client opens, says so, reconnects automatically, and is never outdated."""

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from pipyard.server.addresses import on_the_network, written
from pipyard.server.settings import BUILT_CLIENT
from tests.e2e.by_request import GREEDY, sit_there
from tests.e2e.player import OFFLINE_PHONE, looking, next_frame
from tools.serving_here import Chance, ServerThread, foreseeable

_KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const own = document.querySelector("script[type=module]").src;
  const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const files = (await Promise.all(kept.map((cache) => cache.keys()))).flat();
  const words = files.filter(({ url }) => url.includes("words-en-"));
  return (await caches.match(own)) !== undefined && words.length > 0;
}"""
BUILD = "0123456789ab"
_RENEWED = f"""async () => {{
  const {{ active, installing, waiting }} = await navigator.serviceWorker.ready;
  if (installing || waiting || active.state !== "activated") return false;
  return await caches.has("pipyard-{BUILD}");
}}"""
LOOPBACK = "127.0.0.1"


class Yard(ServerThread):
    """A server that can go down and come back with another client."""

    def __init__(self, folder: Path) -> None:
        self.client = folder / "client"
        shutil.copytree(BUILT_CLIENT, self.client)
        settings = foreseeable(folder / "data", Chance(folder.name))
        super().__init__(replace(settings, client=self.client), "0.0.0.0")
        self.start()

    def renew(self) -> str:
        """Install another build of the client."""
        put_another_build_in(self.client)
        return BUILD


def put_another_build_in(client: Path) -> None:
    """Replace every script by one with the build in its name, as a careful host does.

    The browser may look for a new worker at any moment. So the worker comes at once and after all
    that it needs, and only then do the old scripts go.
    """
    for compressed in (*client.rglob("*.br"), *client.rglob("*.gz")):
        compressed.unlink()
    scripts = [*(client / "assets").glob("*.js")]

    def rebuilt(path: Path) -> str:
        text = path.read_text()
        for script in scripts:
            text = text.replace(script.name, f"{script.stem}-{BUILD}.js")
        return text

    for script in scripts:
        script.with_name(f"{script.stem}-{BUILD}.js").write_text(rebuilt(script))
    index, worker, coming = client / "index.html", client / "sw.js", client / "sw.js.coming"
    index.write_text(rebuilt(index))
    coming.write_text(re.sub(r'"[0-9a-f]{12}"', f'"{BUILD}"', rebuilt(worker)))
    coming.replace(worker)
    for script in scripts:
        script.unlink()


@pytest.fixture
def yard(tmp_path: Path) -> Iterator[Yard]:
    opened = Yard(tmp_path)
    yield opened
    opened.stop()


@pytest.fixture
def page(browser: Browser, yard: Yard) -> Page:
    """Visit once, and wait until the browser has stored what it saw."""
    context = browser.new_context(reduced_motion="reduce", **OFFLINE_PHONE)
    page = context.new_page()
    page.goto(yard.address)
    expect(page.get_by_test_id("play-now-spots")).to_be_enabled()
    wait_until(page, _KEPT)
    return page


def wait_until(page: Page, asked: str) -> None:
    """Poll the page until it returns true; Playwright itself does not wait for promises."""
    next(_ for _ in looking(page) if page.evaluate(asked))


def expect_script(page: Page, name: str) -> None:
    script = page.locator("script[type=module]").first
    expect(script).to_have_attribute("src", re.compile(name))


def test_it_opens_without_the_server_and_comes_back_by_itself(yard: Yard, page: Page) -> None:
    yard.stop()
    page.goto(yard.address)
    expect(page.get_by_test_id("offline")).to_contain_text("out of reach")
    page.get_by_test_id("to-settings").click()
    page.get_by_test_id("theme-dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto(yard.address)
    expect(page.get_by_test_id("offline")).to_contain_text("out of reach")
    page.get_by_test_id("play-now-spots").click()
    expect(page.get_by_test_id("spots")).to_be_visible()
    page.goto(yard.address)
    expect(page.get_by_test_id("continue")).to_contain_text("Biscuit")
    yard.start()
    expect(page.get_by_test_id("offline")).to_be_empty()
    expect(page.get_by_test_id("continue")).to_contain_text("Biscuit")


def test_a_table_opened_without_the_server_appears_when_it_is_back(yard: Yard, page: Page) -> None:
    sit_there(page, yard.address, "spots", GREEDY)
    table = page.url
    yard.stop()
    page.goto(table)
    expect(page.get_by_test_id("offline")).to_contain_text("Your games are safe")
    yard.start()
    expect(page.get_by_test_id("spots")).to_be_visible()
    expect(page.get_by_test_id("offline")).to_be_empty()


def test_a_new_build_is_there_at_the_next_load_and_disturbs_no_game(yard: Yard, page: Page) -> None:
    page.get_by_test_id("play-now-spots").click()
    expect(page.get_by_test_id("spots")).to_be_visible()
    page.evaluate("window.playing = true")
    yard.stop()
    new = yard.renew()
    yard.start()
    expect(page.get_by_test_id("connection")).to_have_count(0)
    trick = page.get_by_test_id("do-trick")
    # A player who comes back to a server may have to choose again.
    while not trick.is_visible():
        page.locator('[data-legal="true"]').first.tap()
        next_frame(page)
    trick.tap()
    expect(trick).to_have_count(0)
    assert page.evaluate("window.playing")
    page.reload()
    expect_script(page, new)
    wait_until(page, _RENEWED)
    yard.stop()
    page.reload()
    expect_script(page, new)
    expect(page.get_by_test_id("spots")).to_be_visible()
    yard.start()


def test_a_page_kept_from_an_older_build_gives_way_to_the_servers(yard: Yard, page: Page) -> None:
    yard.stop()
    new = yard.renew()
    page.goto(yard.address)
    expect(page.get_by_test_id("offline")).to_contain_text("out of reach")
    yard.start()
    expect_script(page, new)
    expect(page.get_by_test_id("play-now-spots")).to_be_enabled()


def test_nothing_of_the_api_is_kept(page: Page) -> None:
    page.get_by_test_id("play-now-spots").click()
    expect(page.get_by_test_id("spots")).to_be_visible()
    kept = page.evaluate("""async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(caches_.map((each) => each.keys()))).flat();
      return requests.map(({ url }) => new URL(url).pathname);
    }""")
    assert "/" in kept
    assert not [path for path in kept if not re.match(r"/$|/assets/|/icon[\w-]*\.svg$", path)]


def test_a_network_without_https_has_everything_but_that(browser: Browser, yard: Yard) -> None:
    context = browser.new_context(**OFFLINE_PHONE)
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    host = next(iter(on_the_network()), LOOPBACK)
    page.goto(written(host, yard.port))
    assert page.evaluate("isSecureContext") == (host == LOOPBACK)
    page.get_by_test_id("play-now-spots").click()
    expect(page.get_by_test_id("spots")).to_be_visible()
    assert complaints == []
