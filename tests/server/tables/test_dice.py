"""Promised dice: when they are revealed, what they consist of, and secret before the end."""

import asyncio
import json
from typing import Any

import pytest

from pipyard.core import fair
from pipyard.core.errors import InvalidConfig
from pipyard.server.errors import Refused
from pipyard.server.logs.verifying import verify
from pipyard.server.tables.states import Around, state_json
from pipyard.server.tables.table import Table
from pipyard.server.tables.telling import whole
from tests.server.fakes import FREE, FRIEND, HOST, ME, Room
from tests.server.told import state_of

ALONE = Around((), 0, 0)


async def refused(awaited: Any) -> str:
    with pytest.raises(Refused) as caught:
        await awaited
    return caught.value.code


async def promised(room: Room, **wanted: Any) -> tuple[str, Table]:
    """Request a promise, then create a table with it."""
    commitment = await room.service.promise()
    table = await room.set_table(ME, FREE, commitment=commitment, entropy="a0", **wanted)
    return commitment, table


def dice_of(table: Table, guest: str | None = None) -> dict[str, Any]:
    dice = state_of(table, guest, ALONE).dice
    assert dice is not None
    told: dict[str, Any] = dice.model_dump()
    return told


async def everything_told(room: Room, table: Table) -> str:
    """Collect everything that players, spectators and the server's owner can receive."""
    told = [
        write(table, guest, ALONE).decode()
        for guest in (HOST.id, FRIEND.id, None)
        for write in (state_json, whole)
    ]
    told.append(json.dumps((await room.archive.log(table.id)).as_json()))
    await room.archive.report(table.id, table.version, "The dice look odd.")
    told.append(repr(room.storage.told[-1]))
    past = await room.archive.at(table.id, table.version)
    told.append(state_json(past, HOST.id, ALONE).decode())
    return "".join(told) + repr(table)


async def test_the_promise_is_told_before_anybody_adds_to_it(room: Room) -> None:
    commitment, table = await promised(room)
    assert table.status == "waiting"
    assert dice_of(table) == {
        "scheme": "pipyard-dice-1",
        "commitment": commitment,
        "inputs": ["a0", ""],
        "seed": None,
    }


async def test_both_players_add_and_every_draw_depends_on_it(room: Room) -> None:
    _, table = await promised(room)
    table = await room.service.take_seat(FRIEND, table.id, 1, "b1")
    assert dice_of(table)["inputs"] == ["a0", "b1"]
    assert table.seed is not None
    stored = room.storage.tables[table.id].events
    drawn = [row.event for row in stored if row.event["type"] == "drawn"]
    position = table.game.new(table.config)
    for event in drawn:
        purpose = table.game.purpose(position)
        source = fair.source(table.seed, ["a0", "b1"], purpose, event["number"])
        expected = table.game.draw(position, source)
        assert event["purpose"] == purpose
        assert table.game.write_event(expected)["outcome"] == event["outcome"]
        position, _ = table.game.apply(position, expected)
    assert drawn


async def test_nothing_is_added_before_the_promise(room: Room) -> None:
    assert await refused(room.set_table(ME, FREE, entropy="a0")) == "dice/promise-first"


async def test_a_promise_is_good_for_one_table(room: Room) -> None:
    commitment, _ = await promised(room)
    again = room.set_table(ME, FREE, commitment=commitment)
    assert await refused(again) == "dice/no-such-promise"
    assert await refused(room.set_table(ME, FREE, commitment="0" * 64)) == "dice/no-such-promise"


async def test_a_table_that_is_refused_leaves_the_promise_good(room: Room) -> None:
    commitment = await room.service.promise()
    with pytest.raises(InvalidConfig):
        await room.set_table(ME, FREE, commitment=commitment, options={"set": "none such"})
    table = await room.set_table(ME, FREE, commitment=commitment)
    assert dice_of(table)["commitment"] == commitment


async def test_the_seed_stays_secret_while_the_game_goes_on(room: Room) -> None:
    _, table = await promised(room)
    assert table.seed is not None
    assert table.seed.hex() not in await everything_told(room, table)
    table = await room.service.take_seat(FRIEND, table.id, 1, "b1")
    for _ in range(10):
        table = await room.act(table)
    told = await everything_told(room, table)
    assert table.seed is not None
    assert table.seed.hex() not in told
    assert repr(table.seed) not in told


async def test_the_seed_is_told_when_the_game_is_over(room: Room) -> None:
    commitment, table = await promised(room, game="spotted", options={"sheet": "two-ponds"})
    table = await room.service.take_seat(FRIEND, table.id, 1, "b1")
    while table.status == "playing":
        assert dice_of(table)["seed"] is None
        table = await room.act(table)
    seed = bytes.fromhex(dice_of(table)["seed"])
    assert fair.promise(seed) == commitment
    verdict = verify(await room.archive.log(table.id), commitment=commitment)
    assert (verdict.dice, verdict.added) == ("kept", (0, 1))
    assert verdict.winners


async def test_a_table_left_unfinished_tells_its_seed_when_it_is_closed(room: Room) -> None:
    commitment, table = await promised(room)
    await room.service.take_seat(FRIEND, table.id, 1, "b1")
    table = await room.service.find(table.id)
    for _ in range(5):
        table = await room.act(table)
    sealed = verify(await room.archive.log(table.id))
    assert sealed.dice == "sealed"
    table = await room.service.close(HOST, table.id)
    assert fair.promise(bytes.fromhex(dice_of(table)["seed"])) == commitment
    verdict = verify(await room.archive.log(table.id), commitment=commitment)
    assert (verdict.dice, verdict.closed, verdict.winners) == ("kept", True, None)


async def test_a_table_closed_before_it_began_verifies_too(room: Room) -> None:
    _, table = await promised(room)
    await room.service.close(HOST, table.id)
    assert verify(await room.archive.log(table.id)).dice == "kept"


async def test_who_leaves_before_the_game_adds_nothing_and_who_leaves_it_stays_in(
    room: Room,
) -> None:
    _, table = await promised(room)
    waiting = await room.set_table(ME, FREE, FREE)
    await room.service.take_seat(FRIEND, waiting.id, 1, "ff")
    waiting = await room.service.leave_seat(FRIEND, waiting.id, 1)
    assert dice_of(waiting)["inputs"] == ["", "", ""]
    await room.service.take_seat(FRIEND, table.id, 1, "b1")
    table = await room.service.leave_seat(FRIEND, table.id, 1)
    assert dice_of(table)["inputs"] == ["a0", "b1"]
    table = await room.service.settled(table.id)
    table = await room.service.close(HOST, table.id)
    assert verify(await room.archive.log(table.id)).dice == "kept"


async def test_a_promise_is_used_up_only_with_the_table_that_is_stored(room: Room) -> None:
    commitment = await room.service.promise()
    room.storage.fault = OSError("the disk is gone")
    with pytest.raises(OSError, match="the disk is gone"):
        await room.set_table(ME, FREE, commitment=commitment)
    table = await room.set_table(ME, FREE, commitment=commitment)
    assert dice_of(table)["commitment"] == commitment


async def test_of_two_tables_for_one_promise_one_is_refused(room: Room) -> None:
    commitment = await room.service.promise()
    answers = await asyncio.gather(
        room.set_table(ME, FREE, commitment=commitment),
        room.set_table(ME, FREE, commitment=commitment),
        return_exceptions=True,
    )
    (refusal,) = [answer for answer in answers if isinstance(answer, Refused)]
    assert refusal.code == "dice/no-such-promise"
