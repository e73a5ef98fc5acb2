import json
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from pipyard.server.database.failing import StorageFull
from pipyard.server.tables.sockets import LONGEST_MESSAGE
from tests.server.test_api import AGAINST_BOT, WITH_FRIEND, act_on, new_table


def next_of(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """Return the next message, which has to be of a kind."""
    message: dict[str, Any] = socket.receive_json()
    assert message["type"] == kind
    return message


def act_message(state: dict[str, Any], **changes: Any) -> dict[str, Any]:
    act = act_on(state, **changes)
    return {"type": "act", "version": act.pop("version"), "data": act}


def test_the_first_message_is_the_whole_table(client: TestClient) -> None:
    table = new_table(client)
    with client.websocket_connect(f"/ws/tables/{table}/words") as socket:
        message = next_of(socket, "table_state")
        seats = [(seat["mine"], seat["present"]) for seat in message["data"]["seats"]]
        assert seats == [(True, True), (False, True)]
        message["data"]["seats"][0]["present"] = False
        assert message["data"] == client.get(f"/api/tables/{table}").json() | {
            "seats": message["data"]["seats"]
        }
        assert message["version"] == message["data"]["version"]


def test_an_action_is_carried_out_and_everyone_hears_of_it(client: TestClient) -> None:
    table = new_table(client)
    with client.websocket_connect(f"/ws/tables/{table}/words") as socket:
        before = next_of(socket, "table_state")["data"]
        client.cookies.clear()
        with client.websocket_connect(f"/ws/tables/{table}/words") as watching:
            assert next_of(watching, "table_state")["data"]["legal"] == {}
            assert next_of(socket, "table_changed")["data"]["watching"] == 1
            socket.send_json(act_message(before))
            changed = next_of(socket, "table_changed")
            accepted = next_of(socket, "action_accepted")
            seen = next_of(watching, "table_changed")
    assert accepted["data"] == {"request": "request-1"}
    assert accepted["version"] == changed["version"] > before["version"]
    assert changed["data"]["since"] == before["version"]
    assert changed["data"]["facts"][0]["type"] == "trick_done"
    assert "log" not in changed["data"]
    assert seen["data"]["facts"] == changed["data"]["facts"]
    assert seen["data"]["legal"] == {}


def test_a_repeated_request_is_answered_the_same(client: TestClient) -> None:
    table = new_table(client)
    with client.websocket_connect(f"/ws/tables/{table}/words") as socket:
        message = act_message(next_of(socket, "table_state")["data"])
        socket.send_json(message)
        next_of(socket, "table_changed")
        accepted = next_of(socket, "action_accepted")
        socket.send_json(message)
        assert next_of(socket, "action_accepted") == accepted


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"version": 0}, "move/stale"),
        ({"seat": 1}, "seat/not-yours"),
        ({"action": {"type": "stop"}}, "move/illegal"),
        ({"action": {"type": "cheat"}}, "request/malformed"),
        ({"seat": "mine"}, "request/malformed"),
    ],
)
def test_a_refused_action_is_answered_to_its_sender(
    client: TestClient, changes: dict[str, Any], code: str
) -> None:
    table = new_table(client)
    with client.websocket_connect(f"/ws/tables/{table}/words") as socket:
        state = next_of(socket, "table_state")["data"]
        socket.send_json(act_message(state, **changes))
        refused = next_of(socket, "action_refused")
        assert refused["version"] == state["version"]
        assert (refused["data"]["request"], refused["data"]["code"]) == ("request-1", code)
        assert refused["data"]["sentence"].endswith(".")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "request/malformed"),
        ("[]", "request/malformed"),
        ('{"type": "shout"}', "request/malformed"),
        ('{"type": "act", "version": 1, "data": {"request": 7}}', "request/malformed"),
        ("[" * 3000, "request/malformed"),
        ('"' + "x" * LONGEST_MESSAGE + '"', "request/too-large"),
        (b"bytes", "request/too-large"),
    ],
)
def test_what_is_no_message_is_refused_and_the_socket_goes_on(
    client: TestClient, text: str | bytes, code: str
) -> None:
    table = new_table(client)
    with client.websocket_connect(f"/ws/tables/{table}/words") as socket:
        next_of(socket, "table_state")
        if isinstance(text, bytes):
            socket.send_bytes(text)
        else:
            socket.send_text(text)
        assert next_of(socket, "message_refused")["data"]["code"] == code
        socket.send_text(json.dumps({"type": "resync", "version": 3, "data": {}}))
        next_of(socket, "table_state")


def test_a_table_that_does_not_exist(client: TestClient) -> None:
    with client.websocket_connect("/ws/tables/guess/words") as socket:
        assert next_of(socket, "message_refused")["data"]["code"] == "table/unknown"
        with pytest.raises(WebSocketDisconnect) as caught:
            socket.receive_json()
        assert caught.value.code == 4404


def test_a_page_of_another_site_gets_no_socket(client: TestClient) -> None:
    table = new_table(client)
    address = f"/ws/tables/{table}/words"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(address, headers={"origin": "http://elsewhere.test"}),
    ):
        pass
    with client.websocket_connect(address, headers={"origin": "http://testserver"}) as socket:
        next_of(socket, "table_state")


def test_presence_follows_open_sockets(client: TestClient) -> None:
    table = new_table(client, WITH_FRIEND)
    host = client.cookies["pipyard_guest"]
    with client.websocket_connect(f"/ws/tables/{table}/words") as socket:
        next_of(socket, "table_state")
        client.cookies.clear()
        client.post(f"/api/tables/{table}/seats/1", json={"name": "Lou"})
        begun = next_of(socket, "table_changed")["data"]
        assert (begun["status"], begun["since"]) == ("playing", 0)
        assert [seat["present"] for seat in begun["seats"]] == [True, False]
        with client.websocket_connect(f"/ws/tables/{table}/words"):
            came = next_of(socket, "table_changed")
            assert came["data"]["since"] == came["version"]
            assert came["data"]["facts"] == []
            assert [seat["present"] for seat in came["data"]["seats"]] == [True, True]
        left = next_of(socket, "table_changed")["data"]
        assert [seat["present"] for seat in left["seats"]] == [True, False]
    client.cookies.set("pipyard_guest", host)
    state = client.get(f"/api/tables/{table}").json()
    assert [seat["present"] for seat in state["seats"]] == [False, False]


def test_a_second_page_of_the_same_guest_is_no_news(client: TestClient) -> None:
    table = new_table(client, AGAINST_BOT)
    with client.websocket_connect(f"/ws/tables/{table}/words") as socket:
        next_of(socket, "table_state")
        with client.websocket_connect(f"/ws/tables/{table}/words") as second:
            next_of(second, "table_state")
        socket.send_json({"type": "resync", "version": 0, "data": {}})
        next_of(socket, "table_state")


def test_who_leaves_while_storage_is_away_is_not_counted(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(client)
    keeper = client.app.state.services.tables._keeper  # type: ignore[attr-defined]

    async def away(_table: str) -> None:
        raise OSError("nothing answers")

    client.cookies.clear()
    with client.websocket_connect(f"/ws/tables/{table}/words") as socket:
        next_of(socket, "table_state")
        keeper.forget(table)
        monkeypatch.setattr(keeper.storage, "load", away)
    monkeypatch.undo()
    assert client.get(f"/api/tables/{table}").json()["watching"] == 0


@pytest.mark.parametrize(
    ("failure", "code"), [(StorageFull(), "storage/full"), (OSError("gone"), "server/fault")]
)
def test_who_acts_while_nothing_can_be_stored_is_told_so(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, failure: Exception, code: str
) -> None:
    table = new_table(client)
    keeper = client.app.state.services.tables._keeper  # type: ignore[attr-defined]

    async def fail(*_arguments: Any) -> None:
        raise failure

    with client.websocket_connect(f"/ws/tables/{table}/words") as socket:
        state = next_of(socket, "table_state")["data"]
        monkeypatch.setattr(keeper.storage, "append", fail)
        socket.send_json(act_message(state))
        refused = next_of(socket, "action_refused")
        assert (refused["data"]["code"], refused["version"]) == (code, state["version"])
        monkeypatch.setattr(keeper.storage, "load", fail)
        keeper.forget(table)
        socket.send_json(act_message(state))
        refused = next_of(socket, "action_refused")
        assert (refused["data"]["code"], refused["version"]) == (code, 0)
        monkeypatch.undo()
        socket.send_json(act_message(state))
        next_of(socket, "table_changed")
        next_of(socket, "action_accepted")
