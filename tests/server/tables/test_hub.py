import json
from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter

from pipyard.server.tables import schemas
from pipyard.server.tables.hub import Hub, Told, Watcher
from pipyard.server.tables.schemas import Accepted
from pipyard.server.tables.states import state_json
from pipyard.server.tables.table import Table
from tests.server.fakes import FREE, GREEDY_BOT, HOST, ME, Room
from tests.server.told import state_of


async def test_messages_are_sent_in_order() -> None:
    watcher = Watcher(None)
    for version in range(3):
        watcher.tell(Accepted(request="r", version=version))
    sent = [await watcher.next() for _ in range(3)]
    assert sent == [f'{{"request":"r","version":{version}}}' for version in range(3)]


async def test_a_watcher_that_does_not_keep_up_is_let_go() -> None:
    text = "x" * 1_000
    watcher = Watcher(None, most_bytes=3 * len(text))
    for _ in range(3):
        watcher.take(Told(text.encode()))
    assert await watcher.next() == text
    watcher.take(Told(text.encode()))
    watcher.take(Told(b"one too many"))
    watcher.take(Told(b"too late"))
    assert await watcher.next() is None


async def test_one_message_may_be_larger_than_all_that_may_wait() -> None:
    watcher = Watcher(None, most_bytes=10)
    watcher.take(Told(b"a whole table"))
    assert await watcher.next() == "a whole table"
    watcher.take(Told(b"another"))
    assert await watcher.next() == "another"


async def test_a_whole_table_is_told_once_however_often_it_is_asked_for(room: Room) -> None:
    table = await room.set_table(ME, FREE)
    hub = Hub(lambda: 1)
    watcher = hub.enter(table, HOST.id)
    for _ in range(300):
        hub.tell_whole(table, watcher)
    assert kind_of(await watcher.next()) == "table_opened"
    # It is being sent until the next message is requested.
    hub.tell_whole(table, watcher)
    hub.say(table.id, 0, "hello")
    assert kind_of(await watcher.next()) == "phrase_said"
    hub.tell_whole(table, watcher)
    hub.say(table.id, 0, "bye")
    assert [kind_of(await watcher.next()) for _ in range(2)] == ["table_opened", "phrase_said"]


async def test_who_comes_and_goes_is_told_once_a_second(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    now = 5_000
    hub = Hub(lambda: now)
    host = hub.enter(table, HOST.id)
    assert kind_of(await host.next()) == "table_opened"
    now = 7_000
    for _ in range(1_000):
        leave(hub, table, hub.enter(table, None))
    stays = hub.enter(table, None)
    hub.tell_presence()
    now = 7_999
    hub.tell_presence()
    hub.say(table.id, 0, "hello")
    assert watching_in(await host.next()) == 1
    assert kind_of(await host.next()) == "phrase_said"
    now = 8_000
    hub.tell_presence()
    assert watching_in(await host.next()) == 1
    leave(hub, table, stays)
    now = 9_000
    hub.tell_presence()
    hub.tell_presence()
    hub.say(table.id, 0, "bye")
    assert watching_in(await host.next()) == 0
    assert kind_of(await host.next()) == "phrase_said"


async def test_a_move_tells_who_is_there_too(room: Room) -> None:
    table = await room.set_table(ME, GREEDY_BOT)
    now = 5_000
    hub = Hub(lambda: now)
    host = hub.enter(table, HOST.id)
    for _ in range(3):
        hub.enter(table, None)
    hub.publish(table, table.version)
    now = 9_000
    hub.tell_presence()
    hub.say(table.id, 0, "bye")
    assert kind_of(await host.next()) == "table_opened"
    assert [watching_in(await host.next()) for _ in range(2)] == [1, 3]
    assert kind_of(await host.next()) == "phrase_said"


async def test_what_may_be_done_is_worked_out_once_for_each_version(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.set_table(ME, replace(ME, name="Lou"), game="spotted")
    asked: list[int] = []
    legal = type(table.game).legal

    def counting(game: Any, position: Any, seat: int) -> Any:
        asked.append(seat)
        return legal(game, position, seat)

    monkeypatch.setattr(type(table.game), "legal", counting)
    around = Hub(lambda: 1).around(table)
    texts = {state_json(table, HOST.id, around) for _ in range(60)}
    state_of(table, HOST.id, around)
    assert len(texts) == 1
    assert asked == list(table.to_act)
    following = await room.act(table)
    asked.clear()
    assert json.loads(state_json(following, HOST.id, around))["version"] == following.version
    assert asked == list(following.to_act)


def leave(hub: Hub, table: Table, watcher: Watcher) -> None:
    hub.leave(table.id, watcher)
    hub.tell_left(table, watcher)


def kind_of(text: str | None) -> str:
    return str(json.loads(text or "")["type"])


def watching_in(text: str | None) -> int:
    message = json.loads(text or "")
    assert message["type"] == "surroundings"
    return int(message["data"]["watching"])


async def test_whoever_opens_a_table_that_waits_is_invited_and_no_spectator(room: Room) -> None:
    hub = Hub(lambda: 1)
    waiting = await room.set_table(ME, FREE)
    hub.enter(waiting, None)
    assert hub.around(waiting).watching == 0
    playing = await room.set_table(ME, GREEDY_BOT)
    hub.enter(playing, None)
    assert hub.around(playing).watching == 1


async def test_an_empty_room_is_forgotten(room: Room) -> None:
    table = await room.set_table(ME, FREE)
    hub = Hub(lambda: 1)
    first, second = hub.enter(table, HOST.id), hub.enter(table, HOST.id)
    hub.leave(table.id, first)
    hub.tell_left(table, first)
    assert hub.present(table.id) == {HOST.id}
    hub.leave(table.id, second)
    hub.tell_left(table, second)
    assert hub.present(table.id) == set()
    assert not hub._watchers


@pytest.mark.parametrize("game", ["spots", "spotted"])
@pytest.mark.parametrize("guest", [HOST.id, None])
async def test_messages_are_written_as_their_schemas_say(
    room: Room, game: str, guest: str | None
) -> None:
    """They are built from parts for speed, so their content is compared with the models."""
    message: TypeAdapter[object] = TypeAdapter(schemas.TableMessage)
    hub = Hub(lambda: 1)
    table = await room.set_table(ME, GREEDY_BOT, game=game)
    watcher = hub.enter(table, guest)
    for _ in range(12):
        before, table = table, await room.act(table)
        hub.publish(table, before.version)
        hub.say(table.id, 0, "hello")
    version = 0
    while version < table.version:
        text = await watcher.next()
        assert text is not None
        assert json.loads(text) == json.loads(message.dump_json(message.validate_json(text)))
        version = max(version, json.loads(text)["version"])
