"""`python -m tools.whole_games`: games of every kind by real clients, each verified offline.

People join over HTTP and play by WebSocket against each other and against bots until the game is
over. Then the log is exported and given to `pipyard verify`, once unchanged and once changed.
"""

import argparse
import asyncio
import copy
import json
import random
import secrets
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
from rich.console import Console
from rich.progress import Progress
from typer.testing import CliRunner

from pipyard.cli import app
from tools.players import Json, Player, choose_sensibly, end, set_table
from tools.serving import ServerProcess

_ME, _FRIEND, _BOT = {"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "greedy"}
_NAMES = ("Ann", "Ben", "Cho", "Dee", "Eli", "Fay")
_TAMPERED = 1
_AT_ONCE = 4
_SECONDS_A_GAME = 300


@dataclass(frozen=True, slots=True)
class Kind:
    """A requested table, with a name for people."""

    name: str
    wanted: Json


@dataclass(slots=True)
class Played:
    """A finished game; `wrong` lists what is not correct."""

    kind: Kind
    log: Json
    moves: int = 0
    verdict: Json = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)


def _at_one_device(people: int) -> list[Json]:
    return [{"kind": "me", "name": name} for name in _NAMES[:people]]


def every_kind(sets: Sequence[str], sheets: Sequence[str]) -> Iterator[Kind]:
    """Yield every game, variant and number of seats; sets and sheets are those of the server."""
    for name in sets:
        yield Kind(f"spots, {name}", _spots([_ME, _FRIEND], set=name))
        yield Kind(f"spots, {name}, off leash", _spots([_ME, _BOT], set=name, off_leash=True))
    yield Kind("spots, tiles drawn", _spots([_ME, _FRIEND, _BOT], random=True))
    yield Kind("spots, four people", _spots([_ME, _FRIEND, _FRIEND, _FRIEND]))
    yield Kind("spots, four at one device", _spots(_at_one_device(4), off_leash=True))
    for treats in (0, 1, 5):
        yield Kind(f"spots, against d0g with {treats}", _spots([_ME], d0g_treats=treats))
    for sheet in sheets:
        for seats in range(1, 7):
            people = [_ME, *[_FRIEND] * (seats // 2), *[_BOT] * (seats - 1 - seats // 2)]
            yield Kind(f"spotted, {sheet}, {seats} seats", _spotted(people, sheet))
        yield Kind(f"spotted, {sheet}, at one device", _spotted(_at_one_device(3), sheet))


def _spots(seats: Sequence[Json], **options: object) -> Json:
    return {"game": "spots", "seats": list(seats), **options}


def _spotted(seats: Sequence[Json], sheet: str) -> Json:
    return {"game": "spotted", "seats": list(seats), "sheet": sheet}


async def kinds_of(address: str) -> list[Kind]:
    """Return every kind of game that a server offers."""
    async with httpx2.AsyncClient(base_url=address, timeout=300) as http:
        spots = (await http.get("/api/games/spots")).json()
        spotted = (await http.get("/api/games/spotted")).json()
    sets, sheets = [one["name"] for one in spots["sets"]], [one["id"] for one in spotted["sheets"]]
    return list(every_kind(sets, sheets))


async def play(address: str, kind: Kind, seed: int) -> Played:
    """Play one game to its end and return it with its log."""
    async with httpx2.AsyncClient(base_url=address, timeout=300) as http:
        commitment = (await http.post("/api/commitments", json={})).json()["commitment"]
        source = random.Random(seed)
        dice = {"commitment": commitment, "entropy": source.randbytes(32).hex()}
        seating = await set_table(address, {**kind.wanted, **dice})
        players = [
            Player(address, seating.table, key, random.Random(source.random()), choose_sensibly)
            for key in seating.keys
        ]
        tasks = [asyncio.create_task(player.play()) for player in players]
        try:
            async with asyncio.timeout(_SECONDS_A_GAME):
                await asyncio.gather(*tasks)
        finally:
            await end(tasks)
        log = (await http.get(f"/api/tables/{seating.table}/log")).json()
    played = Played(kind, log, sum(len(player.told) for player in players))
    if log["dice"]["commitment"] != commitment:
        played.wrong.append("the log holds another promise than the one given before")
    for player in players:
        unexpected = set(player.refused) - {"move/stale"}
        if unexpected:
            played.wrong.append(f"refused: {', '.join(sorted(unexpected))}")
    return played


def check(played: Played, folder: Path) -> None:
    """Check the log with `pipyard verify`, and that it finds the change in a copy."""
    status, played.verdict = verify(played.log, folder)
    if status != 0 or not (played.verdict.get("winners") or _d0g_won(played)):
        played.wrong.append(f"not verified: {played.verdict}")
    changed, version = tampered(played.log)
    status, verdict = verify(changed, folder)
    if (status, verdict.get("event")) != (_TAMPERED, version):
        played.wrong.append(f"event {version} was changed, and that was not found: {verdict}")


def _d0g_won(played: Played) -> bool:
    return played.verdict.get("winners") == [] and len(played.log["seats"]) == 1


def verify(log: Json, folder: Path) -> tuple[int, Json]:
    """Run the command on a log; return its status and its output."""
    file = folder / f"{secrets.token_hex(8)}.json"
    file.write_text(json.dumps(log), encoding="utf-8")
    promise = log["dice"]["commitment"]
    done = CliRunner().invoke(app, ["verify", str(file), "--json", "--promise", promise])
    said: Json = json.loads(done.stdout)
    return done.exit_code, said


def tampered(log: Json) -> tuple[Json, int]:
    """Change a die of a roll in the middle of a log; return the log and the event's version."""
    changed = copy.deepcopy(log)
    rolls = [
        (event, key)
        for event in changed["events"]
        if event["type"] == "drawn"
        for key in ("values", "faces")
        if event["outcome"].get(key)
    ]
    event, key = rolls[len(rolls) // 2]
    first, *others = event["outcome"][key]
    dice = [_turned(first), *others]
    event["outcome"][key] = sorted(dice) if key == "values" else dice
    return changed, int(event["version"])


def _turned(die: Any) -> Any:
    """Change a die, with or without a color, to its next face."""
    if isinstance(die, list):
        return [die[0], _turned(die[1])]
    return die % 6 + 1


async def play_all(
    address: str, kinds: Sequence[Kind], seed: int, on_played: Callable[[Played], None]
) -> list[Played]:
    """Play games of several kinds, a few at a time."""
    free = asyncio.Semaphore(_AT_ONCE)

    async def one(number: int, kind: Kind) -> Played:
        async with free:
            played = await play(address, kind, seed + number)
        on_played(played)
        return played

    return await asyncio.gather(*(one(number, kind) for number, kind in enumerate(kinds)))


def main() -> int:
    """Play one game of every kind; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="for what the clients choose (1)")
    wanted = parser.parse_args()
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory(prefix="pipyard-whole-games-") as folder:
        played = _run(Path(folder), wanted.seed, console)
    wrong = [one for one in played if one.wrong]
    for one in played:
        print(f"{one.kind.name}: {one.moves} moves, {len(one.log['events'])} events")
    for one in wrong:
        print(f"WRONG {one.kind.name}: {'; '.join(one.wrong)}")
    print(f"{len(played)} games played to the end, {len(played) - len(wrong)} verified.")
    return 1 if wrong else 0


def _run(folder: Path, seed: int, console: Console) -> list[Played]:
    server = ServerProcess(folder, "--no-rates")
    server.start()
    try:
        kinds = asyncio.run(kinds_of(server.address))
        with Progress(console=console) as progress:
            task = progress.add_task("Playing", total=len(kinds))
            games = play_all(server.address, kinds, seed, lambda _one: progress.advance(task))
            played = asyncio.run(games)
    finally:
        server.stop()
    for one in played:
        check(one, folder)
    return played


if __name__ == "__main__":
    sys.exit(main())
