from pipyard.server.tables.hub import Hub, Watcher
from pipyard.server.tables.schemas import Accepted
from tests.server.fakes import FREE, HOST, ME, Room


async def test_messages_are_sent_in_order() -> None:
    watcher = Watcher(None)
    for version in range(3):
        watcher.tell(Accepted(request="r", version=version))
    sent = [await watcher.next() for _ in range(3)]
    assert sent == [f'{{"request":"r","version":{version}}}' for version in range(3)]


async def test_a_watcher_that_does_not_keep_up_is_let_go() -> None:
    watcher = Watcher(None)
    for version in range(100):
        watcher.tell(Accepted(request="r", version=version))
    sent = 0
    while await watcher.next() is not None:
        sent += 1
    assert 0 < sent < 100


async def test_an_empty_room_is_forgotten(room: Room) -> None:
    table = await room.set_table(ME, FREE)
    hub = Hub(lambda: 1)
    first, second = hub.enter(table, HOST.id), hub.enter(table, HOST.id)
    hub.leave(table, first)
    assert hub.present(table.id) == {HOST.id}
    hub.leave(table, second)
    assert hub.present(table.id) == set()
    assert not hub._watchers
