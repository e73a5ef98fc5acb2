"""The tutorial notebook runs and produces its output; batches are interpreted."""

import pytest

from tests.lab.interpreted import interpret
from tools.notebook import as_markdown, read, run, shown_in


def test_every_cell_shows_what_the_notebook_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    interpret(monkeypatch)
    shown = [(shown_in(cell), text) for cell, text in run(read())]
    assert len(shown) > 8
    for written, found in shown:
        assert written == found


def test_it_is_a_page_too() -> None:
    page = as_markdown(
        {
            "cells": [
                {"cell_type": "markdown", "source": ["# One\n", "two"]},
                {"cell_type": "code", "source": ["1 + 1"], "outputs": [{"text": ["2\n"]}]},
            ]
        }
    )
    assert page == "# One\ntwo\n\n```python\n1 + 1\n```\n\n```text\n2\n```\n"
