"""Saved games of before: their content went by other hashes, and is the same."""

import json
from pathlib import Path

import pytest

from pipyard.cli.terminal.saves import from_json, to_json
from pipyard.i18n import words
from tests.cli.games import game_named

DATA = Path(__file__).parent / "data"


@pytest.mark.parametrize("name", ["spots", "spotted"])
def test_a_save_of_before_is_taken_up_and_written_as_saves_are_now(name: str) -> None:
    text = (DATA / f"{name}.json").read_text(encoding="utf-8")
    before, game = json.loads(text), game_named(name)
    session = from_json(game, text, words())
    after = json.loads(to_json(game, session))
    assert after.pop("content_hash") != before.pop("content_hash")
    assert after == before
