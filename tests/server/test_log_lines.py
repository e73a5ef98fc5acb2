"""The log: a line of text or an object of JSON for each event, and no secret in either."""

import ast
import json
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from pipyard import server
from pipyard.server.log_lines import JsonLines, TextLines, event, short
from tests.server.patience import PATIENCE
from tests.server.test_api import AGAINST_BOT
from tests.server.test_serving import open_socket, receive
from tools.serving import ServerProcess

SECRET = "wL3kx9Qe0TzR-f_8mJb2Ag"
SOURCES = sorted(Path(server.__file__).parent.rglob("*.py"))


def record(message: str, *args: object, name: str = "pipyard.server", **more: Any) -> Any:
    made = logging.LogRecord(
        name, logging.WARNING, "", 1, message, args, more.pop("exc_info", None)
    )
    made.created = 1_700_000_000.25
    vars(made).update(more)
    return made


def raised(error: Exception) -> Any:
    try:
        raise error
    except Exception:
        return sys.exc_info()


def test_an_object_has_time_level_event_message_and_what_it_is_about() -> None:
    line = JsonLines().format(record("Ahead by %d s.", 90, **event("clock-jumped", seconds=90)))
    assert json.loads(line) == {
        "time": "2023-11-14T22:13:20.250Z",
        "level": "warning",
        "event": "clock-jumped",
        "message": "Ahead by 90 s.",
        "seconds": 90,
    }


def test_whatever_is_said_it_is_one_line() -> None:
    line = JsonLines().format(record("two\nlines \u2028 more", exc_info=raised(OSError("a\nb"))))
    assert len(line.splitlines()) == 1
    told = json.loads(line)
    assert told["error"] == "OSError"
    assert told["trace"].startswith("Traceback")
    assert told["trace"].endswith("OSError: a\nb")


@pytest.mark.parametrize("lines", [JsonLines(), TextLines("%(message)s")])
def test_what_errors_and_other_libraries_say_is_told_without_secrets(lines: TextLines) -> None:
    error = raised(ValueError(f"no such table: {SECRET}\n    input_value='{SECRET}'"))
    said = lines.format(record("It failed.", exc_info=error))
    said += lines.format(record(f"GET /ws/tables/{SECRET}", name="uvicorn.error"))
    assert SECRET not in said
    assert said.count("wL3kx9") == 3
    assert "in raised" in said
    assert "raise error" in said


def test_a_library_without_names_for_events_goes_by_its_own() -> None:
    assert (
        json.loads(JsonLines().format(record("Odd.", name="uvicorn.error")))["event"] == "uvicorn"
    )


def test_a_table_is_named_by_the_beginning_of_its_id() -> None:
    assert short(SECRET) == "wL3kx9…"


def logging_calls() -> Iterator[tuple[str, ast.Call]]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("_logger."):
                yield f"{path.name}:{node.lineno}", node


def test_every_line_that_a_server_writes_names_its_event() -> None:
    calls = list(logging_calls())
    assert len(calls) > 15
    for place, call in calls:
        extra = [each.value for each in call.keywords if each.arg == "extra"]
        assert len(extra) == 1, place
        assert isinstance(extra[0], ast.Call), place
        assert isinstance(extra[0].args[0], ast.Constant), place
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", str(extra[0].args[0].value)), place


def test_a_server_writes_json_and_a_request_with_a_cookie_leaves_no_secret(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--log-level", "info", "--log-format", "json")
    server.start()
    with httpx2.Client(base_url=server.address, timeout=PATIENCE) as client:
        table = client.post("/api/tables", json=AGAINST_BOT).json()["table"]
        link = client.post("/api/me/links").json()["code"]
        promise = client.post("/api/commitments").json()["commitment"]
        key = client.cookies["pipyard_guest"]
        client.put("/api/me", json={"name": "Ottoline"})
        client.get(f"/t/{table}", headers={"accept": "text/html"})
        assert client.get(f"/api/tables/{table}").status_code == 200
    with open_socket(server, table, key) as opened:
        receive(opened, "table_opened")
        opened.send("x" * 100_000)
    assert server.stop() == 0
    said = (tmp_path / "server.log").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in said.splitlines()]
    assert all({"time", "level", "event", "message"} <= line.keys() for line in lines)
    requests = [line for line in lines if line["event"] == "request"]
    (one,) = [each for each in requests if each["route"] == "/api/tables/{table_id}"]
    assert (one["method"], one["status"]) == ("GET", "200")
    for secret in (table, link, promise, key, "pipyard_guest", "Ottoline"):
        assert secret not in said
