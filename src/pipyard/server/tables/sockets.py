"""A live table: every event is sent at once, and actions are requested by their numbers."""

import asyncio
import json
import logging
from collections.abc import Callable
from functools import partial
from typing import Annotated, TypeAlias

import msgspec
from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from pipyard.core.errors import PipyardError
from pipyard.server.direct import DirectConnection, direct_connection
from pipyard.server.errors import FAULT, Refused
from pipyard.server.guests.endpoints import known_guest
from pipyard.server.guests.service import Guest
from pipyard.server.log_lines import event
from pipyard.server.origin import address_of
from pipyard.server.rates import FLOODED
from pipyard.server.services import Services, services
from pipyard.server.tables import schemas
from pipyard.server.tables.hub import TRY_AGAIN, Watcher
from pipyard.server.tables.performer import Wanted
from pipyard.server.tables.wishes import Act, Done, Undo
from pipyard.server.validation import malformed

LONGEST_MESSAGE = 4096
"""Characters in a message; an action needs a few hundred."""
_NO_TABLE = 4404
_MOST_DIGITS = 9
"""Digits of the version that a client has seen; Python refuses to parse thousands of them."""

_Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
_Message: TypeAlias = (
    schemas.ActionsMessage
    | schemas.UndoMessage
    | schemas.SayMessage
    | schemas.ResyncMessage
    | schemas.CheckMessage
    | schemas.DisagreeMessage
)
_MESSAGE: TypeAdapter[_Message] = TypeAdapter(schemas.PlayerMessage)
_logger = logging.getLogger(__name__)


class _Asked(msgspec.Struct, forbid_unknown_fields=True):
    request: Annotated[str, msgspec.Meta(pattern=r"^[!-~]*$", min_length=8, max_length=64)]
    seat: _Number
    actions: Annotated[list[_Number], msgspec.Meta(min_length=1, max_length=64)]


class _Act(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="act"):
    """The most frequent request by far, parsed in a thirtieth of the time.

    It is `schemas.ActionsMessage`. What this does not accept is parsed by that, which says why.
    """

    version: _Number
    data: _Asked


_read_act = msgspec.json.Decoder(_Act).decode

router = APIRouter()


@router.websocket("/ws/tables/{table_id}")
async def watch_table(socket: WebSocket, table_id: str) -> None:
    """Serve one watcher until it leaves; `since` is the latest version that it has seen."""
    reached = services(socket)
    guest = await known_guest(socket)
    await socket.accept()
    since = _seen(socket.query_params.get("since"))
    try:
        table = await reached.tables.find(table_id, since or 0)
    except Refused as refused:
        reached.measured.counts.refusals[refused.code] += 1
        await socket.send_text(message_refused(refused, 0).model_dump_json())
        await socket.close(_NO_TABLE)
        return
    direct = direct_connection(socket.scope)
    watcher = reached.hub.enter(table, guest.id if guest else None, since, direct)
    listener = _Listener(reached, table_id, guest, address_of(socket), watcher)

    def leave() -> None:
        reached.hub.leave(table_id, watcher)
        reached.tables.when_found(table_id, lambda now: reached.hub.tell_left(now, watcher))
        reached.tables.slim(table_id)

    if direct is not None:
        listener.listen_to(direct)
        direct.when_ended(leave)
        return
    sending = asyncio.create_task(send_all(socket, watcher))
    try:
        await listener.listen(socket)
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        leave()


async def send_all(socket: WebSocket, watcher: Watcher) -> None:
    """Send one watcher its messages, one after another."""
    while (text := await watcher.next()) is not None:
        await socket.send_text(text)
    await socket.close(TRY_AGAIN)


class _Listener:
    """Receives one socket's messages and answers each of them."""

    __slots__ = ("_answered", "_guest", "_reached", "_table_id", "_task", "_watcher", "_who")

    def __init__(
        self,
        reached: Services,
        table_id: str,
        guest: Guest | None,
        address: str,
        watcher: Watcher,
    ) -> None:
        self._watcher = watcher
        self._reached = reached
        self._table_id = table_id
        self._guest = guest
        self._who = (guest.id if guest else None, address)
        self._answered: Callable[[], None] = _nothing
        self._task: asyncio.Task[None] | None = None

    def listen_to(self, connection: DirectConnection) -> None:
        """Answer the messages of a connection from now on."""
        self._answered = connection.answered
        connection.listen(self._hear)

    async def listen(self, socket: WebSocket) -> None:
        """Answer messages until the socket is closed, or its sender only floods."""
        answered = asyncio.Event()
        self._answered = answered.set
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            answered.clear()
            if not self._hear(message.get("text") or message.get("bytes") or b""):
                await socket.close(FLOODED)
                return
            await answered.wait()

    def _hear(self, message: str | bytes) -> bool:
        """Answer a message; a request to act, the most frequent one, needs no task."""
        text = message if isinstance(message, str) and len(message) <= LONGEST_MESSAGE else None
        act = None if text is None else read_act(text)
        flood = self._reached.rates.message(*self._who, len(act.numbers) if act else 1)
        if flood is not None and flood.persistent:
            self._reached.measured.counts.refusals[flood.code] += 1
            return False
        if act is None or flood is not None:
            self._task = asyncio.create_task(self._answer(text, flood))
        else:
            wanted = Wanted(self._guest, act, partial(self._tell, act))
            self._reached.tables.ask(self._table_id, wanted)
        return True

    def _tell(self, asked: Act | Undo, came: Done | BaseException) -> None:
        """Answer a request; one that was carried out now has been answered by its events."""
        if isinstance(came, BaseException):
            self._refuse(came, asked.request)
        elif came.repeated:
            self._reached.hub.tell_again(asked.request, came.version, self._watcher)
        self._answered()

    async def _answer(self, text: str | None, flood: Refused | None) -> None:
        try:
            if text is None:
                raise Refused(
                    "request/too-large",
                    f"A message is a text of at most {LONGEST_MESSAGE} characters.",
                )
            if flood is not None:
                raise flood
            await self._carry_out(_MESSAGE.validate_json(text))
        except ValidationError as error:
            self._refuse(malformed(error.errors()), request_in(text))
        except Exception as error:
            self._refuse(error, request_in(text))
        self._task = None
        self._answered()

    async def _carry_out(self, message: _Message) -> None:
        reached, table_id = self._reached, self._table_id
        match message:
            case schemas.ActionsMessage(version=version, data=asked):
                act = Act(asked.request, version, asked.seat, None, asked.actions)
                self._note(act, await reached.tables.carry_out(self._guest, table_id, act))
            case schemas.UndoMessage(version=version, data=asked):
                undo = Undo(asked.request, version, asked.seat)
                self._note(undo, await reached.tables.take_back(self._guest, table_id, undo))
            case schemas.SayMessage(data=said):
                self._count(reached.rates.phrase)
                await reached.tables.say(self._guest, table_id, said.seat, said.phrase)
            case schemas.CheckMessage():
                table = await reached.tables.find(table_id)
                data = schemas.PositionCheck(check=table.check)
                checked = schemas.PositionCheckedMessage(version=table.version, data=data)
                self._watcher.tell(checked)
            case schemas.DisagreeMessage(data=differing):
                reached.hub.note_disagreement(table_id, differing.version, differing.check)
                await self._resync()
            case schemas.ResyncMessage():
                await self._resync()

    def _note(self, asked: Act | Undo, done: Done) -> None:
        if done.repeated:
            self._reached.hub.tell_again(asked.request, done.version, self._watcher)

    async def _resync(self) -> None:
        self._count(self._reached.rates.resync)
        table = await self._reached.tables.find(self._table_id)
        self._reached.hub.tell_whole(table, self._watcher)

    def _count(self, rate: Callable[[str | None, str], Refused | None]) -> None:
        too_many = rate(*self._who)
        if too_many is not None:
            raise too_many

    def _refuse(self, error: BaseException, request: str | None) -> None:
        """Send why something was not done; any exception but a refusal is logged as a fault."""
        if not isinstance(error, PipyardError):
            _logger.error(
                "A message to a table could not be answered.",
                exc_info=error,
                extra=event("message-failed"),
            )
        refusal = error if isinstance(error, PipyardError) else FAULT
        self._reached.measured.counts.refusals[refusal.code] += 1
        version = self._reached.tables.version_of(self._table_id)
        if request is None:
            self._watcher.tell(message_refused(refusal, version))
            return
        data = schemas.RefusedRequest(request=request, code=refusal.code, sentence=refusal.sentence)
        self._watcher.tell(schemas.ActionRefusedMessage(version=version, data=data))


def _nothing() -> None:
    pass


def message_refused(refusal: PipyardError, version: int) -> schemas.MessageRefusedMessage:
    """Return the message that refuses an unreadable request."""
    data = schemas.Refusal(code=refusal.code, sentence=refusal.sentence)
    return schemas.MessageRefusedMessage(version=version, data=data)


def read_act(text: str) -> Act | None:
    """Parse a request to act; return None if a message is not a valid one."""
    try:
        act = _read_act(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    asked = act.data
    return Act(asked.request, act.version, asked.seat, None, asked.actions)


def _seen(since: str | None) -> int | None:
    if since and len(since) <= _MOST_DIGITS and since.isascii() and since.isdecimal():
        return int(since)
    return None


def request_in(text: str | None) -> str | None:
    """Find the request id in a possibly invalid message, to answer its sender."""
    if text is None or len(text) > LONGEST_MESSAGE:
        return None
    try:
        request = json.loads(text)["data"]["request"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return request if isinstance(request, str) else None
