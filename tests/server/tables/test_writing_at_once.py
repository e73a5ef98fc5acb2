"""Spotted! at a table: several seats write at once without affecting each other."""

import asyncio
from dataclasses import replace

import pytest

from pipyard.server.errors import Refused
from pipyard.server.tables.table import Table
from pipyard.server.tables.wishes import Act, Done, SeatWish
from tests.server.fakes import FREE, FRIEND, GREEDY_BOT, HOST, ME, Room


async def table_of_two(room: Room) -> Table:
    table = await room.set_table(ME, FREE, game="spotted")
    return await room.service.take_seat(FRIEND, table.id, 1)


def act_for(table: Table, seat: int, request: str, version: int | None = None) -> Act:
    assert table.position is not None
    action = table.game.legal(table.position, seat)[0]
    return Act(request, table.version if version is None else version, seat, action)


async def test_a_friends_move_in_between_leaves_mine_good(room: Room) -> None:
    table = await table_of_two(room)
    assert table.to_act == (0, 1)
    mine = act_for(table, 0, "mine-0001")
    await room.service.act(FRIEND, table.id, act_for(table, 1, "theirs-01"))
    version = await room.service.act(HOST, table.id, mine)
    table = await room.service.find(table.id)
    assert table.version == version
    assert table.position is not None
    assert table.position[0].players[0].beetles.sum() == 1


async def test_my_own_earlier_move_makes_a_later_one_stale(room: Room) -> None:
    table = await table_of_two(room)
    mine = act_for(table, 0, "mine-0001")
    await room.service.act(HOST, table.id, mine)
    with pytest.raises(Refused) as caught:
        await room.service.act(HOST, table.id, replace(mine, request="mine-0002"))
    assert caught.value.code == "move/stale"


async def test_once_dice_are_rolled_what_was_seen_before_is_stale(room: Room) -> None:
    table = await table_of_two(room)
    seen = table.version
    for seat, guest in enumerate((HOST, FRIEND)):
        await room.service.act(guest, table.id, act_for(table, seat, f"request-{seat}"))
    table = await room.service.find(table.id)
    (picker,) = table.to_act
    guest = (HOST, FRIEND)[picker]
    with pytest.raises(Refused) as caught:
        await room.service.act(guest, table.id, act_for(table, picker, "early-001", seen))
    assert caught.value.code == "move/stale"


async def test_a_version_from_the_future_is_stale(room: Room) -> None:
    table = await table_of_two(room)
    with pytest.raises(Refused) as caught:
        await room.service.act(HOST, table.id, act_for(table, 0, "mine-0001", table.version + 1))
    assert caught.value.code == "move/stale"


async def test_a_restarted_server_knows_what_still_holds(room: Room) -> None:
    table = await table_of_two(room)
    mine = act_for(table, 0, "mine-0001")
    await room.service.act(FRIEND, table.id, act_for(table, 1, "theirs-01"))
    again = room.restarted()
    await again.service.act(HOST, table.id, mine)
    assert (await again.service.find(table.id)).version > table.version + 1


@pytest.mark.parametrize("wishes", [[ME], [ME, GREEDY_BOT]], ids=["alone", "with a bot"])
async def test_a_whole_game(room: Room, wishes: list[SeatWish]) -> None:
    table = await room.set_table(*wishes, game="spotted", options={"sheet": "two-ponds"})
    turn = 0
    while table.status == "playing":
        assert table.position is not None
        (seat,) = table.to_act
        action = room.chance.choice(table.game.legal(table.position, seat))
        await room.service.act(HOST, table.id, Act(f"request-{turn}", table.version, seat, action))
        table = await room.service.settled(table.id)
        turn += 1
    assert turn >= 25
    assert (await room.facts(table))[-1].type == "game_won"


async def test_requests_that_wait_for_one_table_are_stored_together_and_told_one_by_one(
    room: Room,
) -> None:
    table = await room.set_table(ME, FREE, game="spotted", options={"first": "given"})
    table = await room.service.take_seat(FRIEND, table.id, 1)
    stored, room.bus.published[:] = len(room.storage.progress), []
    legal = [table.game.legal(table.played, seat)[0] for seat in (0, 1)]
    mine = Act("request-0", table.version, 0, legal[0])
    theirs = Act("request-1", table.version, 1, legal[1])
    wrong = Act("request-2", table.version, 1, legal[0])
    asked = [(HOST, mine), (FRIEND, theirs), (HOST, mine), (HOST, wrong)]
    async with room.keeper.lock(table.id):
        waiting = [
            asyncio.create_task(room.service.carry_out(guest, table.id, act))
            for guest, act in asked
        ]
        await asyncio.sleep(0)
    first, second, again, refused = await asyncio.gather(*waiting, return_exceptions=True)
    (progress,) = room.storage.progress[stored:]
    assert [row.request for row in progress.events[:2]] == ["request-0", "request-1"]
    assert isinstance(first, Done)
    assert isinstance(second, Done)
    assert (first.version, first.repeated) == (table.version + 1, False)
    assert second.version == table.version + len(progress.events)
    assert again == Done(first.version, repeated=True)
    assert isinstance(refused, Refused)
    assert refused.code == "seat/not-yours"
    told = [(after.version, since) for after, since in room.bus.published]
    assert told == [(first.version, table.version), (second.version, first.version)]
    now = await room.service.find(table.id)
    assert (now.version, now.news) == (second.version, None)
    assert (await room.restarted().service.find(table.id)).record == now.record


async def test_when_nothing_can_be_stored_all_who_wait_are_told(room: Room) -> None:
    table = await room.set_table(ME, FREE, game="spotted", options={"first": "given"})
    table = await room.service.take_seat(FRIEND, table.id, 1)
    room.storage.fault = OSError("disk full")
    acts = [
        Act(f"request-{seat}", table.version, seat, table.game.legal(table.played, seat)[0])
        for seat in (0, 1)
    ]
    async with room.keeper.lock(table.id):
        waiting = [
            asyncio.create_task(room.service.act(guest, table.id, act))
            for guest, act in zip((HOST, FRIEND), acts, strict=True)
        ]
        await asyncio.sleep(0)
    failed = await asyncio.gather(*waiting, return_exceptions=True)
    assert [str(each) for each in failed] == ["disk full"] * 2
    assert (await room.service.find(table.id)).version == table.version
    assert await room.service.act(HOST, table.id, acts[0]) == table.version + 1
