"""What servers tell each other: who is where, and what happens when one goes silent."""

import asyncio
import json
from typing import Any

from pipyard.server.tables import elsewhere as telling
from pipyard.server.tables.elsewhere import Elsewhere
from pipyard.server.tables.phrases import Phrase


class Wire:
    """Carries each server's messages to all servers, with a fake clock."""

    def __init__(self) -> None:
        self.now = 1_000
        self.servers: list[Elsewhere] = []
        self.words: list[dict[str, Any]] = []
        self.cut_off: str | None = None

    def server(self, name: str) -> Elsewhere:
        server = Elsewhere(name, self._carry, lambda: self.now)
        self.servers.append(server)
        return server

    async def _carry(self, text: str) -> None:
        word = json.loads(text)
        if word["server"] == self.cut_off:
            return
        self.words.append(word)
        for server in self.servers:
            server.hear(text)


class Seen:
    def __init__(self) -> None:
        self.tables: list[str] = []
        self.said: list[tuple[str, int, Phrase]] = []

    def look_around(self, table_id: str) -> None:
        self.tables.append(table_id)

    def overhear(self, table_id: str, seat: int, phrase: Phrase) -> None:
        self.said.append((table_id, seat, phrase))


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def signs_of_life(wire: Wire, number: int, server: str = "a") -> None:
    """Wait for this many more signs of life from a server; each time it also checks others."""
    sign = {"server": server, "type": "alive"}
    wanted = wire.words.count(sign) + number
    while wire.words.count(sign) < wanted:
        await asyncio.sleep(0)


async def ended(task: "asyncio.Task[None]") -> None:
    task.cancel()
    await asyncio.wait([task])


async def test_each_knows_who_is_at_the_others(monkeypatch: Any) -> None:
    monkeypatch.setattr(telling, "_ALIVE_EVERY_SECONDS", 0.01)
    wire, seen = Wire(), [Seen(), Seen(), Seen()]
    first, second = wire.server("a"), wire.server("b")
    running = [asyncio.create_task(first.run(seen[0])), asyncio.create_task(second.run(seen[1]))]
    first.tell_here("table", {"kim"}, 2)
    first.tell_here("table", {"kim"}, 2)
    await settle()
    assert (second.players("table"), second.watching("table")) == ({"kim"}, 2)
    assert (first.players("table"), first.watching("table")) == (set(), 0)
    assert seen[1].tables == ["table"]
    first.tell_said("table", 1, "wow")
    first.tell_rematch("other")
    await settle()
    assert seen[1].said == [("table", 1, "wow")]
    assert seen[0].said == []
    assert seen[1].tables == ["table", "other"]

    late = wire.server("c")
    running.append(asyncio.create_task(late.run(seen[2])))
    await settle()
    assert late.players("table") == {"kim"}

    first.tell_here("table", set(), 0)
    await settle()
    assert second.players("table") == late.players("table") == set()

    second.tell_here("table", {"lou"}, 0)
    await settle()
    await ended(running.pop(1))
    assert first.players("table") == set()
    assert wire.words[-1] == {"server": "b", "type": "ends"}
    for task in running:
        await ended(task)


async def test_a_server_that_is_heard_no_more_is_forgotten(monkeypatch: Any) -> None:
    monkeypatch.setattr(telling, "_ALIVE_EVERY_SECONDS", 0.01)
    wire, seen = Wire(), Seen()
    server = wire.server("a")
    running = asyncio.create_task(server.run(seen))
    await settle()
    killed = {"server": "b", "type": "here", "table": "table", "players": ["lou"]}
    server.hear(json.dumps(killed))
    assert server.players("table") == {"lou"}
    wire.now += 30_000
    await signs_of_life(wire, 2)
    assert server.players("table") == {"lou"}
    wire.now += 30_000
    await signs_of_life(wire, 2)
    assert server.players("table") == set()
    assert seen.tables == ["table", "table"]
    await ended(running)


async def test_a_server_that_was_cut_off_is_asked_for_its_tables(monkeypatch: Any) -> None:
    monkeypatch.setattr(telling, "_ALIVE_EVERY_SECONDS", 0.01)
    wire, seen = Wire(), Seen()
    server, other = wire.server("a"), wire.server("b")
    running = [asyncio.create_task(each.run(seen)) for each in (server, other)]
    other.tell_here("table", {"lou"}, 0)
    await settle()
    assert server.players("table") == {"lou"}
    wire.cut_off = "b"
    wire.now += 40_000
    await signs_of_life(wire, 2)
    assert server.players("table") == set()
    # It is back, and nobody came or went there meanwhile.
    wire.cut_off = None
    await signs_of_life(wire, 1, "b")
    await settle()
    assert server.players("table") == {"lou"}
    for task in running:
        await ended(task)


async def test_what_is_no_word_is_not_heard(caplog: Any) -> None:
    async def broken(_text: str) -> None:
        raise OSError("no connection")

    server, seen = Elsewhere("a", broken, lambda: 0), Seen()
    running = asyncio.create_task(server.run(seen))
    await settle()
    for text in ("", "[]", '{"server": "b"}', '{"server": "b", "type": "shout"}'):
        server.hear(text)
    assert seen.tables == []
    assert "could not be told who is here" in caplog.text
    await ended(running)
