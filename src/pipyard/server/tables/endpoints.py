"""Requests about tables."""

from fastapi import APIRouter, status

from pipyard.server.errors import Refused
from pipyard.server.guests.endpoints import AnyGuest, KnownGuest, Reached
from pipyard.server.tables.acts import act_of
from pipyard.server.tables.schemas import (
    Accepted,
    ActRequest,
    SeatRequest,
    SeatTaking,
    TableCreated,
    TableRequest,
    TableState,
    TableSummary,
)
from pipyard.server.tables.service import SeatWish
from pipyard.server.tables.states import state_of, summary_of

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/my-tables")
async def get_my_tables(guest: KnownGuest, reached: Reached) -> list[TableSummary]:
    """List the tables that the guest hosts or sits at, newest first."""
    if guest is None:
        return []
    listed = await reached.tables.tables_of(guest)
    return [summary_of(table, guest.id, reached.hub.present(table.id)) for table in listed]


@router.post("/tables", status_code=status.HTTP_201_CREATED)
async def post_table(guest: AnyGuest, wanted: TableRequest, reached: Reached) -> TableCreated:
    """Set a table; the id that comes back is the secret part of its link."""
    wishes = [_wish(seat) for seat in wanted.seats]
    options = wanted.model_dump(exclude={"game", "seats"})
    table = await reached.tables.set_table(guest, wanted.game, wishes, options)
    return TableCreated(table=table.id)


@router.get("/tables/{table_id}")
async def get_table(table_id: str, guest: KnownGuest, reached: Reached) -> TableState:
    """Describe a table, with the actions that the guest may do."""
    table = await reached.tables.find(table_id)
    return state_of(table, guest.id if guest else None, reached.hub.present(table_id))


@router.post("/tables/{table_id}/seats/{seat}")
async def post_seat(
    table_id: str, seat: int, guest: AnyGuest, wanted: SeatTaking, reached: Reached
) -> TableState:
    """Take a free seat under a name; the last one begins the game."""
    renamed = await reached.guests.rename(guest, wanted.name)
    if renamed != guest:
        await reached.tables.rename(renamed)
    table = await reached.tables.take_seat(renamed, table_id, seat)
    return state_of(table, guest.id, reached.hub.present(table_id))


@router.post("/tables/{table_id}/actions")
async def post_action(
    table_id: str, guest: KnownGuest, wanted: ActRequest, reached: Reached
) -> Accepted:
    """Do an action for a seat the guest holds."""
    table = await reached.tables.find(table_id)
    act = act_of(table, wanted, wanted.version)
    version = await reached.tables.act(guest, table_id, act)
    return Accepted(request=wanted.request, version=version)


def _wish(seat: SeatRequest) -> SeatWish:
    if seat.kind == "bot" and seat.bot is None:
        raise Refused("config/invalid", "Say which bot takes the seat.")
    return SeatWish(host=seat.kind == "me", bot=seat.bot if seat.kind == "bot" else None)
