"""No test waits only as long as a library does by default: on a busy machine that is too short."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

LIMITED = {
    "httpx2.Client": "timeout",
    "httpx2.AsyncClient": "timeout",
    "httpx2.get": "timeout",
    "httpx2.post": "timeout",
    "httpx2.request": "timeout",
    "asyncpg.connect": "timeout",
    "websockets.connect": "open_timeout",
    "connect": "open_timeout",
}
"""Calls that give up after seconds unless they are given a limit, and what it is called."""
WITHIN = "transport"
"""What is called in the same process has no limit."""
TESTS = Path(__file__).parent


def impatient(source: str) -> Iterator[str]:
    """Yield the calls of a file that have the limit of their library."""
    imports_connect = "websockets" in source
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        given = {keyword.arg for keyword in node.keywords}
        if called == "connect" and not imports_connect:
            continue
        if called in LIMITED and not given & {LIMITED[called], WITHIN}:
            yield f"{node.lineno}: {ast.unparse(node)}"


def test_every_request_of_a_test_waits_for_as_long_as_a_busy_machine_needs() -> None:
    found = {
        f"{path.relative_to(TESTS)}:{call}"
        for path in TESTS.rglob("*.py")
        for call in impatient(path.read_text("utf-8"))
    }
    assert found == set()


@pytest.mark.parametrize(
    ("call", "is_impatient"),
    [
        ("httpx2.get('/')", True),
        ("httpx2.get('/', timeout=PATIENCE)", False),
        ("httpx2.AsyncClient(transport=served)", False),
        ("asyncpg.connect(address)", True),
        ("sqlite3.connect(file)", False),
    ],
)
def test_a_call_without_a_limit_is_found(call: str, is_impatient: bool) -> None:
    assert bool(list(impatient(call))) == is_impatient
