"""The page that shows the API's description, and responses for nearby addresses."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect


def test_the_page_loads_from_here_alone(client: TestClient, built: Path) -> None:
    (built / "api-docs").mkdir()
    (built / "api-docs" / "swagger-ui-bundle.js").write_text("1")
    answer = client.get("/api/docs")
    assert answer.status_code == 200
    assert "http" not in answer.text
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert client.get("/api-docs/swagger-ui-bundle.js").text == "1"


def test_a_viewer_that_is_not_built_is_told_and_the_document_is_there(client: TestClient) -> None:
    answer = client.get("/api/docs")
    assert answer.status_code == 503
    assert "/api/openapi.json" in answer.text
    assert client.get("/api/openapi.json").json()["info"]["title"] == "Pipyard"


def test_a_wrong_method_is_told_the_right_ones(client: TestClient) -> None:
    answer = client.request("PATCH", "/api/me")
    assert (answer.status_code, answer.json()["code"]) == (405, "method/wrong")
    assert answer.headers["allow"] == "DELETE, GET, PUT"
    assert client.post("/").headers["allow"] == "GET, HEAD"


def test_there_is_no_socket_where_there_is_no_route(client: TestClient) -> None:
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws/elsewhere"):
        pass
