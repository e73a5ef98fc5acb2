"""Statistics, as requested over HTTP."""

from typing import Any

from starlette.testclient import TestClient

from tests.server.logs.playing import play


def test_somebody_who_has_not_played_is_told_so(client: TestClient) -> None:
    nothing = client.get("/api/me/statistics").json()
    assert nothing == {
        "games": [],
        "tallies": [],
        "dice": [],
        "spotted": {"games": [], "magnifiers": []},
        "solo": {"bands": [40, 60, 75, 90], "bests": []},
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


def test_games_alone_are_listed_counted_and_among_the_best(client: TestClient) -> None:
    assert client.get("/api/me/results").json() == []
    assert client.get("/api/me/solo").json() == {"bands": [40, 60, 75, 90], "bests": []}
    first = play_alone(client)
    check_listed(client, first)
    check_told_as_written(client, first)
    assert client.get("/api/me/solo", params={"besides": first}).json()["bests"] == []
    second = play_alone(client)
    check_newest_first(client, [second, first])
    check_best_before(client, first, second)


def check_listed(client: TestClient, table: str) -> None:
    told = client.get("/api/me/statistics").json()
    (game,) = told["games"]
    assert (game["table"]["table"], game["winners"]) == (table, [0])
    assert told["tallies"] == [{"game": "spotted", "alone": True, "played": 1, "won": 1}]
    (best,) = told["solo"]["bests"]
    assert (best["table"], best["score"], best["played"]) == (table, game["scores"][0], 1)
    assert best["band"] >= 1
    (dice,) = told["dice"]
    assert dice["game"] == "spotted"
    assert sum(dice["faces"]) > 50


def check_told_as_written(client: TestClient, table: str) -> None:
    """The sheet in the response is the one that was written."""
    (sheet,) = client.get(f"/api/tables/{table}").json()["view"]["sheets"]
    told = client.get("/api/me/statistics").json()["spotted"]
    (game,) = told["games"]
    assert (game["table"], game["sheet"], game["alone"]) == (table, "clover-meadow", True)
    assert (game["score"], game["band"]) == (sheet["score"], sheet["band"])
    assert game["rows"] == sum(0 not in family["beetles"] for family in sheet["families"])
    assert game["circled"] == sum(family["circled"] for family in sheet["families"])
    found = {family["magnifier"]: family["score"] for family in sheet["families"]}
    found.pop(None, None)
    assert game["magnifiers"] == len(found)
    assert {each["kind"]: each["points"] for each in told["magnifiers"]} == found


def check_newest_first(client: TestClient, tables: list[str]) -> None:
    told = client.get("/api/me/results").json()
    assert [game["table"]["table"] for game in told] == tables
    assert told == client.get("/api/me/statistics").json()["games"]


def check_best_before(client: TestClient, first: str, second: str) -> None:
    """The records before a game do not include that game."""
    (best,) = client.get("/api/me/solo").json()["bests"]
    (before,) = client.get("/api/me/solo", params={"besides": second}).json()["bests"]
    assert (best["played"], before["played"], before["table"]) == (2, 1, first)
    assert best["score"] >= before["score"]


def test_a_game_that_was_brought_in_is_listed_and_counts_for_nobody(client: TestClient) -> None:
    log = play("spots", 2, {}, 1).written()
    table = client.post("/api/imports", json=log).json()["table"]
    told = client.get("/api/me/statistics").json()
    assert [game["table"]["table"] for game in told["games"]] == [table]
    assert (told["tallies"], told["dice"]) == ([], [])
