"""Changes of a table run one at a time, in the order in which they were requested."""

import asyncio

from pipyard.server.tables.turns import Turns


async def test_a_free_lock_is_taken_at_once_and_is_gone_when_nobody_holds_it() -> None:
    turns = Turns()
    seen: list[str] = []
    turns.take("a", lambda: seen.append("first"))
    assert (seen, turns.is_taken("a"), turns.is_taken("b")) == (["first"], True, False)
    turns.end("a")
    assert not turns.is_taken("a")


async def test_those_who_wait_come_in_order_however_they_wait() -> None:
    turns = Turns()
    seen: list[str] = []

    async def wait(name: str) -> None:
        async with turns.of("a"):
            seen.append(name)

    def called() -> None:
        seen.append("called")
        turns.end("a")

    async with turns.of("a"):
        first = asyncio.create_task(wait("first"))
        await asyncio.sleep(0)
        turns.take("a", called)
        last = asyncio.create_task(wait("last"))
        await asyncio.sleep(0)
        assert seen == []
    await asyncio.gather(first, last)
    assert seen == ["first", "called", "last"]
    assert not turns.is_taken("a")


async def test_who_gives_up_waiting_holds_nobody_up() -> None:
    turns = Turns()
    async with turns.of("a"):
        early, late = (asyncio.create_task(turns.wait("a")) for _ in range(2))
        await asyncio.sleep(0)
        early.cancel()
        await asyncio.sleep(0)
    # It is the second task's turn, which is canceled before it learns that.
    late.cancel()
    await asyncio.gather(early, late, return_exceptions=True)
    assert (early.cancelled(), late.cancelled(), turns.is_taken("a")) == (True, True, False)


def test_a_lock_is_taken_at_once_only_where_it_is_free() -> None:
    turns = Turns()
    assert turns.take_now("a")
    assert not turns.take_now("a")
    assert turns.take_now("b")
    turns.end("a")
    assert turns.take_now("a")
