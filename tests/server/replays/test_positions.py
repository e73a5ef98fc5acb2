"""Positions of a game, one after another, and imported games."""

import json

import pytest
from starlette.testclient import TestClient

from pipyard.server.errors import Refused
from tests.server.fakes import GREEDY_BOT, HOST, ME, Room
from tests.server.logs.playing import play
from tests.server.playing_out import play_out

AGAINST_BOT = {"game": "spots", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}


async def test_a_passage_is_what_the_table_was_at_each_of_its_versions(room: Room) -> None:
    table = await play_out(room, (await room.set_table(ME, GREEDY_BOT)).id)
    passage = await room.archive.passage(table.id, 3, 10)
    assert [past.version for past in passage.tables] == list(range(3, 13))
    assert passage.latest == table.version
    for past in passage.tables:
        alone = await room.archive.at(table.id, past.version)
        assert alone.game.view(alone.played) == past.game.view(past.played)
    end = await room.archive.passage(table.id, table.version, 10)
    assert [past.status for past in end.tables] == ["over"]


async def test_versions_that_are_not_there_are_refused(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    with pytest.raises(Refused, match="versions 0 to") as refused:
        await room.archive.passage(table.id, table.version + 1, 1)
    assert refused.value.code == "version/unknown"


@pytest.mark.parametrize(("game", "seats"), [("spots", 2), ("spots", 1), ("spotted", 3)])
async def test_a_game_brought_in_can_be_looked_at_from_the_first_to_the_last(
    room: Room, game: str, seats: int
) -> None:
    log = play(game, seats, {}, 5).log()
    table = await room.archive.bring_in(HOST, json.dumps(log.as_json()).encode())
    passage = await room.archive.passage(table, 0, len(log.events) + 1)
    assert len(passage.tables) == len(log.events) + 1
    assert passage.tables[-1].status == "over"


def test_positions_by_http(client: TestClient) -> None:
    table = client.post("/api/tables", json=AGAINST_BOT).json()["table"]
    state = client.get(f"/api/tables/{table}").json()
    told = client.get(f"/api/tables/{table}/positions").json()
    assert (told["game"], told["latest"]) == ("spots", state["version"])
    assert [each["version"] for each in told["positions"]] == list(range(state["version"] + 1))
    assert told["positions"][0]["view"] is None
    assert told["positions"][-1]["view"] == state["view"]
    two = client.get(f"/api/tables/{table}/positions", params={"since": 2, "count": 2}).json()
    assert two["positions"] == told["positions"][2:4]
    for wrong in ({"since": 9999}, {"since": -1}, {"count": 65}):
        answer = client.get(f"/api/tables/{table}/positions", params=wrong)
        assert answer.status_code in (404, 422), answer.text


def test_positions_of_spotted(client: TestClient) -> None:
    log = play("spotted", 2, {}, 2).written()
    table = client.post("/api/imports", json=log).json()["table"]
    told = client.get(f"/api/tables/{table}/positions", params={"since": 8}).json()
    assert (told["game"], len(told["positions"])) == ("spotted", 64)
    assert told["positions"][0]["view"]["sheets"][1]["seat"] == 1


def test_positions_are_sent_pressed_to_whoever_takes_them_so(client: TestClient) -> None:
    table = client.post("/api/tables", json=AGAINST_BOT).json()["table"]
    address = f"/api/tables/{table}/positions"
    pressed = client.get(address, headers={"accept-encoding": "gzip"})
    plain = client.get(address, headers={"accept-encoding": "identity"})
    assert pressed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert pressed.json() == plain.json()
    assert int(pressed.headers["content-length"]) * 4 < int(plain.headers["content-length"])
