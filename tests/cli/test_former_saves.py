"""Saved games from before saves were logs: they can be resumed, and are then saved as logs."""

import json
from pathlib import Path

import pytest

from pipyard.cli.terminal.play_options import PlayOptions
from pipyard.cli.terminal.saves import InvalidSave, from_json, to_json
from pipyard.i18n import words
from pipyard.server.logs.reading import read_log
from pipyard.server.logs.verifying import verify
from tests.cli.games import advance, begun, game_named

DATA = Path(__file__).parent / "data"


@pytest.mark.parametrize("name", ["spots", "spotted"])
def test_a_save_of_before_is_taken_up_and_written_as_a_log(name: str) -> None:
    text = (DATA / f"{name}.json").read_text(encoding="utf-8")
    before, game = json.loads(text), game_named(name)
    session = from_json(game, text, words())
    after = json.loads(to_json(session))
    assert after["content_hash"] != before["content_hash"]
    assert after["terminal"] == {"seed": before["seed"], "content": before["pack"]}
    assert after["seats"] == before["seats"]
    begun, *played = after["events"]
    assert begun == {"version": 1, "type": "begun"}
    kept = ("type", "seat", "action", "outcome")
    assert [{key: e[key] for key in kept if key in e} for e in played] == before["events"]
    again = from_json(game, to_json(session), words())
    assert again.position.tobytes() == session.position.tobytes()


@pytest.mark.parametrize("name", ["spots", "spotted"])
def test_what_is_played_on_from_it_can_be_verified(name: str) -> None:
    session = from_json(game_named(name), (DATA / f"{name}.json").read_text("utf-8"), words())
    advance(session)
    for _ in range(10):
        if session.seat is not None:
            session.act(session.legal()[0])
        advance(session)
    verdict = verify(read_log(to_json(session)))
    assert (verdict.game, verdict.dice) == (name, "unpromised")


def former(session_json: str, **other: object) -> str:
    """Write a save in the old format."""
    log = json.loads(session_json)
    kept = ("game", "rules_version", "content_hash", "config", "seats")
    events = [
        {key: event[key] for key in ("type", "seat", "action", "outcome") if key in event}
        for event in log["events"]
        if event["type"] != "begun"
    ]
    save = {key: log[key] for key in kept} | {"seed": 1, "pack": None, "events": events}
    return json.dumps(save | other)


def test_a_sheet_was_named_beside_the_set_up() -> None:
    spotted = game_named("spotted")
    session = begun(PlayOptions(solo=True, sheet="two-ponds", seed=1), "spotted")
    seats = {"config": {"seats": 1}}
    named = from_json(spotted, former(to_json(session), pack="two-ponds", **seats), words())
    assert named.position.tobytes() == session.position.tobytes()
    assert named.table.config["sheet"] == "two-ponds"
    with pytest.raises(InvalidSave, match="can’t be read"):
        from_json(spotted, former(to_json(session), pack="no-such-sheet", **seats), words())
    with pytest.raises(InvalidSave, match="different cards, tiles, or sheets"):
        from_json(spotted, former(to_json(session), **seats), words())
