"""A browser, a server and where pictures go."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.serving import ServerProcess
from tools.browser import launch
from tools.console import ROOT


# Playwright keeps an event loop running in this thread, so it must end before other tests begin.
@pytest.fixture(scope="module")
def browser(browser_path: Path) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright, browser_path)
        yield opened
        opened.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path)
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Return the folder, ignored by git, in which screenshots are left to be looked at."""
    folder = ROOT / "test-results" / "e2e"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
