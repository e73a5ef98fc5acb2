"""A game played while the server is down belongs to the guest there, after the server is back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from pipyard.server.logs.reading import checked_log
from pipyard.server.logs.verifying import verify
from tests.e2e.player import OFFLINE_PHONE
from tests.e2e.taps import Tapper
from tests.e2e.test_offline import wait_until
from tests.e2e.test_site import KEPT
from tests.e2e.test_spotted import MOST_TAPS, ORDER, play_on
from tools.serving_here import Chance, ServerThread, foreseeable

_OFFER = """() => {
  const offer = new Event("beforeinstallprompt");
  offer.prompt = () => Promise.resolve();
  dispatchEvent(offer);
}"""


@pytest.fixture
def yard(tmp_path: Path) -> Iterator[ServerThread]:
    opened = ServerThread(foreseeable(tmp_path, Chance("carried up")))
    opened.start()
    yield opened
    opened.stop()


def test_a_game_is_played_without_the_server_and_carried_up_to_it(
    yard: ServerThread, browser: Browser
) -> None:
    lou = Tapper(browser, "Lou", OFFLINE_PHONE, "spotted", ORDER)
    page = lou.page
    lou.open(yard.address)
    wait_until(page, KEPT)
    yard.stop()
    lou.press("play-alone-spotted")
    page.get_by_test_id("spotted").wait_for()
    page.evaluate(_OFFER)
    assert play_on(lou) < MOST_TAPS
    lou.press("install-no")
    expect(page.get_by_test_id("install")).to_have_count(0)
    page.evaluate(_OFFER)
    expect(page.get_by_test_id("install")).to_have_count(0)
    yard.start()
    lou.open(f"{yard.address}/me/games")
    expect(page.get_by_test_id("finished-games").get_by_role("link")).to_have_count(1)
    expect(page.get_by_test_id("my-bests").get_by_role("link")).to_have_count(1)
    (listed,) = page.request.get(f"{yard.address}/api/my-tables").json()
    assert listed["status"] == "over"
    table = listed["table"]
    log = checked_log(page.request.get(f"{yard.address}/api/tables/{table}/log").json())
    assert verify(log).dice == "kept"
    lou.open(yard.address)
    expect(page.get_by_test_id("my-tables").get_by_role("link")).to_have_count(1)
