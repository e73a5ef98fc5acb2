"""A table live: every event is sent at once, and actions are asked for by their numbers."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Annotated, TypeAlias

import msgspec
from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from pipyard.core.errors import PipyardError
from pipyard.server.connections import DIRECT, SocketConnection
from pipyard.server.errors import FAULT, Refused
from pipyard.server.guests.endpoints import known_guest
from pipyard.server.guests.service import Guest
from pipyard.server.origin import address_of
from pipyard.server.rates import FLOODED
from pipyard.server.services import Services, services
from pipyard.server.tables import schemas
from pipyard.server.tables.hub import TRY_AGAIN, Watcher
from pipyard.server.tables.wishes import Act, Done, Undo
from pipyard.server.validation import malformed

LONGEST_MESSAGE = 4096
"""Characters in a message; an action needs a few hundred."""
_NO_TABLE = 4404

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
    """What is asked for far more often than all the rest, read in a thirtieth of the time.

    It is `schemas.ActionsMessage`; what this does not take is read by that, which says why.
    """

    version: _Number
    data: _Asked


_read_act = msgspec.json.Decoder(_Act).decode

router = APIRouter()


@router.websocket("/ws/tables/{table_id}")
async def watch_table(socket: WebSocket, table_id: str) -> None:
    """Serve one watcher until it leaves; `since` is the version up to which it has seen all."""
    reached = services(socket)
    guest = await known_guest(socket)
    await socket.accept()
    try:
        table = await reached.tables.find(table_id)
    except Refused as refused:
        await socket.send_text(message_refused(refused, 0).model_dump_json())
        await socket.close(_NO_TABLE)
        return
    since = _seen(socket.query_params.get("since"))
    direct = socket.scope.get("extensions", {}).get(DIRECT)
    watcher = reached.hub.enter(table, guest.id if guest else None, since=since, connection=direct)
    listener = _Listener(socket, reached, table_id, guest, watcher)
    sending = None if direct else asyncio.create_task(send_all(socket, watcher))
    try:
        await (listener.listen() if direct is None else listener.listen_to(direct))
    except WebSocketDisconnect:
        pass
    finally:
        if sending is not None:
            sending.cancel()
        reached.hub.leave(table_id, watcher)
        reached.tables.when_found(table_id, lambda now: reached.hub.tell_left(now, watcher))


async def send_all(socket: WebSocket, watcher: Watcher) -> None:
    """Send one watcher what it is told, one message after another."""
    while (text := await watcher.next()) is not None:
        await socket.send_text(text)
    await socket.close(TRY_AGAIN)


class _Listener:
    """Hears one socket's messages and answers each."""

    def __init__(
        self,
        socket: WebSocket,
        reached: Services,
        table_id: str,
        guest: Guest | None,
        watcher: Watcher,
    ) -> None:
        self._socket = socket
        self._watcher = watcher
        self._reached = reached
        self._table_id = table_id
        self._guest = guest
        self._who = (guest.id if guest else None, address_of(socket))

    async def listen(self) -> None:
        """Answer messages until the socket is closed, or its sender does nothing but flood."""
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            flood = self._reached.rates.message(*self._who)
            if flood is not None and flood.persistent:
                await self._socket.close(FLOODED)
                return
            await self._answer(message.get("text"), flood)

    async def listen_to(self, connection: SocketConnection) -> None:
        """Answer what comes straight from a connection, until it is closed or floods."""
        connection.listen()
        while (message := await connection.next_message()) is not None:
            flood = self._reached.rates.message(*self._who)
            if flood is not None and flood.persistent:
                connection.end(FLOODED)
                return
            await self._answer(message if isinstance(message, str) else None, flood)

    async def _answer(self, text: str | None, flood: Refused | None) -> None:
        try:
            if text is None or len(text) > LONGEST_MESSAGE:
                raise Refused(
                    "request/too-large",
                    f"A message is a text of at most {LONGEST_MESSAGE} characters.",
                )
            if flood is not None:
                raise flood
            await self._carry_out(read_message(text))
        except ValidationError as error:
            await self._refuse(malformed(error.errors()), request_in(text))
        except PipyardError as error:
            await self._refuse(error, request_in(text))
        except Exception:
            _logger.exception("A message to a table could not be answered.")
            await self._refuse(FAULT, request_in(text))

    async def _carry_out(self, message: Act | _Message) -> None:
        reached, table_id = self._reached, self._table_id
        match message:
            case Act():
                self._note(message, await reached.tables.carry_out(self._guest, table_id, message))
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
        """Answer a request that was carried out before; a new one is answered by its events."""
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

    async def _refuse(self, refusal: PipyardError, request: str | None) -> None:
        version = await self._version()
        if request is None:
            self._watcher.tell(message_refused(refusal, version))
            return
        data = schemas.RefusedRequest(request=request, code=refusal.code, sentence=refusal.sentence)
        self._watcher.tell(schemas.ActionRefusedMessage(version=version, data=data))

    async def _version(self) -> int:
        try:
            return (await self._reached.tables.find(self._table_id)).version
        except Exception:
            # A refusal is told also where the table cannot be read just now.
            return 0


def message_refused(refusal: PipyardError, version: int) -> schemas.MessageRefusedMessage:
    """Return the message that refuses what is no readable request."""
    data = schemas.Refusal(code=refusal.code, sentence=refusal.sentence)
    return schemas.MessageRefusedMessage(version=version, data=data)


def read_message(text: str) -> Act | _Message:
    """Read a message, a request to act as what the service takes; refuse one that is none."""
    try:
        act = _read_act(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        message = _MESSAGE.validate_json(text)
        if not isinstance(message, schemas.ActionsMessage):
            return message
        return Act(
            message.data.request, message.version, message.data.seat, None, message.data.actions
        )
    asked = act.data
    return Act(asked.request, act.version, asked.seat, None, asked.actions)


def _seen(since: str | None) -> int | None:
    return int(since) if since and since.isascii() and since.isdecimal() else None


def request_in(text: str | None) -> str | None:
    """Find the request id in a message that may be no proper one, to answer its sender."""
    if text is None or len(text) > LONGEST_MESSAGE:
        return None
    try:
        request = json.loads(text)["data"]["request"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return request if isinstance(request, str) else None
