"""`python -m tools.kept_games`: save a few games as this version stores them, for later versions.

Run it with each release and keep the file: `tests/server/storage/test_kept_games.py` migrates every
one of them and plays on. It is written as SQL, named after the version of the tables.
"""

import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from pipyard.server.app import create_app
from pipyard.server.middleware import COOKIE
from pipyard.server.settings import Settings
from tools.console import ROOT, say

KEPT = ROOT / "tests" / "server" / "storage" / "data"
WHOSE = "-- The key of the guest whose games these are: "
_TABLES: tuple[dict[str, Any], ...] = (
    {"game": "spots", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]},
    {"game": "spotted", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]},
    {"game": "spots", "seats": [{"kind": "me"}, {"kind": "person"}]},
)
_MOVES = 12


def move(client: TestClient, table: str, request: str) -> int:
    """Do the first legal action at a table; return the resulting version."""
    state = client.get(f"/api/tables/{table}").json()
    seat, actions = next((seat, legal) for seat, legal in state["legal"].items() if legal)
    act = {"request": request, "version": state["version"], "seat": int(seat)}
    done = client.post(f"/api/tables/{table}/actions", json={**act, "action": actions[0]})
    assert done.is_success, done.text
    return int(done.json()["version"])


def write(file: Path | None = None) -> Path:
    """Play a few moves at a few tables and write the database; return its file."""
    chance = random.Random(1)

    def below(bound: int) -> int:
        return chance.randrange(bound)

    def token(size: int) -> str:
        return chance.randbytes(size).hex()[:22]

    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            data=Path(folder),
            below=below,
            seeds=chance.randbytes,
            table_ids=token,
            tokens=token,
            clock=lambda: 1_795_000_000_000,
            rates=None,
        )
        with TestClient(create_app(settings)) as client:
            client.put("/api/me", json={"name": "Kim"})
            for wanted in _TABLES:
                table = client.post("/api/tables", json=wanted).json()["table"]
                playing = all(seat["kind"] != "person" for seat in wanted["seats"])
                for number in range(_MOVES if playing else 0):
                    move(client, table, f"request-{number}")
            key = client.cookies[COOKIE]
        with closing(sqlite3.connect(Path(folder) / "pipyard.sqlite3")) as kept:
            (form,) = kept.execute("SELECT version_num FROM alembic_version").fetchone()
            lines = [f"{WHOSE}{key}", *kept.iterdump()]
    file = file or KEPT / f"{form}.sql"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def main() -> int:
    """Write the file for the current version of the tables."""
    say(f"Kept in {write()}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
