"""Older logs: their content had other hashes, and is the same."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from pipyard.server.logs.reading import read_log
from pipyard.server.logs.replaying import shipped_games
from pipyard.server.logs.verifying import verify
from tests.server.fakes import FREE, ME, Room

DATA = Path(__file__).parent / "data"


@pytest.mark.parametrize("game", ["spots", "spotted"])
def test_a_log_of_before_is_verified(game: str) -> None:
    text = (DATA / f"{game}.json").read_text(encoding="utf-8")
    log = read_log(text)
    assert log.content_hash != shipped_games()[game].at(log.config).content_hash
    verdict = verify(log)
    assert (verdict.dice, verdict.events) == ("kept", len(json.loads(text)["events"]))


@pytest.mark.parametrize("game", ["spots", "spotted"])
async def test_a_table_of_before_is_loaded(room: Room, game: str) -> None:
    log = read_log((DATA / f"{game}.json").read_text(encoding="utf-8"))
    options = {"sheet": "two-ponds"} if game == "spotted" else {}
    table = await room.set_table(ME, FREE, game=game, options=options)
    stored = replace(room.storage.tables[table.id], content_hash=log.content_hash)
    room.storage.tables[table.id] = stored
    again = await room.restarted().keeper.game_of(stored)
    assert log.content_hash in again.content_hashes
    assert again.pack is None
