"""What monitoring gets from the server."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from pipyard.server.app import create_app
from pipyard.server.settings import Settings


def test_a_server_that_is_well_says_so(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(data=tmp_path))) as client:
        for path in ("/healthz", "/readyz"):
            answer = client.get(path)
            assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
            assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("failure", [OSError("gone"), sa.exc.InterfaceError("", {}, OSError())])
def test_it_answers_but_is_not_ready_while_its_database_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    async def read(_job: object) -> None:
        raise failure

    app = create_app(Settings(data=tmp_path))
    with TestClient(app) as client:
        monkeypatch.setattr(app.state.database, "read", read)
        assert client.get("/healthz").status_code == 200
        answer = client.get("/readyz")
        monkeypatch.undo()
    assert answer.status_code == 503
    assert answer.json()["code"] == "server/not-ready"
