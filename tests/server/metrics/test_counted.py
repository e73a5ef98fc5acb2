"""What a server counts: moves, refusals, sockets, commits, bots; without any secrets."""

import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from pipyard.core.errors import PipyardError
from pipyard.server.app import _think_by, create_app
from pipyard.server.counting import Counts
from pipyard.server.database import Database
from pipyard.server.metrics.exposition import written
from pipyard.server.settings import Settings
from pipyard.server.tables.performer import Performer
from pipyard.server.tables.wishes import Act
from tests.server.fakes import HOST, ME, RANDOM_BOT, Room
from tests.server.test_api import AGAINST_BOT, act_on


@pytest.fixture
def app(tmp_path: Path, built: Path) -> FastAPI:
    return create_app(Settings(data=tmp_path / "data", client=built, rates=None))


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    with TestClient(app) as opened:
        yield opened


def text_of(app: FastAPI) -> str:
    return written(app.state.services.measured.metrics())


def read(app: FastAPI) -> dict[str, float]:
    """Parse metrics like Prometheus: every line is a name with labels and a number."""
    found = {}
    for line in text_of(app).splitlines():
        if not line.startswith("#"):
            parts = re.fullmatch(r'([a-z_]+(?:\{[a-z]+="[^"]*"\})?) ([0-9.e+-]+)', line)
            assert parts is not None, line
            found[parts[1]] = float(parts[2])
    return found


def test_a_server_that_did_nothing_has_counted_nothing(app: FastAPI, client: TestClient) -> None:
    assert client is not None
    metrics = read(app)
    zero = ["moves_stored_total", "events_stored_total", "move_seconds_count", "open_sockets"]
    zero += ["open_tables", "tables_in_memory", "table_bytes", "writes_waiting"]
    assert {name: metrics[f"pipyard_{name}"] for name in zero} == dict.fromkeys(zero, 0)
    pools = {f'pipyard_pool_tasks{{pool="{name}"}}' for name in ("loading", "reading", "thinking")}
    assert {name: metrics[name] for name in pools} == dict.fromkeys(pools, 0)
    assert metrics["process_cpu_seconds_total"] > 0
    assert 'pipyard_build_info{version="' in text_of(app)


def test_moves_sockets_refusals_and_bots_are_counted(app: FastAPI, client: TestClient) -> None:
    table = client.post("/api/tables", json=AGAINST_BOT).json()["table"]
    state = client.get(f"/api/tables/{table}").json()
    act = act_on(state)
    assert client.post(f"/api/tables/{table}/actions", json=act).status_code == 200
    assert client.get("/api/tables/nowhere").status_code == 404
    assert client.put("/api/me", content=b"{").status_code == 415
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.receive_json()
        socket.send_text("no message")
        while socket.receive_json()["type"] != "message_refused":
            pass
        metrics = read(app)
    assert metrics["pipyard_open_sockets"] == metrics["pipyard_open_tables"] == 1
    assert metrics["pipyard_moves_stored_total"] == metrics["pipyard_move_seconds_count"] == 1
    assert metrics["pipyard_events_stored_total"] > state["version"] > 0
    assert metrics["pipyard_tables_in_memory"] == 1
    assert 0 < metrics["pipyard_table_bytes"] < metrics["pipyard_table_bytes_limit"]
    assert metrics["pipyard_commit_seconds_count"] > 0
    for code in ("table/unknown", "request/not-json", "request/malformed"):
        assert metrics[f'pipyard_refusals_total{{code="{code}"}}'] == 1
    secrets = (table, client.cookies["pipyard_guest"], act["request"])
    assert [secret for secret in secrets if secret in text_of(app)] == []


def test_the_port_for_players_tells_nothing(client: TestClient) -> None:
    assert "pipyard_" not in client.get("/metrics").text
    assert "metrics" not in client.get("/api/openapi.json").text


async def test_a_move_takes_from_when_it_is_read_until_it_is_stored(room: Room) -> None:
    """The clock advances by one with each call: when the move is read, and when it is stored."""
    seconds = count(1)
    room.keeper.counts = Counts(now=lambda: float(next(seconds)))
    performer = Performer(room.keeper, room.service._bots, room.service._in_background)
    table = await room.set_table(ME, RANDOM_BOT)
    before = room.keeper.counts.events
    done = await performer.done(HOST, table.id, room.first_act(table))
    assert room.keeper.counts.moves.total == 1.0
    assert room.keeper.counts.moves.count == 1
    assert room.keeper.counts.events - before >= done.version - table.version > 0


async def test_what_is_refused_is_no_stored_move(room: Room) -> None:
    table = await room.set_table(ME, RANDOM_BOT)
    with pytest.raises(PipyardError):
        await room.service.carry_out(HOST, table.id, Act("request-1", 999, 0, None, (0,)))
    assert room.keeper.counts.moves.count == 0


async def test_commits_are_counted_and_nothing_waits_afterwards(database: Database) -> None:
    before = database.commits.count
    await database.write(lambda _connection: None)
    assert database.commits.count == before + 1
    assert database.waiting == 0


async def test_what_waits_to_be_written_is_counted(database: Database) -> None:
    waiting = []

    def job(_connection: object) -> None:
        waiting.append(database.waiting)

    await database.write(job)
    assert waiting == [1]


class Bots:
    """A game whose bots take as long as their name says, according to a fake clock."""

    quick = frozenset({"1"})

    def __init__(self) -> None:
        self.now = 0.0

    def choose(self, bot: str, *_given: object) -> str:
        self.now += float(bot)
        return f"the choice of {bot}"


async def test_bots_are_timed_while_they_think_and_not_while_they_wait() -> None:
    game: Any = Bots()
    counts = Counts(now=lambda: game.now)

    async def aside(work: Callable[..., Any], *given: Any) -> Any:
        game.now += 100
        return work(*given)

    think: Any = _think_by(aside, counts)
    assert await think(game, "1", None, 0, 0) == "the choice of 1"
    assert await think(game, "3", None, 0, 0) == "the choice of 3"
    assert (counts.thinking.count, counts.thinking.total) == (2, 4.0)
