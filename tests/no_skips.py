"""A run with a skipped or an expected-to-fail test fails, because such a test guards nothing."""

import pytest
from _pytest.terminal import TerminalReporter

_UNPROVEN = ("skipped", "xfailed", "xpassed")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Turn a successful exit status into a failure."""
    if _unproven(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: TerminalReporter, config: pytest.Config) -> None:
    """Say why, next to the other results."""
    count = _unproven(config)
    if count:
        line = f"{count} skipped or expected to fail: every test has to run and pass."
        terminalreporter.write_line(line, red=True)


def _unproven(config: pytest.Config) -> int:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return sum(len(reporter.stats.get(kind, ())) for kind in _UNPROVEN) if reporter else 0
