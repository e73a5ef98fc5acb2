import gzip
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from pipyard.server.app import create_app
from pipyard.server.middleware import LARGEST_BODY
from pipyard.server.settings import Settings

AGAINST_BOT = {"game": "spots", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
WITH_FRIEND = {"game": "spots", "seats": [{"kind": "me"}, {"kind": "person"}]}


def code(answer: Any) -> str:
    body = answer.json()
    assert set(body) == {"code", "sentence", "version"}
    assert body["sentence"].endswith(".")
    return str(body["code"])


def new_table(client: TestClient, request: dict[str, Any] | None = None) -> str:
    answer = client.post("/api/tables", json=request or AGAINST_BOT)
    assert answer.status_code == 201
    return str(answer.json()["table"])


def act_on(state: dict[str, Any], **changes: Any) -> dict[str, Any]:
    ((seat, actions),) = state["legal"].items()
    act = {"request": "request-1", "version": state["version"], "seat": int(seat)}
    return {**act, "action": actions[0], **changes}


def test_the_first_request_makes_a_guest_whose_key_no_script_can_read(client: TestClient) -> None:
    answer = client.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert answer.json()["name"] == ""
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(client.cookies["pipyard_guest"]) >= 43
    assert client.get("/api/me").json() == answer.json()


def test_a_forged_key_is_nobodys(client: TestClient) -> None:
    me = client.get("/api/me").json()
    client.cookies.clear()
    client.cookies.set("pipyard_guest", "forged")
    assert client.get("/api/me").json()["guest"] != me["guest"]


def test_a_name(client: TestClient) -> None:
    assert client.put("/api/me", json={"name": " Kim "}).json()["name"] == "Kim"
    assert client.get("/api/me").json()["name"] == "Kim"
    assert code(client.put("/api/me", json={"name": "\n"})) == "name/invalid"


def test_what_spots_is_made_of(client: TestClient) -> None:
    content = client.get("/api/games/spots").json()
    assert content["sets"][0]["name"] == "Adoption Event"
    assert content["sets"][0]["tricks"] == ["Howl", "Walk", "Run", "Roll Over", "Fetch", "Beg"]
    assert {"name": "greedy"} in content["bots"]
    walk = next(trick for trick in content["tricks"] if trick["name"] == "Walk")
    assert walk["colour"] == "yellow"
    assert walk["steps"][0]["message"] == "step-roll"
    assert {step["step"] for step in walk["steps"]} == {1, 2}
    assert {"name", "spaces", "paws"} == set(content["dogs"][0])


def test_a_game_against_a_bot_by_plain_requests(client: TestClient) -> None:
    table = new_table(client)
    state = client.get(f"/api/tables/{table}").json()
    assert (state["status"], state["host"], list(state["legal"])) == ("playing", True, ["0"])
    assert state["log"]
    act = act_on(state)
    accepted = client.post(f"/api/tables/{table}/actions", json=act)
    assert accepted.status_code == 200
    assert accepted.json()["version"] > state["version"]
    again = client.post(f"/api/tables/{table}/actions", json=act)
    assert again.json() == accepted.json()
    late = client.post(f"/api/tables/{table}/actions", json={**act, "request": "request-2"})
    assert (late.status_code, code(late)) == (409, "move/stale")
    assert late.json()["version"] == accepted.json()["version"]


def test_both_games_have_tables_of_their_own_kind(client: TestClient) -> None:
    alone = {"game": "spots", "seats": [{"kind": "me"}], "off_leash": True, "d0g_treats": 3}
    spots = client.get(f"/api/tables/{new_table(client, alone)}").json()
    assert (spots["game"], spots["setup"]["d0g_treats"]) == ("spots", 3)
    assert spots["view"]["d0g"] is not None
    assert {tile["stack"] for tile in spots["view"]["tiles"]} == {1, 5}
    assert all(tile["seen"][0] == tile["trick"] for tile in spots["view"]["tiles"])
    request = {"game": "spotted", "seats": [{"kind": "me"}], "sheet": "two-ponds"}
    table = new_table(client, request)
    spotted = client.get(f"/api/tables/{table}").json()
    assert (spotted["game"], spotted["setup"]) == ("spotted", {"seats": 1, "sheet": "two-ponds"})
    assert spotted["legal"]["0"][0]["type"] == "place_spots"
    answer = client.post(f"/api/tables/{table}/actions", json=act_on(spotted))
    assert answer.status_code == 200
    wrong = act_on(spotted, request="request-2", action={"type": "do_more"})
    assert code(client.post(f"/api/tables/{table}/actions", json=wrong)) == "request/malformed"


def test_what_spotted_is_made_of(client: TestClient) -> None:
    content = client.get("/api/games/spotted").json()
    assert content["sheets"][0]["name"] == "Clover Meadow"
    assert {"id", "kind", "column", "row"} == set(content["sheets"][0]["fields"][0])


def test_a_friend_joins_by_link(client: TestClient) -> None:
    client.put("/api/me", json={"name": "Kim"})
    table = new_table(client, WITH_FRIEND)
    client.cookies.clear()
    waiting = client.get(f"/api/tables/{table}").json()
    assert (waiting["status"], waiting["view"], waiting["host"]) == ("waiting", None, False)
    assert code(client.post(f"/api/tables/{table}/seats/0", json={"name": "Lou"})) == "seat/taken"
    joined = client.post(f"/api/tables/{table}/seats/1", json={"name": "Lou"}).json()
    assert joined["status"] == "playing"
    assert [(seat["name"], seat["mine"]) for seat in joined["seats"]] == [
        ("Kim", False),
        ("Lou", True),
    ]
    assert [listed["table"] for listed in client.get("/api/my-tables").json()] == [table]


def test_nobody_acts_for_another(client: TestClient) -> None:
    table = new_table(client)
    act = act_on(client.get(f"/api/tables/{table}").json())
    client.cookies.clear()
    assert client.get(f"/api/tables/{table}").json()["legal"] == {}
    answer = client.post(f"/api/tables/{table}/actions", json=act)
    assert (answer.status_code, code(answer)) == (403, "seat/not-yours")


def test_my_tables(client: TestClient) -> None:
    assert client.get("/api/my-tables").json() == []
    first, second = new_table(client), new_table(client, WITH_FRIEND)
    listed = client.get("/api/my-tables").json()
    assert {table["table"]: (table["status"], table["turn"]) for table in listed} == {
        first: ("playing", True),
        second: ("waiting", False),
    }


def test_an_illegal_action(client: TestClient) -> None:
    table = new_table(client)
    state = client.get(f"/api/tables/{table}").json()
    act = act_on(state, action={"type": "bury_die", "value": 3})
    answer = client.post(f"/api/tables/{table}/actions", json=act)
    assert (answer.status_code, code(answer)) == (409, "move/illegal")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}),
        ("/api/tables", {"game": "spots", "seats": []}),
        ("/api/tables", {"game": "spots", "seats": [{"kind": "cat"}]}),
        ("/api/tables", []),
        ("/api/tables/x/actions", {"request": "1"}),
        ("/api/tables/x/seats/first", {"name": "Kim"}),
    ],
)
def test_malformed_requests(client: TestClient, path: str, body: Any) -> None:
    answer = client.post(path, json=body)
    assert (answer.status_code, code(answer)) == (422, "request/malformed")


def test_a_body_that_is_no_json(client: TestClient) -> None:
    answer = client.post("/api/tables", content="{", headers={"content-type": "application/json"})
    assert code(answer) == "request/malformed"


@pytest.mark.parametrize("sends_length", [True, False])
def test_a_request_that_is_too_large(client: TestClient, sends_length: bool) -> None:
    body = b"x" * (LARGEST_BODY + 1)
    content = body if sends_length else iter([body[:100], body[100:]])
    answer = client.put("/api/me", content=content, headers={"content-type": "application/json"})
    assert (answer.status_code, code(answer)) == (413, "request/too-large")


def test_a_page_of_another_site_cannot_act(client: TestClient) -> None:
    answer = client.put(
        "/api/me", json={"name": "Kim"}, headers={"origin": "http://elsewhere.test"}
    )
    assert (answer.status_code, code(answer)) == (403, "request/foreign")
    own = client.put("/api/me", json={"name": "Kim"}, headers={"origin": "http://testserver"})
    assert own.status_code == 200


def test_what_is_not_there(client: TestClient) -> None:
    assert code(client.get("/api/tables/guess")) == "table/unknown"
    assert code(client.get("/api/nothing", headers={"accept": "text/html"})) == "page/unknown"
    assert code(client.delete("/api/tables")) == "method/wrong"


def test_every_answer_has_the_guarding_headers(client: TestClient) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/assets/index-1a2b.js"):
        headers = client.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert client.get("/api/me").headers["cache-control"] == "no-store"


def test_the_client_is_served_for_its_addresses(client: TestClient) -> None:
    page = {"accept": "text/html"}
    for path, status in [("/", 200), ("/t/abc", 200), ("/me", 200), ("/nowhere", 404)]:
        answer = client.get(path, headers=page)
        assert (answer.status_code, answer.text) == (status, "<p>the client</p>")
        assert answer.headers["cache-control"] == "no-cache"
    script = client.get("/assets/index-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert client.get("/assets/missing.js").status_code == 404


def test_compressed_files_go_to_whoever_understands_them(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/a.js"):
        (folder / name).write_text("plain")
        (folder / f"{name}.gz").write_bytes(gzip.compress(b"pressed"))
    with TestClient(create_app(Settings(data=tmp_path / "data", client=folder))) as client:
        for path, kind in (("/", "text/html"), ("/assets/a.js", "text/javascript")):
            pressed = client.get(path, headers={"accept-encoding": "gzip;q=1, deflate"})
            plain = client.get(path, headers={"accept-encoding": "identity"})
            assert (pressed.text, plain.text) == ("pressed", "plain")
            assert pressed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            for answer in (pressed, plain):
                assert answer.headers["vary"] == "accept-encoding"
                assert answer.headers["content-type"].startswith(kind)


def test_a_missing_client_says_how_to_get_it(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path / "data", client=tmp_path / "none"))
    with TestClient(app) as client:
        answer = client.get("/", headers={"accept": "text/html"})
        assert answer.status_code == 503
        assert "make play" in answer.text


def test_the_description_names_every_endpoint(client: TestClient) -> None:
    paths = client.get("/api/openapi.json").json()["paths"]
    assert set(paths) == {
        "/api/me",
        "/api/me/claims",
        "/api/me/data",
        "/api/me/links",
        "/api/me/push",
        "/api/me/results",
        "/api/me/solo",
        "/api/me/spare-keys",
        "/api/me/statistics",
        "/api/lessons/spots",
        "/api/lessons/spotted",
        "/api/my-tables",
        "/api/games/packs",
        "/api/server",
        "/api/games/spots",
        "/api/games/spotted",
        "/api/games/spotted/sheets/{sheet}/page",
        "/api/commitments",
        "/api/imports",
        "/api/tables",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/actions",
        "/api/contents/{content_hash}",
        "/healthz",
        "/readyz",
        "/api/tables/{table_id}/content",
        "/api/tables/{table_id}/events",
        "/api/tables/{table_id}/invitation",
        "/api/tables/{table_id}/log",
        "/api/tables/{table_id}/phrases",
        "/api/tables/{table_id}/positions",
        "/api/tables/{table_id}/rematch",
        "/api/tables/{table_id}/reports",
        "/api/tables/{table_id}/seats/{seat}",
        "/api/tables/{table_id}/seats/{seat}/bot",
        "/api/tables/{table_id}/undo",
    }


def test_a_fault_is_told_without_its_secrets(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path / "other", clock=lambda: 1 // 0))
    with TestClient(app, raise_server_exceptions=False) as broken:
        answer = broken.get("/api/me")
    assert (answer.status_code, code(answer)) == (500, "server/fault")
    assert "division" not in answer.text
