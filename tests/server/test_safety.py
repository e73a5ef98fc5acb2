"""What must not work, tried on the whole application: each attempt fails with its code."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from pipyard.server.app import create_app
from pipyard.server.middleware import LARGEST_BODY, LARGEST_IMPORT
from pipyard.server.origin import KnownHosts
from pipyard.server.rates import FLOODED, Limit, Rate, Rates
from pipyard.server.settings import Settings
from pipyard.server.tables.service import MOST_OPEN
from tests.e2e.serving import ServerProcess
from tests.server.patience import PATIENCE
from tests.server.test_api import AGAINST_BOT, WITH_FRIEND, act_on, code, new_table
from tests.server.test_serving import open_socket, receive
from tools.event_players import Follower

Opening = Callable[..., TestClient]
JSON = {"content-type": "application/json"}
FEW = Limit(Rate(3, 0.001), Rate(100, 0.001))


@pytest.fixture
def opening(tmp_path: Path, built: Path) -> Iterator[Opening]:
    """Start servers with various settings."""
    opened: list[TestClient] = []

    def start(base_url: str = "http://testserver", **settings: Any) -> TestClient:
        folder = tmp_path / f"data {len(opened)}"
        app = create_app(Settings(data=folder, client=built, **settings))
        opened.append(TestClient(app, base_url=base_url))
        return opened[-1].__enter__()

    yield start
    for client in opened:
        client.__exit__()


def refused_socket(client: TestClient, table: str, **headers: str) -> tuple[int, str]:
    """Request a socket that is refused; return the status and the code of the refusal."""
    with (
        pytest.raises(WebSocketDenialResponse) as caught,
        client.websocket_connect(f"/ws/tables/{table}", headers=headers),
    ):
        pass
    return caught.value.status_code, code(caught.value)


def first_act(opened: dict[str, Any]) -> str:
    """Write the message that requests the first legal action at a table that was opened."""
    follower = Follower()
    follower.hear(opened)
    ((seat, numbers),) = follower.legal().items()
    return follower.act("request-1", seat, numbers[0])


@pytest.mark.parametrize(
    "origin",
    [
        "http://elsewhere.test",
        "http://testserver.elsewhere.test",
        "http://testserver:81",
        "http://testserver@elsewhere.test",
        "null",
        "",
    ],
)
def test_a_forged_origin(client: TestClient, origin: str) -> None:
    table = new_table(client)
    forged = {"origin": origin}
    for answer in (
        client.put("/api/me", json={"name": "Kim"}, headers=forged),
        client.post("/api/tables", json=AGAINST_BOT, headers=forged),
        client.post("/api/me/links", headers=forged),
        client.delete("/api/me", headers=forged),
    ):
        assert (answer.status_code, code(answer)) == (403, "request/foreign")
    assert refused_socket(client, table, **forged) == (403, "request/foreign")
    assert client.get("/api/me").json()["name"] == ""


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8017", "localhost.evil.example", "1.2.3.4.evil.example"]
)
def test_a_foreign_host_with_the_origin_to_match(client: TestClient, host: str) -> None:
    table = new_table(client)
    headers = {"host": host, "origin": f"http://{host}"}
    for path in ("/", "/api/me", f"/api/tables/{table}"):
        answer = client.get(path, headers=headers)
        assert (answer.status_code, code(answer)) == (421, "request/unknown-host")
    assert refused_socket(client, table, **headers) == (421, "request/unknown-host")


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8017",
        "127.0.0.1:8017",
        "192.168.1.20",
        "[::1]:8017",
        "[fe80::1]",
        "yard:8017",
        "Yard.local.",
        "yard.lan",
        "play.example.org",
        "a.b.games.example",
        "",
    ],
)
def test_hosts_that_are_ours(host: str) -> None:
    assert host in KnownHosts(["Play.example.org", "*.games.example"])


def test_any_host_may_be_allowed(opening: Opening) -> None:
    assert "evil.example" not in KnownHosts([])
    assert "games.example" not in KnownHosts(["*.games.example"])
    assert "evil.example" in KnownHosts(["*"])
    client = opening(hosts=("play.example.org",))
    assert client.get("/api/me", headers={"host": "play.example.org:443"}).status_code == 200


@pytest.mark.parametrize(
    ("address", "is_refused"),
    [
        ("203.0.113.7", True),
        ("::ffff:203.0.113.7", True),
        ("198.51.100.200", True),
        ("2001:db8:7::1", True),
        ("203.0.113.8", False),
        ("testclient", False),
    ],
)
def test_nothing_is_taken_from_addresses_that_are_refused(
    opening: Opening, address: str, is_refused: bool
) -> None:
    refused = ("203.0.113.7", "198.51.100.0/24", "2001:db8:7::/48")
    host = opening(refused_addresses=refused)
    table = new_table(host)
    client = TestClient(host.app, client=(address, 50_000))
    answer = client.get("/healthz")
    if not is_refused:
        assert answer.status_code == 200
        with client.websocket_connect(f"/ws/tables/{table}") as socket:
            assert socket.receive_json()["type"] == "table_opened"
        return
    assert (answer.status_code, code(answer)) == (403, "address/refused")
    assert refused_socket(client, table) == (403, "address/refused")


def test_an_oversized_request(client: TestClient) -> None:
    body = b'"' + b"x" * LARGEST_BODY + b'"'
    answer = client.put("/api/me", content=body, headers=JSON)
    assert (answer.status_code, code(answer)) == (413, "request/too-large")


@pytest.mark.parametrize("length", ["-1", "many", "1e3", "+5", "²"])
def test_a_length_that_is_none(client: TestClient, length: str) -> None:
    headers = {b"content-type": b"application/json", b"content-length": length.encode()}
    answer = client.put("/api/me", content=iter([b"{}"]), headers=headers)
    assert (answer.status_code, code(answer)) == (413, "request/too-large")


def test_an_imported_game_may_be_larger(client: TestClient) -> None:
    log = b'"' + b"x" * (LARGEST_IMPORT - 2) + b'"'
    assert client.post("/api/imports", content=log, headers=JSON).status_code != 413
    answer = client.post("/api/imports", content=log + b" ", headers=JSON)
    assert (answer.status_code, code(answer)) == (413, "request/too-large")


@pytest.mark.parametrize(
    "kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]
)
def test_a_body_that_is_not_json(client: TestClient, kind: str | None) -> None:
    headers = {"content-type": kind} if kind else {}
    answer = client.put("/api/me", content=b'{"name": "Kim"}', headers=headers)
    assert (answer.status_code, code(answer)) == (415, "request/not-json")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"name": 7}', b"\xff", b'{"name": "\\ud800"}', b"[" * 9000]
)
def test_a_malformed_body(client: TestClient, body: bytes) -> None:
    answer = client.put("/api/me", content=body, headers=JSON)
    assert answer.status_code == 422
    assert code(answer) in ("request/malformed", "name/invalid")


def test_what_nobody_asked_about_is_ignored(client: TestClient) -> None:
    assert client.get("/api/me?admin=1&admin=2&%00").status_code == 200


def test_a_flood_of_requests(opening: Opening) -> None:
    client = opening(rates=Rates(requests=FEW))
    client.get("/api/me")
    answers = [client.get("/api/me") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert code(answers[-1]) == "rate/exceeded"
    assert int(answers[-1].headers["retry-after"]) > 0
    table = "any"
    assert refused_socket(client, table) == (429, "rate/exceeded")
    client.cookies.clear()
    assert client.get("/api/me").status_code == 200


def test_a_flood_of_tables(opening: Opening) -> None:
    client = opening(rates=Rates(tables=FEW))
    client.get("/api/me")
    for _ in range(3):
        new_table(client)
    answer = client.post("/api/tables", json=AGAINST_BOT)
    assert (answer.status_code, code(answer)) == (429, "rate/exceeded")
    assert client.get("/api/my-tables").status_code == 200


def test_a_flood_of_guests(opening: Opening) -> None:
    client = opening(rates=Rates(guests=Rate(3, 0.001)))
    statuses = []
    for _ in range(4):
        client.cookies.clear()
        answer = client.get("/api/me")
        statuses.append(answer.status_code)
    assert statuses == [200, 200, 200, 429]
    assert (code(answer), int(answer.headers["retry-after"]) > 0) == ("rate/exceeded", True)


def test_a_flood_of_sockets(opening: Opening) -> None:
    client = opening(rates=Rates(sockets_of_a_guest=2))
    table = new_table(client)
    with (
        client.websocket_connect(f"/ws/tables/{table}"),
        client.websocket_connect(f"/ws/tables/{table}"),
    ):
        assert refused_socket(client, table) == (429, "rate/exceeded")
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        assert socket.receive_json()["type"] == "table_opened"


def test_a_flood_of_messages_is_refused_and_then_cut_off(opening: Opening) -> None:
    client = opening(rates=Rates(messages=FEW, patience=Rate(2, 0.001)))
    table = new_table(client)
    resync = {"type": "resync", "version": 0, "data": {}}
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.receive_json()
        for kind in ["table_opened"] * 3 + ["message_refused"] * 2:
            socket.send_json(resync)
            answer = socket.receive_json()
            assert answer["type"] == kind
        assert answer["data"]["code"] == "rate/exceeded"
        socket.send_json(resync)
        with pytest.raises(WebSocketDisconnect) as caught:
            socket.receive_json()
        assert caught.value.code == FLOODED
    assert client.get(f"/api/tables/{table}").status_code == 200


def test_a_flood_of_whole_tables(opening: Opening) -> None:
    client = opening(rates=Rates(resyncs=FEW))
    table = new_table(client)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        act = first_act(socket.receive_json())
        for kind in ["table_opened"] * 3 + ["message_refused"]:
            socket.send_json({"type": "resync", "version": 0, "data": {}})
            answer = socket.receive_json()
            assert answer["type"] == kind
        assert answer["data"]["code"] == "rate/exceeded"
        # A guest who has sent too many requests can still play.
        socket.send_text(act)
        assert socket.receive_json()["type"] == "happened"


def test_a_flooding_players_action_is_refused_to_the_player(opening: Opening) -> None:
    client = opening(rates=Rates(messages=Limit(Rate(1, 0.001), Rate(9, 1))))
    table = new_table(client)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        act = first_act(socket.receive_json())
        socket.send_json({"type": "resync", "version": 0, "data": {}})
        socket.receive_json()
        socket.send_text(act)
        refused = socket.receive_json()
    assert refused["type"] == "action_refused"
    assert refused["data"]["request"] == "request-1"
    assert refused["data"]["code"] == "rate/exceeded"


def test_a_flood_of_phrases(opening: Opening) -> None:
    client = opening(rates=Rates(phrases=FEW))
    table = new_table(client)
    said = {"seat": 0, "phrase": "hello"}
    answers = [client.post(f"/api/tables/{table}/phrases", json=said) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [204, 204, 204, 429]


def test_a_flood_of_reports(opening: Opening) -> None:
    client = opening(rates=Rates(reports=FEW))
    table = new_table(client)
    report = {"version": 0, "text": "Odd."}
    answers = [client.post(f"/api/tables/{table}/reports", json=report) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]


PUBLIC = {
    "game": "spots",
    "seats": [{"kind": "me"}, {"kind": "person"}],
    "terms": {"public": True},
}


def test_one_host_has_few_public_tables_that_wait(opening: Opening) -> None:
    client = opening()
    tables = [new_table(client, PUBLIC) for _ in range(MOST_OPEN)]
    answer = client.post("/api/tables", json=PUBLIC)
    assert (answer.status_code, code(answer)) == (409, "table/too-many")
    new_table(client)
    client.delete(f"/api/tables/{tables[0]}")
    again = client.post(f"/api/tables/{tables[0]}/rematch", json={})
    assert again.status_code == 201
    assert client.post("/api/tables", json=PUBLIC).status_code == 409


def test_public_tables_are_counted_by_address_too(opening: Opening) -> None:
    client = opening(rates=Rates(public_tables=FEW))
    answers = []
    for _ in range(FEW.address.burst + 1):
        client.cookies.clear()
        answers.append(client.post("/api/tables", json=PUBLIC).status_code)
    assert answers == [201] * FEW.address.burst + [429]
    new_table(client)


def test_strangers_do_not_push_a_real_table_out_of_the_lobby(opening: Opening) -> None:
    """Two hundred tables by as many unnamed guests, all newer than the real one."""
    client = opening(rates=None)
    client.put("/api/me", json={"name": "Kim"})
    named = new_table(client, PUBLIC)
    client.cookies.clear()
    nameless = new_table(client, PUBLIC)
    with client.websocket_connect(f"/ws/tables/{nameless}") as socket:
        socket.receive_json()
        for _ in range(200):
            client.cookies.clear()
            new_table(client, PUBLIC)
        client.cookies.clear()
        listed = [table["table"] for table in client.get("/api/tables").json()]
    assert (len(listed), listed[:2]) == (100, [nameless, named])


def test_a_flood_of_promises(opening: Opening) -> None:
    client = opening(rates=Rates(tables=FEW))
    client.get("/api/me")
    answers = [client.post("/api/commitments") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert client.post("/api/tables", json=AGAINST_BOT).status_code == 201


def test_a_name_dressed_up_as_anothers(client: TestClient) -> None:
    client.put("/api/me", json={"name": "Ian"})
    table = new_table(client, WITH_FRIEND)
    client.cookies.clear()
    for name, refused in (("lan", "name/look-alike"), ("Iаn", "name/invalid")):
        answer = client.post(f"/api/tables/{table}/seats/1", json={"name": name})
        assert code(answer) == refused
    assert client.post(f"/api/tables/{table}/seats/1", json={"name": "Ann"}).status_code == 200


def test_guessing_at_links(opening: Opening) -> None:
    client = opening(rates=Rates(claims=Limit(FEW.guest, FEW.guest)))
    guesses = [client.post("/api/me/claims", json={"code": str(guess)}) for guess in range(4)]
    assert [answer.status_code for answer in guesses] == [404, 404, 404, 429]
    assert [code(answer) for answer in guesses] == ["link/unknown"] * 3 + ["rate/exceeded"]


def test_an_identity_is_carried_once(client: TestClient) -> None:
    me = client.put("/api/me", json={"name": "Kim"}).json()
    table = new_table(client)
    key = client.cookies["pipyard_guest"]
    made = client.post("/api/me/links")
    assert made.status_code == 201
    link = made.json()
    assert link["path"] == f"/carry#{link['code']}"
    assert link["qr"]["path"].startswith("M4 4h")
    client.cookies.clear()
    stranger = client.get("/api/me").json()
    assert stranger["guest"] != me["guest"]
    claimed = client.post("/api/me/claims", json={"code": link["code"]})
    assert claimed.json() == client.get("/api/me").json() == me
    assert client.cookies["pipyard_guest"] != key
    assert "HttpOnly" in claimed.headers["set-cookie"]
    assert list(client.get(f"/api/tables/{table}").json()["legal"]) == ["0"]
    client.cookies.clear()
    replayed = client.post("/api/me/claims", json={"code": link["code"]})
    assert (replayed.status_code, code(replayed)) == (409, "link/used")
    assert "set-cookie" not in replayed.headers
    client.cookies.set("pipyard_guest", key)
    assert client.get("/api/me").json() == me
    assert client.get("/api/me/data").json()["devices"] == 2


@pytest.mark.parametrize(
    ("public", "asked", "given"),
    [
        (None, "http://localhost:8017", "http://192.168.1.20:8017"),
        (None, "http://127.0.0.1:8017", "http://192.168.1.20:8017"),
        (None, "http://yard.local:8017", "http://yard.local:8017"),
        ("https://games.example", "http://localhost:8017", "https://games.example"),
    ],
)
def test_a_link_leads_where_other_devices_reach(
    opening: Opening, public: str | None, asked: str, given: str
) -> None:
    client = opening(base_url=asked, public_url=public, network_url="http://192.168.1.20:8017")
    link = client.post("/api/me/links").json()
    assert link["url"] == given + link["path"]


def test_an_old_link_carries_nobody(opening: Opening) -> None:
    now = [1_000_000]
    client = opening(clock=lambda: now[0])
    link = client.post("/api/me/links").json()
    now[0] = link["expires_ms"]
    answer = client.post("/api/me/claims", json={"code": link["code"]})
    assert (answer.status_code, code(answer)) == (410, "link/expired")


def test_a_deleted_guest_is_nobody(client: TestClient) -> None:
    me = client.put("/api/me", json={"name": "Kim"}).json()
    key = client.cookies["pipyard_guest"]
    link = client.post("/api/me/links").json()
    stored = client.get("/api/me/data").json()
    assert (stored["guest"], stored["name"], stored["tables"]) == (me["guest"], "Kim", [])
    assert client.delete("/api/me").status_code == 204
    assert "pipyard_guest" not in client.cookies
    assert client.get("/api/me/data").json() is None
    client.cookies.set("pipyard_guest", key)
    assert client.get("/api/me").json()["guest"] != me["guest"]
    assert code(client.post("/api/me/claims", json={"code": link["code"]})) == "link/unknown"
    client.cookies.clear()
    assert client.delete("/api/me").status_code == 204


def test_a_guest_deleted_in_the_middle_of_a_game_leaves_it_to_the_others(
    client: TestClient,
) -> None:
    client.put("/api/me", json={"name": "Kim"})
    table = new_table(client, WITH_FRIEND)
    kim = client.cookies["pipyard_guest"]
    client.cookies.clear()
    joined = client.post(f"/api/tables/{table}/seats/1", json={"name": "Lou"}).json()
    assert [seat["name"] for seat in joined["seats"]] == ["Kim", "Lou"]
    assert client.delete("/api/me").status_code == 204
    client.cookies.set("pipyard_guest", kim)
    left = client.get(f"/api/tables/{table}").json()
    assert left["status"] == "playing"
    assert left["seats"][0]["name"] == "Kim"
    assert left["seats"][1]["bot"] is not None
    assert '"Lou"' not in client.get(f"/api/tables/{table}").text
    assert client.delete("/api/me").status_code == 204
    assert "Kim" not in client.get(f"/api/tables/{table}").text


def test_a_guessed_table(client: TestClient) -> None:
    table = new_table(client)
    client.cookies.clear()
    for guess in ("guess", table[:-1], table.swapcase(), f"{table}x", "%00", "..%2f"):
        answer = client.get(f"/api/tables/{guess}")
        assert (answer.status_code, code(answer)) in [
            (404, "table/unknown"),
            (404, "page/unknown"),
        ]
    with client.websocket_connect("/ws/tables/guess") as socket:
        assert socket.receive_json()["data"]["code"] == "table/unknown"
        with pytest.raises(WebSocketDisconnect) as caught:
            socket.receive_json()
        assert caught.value.code == 4404
    assert client.get("/api/my-tables").json() == []


def test_headers_that_keep_a_browser_safe(opening: Opening) -> None:
    headers = opening().get("/").headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["style-src"] == policy["connect-src"] == "'self'"
    assert "'unsafe-" not in headers["content-security-policy"]
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    # Browsers only respect these over https.
    assert "strict-transport-security" not in headers
    assert "cross-origin-opener-policy" not in headers


def test_a_secure_connection_stays_secure(opening: Opening) -> None:
    answer = opening(base_url="https://testserver").get("/api/me")
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "Secure" in answer.headers["set-cookie"]


def test_logs_hold_no_secrets(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = new_table(client)
    link = client.post("/api/me/links").json()["code"]
    act = act_on(client.get(f"/api/tables/{table}").json())
    client.post(f"/api/tables/{table}/actions", json=act)
    client.get(f"/t/{table}", headers={"accept": "text/html"})
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.receive_json()
    # A test's own client's output is not the server's.
    said = "\n".join(
        record.getMessage() for record in caplog.records if not record.name.startswith("http")
    )
    for secret in (table, link, client.cookies["pipyard_guest"]):
        assert secret not in said


def test_a_servers_output_holds_no_secrets(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--log-level", "info")
    server.start()
    with httpx2.Client(base_url=server.address, timeout=PATIENCE) as client:
        table = client.post("/api/tables", json=AGAINST_BOT).json()["table"]
        link = client.post("/api/me/links").json()["code"]
        key = client.cookies["pipyard_guest"]
        client.get(f"/t/{table}", headers={"accept": "text/html"})
        client.put("/api/me", content=b"{", headers=JSON)
    with open_socket(server, table, key) as opened:
        receive(opened, "table_opened")
        opened.send("x" * 100_000)
    assert server.stop() == 0
    said = (tmp_path / "server.log").read_text()
    assert "PUT /api/me: 422" in said
    for secret in (table, link, key):
        assert secret not in said
