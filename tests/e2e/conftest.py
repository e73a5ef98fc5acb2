"""One server, and guests who bring nothing with them.

Nothing here is left to chance: dice, cards and links come from a source that is set to the test's
name before each test, and so does what browsers add to the dice.
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
    """Draw what the shared server draws."""
    return Chance("a browser test")


@pytest.fixture(scope="session")
def clock() -> Clock:
    """Tell the shared server the time, which a test may move on."""
    return Clock()


@pytest.fixture(scope="session")
def server(
    tmp_path_factory: pytest.TempPathFactory, chance: Chance, clock: Clock
) -> Iterator[ServerThread]:
    """Serve all tests that do not end it: each has guests and tables of its own."""
    settings = foreseeable(tmp_path_factory.mktemp("server"), chance)
    opened = ServerThread(replace(settings, clock=clock, steady=clock.steady))
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture(autouse=True)
def _same_again(
    request: pytest.FixtureRequest, browser: Browser, server: ServerThread, chance: Chance
) -> Iterator[None]:
    """Let every test begin alike, and send its guests away: they share browser and server."""
    chance.set_to(request.node.nodeid.partition("@")[0])
    yield
    for context in browser.contexts:
        context.close()
    server.wait_until_idle()


@pytest.fixture(scope="module")
def mortal_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Serve tests that kill it and start it again."""
    process = ServerProcess(tmp_path_factory.mktemp("mortal"), seed="mortal")
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="module")
def _house(server: Server) -> House:
    return House(server.address)


@pytest.fixture
def house(_house: House, request: pytest.FixtureRequest) -> House:
    """Let Ann set tables by plain requests, to get to where a test begins: the same in each run."""
    _house.begin(request.node.nodeid.partition("@")[0])
    return _house


@pytest.fixture(scope="session")
def full_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a house where Ann has a table for every screen."""
    with opened_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="session")
def screens(full_house: House) -> list[Screen]:
    """List the screens that stay: in those that are over soon time is stopped, for pictures."""
    return [screen for screen in set_screens(full_house) if isinstance(screen.path, str)]


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
