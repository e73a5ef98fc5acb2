import json
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import TypeAdapter
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from pipyard.server.database.failing import StorageFull
from pipyard.server.tables import schemas
from pipyard.server.tables.sockets import LONGEST_MESSAGE, read_act
from pipyard.server.tables.wishes import Act
from tests.server.test_api import AGAINST_BOT, WITH_FRIEND, new_table
from tools.event_players import Follower

MESSAGE: TypeAdapter[Any] = TypeAdapter(schemas.TableMessage)
BESIDE = {
    "game": "spots",
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}],
}
WRITING_AT_ONCE = {**BESIDE, "game": "spotted"}


def next_of(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """Return the next message, which must have the given type and match its schema."""
    text = socket.receive_text()
    message: dict[str, Any] = json.loads(text)
    assert message["type"] == kind
    assert MESSAGE.validate_json(text).model_dump(mode="json") == message
    return message


def follow(socket: WebSocketTestSession, kind: str = "table_opened") -> Follower:
    follower = Follower()
    follower.hear(next_of(socket, kind))
    return follower


def first_legal(follower: Follower) -> tuple[int, int]:
    seat, legal = next(iter(follower.legal().items()))
    return seat, legal[0]


def two_in_a_row(opened: dict[str, Any]) -> tuple[int, int, int] | None:
    """Find a seat and two actions that it can do one after the other, if there are any."""
    follower = Follower()
    follower.hear(opened)
    ((seat, legal),) = follower.legal().items()
    for first in legal:
        ahead = Follower()
        ahead.hear(opened)
        ahead.apply({"seat": seat, "action": first})
        if ahead.legal().get(seat):
            return seat, first, ahead.legal()[seat][0]
    return None


def act_message(follower: Follower, **changes: Any) -> dict[str, Any]:
    """Return a request for the first legal action of the seat that has to act."""
    seat, number = first_legal(follower)
    message: dict[str, Any] = json.loads(follower.act("request-1", seat, number))
    message["version"] = changes.pop("version", message["version"])
    return {**message, "data": message["data"] | changes}


def check(socket: WebSocketTestSession, follower: Follower) -> None:
    """Compare a follower's position with the server's."""
    socket.send_json({"type": "check"})
    checked = follower.checked
    follower.hear(next_of(socket, "position_checked"))
    assert follower.checked == checked + 1


def test_the_first_message_opens_the_table(client: TestClient) -> None:
    table = new_table(client)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        message = next_of(socket, "table_opened")
        state = client.get(f"/api/tables/{table}").json()
        opened = message["data"]
        for shared in ("table", "game", "setup", "status", "terms", "rules", "dice", "host"):
            assert opened[shared] == state[shared]
        assert opened["seats"] == state["seats"]
        assert (message["version"], opened["rematch"], opened["stuck"]) == (
            state["version"],
            None,
            None,
        )
        assert opened["base"] == {"version": 0, "position": None, "draws": {}}
        assert opened["events"][0] == {"begun": True}
        follower = Follower()
        follower.hear(message)
        assert follower.version == state["version"]
        assert first_legal(follower)[0] == 0


def test_an_action_is_answered_by_its_event_and_everyone_hears_of_it(client: TestClient) -> None:
    table = new_table(client, BESIDE)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        follower = follow(socket)
        since = follower.version
        client.cookies.clear()
        with client.websocket_connect(f"/ws/tables/{table}") as watching:
            assert follow(watching).mine == []
            assert next_of(socket, "surroundings")["data"]["watching"] == 1
            socket.send_json(act_message(follower))
            text = socket.receive_text()
            assert watching.receive_text() == text
        happened = json.loads(text)
        seat, number = first_legal(follower)
        assert happened["data"]["since"] == since
        assert happened["data"]["request"] == "request-1"
        assert happened["data"]["events"][0] == {"seat": seat, "action": number}
        assert len(text) < 200
        follower.hear(happened)
        assert happened["version"] == since + len(happened["data"]["events"])


def test_a_repeated_request_is_answered_and_carried_out_once(client: TestClient) -> None:
    table = new_table(client, BESIDE)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        follower = follow(socket)
        message = act_message(follower)
        socket.send_json(message)
        follower.hear(next_of(socket, "happened"))
        socket.send_json(message)
        again = next_of(socket, "happened")
        follower.hear(again)
        assert (again["version"], again["data"]["since"]) == (follower.version, follower.version)
        assert (again["data"]["events"], follower.answered) == ([], ["request-1"] * 2)


def test_several_actions_are_done_together(client: TestClient) -> None:
    table = new_table(client, BESIDE)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        opened = next_of(socket, "table_opened")
        follower = Follower()
        follower.hear(opened)
        while (found := two_in_a_row(opened)) is None:
            socket.send_json(act_message(follower, request=f"request-{follower.version}"))
            follower.hear(next_of(socket, "happened"))
            socket.send_json({"type": "resync"})
            opened = next_of(socket, "table_opened")
        seat, first, second = found
        socket.send_text(follower.act("together-1", seat, first, 65_535))
        assert next_of(socket, "action_refused")["data"]["code"] == "move/illegal"
        check(socket, follower)
        socket.send_text(follower.act("together-2", seat, first, second))
        happened = next_of(socket, "happened")
        assert happened["data"]["events"][:2] == [
            {"seat": seat, "action": first},
            {"seat": seat, "action": second},
        ]
        follower.hear(happened)
        check(socket, follower)


def test_nothing_is_done_where_chance_comes_between(client: TestClient) -> None:
    table = new_table(client, BESIDE)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        follower = follow(socket)
        seat, number = first_legal(follower)
        socket.send_text(follower.act("request-1", seat, number, number))
        refused = next_of(socket, "action_refused")
        assert (refused["data"]["code"], refused["version"]) == ("move/illegal", follower.version)
        check(socket, follower)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"version": 0}, "move/stale"),
        ({"seat": 1}, "seat/not-yours"),
        ({"seat": 99}, "seat/not-yours"),
        ({"actions": [60_000]}, "move/illegal"),
        ({"actions": []}, "request/malformed"),
        ({"actions": [-1]}, "request/malformed"),
        ({"actions": ["stop"]}, "request/malformed"),
        ({"seat": "mine"}, "request/malformed"),
    ],
)
def test_a_refused_action_is_answered_to_its_sender(
    client: TestClient, changes: dict[str, Any], code: str
) -> None:
    table = new_table(client)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        follower = follow(socket)
        socket.send_json(act_message(follower, **changes))
        refused = next_of(socket, "action_refused")
        assert refused["version"] == follower.version
        assert (refused["data"]["request"], refused["data"]["code"]) == ("request-1", code)
        assert refused["data"]["sentence"].endswith(".")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "request/malformed"),
        ("[]", "request/malformed"),
        ('{"type": "shout"}', "request/malformed"),
        ('{"type": "act", "version": 1, "data": {"request": 7}}', "request/malformed"),
        ('{"type": "disagree", "data": {"version": 1}}', "request/malformed"),
        ("[" * 3000, "request/malformed"),
        ('"' + "x" * LONGEST_MESSAGE + '"', "request/too-large"),
        (b"bytes", "request/too-large"),
    ],
)
def test_what_is_no_message_is_refused_and_the_socket_goes_on(
    client: TestClient, text: str | bytes, code: str
) -> None:
    table = new_table(client)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        follower = follow(socket)
        if isinstance(text, bytes):
            socket.send_bytes(text)
        else:
            socket.send_text(text)
        assert next_of(socket, "message_refused")["data"]["code"] == code
        check(socket, follower)


def test_a_table_that_does_not_exist(client: TestClient) -> None:
    with client.websocket_connect("/ws/tables/guess") as socket:
        assert next_of(socket, "message_refused")["data"]["code"] == "table/unknown"
        with pytest.raises(WebSocketDisconnect) as caught:
            socket.receive_json()
        assert caught.value.code == 4404


def test_who_comes_back_is_told_what_happened_meanwhile(client: TestClient) -> None:
    table = new_table(client, BESIDE)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        away = follow(socket)
        here = Follower()
        socket.send_json({"type": "resync"})
        here.hear(next_of(socket, "table_opened"))
        socket.send_json(act_message(here))
        here.hear(next_of(socket, "happened"))
    with client.websocket_connect(f"/ws/tables/{table}?since={away.version}") as socket:
        message = next_of(socket, "table_continued")
        assert "base" not in message["data"]
        away.hear(message)
        assert (away.version, away.check) == (here.version, here.check)
        check(socket, away)


@pytest.mark.parametrize("since", ["99999", "-1", "now", "", "²", "9" * 5000])
def test_who_comes_from_nowhere_is_told_the_table(client: TestClient, since: str) -> None:
    table = new_table(client)
    with client.websocket_connect(f"/ws/tables/{table}?since={since}") as socket:
        follow(socket)


def test_who_disagrees_is_told_the_table_and_counted(client: TestClient) -> None:
    table = new_table(client)
    hub = client.app.state.services.hub  # type: ignore[attr-defined]
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        follower = follow(socket)
        data = {"version": follower.version, "check": 7}
        socket.send_json({"type": "disagree", "version": 0, "data": data})
        follower.hear(next_of(socket, "table_opened"))
        assert hub.disagreements == 1


def test_everybody_is_told_which_seats_are_theirs_when_they_change(client: TestClient) -> None:
    table = new_table(client, WITH_FRIEND)
    host = client.cookies["pipyard_guest"]
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        follower = follow(socket)
        assert (follower.status, follower.position, follower.mine) == ("waiting", None, [0])
        client.cookies.clear()
        client.post(f"/api/tables/{table}/seats/1", json={"name": "Lou", "entropy": "ab"})
        begun = next_of(socket, "happened")
        follower.hear(begun)
        assert [next(iter(event)) for event in begun["data"]["events"][:2]] == ["seated", "begun"]
        assert (begun["data"]["status"], begun["data"]["since"]) == ("playing", 0)
        assert begun["data"]["dice"]["inputs"] == ["", "ab"]
        assert [seat["present"] for seat in follower.seats] == [True, False]
        with client.websocket_connect(f"/ws/tables/{table}") as second:
            assert follow(second).mine == [1]
            came = next_of(socket, "surroundings")
            assert [seat["present"] for seat in came["data"]["seats"]] == [True, True]
            assert [seat["mine"] for seat in came["data"]["seats"]] == [True, False]
            client.cookies.clear()
            client.cookies.set("pipyard_guest", host)
            client.delete(f"/api/tables/{table}")
            for closing in (next_of(socket, "happened"), next_of(second, "happened")):
                assert closing["data"]["events"] == [{"closed": True}]
                assert (closing["data"]["status"], closing["version"]) == (
                    "closed",
                    follower.version + 1,
                )
                assert len(closing["data"]["dice"]["seed"]) == 64


def test_a_phrase_and_what_is_taken_back(client: TestClient) -> None:
    table = new_table(client, WRITING_AT_ONCE)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        follower = follow(socket)
        before = follower.check
        socket.send_json(act_message(follower))
        follower.hear(next_of(socket, "happened"))
        data = {"request": "request-2", "seat": 0}
        socket.send_json({"type": "undo", "version": follower.version, "data": data})
        undone = next_of(socket, "happened")
        assert undone["data"]["events"] == [{"undone": follower.version, "seat": 0}]
        assert undone["data"]["request"] == "request-2"
        follower.hear(undone)
        assert follower.check == before
        check(socket, follower)
        socket.send_json({"type": "say", "data": {"seat": 0, "phrase": "hello"}})
        assert next_of(socket, "phrase_said")["data"] == {"seat": 0, "phrase": "hello"}


def test_a_table_with_clocks_tells_what_time_is_left(client: TestClient) -> None:
    table = new_table(client, {**BESIDE, "terms": {"seconds": 600}})
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        follower = follow(socket)
        seat = first_legal(follower)[0]
        assert list(follower.told["due"]) == [str(seat)]
        socket.send_json(act_message(follower))
        (due,) = next_of(socket, "happened")["data"]["due"].values()
        assert 0 < due <= 600_000


@pytest.mark.parametrize("game", [BESIDE, WRITING_AT_ONCE], ids=["spots", "spotted"])
def test_a_follower_has_the_servers_position_after_every_event(
    client: TestClient, game: dict[str, Any]
) -> None:
    table = new_table(client, game)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        follower = follow(socket)
        for turn in range(120):
            if follower.status != "playing":
                break
            # The last action makes games advance: dice are placed, walks end.
            seat, legal = next(iter(follower.legal().items()))
            socket.send_text(
                follower.act(f"request-{turn}", seat, legal[-1 - turn % 2 % len(legal)])
            )
            follower.hear(next_of(socket, "happened"))
            check(socket, follower)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        message = next_of(socket, "table_opened")
        assert message["data"]["base"]["version"] > 0
        again = Follower()
        again.hear(message)
        assert (again.version, again.check, again.draws) == (
            follower.version,
            follower.check,
            follower.draws,
        )


def test_bots_are_followed_event_by_event(client: TestClient) -> None:
    table = new_table(client, AGAINST_BOT)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        follower = follow(socket)
        for turn in range(30):
            seat, legal = next(iter(follower.legal().items()))
            socket.send_text(follower.act(f"request-{turn}", seat, legal[0]))
            follower.hear(next_of(socket, "happened"))
            while not follower.legal() and follower.status == "playing":
                follower.hear(next_of(socket, "happened"))
        assert follower.checked > 1


def test_events_of_the_past_are_told_on_request(client: TestClient) -> None:
    table = new_table(client, BESIDE)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        follower = follow(socket)
    whole = client.get(f"/api/tables/{table}/events").json()
    assert whole["base"] == {"version": 0, "position": None, "draws": {}}
    assert (whole["version"], whole["latest"]) == (follower.version, follower.version)
    assert whole["check"] == follower.check
    part = client.get(f"/api/tables/{table}/events?from=2&to=4")
    assert "immutable" in part.headers["cache-control"]
    assert part.json()["events"] == whole["events"][2:4]
    assert part.json()["base"]["position"]
    assert sum(part.json()["base"]["draws"].values()) == 1
    assert (part.json()["version"], part.json()["latest"]) == (4, follower.version)
    latest = client.get(f"/api/tables/{table}/events?from=2")
    assert latest.headers["cache-control"] == "no-store"
    for wrong in ("from=9999", "from=4&to=2", "to=9999"):
        answer = client.get(f"/api/tables/{table}/events?{wrong}")
        assert (answer.status_code, answer.json()["code"]) == (404, "version/unknown")


def test_a_page_of_another_site_gets_no_socket(client: TestClient) -> None:
    address = f"/ws/tables/{new_table(client)}"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(address, headers={"origin": "http://elsewhere.test"}),
    ):
        pass
    with client.websocket_connect(address, headers={"origin": "http://testserver"}) as socket:
        next_of(socket, "table_opened")


@pytest.mark.parametrize(
    ("failure", "code"), [(StorageFull(), "storage/full"), (OSError("gone"), "server/fault")]
)
def test_who_acts_while_nothing_can_be_stored_is_told_so(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, failure: Exception, code: str
) -> None:
    table = new_table(client)
    keeper = client.app.state.services.tables._keeper  # type: ignore[attr-defined]

    def fail(_table: str, _progress: Any, then: Callable[[BaseException], None]) -> None:
        then(failure)

    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        follower = follow(socket)
        monkeypatch.setattr(keeper.storage, "append_then", fail)
        socket.send_json(act_message(follower))
        refused = next_of(socket, "action_refused")
        assert (refused["data"]["code"], refused["version"]) == (code, follower.version)
        monkeypatch.undo()
        socket.send_json(act_message(follower))
        follower.hear(next_of(socket, "happened"))
        check(socket, follower)


@pytest.mark.parametrize(
    "changed",
    [
        {},
        {"version": -1},
        {"version": 2**31},
        {"version": True},
        {"version": "1"},
        {"data": {"request": "short", "seat": 0, "actions": [1]}},
        {"data": {"request": "with a blank", "seat": 0, "actions": [1]}},
        {"data": {"request": "x" * 65, "seat": 0, "actions": [1]}},
        {"data": {"request": "request-1", "seat": -1, "actions": [1]}},
        {"data": {"request": "request-1", "seat": 0, "actions": []}},
        {"data": {"request": "request-1", "seat": 0, "actions": [1] * 65}},
        {"data": {"request": "request-1", "seat": 0, "actions": [1.5]}},
        {"data": {"request": "request-1", "seat": 0, "actions": [1], "more": 1}},
        {"data": {"request": "request-1", "seat": 0}},
        {"more": 1},
        {"type": "undo"},
    ],
)
def test_what_is_read_quickly_is_what_the_schema_takes(changed: dict[str, Any]) -> None:
    data = {"request": "request-1", "seat": 0, "actions": [1, 2]}
    text = json.dumps({"type": "act", "version": 3, "data": data} | changed)
    act = read_act(text)
    if act is None:
        assert changed
        return
    schema = schemas.ActionsMessage.model_validate_json(text, strict=True)
    assert schema.version == act.version
    assert schema.data.model_dump() == {
        "request": act.request,
        "seat": act.seat,
        "actions": act.numbers,
    }
    assert act == Act("request-1", 3, 0, None, [1, 2])
