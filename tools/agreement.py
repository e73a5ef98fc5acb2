"""Do all machines play the same? `python -m tools.agreement --games 10000`.

Each machine plays the same games from the same seeds: interpreted, with Numba, as WebAssembly in
Python, in Node and in a browser. Everything that a game shows on its way goes into one digest:
after every event, the position's bytes, who acts, all legal actions, the view, hints and facts; and
the bots' choices. Equal digests mean that all of it was equal, byte by byte. `--plans` plays other
games, such as those that `python -m tests.golden.plans` lists.

Views, hints and actions in words take most of the time. To compare many games, use `--words 16`:
then these are included for one event in sixteen, and everything else for every event. `--first`
skips games, so that a long run can be split into several.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import sync_playwright
from pydantic_core import to_json

from pipyard.bots import BOTS, bot_number, bots_of
from pipyard.core import fair, modules
from pipyard.core.chance import new_stream
from pipyard.core.contract import Drawn, Fact, Game
from pipyard.core.registry import find_game
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.game import tiles_of_set
from pipyard.games.spotted.content import sheet_names
from pipyard.server.games.hosting import HostedGame
from tools.browser import launch, require_browser
from tools.client import WEB, node, node_environment
from tools.console import ROOT
from tools.engine_page import BUILT, build_page, serving_page

Plan = dict[str, Any]

AGREED = WEB / "src" / "fixtures" / "agreed.json"
"""A small set of games with their digests, for tests in any language."""
MACHINES = ("interpreted", "numba", "wasm", "node", "browser")
SEEDS = 2**32
_SHOWN = 32
"""Digits of a digest that are compared."""
_BATCH = 20
"""Games sent to a browser at once."""
_BOTS_EVERY = 17
_LONG_EVERY = 23
"""Numbers that combine each kind of game with every setup."""
_SHORT, _LONG, _WITH_BOTS = 150, 2000, 60
"""Events of a game, because random games may go on forever."""
_LIGHT = frozenset({"random", "puppy", "daring", "timid", "greedy", "hasty"})
"""Bots that do not search, the only ones that are fast enough when interpreted."""
_PATIENCE = 0.02
_NODE = """
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
const [built, compiled] = process.argv.slice(1);
const { Games, digestOf } = await import(built);
const games = new Games(async (file) => {
  const { buffer, byteOffset, length } = await readFile(`${compiled}/${file}`);
  return buffer.slice(byteOffset, byteOffset + length);
});
for await (const line of createInterface({ input: process.stdin })) {
  console.log(await digestOf(games, JSON.parse(line)));
}
"""


def plans(count: int, first: int = 0, words: int = 1) -> Iterator[Plan]:
    """Yield games over every set, variant, sheet and number of seats, some of them between bots.

    Words are included for one event in this many.
    """
    for plan in _plans(range(first, first + count)):
        yield plan if words == 1 else {**plan, "words": words}


def _plans(numbers: range) -> Iterator[Plan]:
    setups = list(_setups())
    for number in numbers:
        game, config = setups[number % len(setups)]
        if number % _BOTS_EVERY == 0:
            names = BOTS[game]
            rotated = number // _BOTS_EVERY
            bots = [names[(rotated + seat) % len(names)] for seat in range(config["seats"])]
            yield _plan(number, game, config, _WITH_BOTS, bots)
        else:
            yield _plan(number, game, config, _LONG if number % _LONG_EVERY == 0 else _SHORT)


def sliced() -> Iterator[Plan]:
    """Yield a few events of each setup, and of a game of each bot."""
    for number, (game, config) in enumerate(_setups()):
        yield _plan(number, game, config, 40)
    for game, config in (("spots", {"seats": 2}), ("spotted", {"seats": 2})):
        whole = _config(game, config)
        yield _plan(0, game, whole, 500)
        for number, bot in enumerate(BOTS[game]):
            yield _plan(number, game, whole, 14, [bot, bot])


def _config(game: str, given: dict[str, Any]) -> dict[str, Any]:
    return next(
        config for name, config in _setups() if name == game and given.items() <= config.items()
    )


def _plan(
    number: int, game: str, config: dict[str, Any], limit: int, bots: Sequence[str] = ()
) -> Plan:
    players = [{"bot": bot, "patience": _PATIENCE} for bot in bots]
    return {
        "game": game,
        "config": config,
        "seed": hashlib.sha256(f"agreement {number}".encode()).hexdigest(),
        "players": players or [None] * config["seats"],
        "limit": limit,
    }


def _setups() -> Iterator[tuple[str, dict[str, Any]]]:
    content = standard_content()
    for seats in range(1, 5):
        for name in content.sets:
            for off_leash in (False, True):
                yield (
                    "spots",
                    {
                        "seats": seats,
                        "tiles": tiles_of_set(content, name),
                        "off_leash": off_leash,
                        "d0g_treats": len(name) % 6 if seats == 1 else 1,
                    },
                )
    for sheet in sheet_names():
        for seats in range(1, 7):
            yield "spotted", {"seats": seats, "sheet": sheet}


def is_light(plan: Plan) -> bool:
    """Return whether a game can be played interpreted, with no bot that searches."""
    return all(player is None or player["bot"] in _LIGHT for player in plan["players"])


class Playing:
    """One game, played by the machine of this process; `agreement.ts` does the same."""

    def __init__(self, plan: Plan, steps: list[str] | None = None) -> None:
        game = find_game(plan["game"]).load()
        given = {k: tuple(v) if isinstance(v, list) else v for k, v in plan["config"].items()}
        self._config = game.metadata.config(**given)
        self._game: Game[Any, Any, Any] = game.at(self._config)
        self._plan = plan
        self._seed = bytes.fromhex(plan["seed"])
        self._digest = hashlib.sha256()
        self._draws: dict[str, int] = {}
        self._steps = steps
        read = HostedGame(self._game).read_event
        self._events = [read(event) for event in plan.get("events", ())]

    def play(self) -> str:
        """Play to the end or to the plan's limit, and return the digest of everything shown."""
        position = self._game.new(self._config)
        for number in range(self._plan["limit"]):
            acting = self._game.acting(position)
            legal = {seat: self._game.legal_dense(position, seat) for seat in acting.seats}
            self._tell(position, legal, in_words=number % self._plan.get("words", 1) == 0)
            if self._steps is not None:
                self._steps.append(self._digest.hexdigest()[:_SHOWN])
            if acting.nobody:
                break
            if self._events:
                facts = self._game.apply(position, self._events[number])
            elif acting.chance:
                facts = self._draw(position)
            else:
                facts = self._move(position, legal, number)
            self._say([{"type": fact.type, **fact.particulars} for fact in facts])
        return self._digest.hexdigest()[:_SHOWN]

    def _tell(self, position: np.recarray, legal: dict[int, list[int]], in_words: bool) -> None:
        game, seats = self._game, tuple(legal)
        self._digest.update(position.tobytes())
        if in_words:
            self._say([game.purpose(position), game.view(position), game.outcome(position)])
            self._say([[legal[seat], game.legal(position, seat)] for seat in seats])
            self._say(game.hints(position, seats))
        else:
            self._say(list(legal.values()))
        for seat in seats:
            self._digest.update(game.seat_state(position, seat) or b"")

    def _draw(self, position: np.recarray) -> list[Fact]:
        purpose = self._game.purpose(position)
        number = self._draws.get(purpose, 0)
        self._draws[purpose] = number + 1
        outcome = self._game.draw(position, fair.source(self._seed, [], purpose, number))
        self._say(outcome)
        return self._game.apply(position, Drawn(outcome))

    def _move(self, position: np.recarray, legal: dict[int, list[int]], number: int) -> list[Fact]:
        seat = tuple(legal)[self._below("agreement/seat", number, len(legal))]
        picked = self._pick(position, seat, legal[seat], number)
        self._say(self._game.from_dense(position, picked))
        if picked not in legal[seat]:
            raise ValueError(f"{self._plan['seed']}: {picked} is not allowed")
        return self._game.read_facts(self._game.apply_dense(position, seat, picked))

    def _pick(self, position: np.recarray, seat: int, legal: list[int], number: int) -> int:
        player = self._plan["players"][seat]
        if player is None:
            return legal[self._below("agreement/move", number, len(legal))]
        name = self._plan["game"]
        stream = new_stream(self._below(f"bot-{seat}", number, SEEDS))
        bot, patience = bot_number(name, player["bot"]), player["patience"]
        return bots_of(name).pick(self._game, bot, position.copy(), seat, stream, patience)

    def _below(self, purpose: str, number: int, bound: int) -> int:
        return fair.source(self._seed, [], purpose, number)(bound)

    def _say(self, value: Any) -> None:
        self._digest.update(to_json(value))
        self._digest.update(b"\n")


def agreed() -> str:
    """Play the small set; return what tests in other languages compare with."""
    lines = [json.dumps([plan, Playing(plan).play()]) for plan in sliced()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


@dataclass(frozen=True, slots=True)
class Played:
    """The results of the games on a machine: their digests, or None if one was not played."""

    machine: str
    digests: list[str | None]
    seconds: float


def run_all(
    machines: Sequence[str], games: list[Plan], share: int = 1, jobs: int = 1
) -> list[Played]:
    """Play the games on each machine, in parallel; interpreted, only one in `share`."""
    if {"node", "browser"} & set(machines):
        build_page()
    progress = _Progress()

    def run(machine: str) -> Played:
        return _run(machine, games, share if machine == "interpreted" else 1, progress)

    with ThreadPoolExecutor(jobs) as pool:
        played = list(pool.map(run, machines))
    print(flush=True)
    return played


class _Progress:
    """One line that shows the progress of each machine."""

    def __init__(self) -> None:
        self._far: dict[str, str] = {}
        self._said = 0.0

    def tell(self, machine: str, done: int, games: int) -> None:
        self._far[machine] = f"{machine} {done}/{games}"
        if time.monotonic() > self._said + 1:
            self._said = time.monotonic()
            print(f"\r{', '.join(self._far.values())}", end="", flush=True)


def play_on(machine: str, games: Sequence[Plan]) -> Iterable[str]:
    """Play games on a machine, and yield their digests as they arrive."""
    return _IN[machine](machine, games)


def _run(machine: str, games: list[Plan], share: int, progress: _Progress) -> Played:
    started = time.monotonic()
    chosen = [
        number
        for number, plan in enumerate(games)
        if number % share == 0 and (machine != "interpreted" or is_light(plan))
    ]
    digests: list[str | None] = [None] * len(games)
    played = play_on(machine, [games[number] for number in chosen])
    for done, (number, digest) in enumerate(zip(chosen, played, strict=True), 1):
        digests[number] = digest
        progress.tell(machine, done, len(chosen))
    return Played(machine, digests, time.monotonic() - started)


def _in_python(machine: str, games: Sequence[Plan]) -> Iterator[str]:
    environment = {**os.environ, "PIPYARD_MACHINE": machine}
    yield from _lines([sys.executable, "-m", "tools.agreement", "--play"], games, environment)


def _in_node(_machine: str, games: Sequence[Plan]) -> Iterator[str]:
    build_page()
    script = [str(node()), "--input-type=module", "--eval", _NODE]
    folders = [(BUILT / "node.js").as_uri(), str(modules.FOLDER)]
    yield from _lines([*script, *folders], games, {**os.environ, **node_environment()})


def _lines(command: list[str], games: Sequence[Plan], environment: dict[str, str]) -> Iterator[str]:
    """Send games to a process, one line each, and yield its answers."""
    with tempfile.TemporaryFile("w+") as given:
        given.writelines(f"{json.dumps(plan)}\n" for plan in games)
        given.seek(0)
        with subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=given, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                yield line.strip()
        if process.returncode:
            sys.exit(f"{command[0]} has failed.")


def _in_browser(_machine: str, games: Sequence[Plan]) -> Iterator[str]:
    build_page()
    with serving_page() as address, sync_playwright() as playwright:
        browser = launch(playwright, require_browser())
        page = browser.new_page()
        page.goto(address)
        for first in range(0, len(games), _BATCH):
            batch = games[first : first + _BATCH]
            yield from page.evaluate("(plans) => engine.digests(plans)", batch)
        browser.close()


_IN: dict[str, Callable[[str, Sequence[Plan]], Iterable[str]]] = {
    "interpreted": _in_python,
    "numba": _in_python,
    "wasm": _in_python,
    "node": _in_node,
    "browser": _in_browser,
}


def report(games: Sequence[Plan], played: Sequence[Played]) -> bool:
    """Print a table; return whether all agree."""
    agreed = True
    print(f"\n{'machine':12} {'games':>7} {'differ':>7} {'seconds':>8}")
    for each in played:
        differing = [
            number
            for number, digest in enumerate(each.digests)
            if digest is not None and digest != _usual(played, number)
        ]
        agreed = agreed and not differing
        run = sum(digest is not None for digest in each.digests)
        print(f"{each.machine:12} {run:7} {len(differing):7} {each.seconds:8.0f}")
        for number in differing[:3]:
            print(f"    {json.dumps(games[number])}")
    return agreed


def _usual(played: Sequence[Played], number: int) -> str | None:
    found = [each.digests[number] for each in played if each.digests[number] is not None]
    return max(found, key=found.count)


def main() -> None:
    """Play and compare; as one of the machines, play games from standard input."""
    parser = argparse.ArgumentParser(description="Do all machines play the same?")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="games to skip")
    parser.add_argument("--words", type=int, default=1, help="views for one event in this many")
    parser.add_argument("--machines", default=",".join(MACHINES))
    parser.add_argument(
        "--share", type=int, default=10, help="interpreted plays one game in this many"
    )
    parser.add_argument("--jobs", type=int, default=1, help="machines that play at once")
    parser.add_argument("--plans", type=Path, help="a file of games, a line of JSON for each")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--write", action="store_true", help="write the slice for tests")
    given = parser.parse_args()
    if given.write:
        AGREED.write_text(agreed(), encoding="utf-8")
        return
    if given.play:
        for line in sys.stdin:
            print(Playing(json.loads(line)).play(), flush=True)
        return
    listed = given.plans.read_text(encoding="utf-8").splitlines() if given.plans else None
    games = list(plans(given.games, given.first, given.words))
    if listed is not None:
        games = [json.loads(line) for line in listed]
    machines = given.machines.split(",")
    sys.exit(not report(games, run_all(machines, games, given.share, given.jobs)))


if __name__ == "__main__":
    main()
