"""Renaming or deleting a guest affects only the guest's own tables."""

from collections.abc import Sequence

import pytest

from pipyard.server.guests.service import Guest
from pipyard.server.tables.storage import StoredTable
from pipyard.server.tables.table import Table
from pipyard.server.tables.turns import Turn
from pipyard.server.tables.wishes import TableWish
from tests.server.fakes import FREE, FRIEND, GREEDY_BOT, HOST, ME, Room


class Loads:
    """Records the tables that are read from storage, by name."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.names: list[str] = []
        usual = room.storage.load

        async def load(table: str) -> StoredTable | None:
            self.names.append(table)
            return await usual(table)

        monkeypatch.setattr(room.storage, "load", load)


async def tables_of(room: Room, guest: Guest, count: int) -> Sequence[Table]:
    wish = TableWish("spots", (ME, GREEDY_BOT))
    tables = [await room.service.set_table(guest, wish) for _ in range(count)]
    return [await room.service.settled(table.id) for table in tables]


async def test_who_is_deleted_leaves_others_tables_in_memory(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = await tables_of(room, HOST, 3)
    (own,) = await tables_of(room, FRIEND, 1)
    assert set(room.keeper.known()) == {own.id, *(table.id for table in others)}
    loads = Loads(room, monkeypatch)
    await room.service.forget(FRIEND.id)
    assert set(room.keeper.known()) == {table.id for table in others}
    for table in (*others, own):
        await room.service.find(table.id)
    assert loads.names == [own.id]


async def test_the_seats_of_who_is_deleted_are_nobodys_everywhere(room: Room) -> None:
    table = await room.set_table(ME, FREE)
    await room.service.take_seat(FRIEND, table.id, 1)
    await room.service.forget(FRIEND.id)
    table = await room.service.find(table.id)
    assert [seat.guest for seat in table.seats] == [HOST.id, None]


async def test_a_new_name_is_shown_at_ones_own_tables_alone(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tables_of(room, HOST, 3)
    (own,) = await tables_of(room, FRIEND, 1)
    locked: list[str] = []
    usual = room.keeper.lock

    def lock(table_id: str) -> Turn:
        locked.append(table_id)
        return usual(table_id)

    monkeypatch.setattr(room.keeper, "lock", lock)
    loads = Loads(room, monkeypatch)
    room.bus.published.clear()
    await room.service.rename(Guest(FRIEND.id, "Louise"))
    assert [table.id for table, _ in room.bus.published] == [own.id]
    assert [seat.name for seat in room.bus.published[0][0].seats] == ["Louise", ""]
    assert (locked, loads.names) == ([own.id], [])
