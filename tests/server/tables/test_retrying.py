"""While storage is down: nothing is lost, and everything continues automatically afterwards."""

import asyncio
import json
from collections.abc import Callable

import pytest

from pipyard.server.errors import Refused
from pipyard.server.tables.elsewhere import Elsewhere
from pipyard.server.tables.hub import Hub
from pipyard.server.tables.retrying import until_done
from pipyard.server.tables.table import Table
from tests.server.fakes import FREE, FRIEND, GREEDY_BOT, HOST, ME, Room
from tests.server.tables.test_elsewhere import Seen, ended


async def until(holds: Callable[[], object]) -> None:
    while not holds():
        await asyncio.sleep(0)


async def with_friend(room: Room) -> Table:
    table = await room.set_table(ME, FREE)
    return await room.service.take_seat(FRIEND, table.id, 1)


async def test_each_pause_is_longer_up_to_a_limit_and_a_refusal_is_final() -> None:
    failures: list[Exception] = [OSError("away")] * 7
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def work() -> str:
        if failures:
            raise failures.pop()
        return "done"

    assert await until_done(work, pause, "It failed.") == "done"
    assert pauses == [0.25, 0.5, 1, 2, 4, 8, 8]
    failures.append(Refused("table/unknown", "No table."))
    with pytest.raises(Refused):
        await until_done(work, pause, "It failed.")
    assert len(pauses) == 7


async def test_a_table_that_cannot_be_read_again_is_not_forgotten(room: Room) -> None:
    table = await with_friend(room)
    room.storage.away = True
    with pytest.raises(OSError, match="nothing answers"):
        await room.keeper.reload(table)
    assert room.keeper.get(table.id) is table


async def test_what_was_missed_is_read_when_storage_is_back(room: Room) -> None:
    """The players of a table are on two servers; one cannot read what the other has stored."""
    table = await with_friend(room)
    other = room.restarted()
    moved = await other.act(await other.service.find(table.id))
    room.bus.published.clear()
    room.storage.away = True
    room.service.hear(table.id, moved.version)
    await until(lambda: len(room.pauses) == 3)
    assert room.bus.published == []
    room.storage.away = False
    await until(lambda: room.bus.published)
    ((told, since),) = room.bus.published
    assert (told.version, since) == (moved.version, table.version)


async def test_a_table_that_is_watched_and_not_in_memory_is_looked_at_again(room: Room) -> None:
    table = await with_friend(room)
    room.bus.open = {table.id}
    for _ in range(5):
        await room.set_table(ME, FREE)
    assert room.keeper.get(table.id) is None
    room.bus.published.clear()
    room.service.look_again()
    await until(lambda: table.id in {told.id for told, _since in room.bus.published})


async def test_a_bot_goes_on_by_itself_when_its_move_can_be_stored(room: Room) -> None:
    storage = room.storage
    table = await room.set_table(ME, GREEDY_BOT)
    while True:
        act = room.first_act(table)
        await room.service.act(HOST, table.id, act)
        table = await room.service.find(table.id)
        if table.to_act == (1,):
            break
        table = await room.service.settled(table.id)
    room.pauses.clear()
    storage.away = True
    await until(lambda: len(room.pauses) == 3)
    storage.away = False
    await until(lambda: len(storage.tables[table.id].events) > table.version)
    assert (await room.service.settled(table.id)).to_act == (0,)


async def test_who_leaves_while_storage_is_away_is_gone(room: Room) -> None:
    table = await with_friend(room)
    hub = Hub(lambda: room.now)
    leaving, staying = hub.enter(table, FRIEND.id), hub.enter(table, HOST.id)
    # Who comes and goes is announced once a second.
    room.now += 1_000
    room.keeper.forget(table.id)
    room.storage.away = True
    hub.leave(table.id, leaving)
    room.service.when_found(table.id, lambda now: hub.tell_left(now, leaving))
    assert hub.present(table.id) == {HOST.id}
    await until(lambda: room.pauses)
    room.storage.away = False
    for expected in ([True, True], [True, False]):
        message = json.loads(await staying.next() or "")
        assert [seat["present"] for seat in message["data"]["seats"]] == expected


class DeafWire:
    """Carries messages between servers while it works; deaf servers receive nothing."""

    def __init__(self) -> None:
        self.servers: dict[str, Elsewhere] = {}
        self.deaf: set[str] = set()
        self.broken = False
        self.tries = 0
        self.now = 0

    def server(self, name: str) -> Elsewhere:
        self.servers[name] = Elsewhere(name, self._carry, lambda: self.now, self._pause)
        return self.servers[name]

    async def _carry(self, text: str) -> None:
        self.tries += 1
        if self.broken:
            raise OSError("nothing answers")
        for name, server in self.servers.items():
            if name not in self.deaf:
                server.hear(text)

    async def _pause(self, _seconds: float) -> None:
        await asyncio.sleep(0)


async def test_what_could_not_be_told_is_told_later_but_phrases_are_not() -> None:
    wire, seen = DeafWire(), [Seen(), Seen()]
    first, second = wire.server("a"), wire.server("b")
    running = [asyncio.create_task(first.run(seen[0])), asyncio.create_task(second.run(seen[1]))]
    first.tell_here("table", {"kim"}, 0)
    await until(lambda: second.players("table"))
    wire.broken = True
    tries = wire.tries
    first.tell_said("table", 0, "hurry")
    first.tell_here("table", set(), 0)
    first.tell_said("table", 0, "bye")
    await until(lambda: wire.tries > tries + 3)
    wire.now, wire.broken = 5_000, False
    await until(lambda: not second.players("table"))
    first.tell_rematch("table")
    await until(lambda: len(seen[1].tables) == 3)
    first.tell_said("table", 0, "again")
    await until(lambda: seen[1].said)
    assert seen[1].said == [("table", 0, "again")]
    for task in running:
        await ended(task)


async def test_who_left_unheard_is_gone_once_all_was_told_again() -> None:
    wire, seen = DeafWire(), [Seen(), Seen()]
    first, second = wire.server("a"), wire.server("b")
    running = [asyncio.create_task(first.run(seen[0])), asyncio.create_task(second.run(seen[1]))]
    for table in ("left", "kept"):
        first.tell_here(table, {"kim"}, 0)
    await until(lambda: second.players("left") and second.players("kept"))
    wire.deaf = {"b"}
    first.tell_here("left", set(), 0)
    first.tell_here("heard", {"lou"}, 0)
    await until(first._waiting.empty)
    wire.deaf = set()
    assert second.players("left") == {"kim"}
    second.ask()
    await until(lambda: not second.players("left"))
    assert (second.players("kept"), second.players("heard")) == ({"kim"}, {"lou"})
    for task in running:
        await ended(task)


async def test_a_request_id_is_carried_out_once_whatever_version_it_names(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    act = room.first_act(table)
    led_to = await room.service.act(HOST, table.id, act)
    for again in (room, room.restarted()):
        now = await again.service.settled(table.id)
        repeated = room.first_act(now, request=act.request)
        assert await again.service.act(HOST, table.id, repeated) == led_to
        assert (await again.service.settled(table.id)).version == now.version


async def test_a_table_that_could_not_be_stored_leaves_nothing_in_memory(room: Room) -> None:
    for _ in range(3):
        room.storage.fault = OSError("the disk is full")
        with pytest.raises(OSError, match="full"):
            await room.set_table(ME, FREE)
    assert room.keeper.known() == []
    assert room.keeper._listed == {}


async def test_what_lists_did_not_hear_of_for_a_failure_they_hear_with_the_next(
    room: Room,
) -> None:
    table = await with_friend(room)
    act = room.first_act(table)
    room.now += 120_000
    room.storage.fault = OSError("the disk is full")
    with pytest.raises(OSError, match="full"):
        await room.service.act(HOST, table.id, act)
    assert room.keeper._listed == {}
    await room.service.act(HOST, table.id, act)
    assert room.storage.progress[-1].listed
