"""A table live, in words: everything that happens is sent at once, and actions are asked for."""

import asyncio
import logging
from typing import TypeAlias

from fastapi import APIRouter, WebSocket
from pydantic import BaseModel, TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from pipyard.core.errors import PipyardError
from pipyard.server.errors import FAULT, Refused
from pipyard.server.guests.endpoints import known_guest
from pipyard.server.guests.service import Guest
from pipyard.server.origin import address_of
from pipyard.server.rates import FLOODED
from pipyard.server.services import Services, services
from pipyard.server.tables import schemas
from pipyard.server.tables.acts import act_of, undo_of
from pipyard.server.tables.hub import Watcher
from pipyard.server.tables.sockets import LONGEST_MESSAGE, message_refused, request_in, send_all
from pipyard.server.tables.table import Table
from pipyard.server.validation import malformed

_NO_TABLE = 4404

_Message: TypeAlias = (
    schemas.ActMessage | schemas.UndoMessage | schemas.SayMessage | schemas.ResyncMessage
)
_MESSAGE: TypeAdapter[_Message] = TypeAdapter(schemas.ClientMessage)
_logger = logging.getLogger(__name__)

router = APIRouter()


@router.websocket("/ws/tables/{table_id}/words")
async def watch_table(socket: WebSocket, table_id: str) -> None:
    """Serve one watcher until it leaves."""
    reached = services(socket)
    guest = await known_guest(socket)
    await socket.accept()
    try:
        table = await reached.tables.find(table_id)
    except Refused as refused:
        await socket.send_text(message_refused(refused, 0).model_dump_json())
        await socket.close(_NO_TABLE)
        return
    table, story = await _with_story(reached, table_id)
    watcher = reached.hub.enter(table, guest.id if guest else None, story=story)
    listener = _Listener(socket, reached, table_id, guest, watcher)
    sending = asyncio.create_task(send_all(socket, watcher))
    try:
        await listener.listen()
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        reached.hub.leave(table_id, watcher)
        reached.tables.when_found(table_id, lambda now: reached.hub.tell_left(now, watcher))


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

    async def _answer(self, text: str | None, flood: Refused | None) -> None:
        try:
            if text is None or len(text) > LONGEST_MESSAGE:
                raise Refused(
                    "request/too-large",
                    f"A message is a text of at most {LONGEST_MESSAGE} characters.",
                )
            if flood is not None:
                raise flood
            answer = await self._carry_out(_MESSAGE.validate_json(text))
            if answer is not None:
                self._watcher.tell(answer)
        except ValidationError as error:
            await self._refuse(malformed(error.errors()), request_in(text))
        except PipyardError as error:
            await self._refuse(error, request_in(text))
        except Exception:
            _logger.exception("A message to a table could not be answered.")
            await self._refuse(FAULT, request_in(text))

    async def _carry_out(self, message: _Message) -> BaseModel | None:
        tables = self._reached.tables
        match message:
            case schemas.ResyncMessage():
                too_many = self._reached.rates.resync(*self._who)
                if too_many is not None:
                    raise too_many
                table, story = await _with_story(self._reached, self._table_id)
                self._reached.hub.tell_whole(table, self._watcher, story=story)
                return None
            case schemas.SayMessage(data=said):
                too_many = self._reached.rates.phrase(*self._who)
                if too_many is not None:
                    raise too_many
                await tables.say(self._guest, self._table_id, said.seat, said.phrase)
                return None
            case schemas.UndoMessage(version=version, data=asked):
                undo = undo_of(asked, version)
                led_to = await tables.undo(self._guest, self._table_id, undo)
            case schemas.ActMessage(version=version, data=asked):
                act = act_of(await tables.find(self._table_id), asked, version)
                led_to = await tables.act(self._guest, self._table_id, act)
        accepted = schemas.AcceptedRequest(request=asked.request)
        return schemas.ActionAcceptedMessage(version=led_to, data=accepted)

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


async def _with_story(reached: Services, table_id: str) -> tuple[Table, bytes]:
    """Return a table and what has happened there up to just that version."""
    while True:
        table = await reached.tables.find(table_id)
        story = await reached.archive.story(table)
        if (await reached.tables.find(table_id)).version == table.version:
            return table, story
