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


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `make golden` ask for golden files to be written anew."""
    parser.addoption("--rewrite", action="store_true", help="Write golden files anew.")


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Tell whether golden files are to be written anew."""
    return bool(request.config.getoption("--rewrite"))
