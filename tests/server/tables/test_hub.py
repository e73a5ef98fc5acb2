import json

import pytest
from pydantic import TypeAdapter

from pipyard.server.tables import schemas
from pipyard.server.tables.hub import Hub, Watcher
from pipyard.server.tables.schemas import Accepted
from tests.server.fakes import FREE, GREEDY_BOT, HOST, ME, Room
from tests.server.told import state_of


async def test_messages_are_sent_in_order() -> None:
    watcher = Watcher(None)
    for version in range(3):
        watcher.tell(Accepted(request="r", version=version))
    sent = [await watcher.next() for _ in range(3)]
    assert sent == [f'{{"request":"r","version":{version}}}' for version in range(3)]


async def test_a_watcher_that_does_not_keep_up_is_let_go() -> None:
    watcher = Watcher(None)
    for version in range(1_000):
        watcher.tell(Accepted(request="r", version=version))
    sent = 0
    while await watcher.next() is not None:
        sent += 1
    assert 0 < sent < 1_000


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
    """They are put together from parts for speed, so what they hold is compared with the models."""
    message: TypeAdapter[object] = TypeAdapter(schemas.ServerMessage)
    hub = Hub(lambda: 1)
    table = await room.set_table(ME, GREEDY_BOT, game=game)
    watcher = hub.enter(table, guest)
    for _ in range(12):
        before, table = table, await room.act(table)
        hub.publish(table, before.version)
        hub.say(table.id, 0, "hello")
    text = await watcher.next()
    while text is not None:
        assert json.loads(text) == json.loads(message.dump_json(message.validate_json(text)))
        last = text
        if json.loads(text)["version"] == table.version:
            break
        text = await watcher.next()
    state = state_of(table, guest, hub.around(table)).model_dump(mode="json")
    told = json.loads(last)["data"]
    assert {key: state[key] for key in told if key in state} == {
        key: told[key] for key in told if key in state
    }
    assert set(state) - set(told) == {"log", "terms", "rules", "dice"}
