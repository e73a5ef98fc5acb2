"""What every test may use."""

from pathlib import Path

import pytest

from tools.browser import require_browser

pytest_plugins = ["tests.no_skips", "pytester"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run asynchronous tests on asyncio, which is what the server runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def browser_path() -> Path:
    """Name the browser for playwright's `executable_path`; without one the test fails."""
    return require_browser()
