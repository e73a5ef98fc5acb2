"""Games as files over HTTP: exported, imported, viewed at any position, reported."""

import asyncio
import copy
import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from pipyard.server.logs.reading import read_log
from pipyard.server.logs.verifying import verify
from pipyard.server.rates import TooFast
from pipyard.server.tables.schemas import table_of
from tests.server.fakes import FREE, GREEDY_BOT, HOST, ME, Room
from tests.server.test_api import AGAINST_BOT, act_on, code, new_table

Json = dict[str, Any]
MOST_MOVES = 400
PONDS = {
    "game": "spotted",
    "sheet": "two-ponds",
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}],
}


def played(client: TestClient, wanted: Json | None = None, moves: int = 12) -> str:
    """Create a table and do some moves at it."""
    table = new_table(client, wanted)
    for number in range(moves):
        state = client.get(f"/api/tables/{table}").json()
        seat, legal = next(iter(state["legal"].items()))
        act = {"request": f"request-{number}", "version": state["version"], "seat": int(seat)}
        answer = client.post(f"/api/tables/{table}/actions", json=act | {"action": legal[0]})
        assert answer.status_code == 200
    return table


def closed(client: TestClient, wanted: Json | None = None, moves: int = 12) -> tuple[str, Json]:
    """Play for a while, close the table and export its log."""
    table = played(client, wanted, moves)
    assert client.delete(f"/api/tables/{table}").json()["status"] == "closed"
    return table, log_of(client, table)


def log_of(client: TestClient, table: str) -> Json:
    answer = client.get(f"/api/tables/{table}/log")
    assert answer.status_code == 200
    log: Json = answer.json()
    return log


@pytest.mark.parametrize("wanted", [AGAINST_BOT, PONDS], ids=["spots", "spotted"])
def test_a_log_that_was_taken_out_holds(client: TestClient, wanted: Json) -> None:
    table, log = closed(client, wanted)
    answer = client.get(f"/api/tables/{table}/log")
    assert answer.headers["content-type"] == "application/json"
    assert f'filename="pipyard-{wanted["game"]}.json"' in answer.headers["content-disposition"]
    verdict = verify(read_log(answer.text))
    assert (verdict.dice, verdict.closed, verdict.moves > 10) == ("kept", True, True)
    assert table not in answer.text
    if wanted is PONDS:
        assert sorted(seat["name"] for seat in log["seats"]) == ["Ann", "Ben"]
        assert verdict.moves == 12


def test_a_log_of_a_running_game_keeps_its_seed(client: TestClient) -> None:
    table = played(client)
    log = log_of(client, table)
    assert log["dice"]["seed"] is None
    assert verify(read_log(json.dumps(log))).dice == "sealed"


def test_a_game_is_brought_in_to_be_looked_at_only(client: TestClient) -> None:
    table, log = closed(client)
    client.cookies.clear()
    answer = client.post("/api/imports", json=log)
    assert answer.status_code == 201
    brought = answer.json()["table"]
    state = client.get(f"/api/tables/{brought}").json()
    before = client.get(f"/api/tables/{table}").json()
    assert (state["status"], state["host"], state["legal"], state["undo"]) == (
        "closed",
        True,
        {},
        [],
    )
    assert (state["view"], state["log"]) == (before["view"], before["log"])
    assert state["dice"] == before["dice"]
    assert [seat["mine"] for seat in state["seats"]] == [False, False]
    assert log_of(client, brought) == log
    act = {"request": "request-9", "version": state["version"], "seat": 0}
    act["action"] = {"type": "stop"}
    acted = client.post(f"/api/tables/{brought}/actions", json=act)
    assert code(acted) == "seat/not-yours"
    taken = client.post(f"/api/tables/{brought}/seats/0", json={"name": "Zoe"})
    assert code(taken) == "table/closed"
    assert code(client.put(f"/api/tables/{brought}/seats/0/bot", json={"bot": "greedy"})) == (
        "table/closed"
    )
    assert code(client.post(f"/api/tables/{brought}/rematch", json={})) == "rematch/not-yet"


def over(client: TestClient) -> Json:
    """Play a solo game to its end and export its log."""
    table = new_table(client, {"game": "spotted", "seats": [{"kind": "me"}]})
    for number in range(MOST_MOVES):
        state = client.get(f"/api/tables/{table}").json()
        if state["status"] == "over":
            break
        act = {"request": f"request-{number}", "version": state["version"], "seat": 0}
        act["action"] = state["legal"]["0"][0]
        client.post(f"/api/tables/{table}/actions", json=act)
    return log_of(client, table)


def test_a_game_that_a_browser_played_is_carried_up_once_as_the_guests_own(
    client: TestClient,
) -> None:
    log = over(client) | {"one_device": True}
    client.cookies.clear()
    client.put("/api/me", json={"name": "Kim"})
    answers = [client.post("/api/imports?held=0", json=log) for _ in range(2)]
    (table,) = {answer.json()["table"] for answer in answers}
    (listed,) = client.get("/api/my-tables").json()
    assert (listed["table"], listed["status"]) == (table, "over")
    assert [(seat["name"], seat["mine"]) for seat in listed["seats"]] == [("Kim", True)]
    assert client.get("/api/me/statistics").json()["tallies"] == [
        {"game": "spotted", "alone": True, "played": 1, "won": 1}
    ]
    assert log_of(client, table)["events"] == log["events"]


def test_a_game_that_is_not_over_is_not_carried_up(client: TestClient) -> None:
    _, log = closed(client)
    assert code(client.post("/api/imports?held=0", json=log)) == "log/malformed"
    assert code(client.post("/api/imports?held=9", json=log)) == "request/malformed"


def test_a_log_whose_seed_is_not_told_yet_is_looked_at_without_a_promise(
    client: TestClient,
) -> None:
    log = log_of(client, played(client, moves=4))
    answer = client.post("/api/imports", json=log)
    assert answer.status_code == 201
    brought = answer.json()["table"]
    assert log_of(client, brought) == {**log, "dice": None}
    assert "dice" not in client.get(f"/api/tables/{brought}").json()


def test_a_log_without_promised_dice_can_be_taken_out_again(client: TestClient) -> None:
    _, log = closed(client, moves=4)
    log["dice"] = None
    for event in log["events"]:
        event.pop("purpose", None)
        event.pop("number", None)
    answer = client.post("/api/imports", json=log)
    assert answer.status_code == 201
    assert log_of(client, answer.json()["table"]) == log


def test_an_unfinished_log_is_brought_in_as_a_table_that_has_ended(client: TestClient) -> None:
    log = log_of(client, played(client, PONDS))
    brought = client.post("/api/imports", json=log).json()["table"]
    state = client.get(f"/api/tables/{brought}").json()
    assert (state["status"], state["legal"], state["clocks"]) == ("closed", {}, {})


def test_a_tampered_log_is_refused_by_its_event(client: TestClient) -> None:
    _, log = closed(client)
    rolled = [
        (event, key)
        for event in log["events"]
        for key, value in event.get("outcome", {}).items()
        if isinstance(value, list)
    ]
    changed = copy.deepcopy(log)
    event, values = rolled[-1]
    outcome = changed["events"][event["version"] - 1]["outcome"]
    outcome[values] = [value % 6 + 1 for value in outcome[values]]
    answer = client.post("/api/imports", json=changed)
    assert code(answer) == "log/tampered"
    assert f"Event {event['version']} " in answer.json()["sentence"]
    shortened = {**log, "events": log["events"][:-3]}
    assert code(client.post("/api/imports", json=shortened)) == "log/tampered"
    assert code(client.post("/api/imports", json={**log, "rules_version": 99})) == (
        "log/other-rules"
    )
    assert code(client.post("/api/imports", json={"pipyard": 1})) == "log/malformed"
    unknown = client.post("/api/imports", json={**log, "pack": "nowhere"})
    assert code(unknown) == "log/other-rules"


def test_a_link_leads_to_any_position(client: TestClient) -> None:
    table = new_table(client)
    address = f"/api/tables/{table}"
    states = [client.get(address).json()]
    for number in range(4):
        act = act_on(states[-1], request=f"request-{number}")
        assert client.post(f"{address}/actions", json=act).status_code == 200
        states.append(client.get(address).json())
    for seen in states:
        client.cookies.clear()
        past = client.get(address, params={"at": seen["version"]}).json()
        assert (past["version"], past["view"]) == (seen["version"], seen["view"])
        assert past["log"] == seen["log"]
        assert (past["legal"], past["undo"], past["clocks"]) == ({}, [], {})
        assert past["dice"]["seed"] is None
    beyond = client.get(address, params={"at": states[-1]["version"] + 1})
    assert code(beyond) == "version/unknown"


@pytest.mark.parametrize("wanted", [AGAINST_BOT, PONDS], ids=["spots", "spotted"])
def test_every_state_has_the_form_that_is_promised(client: TestClient, wanted: Json) -> None:
    """States are serialized by hand: nothing else checks them against their schema."""
    table = played(client, wanted)
    kind = table_of(wanted["game"])
    for at in (None, 0, 5):
        answer = client.get(f"/api/tables/{table}", params={} if at is None else {"at": at})
        state = kind.model_validate_json(answer.content)
        assert json.loads(state.model_dump_json()) == answer.json()
        assert bool(state.legal) == (at is None)


def test_at_the_beginning_nothing_has_happened(client: TestClient) -> None:
    table, _ = closed(client)
    past = client.get(f"/api/tables/{table}", params={"at": 0}).json()
    assert (past["version"], past["view"], past["log"]) == (0, None, [])
    assert past["dice"]["seed"] is not None


def test_only_a_guest_reports_a_problem(client: TestClient) -> None:
    table = played(client, moves=1)
    client.cookies.clear()
    answer = client.post(f"/api/tables/{table}/reports", json={"version": 0, "text": "Odd."})
    assert (answer.status_code, code(answer)) == (403, "guest/unknown")
    assert "set-cookie" not in answer.headers


def test_a_problem_is_reported_by_the_position_it_was_seen_at(client: TestClient) -> None:
    table = played(client)
    version = client.get(f"/api/tables/{table}").json()["version"]
    body = {"version": version - 3, "text": "That roll was mine,\nI think."}
    answer = client.post(f"/api/tables/{table}/reports", json=body)
    assert answer.status_code == 201
    assert answer.json()["report"]
    for wrong, expected in [
        ({"version": version + 99}, "version/unknown"),
        ({"text": ""}, "request/malformed"),
        ({"text": "no\0"}, "request/malformed"),
        ({"text": "x" * 2001}, "request/malformed"),
    ]:
        assert code(client.post(f"/api/tables/{table}/reports", json=body | wrong)) == expected
    missing = client.post("/api/tables/guess/reports", json=body)
    assert code(missing) == "table/unknown"


async def test_a_game_that_another_server_closed_unheard_tells_its_seed(room: Room) -> None:
    table = await room.set_table(ME, FREE)
    await room.restarted().service.close(HOST, table.id)
    log = await room.archive.log(table.id)
    assert log.dice is not None
    assert log.dice.seed is not None


async def test_more_stories_than_can_wait_are_refused(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    asked = [room.archive.story(table) for _ in range(40)]
    told = await asyncio.gather(*asked, return_exceptions=True)
    refused = [each for each in told if isinstance(each, TooFast)]
    assert (len(told) - len(refused), {each.code for each in refused}) == (33, {"rate/exceeded"})
    assert json.loads(await room.archive.story(table))
