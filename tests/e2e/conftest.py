"""One browser, one server and where pictures go; guests who bring nothing with them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.player import DESKTOP, PHONE, Player
from tests.e2e.serving import ServerProcess
from tools.browser import launch
from tools.console import ROOT
from tools.screens import House, Screen, opened_house, set_screens


@pytest.fixture(scope="session")
def browser(browser_path: Path) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright, browser_path)
        yield opened
        opened.close()


@pytest.fixture(autouse=True)
def _nobody_stays(browser: Browser) -> Iterator[None]:
    """Send the guests of a test away: they share the browser with those of all others."""
    yield
    for context in browser.contexts:
        context.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Serve all tests that do not end it: each has guests and tables of its own."""
    yield from _served(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="module")
def mortal_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Serve tests that kill it and start it again."""
    yield from _served(tmp_path_factory.mktemp("mortal"))


def _served(folder: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(folder)
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="module")
def house(server: ServerProcess) -> Iterator[House]:
    """Let Ann set tables by plain requests, to get to where a test begins."""
    house = House(server.address)
    yield house
    house.leave()


@pytest.fixture(scope="session")
def full_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a house where Ann has a table for every screen."""
    with opened_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="session")
def screens(full_house: House) -> list[Screen]:
    return list(set_screens(full_house))


@pytest.fixture
def kim(browser: Browser) -> Iterator[Player]:
    """Bring a guest at a desk, whose browser has nothing to complain about."""
    yield from _pleased(Player(browser, "Kim", DESKTOP))


@pytest.fixture
def lou(browser: Browser) -> Iterator[Player]:
    """Bring a guest with a phone, which has nothing to complain about."""
    yield from _pleased(Player(browser, "Lou", PHONE))


def _pleased(player: Player) -> Iterator[Player]:
    yield player
    assert player.complaints == []


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Return the folder, ignored by git, in which screenshots are left to be looked at."""
    folder = ROOT / "test-results" / "e2e"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
