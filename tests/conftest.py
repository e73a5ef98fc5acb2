"""Fixtures for all tests."""

import asyncio
import gc
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
# Tests read English, whatever the machine's language.
os.environ["LC_ALL"] = "C.UTF-8"

pytest_plugins = ["tests.no_skips", "pytester"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run asynchronous tests on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def browser_path() -> Path:
    """Return the browser for playwright's `executable_path`; without one the test fails."""
    return require_browser()


@pytest.fixture(scope="session")
def browser(browser_path: Path) -> "Iterator[Browser]":
    """Open the one browser that all tests share, because a process can have only one."""
    from playwright.sync_api import expect, sync_playwright  # noqa: PLC0415  (most need none)

    from tests.e2e.serving import PATIENCE_MS, bring_same_chance  # noqa: PLC0415
    from tools.browser import launch  # noqa: PLC0415

    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        opened = launch(playwright, browser_path)
        bring_same_chance(opened)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """Run a PostgreSQL server for all tests; it starts when the first test needs it."""
    with running_server() as server:
        yield server


@pytest.fixture(scope="session")
def migrated(postgres_server: PostgresServer) -> str:
    """Create the database that others are copied from."""
    from pipyard.server.database import database_at  # noqa: PLC0415  (most runs need no SQL)

    address = postgres_server.create("migrated")
    # The event loop of an asynchronous test may be running in this thread.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(asyncio.run, database_at(address).open()).result()
    return "migrated"


@pytest.fixture
def postgres(postgres_server: PostgresServer, migrated: str) -> Iterator[str]:
    """Return the address of a test's own database, with empty tables."""
    name = f"test_{next(_NUMBERS)}"
    yield postgres_server.create(name, template=migrated)
    postgres_server.drop(name)


_SHARED = {
    "postgres_server": "postgres",
    "full_house": "house",
    "mortal_server": "mortal server",
}
"""Fixtures that take long to set up, and the name of the group of tests that share each."""


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
"""Tests that take long: whole games, whole commands, whole servers, other processes."""
_BROWSER = ("e2e/", "pig/test_browser.py")
_TESTS = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that need a browser, and group those that share something expensive.

    Browsers come last: Playwright keeps its thread's event loop, and others run their own. That is
    why pytest-xdist is configured not to put large groups first. It reads groups after they are
    assigned here.
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


def pytest_collection_finish() -> None:
    """Spare the garbage collector what stays until the end of all tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 10)


def _module(item: pytest.Item, fixture: str) -> str:
    """Return a different name per module for fixtures of which each module has its own."""
    return item.path.stem if fixture == "mortal_server" else ""


def _needs_browser(item: pytest.Item) -> bool:
    return item.get_closest_marker("browser") is not None


def _is_grouped(item: pytest.Item) -> bool:
    """Return whether a test belongs to a group, which one worker runs and should start early."""
    return item.get_closest_marker("xdist_group") is not None


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    """Name a long text by its digest, because a test's name is passed to every child process."""
    if not isinstance(val, str) or len(val) <= _LONG_TEXT:
        return None
    return f"{argname} {crc32(val.encode('utf-8', 'replace')):08x}"


def pytest_xdist_auto_num_workers() -> int:
    """Use one worker more than there are cores: workers wait for browsers and disks."""
    return (os.cpu_count() or 1) + 1


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option with which `make golden` rewrites golden files."""
    parser.addoption("--rewrite", action="store_true", help="Write golden files anew.")


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Return whether to rewrite golden files."""
    return bool(request.config.getoption("--rewrite"))
