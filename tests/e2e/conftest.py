"""One server, and guests with new browsers.

Nothing is random: dice, cards and links come from a source that is seeded with the test's name
before each test, and so does what browsers add to the dice.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser

from tests.e2e.player import DESKTOP, PHONE, Player
from tests.e2e.serving import Clock, Server, ServerProcess
from tools.screens import House, Screen, opened_house, set_screens
from tools.serving_here import Chance, ServerThread, foreseeable


@pytest.fixture(scope="session")
def chance() -> Chance:
    """The random source of the shared server."""
    return Chance("a browser test")


@pytest.fixture(scope="session")
def clock() -> Clock:
    """The clock of the shared server, which a test can move forward."""
    return Clock()


@pytest.fixture(scope="session")
def server(
    tmp_path_factory: pytest.TempPathFactory, chance: Chance, clock: Clock
) -> Iterator[ServerThread]:
    """Start the server for all tests that do not stop it: each has its own guests and tables."""
    settings = foreseeable(tmp_path_factory.mktemp("server"), chance)
    opened = ServerThread(replace(settings, clock=clock, steady=clock.steady))
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture(autouse=True)
def _same_again(
    request: pytest.FixtureRequest, browser: Browser, server: ServerThread, chance: Chance
) -> Iterator[None]:
    """Reset the shared state before every test, and close its guests' windows afterwards."""
    chance.set_to(request.node.nodeid.partition("@")[0])
    yield
    for context in browser.contexts:
        context.close()
    server.wait_until_idle()


@pytest.fixture(scope="module")
def mortal_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Start the server for tests that kill it and start it again."""
    process = ServerProcess(tmp_path_factory.mktemp("mortal"), seed="mortal")
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="module")
def _house(server: Server) -> House:
    return House(server.address)


@pytest.fixture
def house(_house: House, request: pytest.FixtureRequest) -> House:
    """Give Ann tables by plain requests, to reach the start of a test: the same in each run."""
    _house.begin(request.node.nodeid.partition("@")[0])
    return _house


@pytest.fixture(scope="session")
def full_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a house where Ann has a table for every screen."""
    with opened_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="session")
def screens(full_house: House) -> list[Screen]:
    """List the screens that last: on short-lived ones, pictures need the time to be stopped."""
    return [screen for screen in set_screens(full_house) if isinstance(screen.path, str)]


@pytest.fixture
def kim(browser: Browser) -> Iterator[Player]:
    """Create a guest with a desktop browser, which must not log errors."""
    yield from _pleased(Player(browser, "Kim", DESKTOP))


@pytest.fixture
def lou(browser: Browser) -> Iterator[Player]:
    """Create a guest with a phone, which must not log errors."""
    yield from _pleased(Player(browser, "Lou", PHONE))


def _pleased(player: Player) -> Iterator[Player]:
    yield player
    assert player.complaints == []
