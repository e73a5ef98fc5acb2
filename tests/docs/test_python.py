"""The pages for programmers are correct; batches are interpreted, so that none is compiled."""

import doctest
from pathlib import Path

import pytest

from tests.lab.interpreted import interpret

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["python.md", "batches.md", "adapters.md"])
def test_the_examples_run(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    interpret(monkeypatch)
    results = doctest.testfile(str(DOCS / page), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0
