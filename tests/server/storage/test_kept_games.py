"""Games stored by released versions are migrated to the current schema, and continue."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from pipyard.server.app import create_app
from pipyard.server.database import migrating
from pipyard.server.middleware import COOKIE
from pipyard.server.settings import Settings
from tools.kept_games import KEPT, WHOSE, move

FILES = sorted(KEPT.glob("*.sql"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_they_go_on(file: Path, tmp_path: Path) -> None:
    text = file.read_text(encoding="utf-8")
    with closing(sqlite3.connect(tmp_path / "pipyard.sqlite3")) as kept:
        kept.executescript(text)
        tables = dict(kept.execute("SELECT table_id, max(version) FROM event GROUP BY table_id"))
        waiting = {row[0] for row in kept.execute("SELECT id FROM game_table")} - set(tables)
    app = create_app(Settings(data=tmp_path, rates=None))
    key = text.partition(WHOSE)[2].partition("\n")[0]
    with TestClient(app, cookies={COOKIE: key}) as client:
        assert client.get("/api/me").json()["name"] == "Kim"
        for table, version in tables.items():
            state = client.get(f"/api/tables/{table}").json()
            assert (state["version"], state["status"], state["host"]) == (version, "playing", True)
            assert move(client, table, "in-todays-form") > version
            log = client.get(f"/api/tables/{table}/log").json()
            assert len(log["events"]) > version
        for table in waiting:
            assert client.get(f"/api/tables/{table}").json()["host"]


def test_the_newest_form_is_among_them() -> None:
    """A developer who adds a migration must add its games, too: `python -m tools.kept_games`."""
    migrations = Path(migrating.__file__).parents[1] / "migrations" / "versions"
    newest = max(migrations.glob("r*.py")).stem.partition("_")[0]
    assert newest in {file.stem for file in FILES}
