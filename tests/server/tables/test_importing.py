"""Imported logs are checked in a separate process, one after another, with a time limit."""

import asyncio
import json
import os
from contextlib import suppress
from typing import Any

import pytest
from anyio import to_process

from pipyard.server.games.catalogue import Catalogue
from pipyard.server.games.hosting import published
from pipyard.server.logs.refusal import LogRefused
from pipyard.server.rates import TooFast
from pipyard.server.tables import importing
from pipyard.server.tables.events import read_event
from pipyard.server.tables.importing import Importer, check_game
from pipyard.server.tables.table import Table
from tests.server.fakes import HOST, Room
from tests.server.logs.playing import begin, play
from tests.server.logs.unwinding import unwind
from tests.server.patience import PATIENCE


def sent(log: dict[str, Any]) -> bytes:
    return json.dumps(log).encode()


def second_thoughts(events: int) -> dict[str, Any]:
    return unwind(begin("spotted", 6, {}, 3), events).as_json()


async def test_a_log_is_checked_in_another_process() -> None:
    log = second_thoughts(60)
    checked = await Importer(None).check(sent(log))
    assert checked == check_game(log, Catalogue())
    events = map(json.loads, checked.events)
    assert [{"version": n, **event} for n, event in enumerate(events, 1)] == log["events"]
    assert (checked.status, checked.log.events) == ("closed", [])
    assert [seat.name for seat in checked.seats][:2] == ["Ann", "Ben"]
    assert await to_process.run_sync(os.getpid) != os.getpid()


def test_the_states_in_between_are_those_that_the_events_lead_to() -> None:
    log = play("spots", 2, {}, 3).written()
    checked = check_game(log, Catalogue())
    game = published("spots").at(log["config"])
    table = Table(id="", game=game, config=log["config"], host=None, seats=checked.seats)
    bases = {base.version: base for base in checked.bases}
    assert len(bases) > 1
    for version, text in enumerate(checked.events, 1):
        table = table.after([read_event(game, json.loads(text))])
        if version in bases:
            assert bases.pop(version) == table.as_base()
    assert not bases


def test_the_process_ends_with_the_server() -> None:
    async def serve() -> int:
        await Importer(None).check(sent(second_thoughts(60)))
        return await to_process.run_sync(os.getpid)

    process = asyncio.run(serve())
    with suppress(ChildProcessError):
        # Returns when it has ended; if that was already reported, there is no child any more.
        os.waitpid(process, 0)


async def test_what_does_not_hold_is_refused_by_its_event() -> None:
    log = second_thoughts(60)
    log["events"][-1] = {"version": len(log["events"]), "type": "undone", "seat": 0}
    log["events"][-1]["taken_back"] = 1_000
    with pytest.raises(LogRefused, match="cannot be") as caught:
        await Importer(None).check(sent(log))
    assert (caught.value.code, caught.value.version) == ("log/tampered", len(log["events"]))


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_what_is_limited_is_the_processors_time() -> None:
    # Pydantic turns an exception during serialization into a warning.
    found = importing.check_within(sent(second_thoughts(600)), None, 1e-6)
    assert getattr(found, "code", None) == "log/too-long"
    assert isinstance(
        importing.check_within(sent(second_thoughts(60)), None, 600), importing.CheckedGame
    )


async def test_a_log_that_takes_too_long_is_refused_and_the_next_is_checked() -> None:
    log = second_thoughts(60)
    with pytest.raises(LogRefused) as caught:
        await Importer(None, seconds=0).check(sent(log))
    assert caught.value.code == "log/too-long"
    assert (await Importer(None).check(sent(log))).status == "closed"


async def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()
    at_once = 0

    async def run_sync(function: Any, *given: Any, cancellable: bool) -> Any:
        nonlocal at_once
        at_once += 1
        assert (at_once, cancellable) == (1, True)
        begun.set()
        await go_on.wait()
        at_once -= 1
        return function(*given)

    monkeypatch.setattr(to_process, "run_sync", run_sync)
    monkeypatch.setattr(os, "nice", lambda _by: 0)
    importer, log = Importer(None, most_waiting=2), second_thoughts(60)
    waiting = [asyncio.create_task(importer.check(sent(log))) for _ in range(2)]
    await begun.wait()
    with pytest.raises(TooFast) as caught:
        await importer.check(sent(log))
    assert caught.value.code == "rate/exceeded"
    go_on.set()
    assert [(await one).status for one in waiting] == ["closed", "closed"]
    assert (await importer.check(sent(log))).status == "closed"


async def test_a_game_is_kept_as_it_was_checked_and_played_when_it_is_opened(room: Room) -> None:
    log = second_thoughts(300)
    table_id = await room.archive.bring_in(HOST, sent(log))
    assert room.keeper.get(table_id) is None
    table = await room.service.find(table_id)
    assert (table.version, table.status, table.imported) == (len(log["events"]), "closed", True)
    assert table.host == HOST.id
    assert (await room.archive.log(table_id)).as_json()["events"] == log["events"]


async def test_a_table_is_played_again_beside_everything_else(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event loop runs while a table is loaded: the thread waits for the loop's next step."""
    table_id = await room.archive.bring_in(HOST, sent(second_thoughts(60)))
    loop, usual = asyncio.get_running_loop(), Table.after

    def after(*given: Any) -> Any:
        asyncio.run_coroutine_threadsafe(asyncio.sleep(0), loop).result(PATIENCE)
        return usual(*given)

    monkeypatch.setattr(Table, "after", after)
    assert (await room.service.find(table_id)).imported
