"""What a server's owner sees and does, while a server has the same tables in memory."""

import asyncio
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa

from pipyard.core.errors import PipyardError
from pipyard.server import model
from pipyard.server.admin.kept import KeptSeat, TableFilter
from pipyard.server.admin.service import Admin, AdminRefused, administering
from pipyard.server.app import create_services
from pipyard.server.database import Database
from pipyard.server.database.postgres import PostgresDatabase
from pipyard.server.guests.service import Guest
from pipyard.server.services import Services
from pipyard.server.settings import Settings
from pipyard.server.tables.storage import Progress, Report, StoredEvent, StoredTable
from pipyard.server.tables.table import Seat, Status, Table, Terms
from pipyard.server.tables.wishes import Act, SeatWish, TableWish
from tests.server.fakes import FREE, FRIEND, HOST, ME

NOW = 100_000_000
CLOSED = StoredEvent({"type": "closed", "why": "é"})
TABLE = StoredTable(
    id="table",
    game="spots",
    host=None,
    config={},
    terms=Terms(),
    rules_version=1,
    content_hash="",
    pack=None,
    seats=[Seat(bot="greedy"), Seat()],
)


class Place:
    """A database with a server that uses it, and its owner."""

    def __init__(self, database: Database, folder: Path) -> None:
        self.database = database
        self.now = NOW
        numbers = count()
        settings = Settings(
            data=folder,
            below=lambda _bound: 0,
            seeds=bytes,
            table_ids=lambda _size: f"-table-{next(numbers)}",
            clock=self.time,
        )
        self.server: Services = create_services(settings, database)
        self.admin = Admin(database, self.time)
        self.guests = self.server.guests._storage
        self.tables = self.server.measured.keeper.storage

    def time(self) -> int:
        return self.now

    async def enter(self, *guests: Guest) -> None:
        for guest in guests:
            await self.guests.add(guest, f"key of {guest.id}", self.now)

    async def set_table(self, *seats: SeatWish) -> Table:
        return await self.server.tables.set_table(HOST, TableWish("spots", seats))

    async def keep(self, name: str, status: Status, **changes: object) -> None:
        """Store a table at which nobody can play."""
        table = replace(TABLE, id=name, **changes)  # type: ignore[arg-type]
        await self.tables.add(table, Progress(0, [CLOSED], table.seats, status, [], {}, self.now))

    async def count(self, rows: sa.Table) -> int:
        query = sa.select(sa.func.count()).select_from(rows)
        return await self.database.read(lambda connection: connection.scalar(query) or 0)

    async def act(self, table: Table) -> None:
        """Request the first legal action at a table as it was."""
        assert table.position is not None
        seat = table.to_act[0]
        action = table.game.legal(table.position, seat)[0]
        act = Act(f"request-{table.version}", table.version, seat, action)
        await self.server.tables.act(HOST, table.id, act)


@pytest.fixture
def place(database: Database, tmp_path: Path) -> Place:
    return Place(database, tmp_path)


async def refusal(work: object) -> str:
    with pytest.raises(PipyardError) as refused:
        await work  # type: ignore[misc]
    return refused.value.code


async def test_tables_are_listed_with_what_they_take_latest_first(place: Place) -> None:
    await place.enter(HOST)
    await place.keep("old", "over", imported=True)
    place.now += 5000
    seats = [Seat(guest=HOST.id), Seat(guest=HOST.id, own_name="Ann", bot="greedy"), Seat()]
    await place.keep("new", "playing", seats=seats)
    await place.tables.add_report(Report("r", "old", "spots", 0, "Odd.", NOW))
    new, old = await place.admin.kept.tables(TableFilter())
    assert (new.id, new.status, new.changed_ms, new.reports) == ("new", "playing", NOW + 5000, 0)
    assert new.seats == [
        KeptSeat(HOST.id, HOST.name, None),
        KeptSeat(HOST.id, "Ann", "greedy"),
        KeptSeat(None, "", None),
    ]
    assert (old.id, old.imported, old.events, old.reports) == ("old", True, 1, 1)
    assert old.seats == [KeptSeat(None, "", "greedy"), KeptSeat(None, "", None)]
    # In UTF-8, where the last letter has two: {"type":"closed","why":"é"}
    assert old.bytes == 28


async def test_tables_are_chosen_by_status_and_age(place: Place) -> None:
    for status in ("waiting", "playing", "over", "closed"):
        await place.keep(status, status)
        place.now += 10

    async def names(**wanted: object) -> list[str]:
        found = await place.admin.kept.tables(TableFilter(**wanted))  # type: ignore[arg-type]
        return [table.id for table in found]

    assert await names(statuses=["over", "closed"]) == ["closed", "over"]
    assert await names(changed_before=NOW + 10) == ["waiting"]
    assert await names(changed_after=NOW + 20) == ["closed", "over"]
    assert await names(statuses=["over"], changed_before=NOW + 20) == []


async def test_guests_are_listed_with_their_tables(place: Place) -> None:
    await place.enter(HOST)
    place.now += 5000
    await place.enter(FRIEND)
    await place.keep("a", "over", seats=[Seat(guest=HOST.id), Seat(guest=HOST.id, own_name="A")])
    await place.keep("b", "waiting", host=HOST.id, seats=[Seat(reserved=FRIEND.id)])
    friend, host = await place.admin.kept.guests()
    assert (friend.id, friend.name, friend.seen_ms) == (FRIEND.id, FRIEND.name, NOW + 5000)
    assert (friend.tables, friend.going_on) == (1, 1)
    assert (host.id, host.tables, host.going_on) == (HOST.id, 2, 1)
    assert await place.admin.kept.guest(HOST.id) == host
    assert await place.admin.kept.guest("nobody") is None


async def test_sizes_are_those_of_all_tables_of_the_database(place: Place) -> None:
    await place.enter(HOST, FRIEND)
    await place.keep("a", "over")
    sizes = await place.admin.kept.sizes()
    rows = {part.name: part.rows for part in sizes.parts}
    assert set(rows) == set(model.metadata.tables)
    assert (rows["guest"], rows["game_table"], rows["event"], rows["seat"]) == (2, 1, 1, 2)
    assert sum(part.bytes or 0 for part in sizes.parts) <= sizes.bytes
    assert all(part.bytes is None or part.bytes > 0 for part in sizes.parts)


async def test_a_deleted_table_takes_all_of_its_own_along_and_nothing_else(place: Place) -> None:
    await place.keep("a", "over")
    await place.tables.add(
        replace(TABLE, id="b"), Progress(0, [CLOSED], TABLE.seats, "over", [], {}, NOW), "a"
    )
    for name in ("a", "b"):
        await place.tables.add_report(Report(name, name, "spots", 0, "Odd.", NOW))
    assert await place.admin.delete_table("b")
    assert not await place.admin.delete_table("b")
    (left,) = await place.admin.kept.tables(TableFilter())
    assert (left.id, left.events, left.reports) == ("a", 1, 1)
    stored = await place.tables.load("a")
    assert stored is not None
    assert stored.rematch is None
    assert [await place.count(rows) for rows in (model.event, model.report)] == [1, 1]


async def test_a_server_cannot_bring_back_what_was_deleted(place: Place) -> None:
    """It has the table in memory and accepts a move for it, which refers to deleted rows."""
    await place.enter(HOST)
    table = await place.set_table(ME, SeatWish(host=True, name="Ann"))
    await place.act(table)
    table = await place.server.tables.find(table.id)
    assert await place.admin.delete_table(table.id)
    assert await refusal(place.act(table)) == "table/unknown"
    assert [await place.count(rows) for rows in (model.game_table, model.event)] == [0, 0]
    assert place.server.measured.keeper.known() == []
    assert await refusal(place.server.tables.find(table.id)) == "table/unknown"


async def test_seats_cannot_bring_it_back_either(place: Place) -> None:
    await place.enter(HOST, FRIEND)
    table = await place.set_table(ME, FREE)
    assert await place.admin.delete_table(table.id)
    assert await refusal(place.server.tables.take_seat(FRIEND, table.id, 1)) == "table/unknown"
    assert await place.count(model.seat) == 0


async def test_a_server_that_did_not_hear_of_it_finds_a_table_closed(place: Place) -> None:
    await place.enter(HOST)
    table = await place.set_table(ME, SeatWish(host=True, name="Ann"))
    assert await place.admin.close_table(table.id)
    assert not await place.admin.close_table(table.id)
    assert await refusal(place.act(table)) == "table/closed"
    now = await place.server.tables.find(table.id)
    assert (now.status, now.version) == ("closed", table.version + 1)


async def test_a_table_that_has_changed_since_is_closed_all_the_same(place: Place) -> None:
    """The owner also has it in memory, and is not the first to store that version."""
    await place.enter(HOST)
    table = await place.set_table(ME, SeatWish(host=True, name="Ann"))
    await place.admin._keeper.find(table.id)
    await place.act(table)
    before = await place.server.tables.find(table.id)
    assert await place.admin.close_table(table.id)
    closed = await place.tables.load(table.id)
    assert closed is not None
    assert closed.ended
    assert closed.version == before.version + 1 > table.version + 1


async def test_what_is_not_there_is_not_closed(place: Place) -> None:
    assert await refusal(place.admin.close_table("nowhere")) == "table/unknown"


async def test_a_damaged_table_is_not_closed_and_can_be_deleted(place: Place) -> None:
    await place.enter(HOST)
    table = await place.set_table(ME, SeatWish(host=True, name="Ann"))
    wrong = StoredEvent({"type": "acted", "seat": 9, "action": {"type": "nothing"}})
    seats, since = list(table.seats), table.version
    await place.tables.append(
        table.id, Progress(since, [wrong], seats, "playing", [0], {}, place.now)
    )
    assert await refusal(place.admin.close_table(table.id)) == "admin/damaged"
    assert await place.admin.delete_table(table.id)


async def test_a_deleted_guest_is_gone_from_games_that_a_server_has_in_memory(
    place: Place,
) -> None:
    await place.enter(HOST, FRIEND)
    playing = await place.set_table(ME, FREE)
    await place.server.tables.take_seat(FRIEND, playing.id, 1)
    playing = await place.server.tables.find(playing.id)
    await place.admin.delete_guest(HOST.id)
    await place.admin.rest()
    assert await place.admin.kept.guest(HOST.id) is None
    assert playing.to_act == (0,), "the one who is deleted"
    assert await refusal(place.act(playing)) == "seat/not-yours"
    now = await place.server.tables.find(playing.id)
    assert [seat.guest for seat in now.seats] == [None, FRIEND.id]
    assert now.seats[0].bot is not None
    await place.server.tables.rest()


async def test_a_seat_that_was_kept_for_a_deleted_guest_holds_up_nobody(place: Place) -> None:
    await place.enter(HOST, FRIEND, third := Guest("third", "Mo"))
    table = await place.set_table(ME, FREE, SeatWish(reserved=FRIEND.id))
    await place.admin.delete_guest(FRIEND.id)
    joined = await place.server.tables.take_seat(third, table.id, 1)
    assert [seat.guest for seat in joined.seats] == [HOST.id, third.id, None]
    assert joined.seats[2].reserved is None


async def test_servers_on_a_postgresql_hear_that_a_table_is_gone(
    postgresql: PostgresDatabase, tmp_path: Path
) -> None:
    place = Place(postgresql, tmp_path)
    await place.enter(HOST)
    table = await place.set_table(ME, SeatWish(host=True, name="Ann"))
    heard = asyncio.Event()

    def hear(table_id: str, version: int) -> None:
        assert (table_id, version) == (table.id, table.version + 1)
        place.server.tables.hear(table_id, version)
        heard.set()

    async with postgresql.listening(hear, lambda: None):
        await place.admin.delete_table(table.id)
        await heard.wait()
        await asyncio.gather(*place.server.tables._background)
    assert place.server.measured.keeper.known() == []


async def test_a_place_without_games_and_one_of_another_form_are_refused(
    tmp_path: Path, sqlite: Database
) -> None:
    async def reach(folder: Path) -> None:
        async with administering(folder):
            pass

    assert await refusal(reach(tmp_path / "nothing")) == "admin/no-games"
    folder = tmp_path / "data"
    await reach(folder)
    await sqlite.write(
        lambda one: one.execute(sa.text("UPDATE alembic_version SET version_num = 'r1'"))
    )
    with pytest.raises(AdminRefused, match="pipyard serve"):
        await reach(folder)
