"""A table live: everything that happens is sent at once, and actions are asked for."""

import asyncio
import json
import logging

from fastapi import APIRouter, WebSocket
from pydantic import BaseModel, TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from pipyard.core.errors import PipyardError
from pipyard.server.errors import Refused
from pipyard.server.guests.endpoints import known_guest
from pipyard.server.guests.service import Guest
from pipyard.server.origin import is_foreign
from pipyard.server.services import Services, services
from pipyard.server.tables import schemas
from pipyard.server.tables.acts import act_of
from pipyard.server.tables.hub import Watcher
from pipyard.server.validation import malformed

LONGEST_MESSAGE = 4096
"""Characters in a message; an action needs a few hundred."""
_FOREIGN = 1008
_NO_TABLE = 4404
_TRY_AGAIN = 1013

_MESSAGE: TypeAdapter[schemas.ActMessage | schemas.ResyncMessage] = TypeAdapter(
    schemas.ClientMessage
)
_logger = logging.getLogger(__name__)

router = APIRouter()


@router.websocket("/ws/tables/{table_id}")
async def watch_table(socket: WebSocket, table_id: str) -> None:
    """Serve one watcher until it leaves."""
    if is_foreign(socket):
        await socket.close(_FOREIGN)
        return
    reached = services(socket)
    guest = await known_guest(socket)
    await socket.accept()
    try:
        table = await reached.tables.find(table_id)
    except Refused as refused:
        await socket.send_text(_message_refused(refused, 0).model_dump_json())
        await socket.close(_NO_TABLE)
        return
    watcher = reached.hub.enter(table, guest.id if guest else None)
    sending = asyncio.create_task(_send_all(socket, watcher))
    try:
        await _Listener(socket, reached, table_id, guest, watcher).listen()
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        reached.hub.leave(await reached.tables.find(table_id), watcher)


async def _send_all(socket: WebSocket, watcher: Watcher) -> None:
    while (text := await watcher.next()) is not None:
        await socket.send_text(text)
    await socket.close(_TRY_AGAIN)


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
        self._reached = reached
        self._table_id = table_id
        self._guest = guest
        self._watcher = watcher

    async def listen(self) -> None:
        """Answer messages until the socket is closed."""
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            # Whatever was begun is finished and stored, even if its sender goes away meanwhile.
            await asyncio.shield(self._answer(message.get("text")))

    async def _answer(self, text: str | None) -> None:
        try:
            if text is None or len(text) > LONGEST_MESSAGE:
                raise Refused(
                    "request/too-large",
                    f"A message is a text of at most {LONGEST_MESSAGE} characters.",
                )
            self._watcher.tell(await self._carry_out(_MESSAGE.validate_json(text)))
        except ValidationError as error:
            await self._refuse(malformed(error.errors()), _request_in(text))
        except PipyardError as error:
            await self._refuse(error, _request_in(text))
        except Exception:
            _logger.exception("A message to a table could not be answered.")
            fault = Refused("server/fault", "Something went wrong here. Try again in a moment.")
            await self._refuse(fault, _request_in(text))

    async def _carry_out(self, message: schemas.ActMessage | schemas.ResyncMessage) -> BaseModel:
        if isinstance(message, schemas.ResyncMessage):
            table = await self._reached.tables.find(self._table_id)
            return self._reached.hub.whole(table, self._watcher)
        asked = message.data
        table = await self._reached.tables.find(self._table_id)
        act = act_of(table, asked, message.version)
        version = await self._reached.tables.act(self._guest, self._table_id, act)
        accepted = schemas.AcceptedRequest(request=asked.request)
        return schemas.ActionAcceptedMessage(version=version, data=accepted)

    async def _refuse(self, refusal: PipyardError, request: str | None) -> None:
        table = await self._reached.tables.find(self._table_id)
        if request is None:
            self._watcher.tell(_message_refused(refusal, table.version))
            return
        data = schemas.RefusedRequest(request=request, code=refusal.code, sentence=refusal.sentence)
        self._watcher.tell(schemas.ActionRefusedMessage(version=table.version, data=data))


def _message_refused(refusal: PipyardError, version: int) -> schemas.MessageRefusedMessage:
    data = schemas.Refusal(code=refusal.code, sentence=refusal.sentence)
    return schemas.MessageRefusedMessage(version=version, data=data)


def _request_in(text: str | None) -> str | None:
    """Find the request id in a message that may be no proper one, to answer its sender."""
    if text is None or len(text) > LONGEST_MESSAGE:
        return None
    try:
        request = json.loads(text)["data"]["request"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return request if isinstance(request, str) else None
