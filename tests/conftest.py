"""What every test may use."""

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

import pytest

from tools.browser import require_browser
from tools.postgres import PostgresServer, running_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_NUMBERS = count(1)
_LONG_TEXT = 100
# Whatever a machine speaks: tests read English.
os.environ["LC_ALL"] = "C.UTF-8"

pytest_plugins = ["tests.no_skips", "pytester"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run asynchronous tests on asyncio, which is what the server runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def browser_path() -> Path:
    """Name the browser for playwright's `executable_path`; without one the test fails."""
    return require_browser()


@pytest.fixture(scope="session")
def browser(browser_path: Path) -> "Iterator[Browser]":
    """Open the one browser that all tests share: a process can have only one."""
    from playwright.sync_api import expect, sync_playwright  # noqa: PLC0415  (most need none)

    from tests.e2e.player import PATIENCE_MS  # noqa: PLC0415
    from tests.e2e.serving import bring_same_chance  # noqa: PLC0415
    from tools.browser import launch  # noqa: PLC0415

    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        opened = launch(playwright, browser_path)
        bring_same_chance(opened)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """Run a PostgreSQL for as long as the tests run; it starts when the first test needs it."""
    with running_server() as server:
        yield server


@pytest.fixture(scope="session")
def migrated(postgres_server: PostgresServer) -> str:
    """Make the database that others are copied from."""
    from pipyard.server.database import database_at  # noqa: PLC0415  (most runs need no SQL)

    address = postgres_server.create("migrated")
    # The loop of an asynchronous test may be running in this thread.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(asyncio.run, database_at(address).open()).result()
    return "migrated"


@pytest.fixture
def postgres(postgres_server: PostgresServer, migrated: str) -> Iterator[str]:
    """Return the address of a database that is a test's own, its tables made and empty."""
    name = f"test_{next(_NUMBERS)}"
    yield postgres_server.create(name, template=migrated)
    postgres_server.drop(name)


_SHARED = {
    "postgres_server": "postgres",
    "full_house": "house",
    "mortal_server": "mortal server",
}
"""What takes long to make, and the name of the group of tests that share one of it."""


_LONG = (
    "bots/test_bots.py",
    "bots/test_rollout.py",
    "bots/test_solver.py",
    "bots/test_spotted_levels.py",
    "cli",
    "coach/test_review.py",
    "coach/test_spots_odds.py",
    "contract",
    "core/test_jit.py",
    "core/test_wasm.py",
    "faults",
    "games/test_agreement.py",
    "games/test_threads.py",
    "golden",
    "i18n/test_languages.py",
    "lab",
    "pig/test_commands.py",
    "pig/test_server.py",
    "pig/test_terminal.py",
    "server/logs/test_undo.py",
    "server/logs/test_verifying.py",
    "server/metrics/test_serving.py",
    "server/replays",
    "server/retention",
    "server/statistics",
    "server/storage",
    "server/tables/test_archive.py",
    "server/tables/test_importing.py",
    "server/tables/test_sockets.py",
    "server/tables/test_storage.py",
    "server/test_crash.py",
    "server/test_log_lines.py",
    "server/test_safety.py",
    "server/test_schema.py",
    "server/test_serving.py",
    "server/test_whole_games.py",
    "tools/test_agreement.py",
    "tools/test_postgres.py",
    "tools/test_reviewing.py",
    "web",
)
"""What proves much and takes long: whole games, whole commands, whole servers, other processes."""
_BROWSER = ("e2e/", "pig/test_browser.py")
_TESTS = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that need a browser, keep those together that share something costly.

    Browsers come last: Playwright keeps its thread's event loop, and others run their own. For this
    pytest-xdist is told not to put large groups first. It reads groups after they are given here.
    """
    for item in items:
        place = item.path.relative_to(_TESTS).as_posix()
        if place.startswith(_BROWSER):
            item.add_marker("browser")
        if place.startswith(_LONG):
            item.add_marker("long")
        for fixture, group in _SHARED.items():
            if fixture in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.xdist_group(f"{group} {_module(item, fixture)}"))
    items.sort(key=lambda item: (_needs_browser(item), not _is_grouped(item)))


def _module(item: pytest.Item, fixture: str) -> str:
    """Tell tests of different modules apart where each module has its own."""
    return item.path.stem if fixture == "mortal_server" else ""


def _needs_browser(item: pytest.Item) -> bool:
    return item.get_closest_marker("browser") is not None


def _is_grouped(item: pytest.Item) -> bool:
    """Tell whether a test is of a group, which one worker does in one go: better soon than late."""
    return item.get_closest_marker("xdist_group") is not None


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    """Name a long text by its digest: a test's name is handed to every process it starts."""
    if not isinstance(val, str) or len(val) <= _LONG_TEXT:
        return None
    return f"{argname} {crc32(val.encode('utf-8', 'replace')):08x}"


def pytest_xdist_auto_num_workers() -> int:
    """Use one worker more than there are cores: a worker waits for its browser, and for disks."""
    return (os.cpu_count() or 1) + 1


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `make golden` ask for golden files to be written anew."""
    parser.addoption("--rewrite", action="store_true", help="Write golden files anew.")


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Tell whether golden files are to be written anew."""
    return bool(request.config.getoption("--rewrite"))
