"""Two servers on one PostgreSQL, as processes: players of one table use different ones."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection

from pipyard.server.logs.reading import checked_log
from pipyard.server.logs.verifying import verify
from tests.server.patience import PATIENCE
from tools.event_players import Follower
from tools.players import COOKIE, Json, Player, choose_sensibly, end, open_socket
from tools.postgres import PostgresServer
from tools.serving import ServerProcess

_ME, _FRIEND, _BOT = {"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "greedy"}


Pair: TypeAlias = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def servers(
    postgres_server: PostgresServer, migrated: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Pair]:
    """Run two servers on one database; the last test can stop one of them."""
    database = postgres_server.create("two_servers", template=migrated)
    first, second = (
        ServerProcess(
            tmp_path_factory.mktemp(name), "--no-rates", "--database", database, seed=name
        )
        for name in ("first", "second")
    )
    with ThreadPoolExecutor() as both:
        list(both.map(ServerProcess.start, (first, second)))
    yield first, second
    first.stop()
    second.stop()
    postgres_server.drop("two_servers")


@asynccontextmanager
async def guest_at(server: ServerProcess, name: str) -> AsyncIterator[httpx2.AsyncClient]:
    async with httpx2.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
        assert (await http.put("/api/me", json={"name": name})).status_code == 200
        yield http


class Page:
    """A page with a table open: records every version it received."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._follower = Follower()
        self.seen: list[int] = []

    @property
    def state(self) -> Json:
        """The latest known state of the table."""
        seen = self._follower
        return {**seen.told, **seen.surroundings, "seats": seen.seats, "status": seen.status}

    @property
    def legal(self) -> dict[int, list[int]]:
        """The legal actions of the page's guest."""
        return self._follower.legal()

    async def until(self, holds: Any) -> Json:
        """Follow the table until a message fulfills a condition, and return that message."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: Json = json.loads(await self._socket.recv())
                self._follower.hear(message)
                if message["type"] in ("table_opened", "happened"):
                    self.seen.append(message["version"])
                if holds(message):
                    return message

    async def send(self, kind: str, **data: Any) -> None:
        message = {"type": kind, "version": self._follower.version, "data": data}
        await self._socket.send(json.dumps(message))


@asynccontextmanager
async def page_of(http: httpx2.AsyncClient, table: str) -> AsyncIterator[Page]:
    address = str(http.base_url).rstrip("/").replace("http", "ws", 1)
    headers = {"Cookie": f"{COOKIE}={http.cookies[COOKIE]}"}
    async with open_socket(f"{address}/ws/tables/{table}", headers) as socket:
        page = Page(socket)
        await page.until(lambda message: message["type"] == "table_opened")
        yield page


def present(*expected: bool) -> Any:
    """Return a condition: a message shows these seats as present."""

    def holds(message: Json) -> bool:
        seats = message["data"].get("seats", [])
        return [seat["present"] for seat in seats] == list(expected)

    return holds


async def set_for_two(host: httpx2.AsyncClient, friend: httpx2.AsyncClient, **wanted: Any) -> str:
    """Create a table on one server and take a seat at it through the other."""
    seats = wanted.pop("seats", [_ME, _FRIEND])
    answer = await host.post("/api/tables", json={"game": "spots", "seats": seats, **wanted})
    table = str(answer.json()["table"])
    free = seats.index(_FRIEND)
    taken = await friend.post(f"/api/tables/{table}/seats/{free}", json={"name": "Lou"})
    assert taken.json()["status"] == "playing"
    return table


async def log_at(http: httpx2.AsyncClient, table: str) -> Json:
    log: Json = (await http.get(f"/api/tables/{table}/log")).json()
    return log


async def test_a_whole_game_across_servers(
    servers: Pair,
) -> None:
    async with guest_at(servers[0], "Kim") as host, guest_at(servers[1], "Lou") as friend:
        table = await set_for_two(host, friend, seats=[_ME, _FRIEND, _BOT])
        async with page_of(host, table) as watching:
            players = [
                Player(
                    server.address, table, http.cookies[COOKIE], random.Random(n), choose_sensibly
                )
                for n, (server, http) in enumerate(zip(servers, (host, friend), strict=True))
            ]
            tasks = [asyncio.create_task(player.play()) for player in players]
            try:
                await watching.until(lambda _message: watching.state["status"] == "over")
                await asyncio.gather(*tasks)
            finally:
                await end(tasks)
        logs = [await log_at(http, table) for http in (host, friend)]
    assert logs[0] == logs[1]
    assert verify(checked_log(logs[0])).dice == "kept"
    assert watching.seen == sorted(watching.seen)
    assert watching.seen[-1] == len(logs[0]["events"])
    for player in players:
        assert player.told
        assert set(player.refused) <= {"move/stale"}


async def test_who_is_on_another_server_is_present(
    servers: Pair,
) -> None:
    async with guest_at(servers[0], "Kim") as host, guest_at(servers[1], "Lou") as friend:
        table = await set_for_two(host, friend)
        async with page_of(host, table) as mine:
            async with page_of(friend, table) as theirs:
                await mine.until(present(True, True))
                if not present(True, True)({"data": theirs.state}):
                    await theirs.until(present(True, True))
                removed = await host.delete(f"/api/tables/{table}/seats/1")
                assert removed.json()["code"] == "seat/present"
                await theirs.send("say", seat=1, phrase="good-luck")
                said = await mine.until(lambda message: message["type"] == "phrase_said")
                assert said["data"] == {"seat": 1, "phrase": "good-luck"}
            await mine.until(present(True, False))
            removed = await host.delete(f"/api/tables/{table}/seats/1")
            assert removed.json()["seats"][1]["bot"] == "greedy"


async def test_spectators_of_other_servers_are_counted_and_rematches_told(
    servers: Pair,
) -> None:
    async with (
        guest_at(servers[0], "Kim") as host,
        guest_at(servers[1], "Lou") as friend,
        guest_at(servers[1], "Bo") as third,
    ):
        table = await set_for_two(host, friend)
        async with page_of(host, table) as mine, page_of(third, table) as theirs:
            await mine.until(lambda _message: mine.state["watching"] == 1)
            assert theirs.legal == {}
            await host.delete(f"/api/tables/{table}")
            await theirs.until(lambda _message: theirs.state["status"] == "closed")
            again = (await host.post(f"/api/tables/{table}/rematch", json={})).json()["table"]
            await theirs.until(lambda _message: theirs.state["rematch"] == again)
            second = await friend.post(f"/api/tables/{table}/rematch", json={})
            assert second.json()["table"] == again


async def test_versions_decide_races_between_servers(
    servers: Pair,
) -> None:
    async with guest_at(servers[0], "Kim") as host, guest_at(servers[1], "Lou") as friend:
        table = await set_for_two(host, friend, seats=[_FRIEND, _ME, _BOT])
        address = f"/api/tables/{table}/actions"
        other = httpx2.AsyncClient(base_url=servers[1].address, timeout=PATIENCE)
        other.cookies.set(COOKIE, host.cookies[COOKIE])
        async with other:
            for number in range(8):
                state = await _own_turn(host, friend, table)
                act = {"version": state["version"], "seat": 1, "action": state["legal"]["1"][0]}
                answers = await asyncio.gather(
                    host.post(address, json={**act, "request": f"first-{number:04}"}),
                    other.post(address, json={**act, "request": f"second-{number:04}"}),
                )
                codes = sorted(answer.json().get("code", "accepted") for answer in answers)
                assert codes == ["accepted", "move/stale"]
                state = await _own_turn(host, friend, table)
                act = {"version": state["version"], "seat": 1, "action": state["legal"]["1"][0]}
                same = {**act, "request": f"same-{number:04}"}
                answers = await asyncio.gather(
                    host.post(address, json=same), other.post(address, json=same)
                )
                assert answers[0].json() == answers[1].json()
        await host.delete(f"/api/tables/{table}")
        log = checked_log(await log_at(friend, table))
    assert verify(log).dice == "kept"


async def _own_turn(host: httpx2.AsyncClient, friend: httpx2.AsyncClient, table: str) -> Json:
    """Let the friend and the bot play until the host has to act."""
    while True:
        state: Json = (await host.get(f"/api/tables/{table}")).json()
        if state["legal"]:
            return state
        theirs = (await friend.get(f"/api/tables/{table}")).json()
        if theirs["legal"]:
            act = {"version": theirs["version"], "seat": 0, "action": theirs["legal"]["0"][0]}
            request = f"friend-{theirs['version']:06}"
            await friend.post(f"/api/tables/{table}/actions", json={**act, "request": request})
        await asyncio.sleep(0.02)


async def test_when_the_database_was_away_both_go_on_and_nobody_is_a_ghost(
    servers: Pair, postgres_server: PostgresServer
) -> None:
    async with guest_at(servers[0], "Kim") as host, guest_at(servers[1], "Lou") as friend:
        table = await set_for_two(host, friend)
        players = [
            Player(
                server.address,
                table,
                http.cookies[COOKIE],
                random.Random(n),
                choose_sensibly,
                patience=0.02,
            )
            for n, (server, http) in enumerate(zip(servers, (host, friend), strict=True))
        ]
        async with page_of(host, table) as mine:
            async with asyncio.timeout(PATIENCE):
                leaving = [
                    asyncio.create_task(Player(each.address, table, "", random.Random(0)).play())
                    for each in servers
                ]
                tasks = [asyncio.create_task(player.play()) for player in players]
                try:
                    await mine.until(lambda _message: mine.state["watching"] == 2)
                    with postgres_server.away():
                        for http in (host, friend):
                            # A table that is not in memory has to be loaded.
                            assert (await http.get("/api/tables/elsewhere")).is_server_error
                        await end(leaving)
                    before = [len(player.told) for player in players]
                    for player, moves in zip(players, before, strict=True):
                        while len(player.told) < moves + 3 and not player.over.is_set():
                            await asyncio.sleep(0.01)
                    await mine.until(lambda _message: mine.state["watching"] == 0)
                finally:
                    await end([*tasks, *leaving])


async def test_when_one_server_is_killed_the_other_goes_on(servers: Pair) -> None:
    async with guest_at(servers[0], "Kim") as host, guest_at(servers[1], "Lou") as friend:
        table = await set_for_two(host, friend, seats=[_ME, _FRIEND, _BOT])
        key = host.cookies[COOKIE]
        here = Player(servers[1].address, table, friend.cookies[COOKIE], random.Random(1))
        there = Player(servers[0].address, table, key, random.Random(2))
        for player in (here, there):
            player.choose = choose_sensibly
        tasks = [asyncio.create_task(player.play()) for player in (here, there)]
        try:
            async with asyncio.timeout(PATIENCE):
                while len(here.told) < 5 or len(there.told) < 5:
                    await asyncio.sleep(0.02)
                await asyncio.to_thread(servers[0].kill)
                there.address = servers[1].address
                await asyncio.gather(*tasks)
        finally:
            await end(tasks)
        log = checked_log(await log_at(friend, table))
    assert verify(log).dice == "kept"
