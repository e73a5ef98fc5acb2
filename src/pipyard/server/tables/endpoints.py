"""Requests about tables."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, status
from fastapi.responses import Response
from pydantic import Field

from pipyard.server.api import refuses
from pipyard.server.errors import Refused
from pipyard.server.games.messages import AnyContent
from pipyard.server.guests.endpoints import AnyGuest, KnownGuest, Reached
from pipyard.server.guests.names import checked_name
from pipyard.server.guests.service import Guest
from pipyard.server.logs.reading import write_log
from pipyard.server.logs.schemas import MOST_SEATS
from pipyard.server.origin import address_of
from pipyard.server.qr import qr_code
from pipyard.server.services import Services
from pipyard.server.tables.acts import act_of, undo_of
from pipyard.server.tables.schemas import (
    Accepted,
    ActRequest,
    BotSeating,
    Invitation,
    PhraseRequest,
    Promise,
    RematchRequest,
    Reported,
    ReportRequest,
    SeatRequest,
    SeatTaking,
    TableCreated,
    TableRequest,
    TableState,
    TableSummary,
    TermsRequest,
    UndoRequest,
)
from pipyard.server.tables.states import past_state_json, state_json, summary_of
from pipyard.server.tables.table import Table, Terms
from pipyard.server.tables.wishes import SeatWish, TableWish

_HOUR = 3600
_PATIENCE = 5.0
"""Seconds for which an answer waits for bots, so that a script need not poll."""
_UNKNOWN = ("table/unknown", "table/other-rules")
_ACTING = (
    *_UNKNOWN,
    "seat/not-yours",
    "seat/stood-in",
    "request/reused",
    "move/stale",
    "table/waiting",
    "table/closed",
)

_TAKES_A_LOG: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object", "title": "Log"}}},
    }
}

router = APIRouter(prefix="/api", tags=["tables"])

TableId = Annotated[str, Path(max_length=64)]
SeatNumber = Annotated[int, Path(ge=0, le=7)]
HeldSeat = Annotated[int, Field(ge=0, lt=MOST_SEATS)]


@router.get("/my-tables", openapi_extra=refuses())
async def get_my_tables(guest: KnownGuest, reached: Reached) -> list[TableSummary]:
    """List the tables that the guest hosts, sits at or is expected at, newest first."""
    if guest is None:
        return []
    listed = await reached.tables.tables_of(guest)
    return [summary_of(table, guest.id, reached.hub.present(table.id)) for table in listed]


@router.get("/tables", openapi_extra=refuses())
async def get_tables(guest: KnownGuest, reached: Reached) -> list[TableSummary]:
    """List the public tables that wait for players.

    Tables that somebody has open come first, then those of hosts with a name; among equals, the
    newest first.
    """
    who = guest.id if guest else None
    listed = await reached.tables.public_tables(reached.hub.visited())
    return [summary_of(table, who, reached.hub.present(table.id)) for table in listed]


@router.post("/commitments", status_code=status.HTTP_201_CREATED, openapi_extra=refuses())
async def post_commitment(reached: Reached) -> Promise:
    """Promise the dice of a future table.

    Request this first, then create the table with the commitment and your own randomness.
    """
    return Promise(commitment=await reached.tables.promise())


@router.post(
    "/tables",
    status_code=status.HTTP_201_CREATED,
    openapi_extra=refuses(
        "config/invalid",
        "name/invalid",
        "name/look-alike",
        "dice/no-such-promise",
        "dice/promise-first",
        "table/too-many",
    ),
)
async def post_table(
    guest: AnyGuest, wanted: TableRequest, request: Request, reached: Reached
) -> TableCreated:
    """Create a table; the id in the answer is the secret part of its link."""
    if wanted.terms.public:
        _count_public(guest, request, reached)
    wish = TableWish(
        game=wanted.game,
        seats=[_wish(seat) for seat in wanted.seats],
        options=wanted.model_dump(exclude=_NOT_OPTIONS),
        terms=_terms(wanted.terms),
        pack=wanted.pack,
        commitment=wanted.commitment,
        entropy=wanted.entropy,
    )
    table = await reached.tables.set_table(guest, wish)
    await reached.tables.settled(table.id, _PATIENCE)
    return TableCreated(table=table.id)


@router.get(
    "/tables/{table_id}",
    response_model=TableState,
    openapi_extra=refuses(*_UNKNOWN, "version/unknown"),
)
async def get_table(
    table_id: TableId,
    guest: KnownGuest,
    reached: Reached,
    at: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """Describe a table, with the actions that the guest may do; or as it was at a version.

    The answer waits for thinking bots for a moment.
    """
    table = await reached.tables.settled(table_id, _PATIENCE)
    if at is None:
        return await _state(table, guest, reached)
    past = await reached.archive.at(table_id, at)
    story = await reached.archive.story(past)
    who = guest.id if guest else None
    return _json(past_state_json(past, table, who, reached.hub.around(table), story))


@router.get("/tables/{table_id}/content", openapi_extra=refuses(*_UNKNOWN))
async def get_table_content(table_id: TableId, reached: Reached) -> AnyContent:
    """Describe the content of the game at a table: cards and tiles, or its sheet."""
    return (await reached.tables.find(table_id)).game.content()


@router.get("/tables/{table_id}/invitation", openapi_extra=refuses(*_UNKNOWN))
async def get_invitation(table_id: TableId, request: Request, reached: Reached) -> Invitation:
    """Return the link that brings friends to a table, and its QR code for their cameras."""
    table = await reached.tables.find(table_id)
    url = f"{reached.reach.address_for(request)}/t/{table.id}"
    return Invitation(url=url, qr=qr_code(url))


@router.delete(
    "/tables/{table_id}",
    response_model=TableState,
    openapi_extra=refuses(*_UNKNOWN, "table/not-host"),
)
async def delete_table(table_id: TableId, guest: KnownGuest, reached: Reached) -> Response:
    """Close a table as its host; the game ends, its log stays, and its seed is revealed."""
    return await _state(await reached.tables.close(guest, table_id), guest, reached)


@router.post(
    "/tables/{table_id}/seats/{seat}",
    response_model=TableState,
    openapi_extra=refuses(
        *_UNKNOWN,
        "name/invalid",
        "name/look-alike",
        "seat/unknown",
        "seat/taken",
        "seat/second",
        "table/closed",
    ),
)
async def post_seat(
    table_id: TableId,
    seat: SeatNumber,
    guest: AnyGuest,
    wanted: SeatTaking,
    reached: Reached,
    response: Response,
) -> Response:
    """Take a free seat under a name, or your own back from a bot; the last one starts the game."""
    name = checked_name(wanted.name) if wanted.beside else None
    if name is None:
        await reached.tables.check_name(guest, checked_name(wanted.name))
        renamed = await reached.guests.rename(guest, wanted.name)
        if renamed != guest:
            await reached.tables.rename(renamed)
        guest = renamed
    table = await reached.tables.take_seat(guest, table_id, seat, wanted.entropy, name)
    state = await _state(table, guest, reached)
    # The cookie of a new guest.
    state.raw_headers.extend(response.raw_headers)
    return state


@router.delete(
    "/tables/{table_id}/seats/{seat}",
    response_model=TableState,
    openapi_extra=refuses(
        *_UNKNOWN, "seat/unknown", "seat/present", "table/not-host", "table/closed"
    ),
)
async def delete_seat(
    table_id: TableId, seat: SeatNumber, guest: KnownGuest, reached: Reached
) -> Response:
    """Leave a seat, or as host remove an absent player; during a game, a bot takes over."""
    return await _state(await reached.tables.leave_seat(guest, table_id, seat), guest, reached)


@router.put(
    "/tables/{table_id}/seats/{seat}/bot",
    response_model=TableState,
    openapi_extra=refuses(
        *_UNKNOWN,
        "seat/unknown",
        "seat/present",
        "table/not-host",
        "table/closed",
        "config/invalid",
    ),
)
async def put_bot(
    table_id: TableId, seat: SeatNumber, guest: KnownGuest, wanted: BotSeating, reached: Reached
) -> Response:
    """Give a free seat, or that of an absent player, to a bot, as the host."""
    table = await reached.tables.hand_seat(guest, table_id, seat, wanted.bot)
    return await _state(table, guest, reached)


@router.post("/tables/{table_id}/actions", openapi_extra=refuses(*_ACTING, "move/illegal"))
async def post_action(
    table_id: TableId, guest: KnownGuest, wanted: ActRequest, reached: Reached
) -> Accepted:
    """Do an action for a seat the guest holds."""
    table = await reached.tables.find(table_id)
    act = act_of(table, wanted, wanted.version)
    version = await reached.tables.act(guest, table_id, act)
    return Accepted(request=wanted.request, version=version)


@router.post(
    "/tables/{table_id}/undo", openapi_extra=refuses(*_ACTING, "undo/off", "undo/too-late")
)
async def post_undo(
    table_id: TableId, guest: KnownGuest, wanted: UndoRequest, reached: Reached
) -> Accepted:
    """Take back the last action of a seat of the guest, if nothing has followed from it yet."""
    undo = undo_of(wanted, wanted.version)
    version = await reached.tables.undo(guest, table_id, undo)
    return Accepted(request=wanted.request, version=version)


@router.post(
    "/tables/{table_id}/rematch",
    status_code=status.HTTP_201_CREATED,
    openapi_extra=refuses(
        *_UNKNOWN,
        "rematch/not-yet",
        "dice/no-such-promise",
        "dice/promise-first",
        "config/invalid",
        "table/too-many",
    ),
)
async def post_rematch(
    table_id: TableId,
    guest: AnyGuest,
    wanted: RematchRequest,
    request: Request,
    reached: Reached,
) -> TableCreated:
    """Create the same table again, seats moved by one; a second request returns the same table."""
    if (await reached.tables.find(table_id)).terms.public:
        _count_public(guest, request, reached)
    table = await reached.tables.rematch(guest, table_id, wanted.commitment, wanted.entropy)
    return TableCreated(table=table)


@router.post(
    "/tables/{table_id}/phrases",
    status_code=status.HTTP_204_NO_CONTENT,
    openapi_extra=refuses(*_UNKNOWN, "seat/not-yours"),
)
async def post_phrase(
    table_id: TableId, guest: KnownGuest, wanted: PhraseRequest, reached: Reached
) -> None:
    """Say one of the quick phrases to everybody who has the table open."""
    await reached.tables.say(guest, table_id, wanted.seat, wanted.phrase)


@router.get(
    "/tables/{table_id}/log",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}, "description": "The log file."}},
    openapi_extra=refuses(*_UNKNOWN),
)
async def get_log(table_id: TableId, reached: Reached) -> Response:
    """Export a game as a file, which `pipyard verify` checks and any server imports."""
    log = await reached.archive.log(table_id)
    headers = {"content-disposition": f'attachment; filename="pipyard-{log.game}.json"'}
    text = await reached.archive.write(write_log, log)
    return Response(text, media_type="application/json", headers=headers)


@router.post(
    "/imports",
    status_code=status.HTTP_201_CREATED,
    openapi_extra=refuses(
        "log/malformed", "log/other-rules", "log/tampered", "log/too-large", "log/too-long"
    )
    | _TAKES_A_LOG,
)
async def post_import(
    guest: AnyGuest,
    request: Request,
    reached: Reached,
    held: Annotated[list[HeldSeat] | None, Query(max_length=MOST_SEATS)] = None,
) -> TableCreated:
    """Import a game from a file, to view it; an error is refused with its event.

    A game that the guest's browser played to its end becomes one of the guest's games, once: `held`
    are the seats of those who played there.
    """
    log = await request.body()
    if held:
        return TableCreated(table=await reached.archive.carry_up(guest, log, held))
    return TableCreated(table=await reached.archive.bring_in(guest, log))


@router.post(
    "/tables/{table_id}/reports",
    status_code=status.HTTP_201_CREATED,
    openapi_extra=refuses(*_UNKNOWN, "version/unknown", "guest/unknown"),
)
async def post_report(
    table_id: TableId, guest: KnownGuest, wanted: ReportRequest, reached: Reached
) -> Reported:
    """Report a problem at a position to the server's owner, as a guest."""
    if guest is None:
        raise Refused("guest/unknown", "Open a page of this server first, then report from it.")
    report = await reached.archive.report(table_id, wanted.version, wanted.text)
    return Reported(report=report)


def _count_public(guest: Guest, request: Request, reached: Services) -> None:
    refusal = reached.rates.public_table(guest.id, address_of(request))
    if refusal is not None:
        raise refusal


_NOT_OPTIONS = {"game", "seats", "terms", "pack", "commitment", "entropy"}


async def _state(table: Table, guest: Guest | None, reached: Services) -> Response:
    story = await reached.archive.story(table)
    who = guest.id if guest else None
    return _json(state_json(table, who, reached.hub.around(table), story))


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")


def _wish(seat: SeatRequest) -> SeatWish:
    if seat.kind == "bot" and seat.bot is None:
        raise Refused("config/invalid", "Say which bot takes the seat.")
    return SeatWish(
        host=seat.kind == "me",
        bot=seat.bot if seat.kind == "bot" else None,
        name=checked_name(seat.name) if seat.kind == "me" and seat.name else None,
    )


def _terms(wanted: TermsRequest) -> Terms:
    seconds = wanted.seconds
    if seconds is not None and (seconds > _HOUR if wanted.pace == "live" else seconds < _HOUR):
        raise Refused(
            "config/invalid",
            "A live table gives at most an hour for a decision, a slow one at least an hour.",
        )
    return Terms(**wanted.model_dump())
