"""Attacks with what guests may request: imported games, names, reports, public tables."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import numpy as np

from bench.attacks.attack import Arena, Attack, Effect
from pipyard.core.contract import Move
from pipyard.server.games.hosting import HostedGame, published

_SEATS = 6
_KILOBYTES = 1_000
_AGAINST_BOT = {"game": "spots", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
_PUBLIC = {
    "game": "spots",
    "seats": [{"kind": "me"}, {"kind": "person"}],
    "terms": {"public": True},
}
_OTHERS_TABLES = 600
_TABLES_BY_ADDRESS = 150
_TABLES_BY_GUEST = 30
_RENAMES = 60
_DELETIONS = 3
_LOOKED_AT = 100
_REPORTS = 60
_STRANGERS = 200
_LONGEST_MOVE = 500
_LONGEST_AT_WORST = 1_000


def small_import(arena: Arena) -> Effect:
    """Import a game of 390 KB in which six seats take back everything, in turn."""
    return _import(arena, 390, _LONGEST_MOVE)


def large_import(arena: Arena) -> Effect:
    """Import the largest game that the server accepts."""
    return _import(arena, 1_000, _LONGEST_AT_WORST)


def _import(arena: Arena, kilobytes: int, longest: int) -> Effect:
    log = second_thoughts(kilobytes * _KILOBYTES)
    with arena.moves() as seen, httpx2.Client(base_url=arena.address, timeout=300) as http:
        began = time.perf_counter()
        answer = http.post("/api/imports", json=log)
        took = time.perf_counter() - began
        if answer.status_code == httpx2.codes.CREATED:
            http.get(f"/api/tables/{answer.json()['table']}").raise_for_status()
        opened = time.perf_counter() - began - took
    text = (
        f"{len(log['events']):,} events: {answer.status_code} in {took:.1f} s, opened in"
        f" {opened:.1f} s; {seen.text()}"
    )
    return Effect(text, seen.longest < longest)


def deletions(arena: Arena) -> Effect:
    """Create and delete guests while others have very many tables."""
    return asyncio.run(_deletions(arena))


async def _deletions(arena: Arena) -> Effect:
    tables = await _set_tables(arena.address)
    async with _guest(arena.address) as looker:
        usual = await _seconds_to_look(looker, tables)
        with arena.moves() as seen:
            for _ in range(_DELETIONS):
                async with _guest(arena.address) as guest:
                    (await guest.post("/api/tables", json=_AGAINST_BOT)).raise_for_status()
                    (await guest.delete("/api/me")).raise_for_status()
            after = await _seconds_to_look(looker, tables)
    text = (
        f"{_LOOKED_AT} of {len(tables)} tables of others are read in {1000 * usual:.0f} ms, and"
        f" {1000 * after:.0f} ms afterwards; {seen.text()}"
    )
    return Effect(text, after < 2 * usual and seen.longest < _LONGEST_MOVE)


def renames(arena: Arena) -> Effect:
    """Take many new names at once while others have very many tables."""
    return asyncio.run(_renames(arena))


async def _renames(arena: Arena) -> Effect:
    tables = await _set_tables(arena.address)
    with arena.moves() as seen:
        async with _guest(arena.address) as guest:
            (await guest.get("/api/me")).raise_for_status()
            began = time.perf_counter()
            asked = (guest.put("/api/me", json={"name": f"Kim {n}"}) for n in range(_RENAMES))
            answers = await asyncio.gather(*asked)
            took = time.perf_counter() - began
    done = sum(answer.status_code == httpx2.codes.OK for answer in answers)
    text = f"{done} names in {took:.1f} s beside {len(tables)} tables; {seen.text()}"
    return Effect(text, seen.longest < _LONGEST_MOVE)


def reports(arena: Arena) -> Effect:
    """Report problems with a long game again and again, first without a guest, then as one."""
    with httpx2.Client(base_url=arena.address, timeout=300) as http:
        log = second_thoughts(300 * _KILOBYTES)
        answer = http.post("/api/imports", json=log)
        report = {"version": len(log["events"]), "text": "x" * 2_000}
        address = f"/api/tables/{answer.raise_for_status().json()['table']}/reports"
        with arena.moves() as seen:
            began = time.perf_counter()
            guests = _taken(http, address, report)
            http.cookies.clear()
            nobodys = _taken(http, address, report)
            took = time.perf_counter() - began
    text = (
        f"of {_REPORTS} each, {nobodys} of nobody and {guests} of a guest are taken,"
        f" in {took:.1f} s; {seen.text()}"
    )
    return Effect(text, nobodys == 0 and guests <= 5 and seen.longest < _LONGEST_MOVE)


def _taken(http: httpx2.Client, address: str, report: dict[str, Any]) -> int:
    answers = [http.post(address, json=report) for _ in range(_REPORTS)]
    return sum(answer.status_code == httpx2.codes.CREATED for answer in answers)


def lobby(arena: Arena) -> Effect:
    """Fill the list of public tables, each created by another guest without a name."""
    return asyncio.run(_lobby(arena))


async def _lobby(arena: Arena) -> Effect:
    async with _guest(arena.address) as kim:
        (await kim.put("/api/me", json={"name": "Kim"})).raise_for_status()
        real = (await kim.post("/api/tables", json=_PUBLIC)).raise_for_status().json()["table"]
    with arena.moves() as seen:
        made = 0
        for _ in range(_STRANGERS):
            async with _guest(arena.address) as stranger:
                answer = await stranger.post("/api/tables", json=_PUBLIC)
                made += answer.status_code == httpx2.codes.CREATED
        async with _guest(arena.address) as looker:
            listed = [each["table"] for each in (await looker.get("/api/tables")).json()]
    place = listed.index(real) + 1 if real in listed else None
    text = f"{made} of {_STRANGERS} tables set; the real one is listed at {place}; {seen.text()}"
    return Effect(text, place is not None and made <= 20)


def second_thoughts(size: int) -> dict[str, Any]:
    """Return a log of about this size in which six seats take back all they wrote, in turn."""
    game = published("spotted")
    config = game.configure(_SEATS, {}, lambda _bound: 0)
    events = _to_a_long_phase(game, config)
    written: list[list[tuple[int, Any]]] = [[] for _ in range(_SEATS)]
    last = max((n for n, event in enumerate(events) if event["type"] == "drawn"), default=-1)
    for version, event in enumerate(events, 1):
        if version > last + 1 and event["action"]["type"] != "pick_die":
            written[event["seat"]].append((version, event["action"]))
    log = {
        "pipyard": 1,
        "game": game.name,
        "rules_version": game.rules_version,
        "content_hash": game.content_hash,
        "pack": None,
        "config": dict(config),
        "seats": [{"name": f"Seat {seat}", "bot": None} for seat in range(_SEATS)],
        "dice": None,
        "events": [],
    }
    taken = len(json.dumps(log)) + sum(map(_size, events))
    for event in _unwound(written, len(events)):
        taken += _size(event)
        if taken > size:
            break
        events.append(event)
    log["events"] = [{"version": n, **event} for n, event in enumerate(events, 1)]
    return log


def _size(event: dict[str, Any]) -> int:
    return len(json.dumps({"version": 10_000, **event})) + len(", ")


def _unwound(written: list[list[tuple[int, Any]]], version: int) -> Iterator[dict[str, Any]]:
    """Let each seat take back all it wrote, the latest first, and write the same again."""
    while True:
        for seat, moves in enumerate(written):
            for taken_back, _ in reversed(moves):
                version += 1
                yield {"type": "undone", "seat": seat, "taken_back": taken_back}
            for place, (_, action) in enumerate(moves):
                version += 1
                moves[place] = (version, action)
                yield {"type": "move", "seat": seat, "action": action}


def _to_a_long_phase(game: HostedGame, config: Any) -> list[dict[str, Any]]:
    """Play at random up to the moment with the most writing since the dice were rolled."""
    chance = random.Random(5)

    def below(bound: int) -> int:
        return chance.randrange(bound)

    position, events = game.new(config), list[dict[str, Any]]()
    best, since, most = list(events), 0, 0
    while not game.acting(position).nobody:
        if game.acting(position).chance:
            position, _ = _played(game, position, game.draw(position, below), events)
            since = len(events)
            continue
        seat = _busiest(game, position)
        action = chance.choice(game.legal(position, seat))
        position, event = _played(game, position, Move(seat, action), events)
        goes_on = len(game.acting(position).seats) > 1
        if event["action"]["type"] == "pick_die":
            since = len(events)
        elif goes_on and len(events) - since > most:
            most, best = len(events) - since, list(events)
    return best


def _busiest(game: HostedGame, position: np.recarray) -> int:
    """Choose a seat to move; a seat that the move would finish comes last."""
    seats = game.acting(position).seats
    for seat in seats:
        after, _ = game.apply(position, Move(seat, game.legal(position, seat)[0]))
        if seat in game.acting(after).seats:
            return seat
    return seats[0]


def _played(
    game: HostedGame, position: np.recarray, event: Any, events: list[dict[str, Any]]
) -> tuple[np.recarray, dict[str, Any]]:
    after, _ = game.apply(position, event)
    events.append(game.write_event(event))
    return after, events[-1]


@asynccontextmanager
async def _guest(address: str, source: str | None = None) -> AsyncIterator[httpx2.AsyncClient]:
    transport = httpx2.AsyncHTTPTransport(local_address=source)
    async with httpx2.AsyncClient(base_url=address, transport=transport, timeout=120) as http:
        yield http


async def _set_tables(address: str) -> Sequence[str]:
    """Create very many tables, as guests from several addresses do."""
    tables: list[str] = []
    for number in range(_OTHERS_TABLES // _TABLES_BY_GUEST):
        source = f"127.0.1.{1 + number * _TABLES_BY_GUEST // _TABLES_BY_ADDRESS}"
        async with _guest(address, source) as guest:
            for _ in range(_TABLES_BY_GUEST):
                answer = await guest.post("/api/tables", json=_AGAINST_BOT)
                tables.append(answer.raise_for_status().json()["table"])
    return tables


async def _seconds_to_look(guest: httpx2.AsyncClient, tables: Sequence[str]) -> float:
    began = time.perf_counter()
    for table in tables[-_LOOKED_AT:]:
        (await guest.get(f"/api/tables/{table}")).raise_for_status()
    return time.perf_counter() - began


_MOVES = f"no move of others takes {_LONGEST_MOVE} ms"
ATTACKS = (
    Attack("import", _MOVES, small_import),
    Attack("large-import", f"no move of others takes {_LONGEST_AT_WORST} ms", large_import),
    Attack("deletions", f"others' tables stay in memory; {_MOVES}", deletions),
    Attack("renames", _MOVES, renames),
    Attack("reports", f"none of nobody, at most 5 of a guest; {_MOVES}", reports),
    Attack("lobby", "at most 20 tables of an address; the real one is listed", lobby),
)
