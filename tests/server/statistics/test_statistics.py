"""Statistics as they are asked for by HTTP."""

from typing import Any

from starlette.testclient import TestClient

from tests.server.logs.playing import play


def test_somebody_who_has_not_played_is_told_so(client: TestClient) -> None:
    nothing = client.get("/api/me/statistics").json()
    assert nothing == {
        "games": [],
        "tallies": [],
        "dice": {"faces": [0] * 6, "chance": None},
        "solo": [],
        "more": False,
    }
    client.get("/api/me")
    assert client.get("/api/me/statistics").json() == nothing


def play_alone(client: TestClient) -> str:
    wanted = {"game": "spotted", "seats": [{"kind": "me"}]}
    table = str(client.post("/api/tables", json=wanted).json()["table"])
    state: dict[str, Any] = client.get(f"/api/tables/{table}").json()
    while state["status"] == "playing":
        act = {"request": f"request-{state['version']}", "version": state["version"], "seat": 0}
        actions = {"action": state["legal"]["0"][0]}
        answer = client.post(f"/api/tables/{table}/actions", json=act | actions)
        assert answer.status_code == 200, answer.text
        state = client.get(f"/api/tables/{table}").json()
    return table


def test_a_game_alone_is_listed_counted_and_among_the_best(client: TestClient) -> None:
    table = play_alone(client)
    told = client.get("/api/me/statistics").json()
    (game,) = told["games"]
    assert (game["table"]["table"], game["winners"]) == (table, [0])
    assert told["tallies"] == [{"game": "spotted", "alone": True, "played": 1, "won": 1}]
    (best,) = told["solo"]
    assert (best["table"], best["score"]) == (table, game["scores"][0])
    assert best["band"] >= 1
    assert sum(told["dice"]["faces"]) > 50


def test_a_game_that_was_brought_in_is_listed_and_counts_for_nobody(client: TestClient) -> None:
    log = play("spots", 2, {}, 1).written()
    table = client.post("/api/imports", json=log).json()["table"]
    told = client.get("/api/me/statistics").json()
    assert [game["table"]["table"] for game in told["games"]] == [table]
    assert (told["tallies"], sum(told["dice"]["faces"])) == ([], 0)
