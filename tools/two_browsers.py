"""Do browsers agree with the server? `python -m tools.two_browsers --games 100`.

Two real browsers play against each other at a real server, each with its own rules: own actions are
done before the server knows of them, and some are taken back. After every message, a browser
requests the check of the server's position and compares it. Once a game is over, each of its events
is replayed in a browser and by the server's rules, and the positions after every one are compared.
"""

import argparse
import hashlib
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Route, sync_playwright

from tools.browser import launch, require_browser
from tools.engine_page import BUILT, build_page
from tools.event_players import Follower
from tools.serving_here import Chance, ServerThread, foreseeable

GAMES: dict[str, tuple[dict[str, Any], ...]] = {
    "spots": ({"off_leash": False}, {"off_leash": True}),
    "spotted": ({"sheet": "clover-meadow"}, {"sheet": "two-ponds"}),
}
"""Each game with the options that are played in turn."""
_BOTS = {"spots": "greedy", "spotted": "greedy"}
_FOLDER = "/two-browsers/"
_PATIENCE_MS = 600_000
_FOLLOW = """([part, patience]) => {
  const late = new Promise((_, refuse) => setTimeout(refuse, patience, "the game did not end"));
  window.followed = Promise.race([engine.follow(part), late]).catch(String);
}"""
"""Starts to play; the result is awaited once the other browser plays too."""


@dataclass(slots=True)
class Compared:
    """How often positions were compared, and what was different."""

    game: str
    events: int = 0
    acts: int = 0
    undone: int = 0
    live: int = 0
    every_event: int = 0
    wrong: tuple[str, ...] = ()

    def add(self, other: "Compared") -> None:
        """Add the counts of another game."""
        self.events += other.events
        self.acts += other.acts
        self.undone += other.undone
        self.live += other.live
        self.every_event += other.every_event
        self.wrong += other.wrong


def main() -> None:
    """Play games of each kind and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of each kind")
    parser.add_argument("--kinds", nargs="+", choices=list(GAMES), default=list(GAMES))
    given = parser.parse_args()
    build_page()
    wrong = False
    with _serving() as address, sync_playwright() as playwright:
        browsers = [launch(playwright, require_browser()) for _ in range(2)]
        for game in given.kinds:
            wrong |= bool(_play_many(address, browsers, game, given.games).wrong)
        for browser in browsers:
            browser.close()
    sys.exit(int(wrong))


@contextmanager
def _serving() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerThread(foreseeable(Path(folder), Chance("two browsers")))
        server.start()
        try:
            yield server.address
        finally:
            server.stop()


def _play_many(address: str, browsers: list[Browser], game: str, count: int) -> Compared:
    started, total = time.monotonic(), Compared(game)
    with two_guests(address, browsers[0], browsers[1]) as pages:
        for number in range(count):
            total.add(play(address, pages, game, number))
            print(f"\r{game}: {number + 1}/{count}", end="", flush=True)
    seconds = time.monotonic() - started
    print(
        f"\r{game}: {count} games in {seconds:.0f} s, {total.events} events, {total.acts} actions "
        f"and {total.undone} taken back by browsers; compared {total.live} times while playing and "
        f"after each of {total.every_event} events: {len(total.wrong)} differences"
    )
    for each in total.wrong:
        print(f"  {each}")
    return total


@contextmanager
def two_guests(address: str, one: Browser, other: Browser) -> Iterator[tuple[Page, Page]]:
    """Open a page with the rules in each of two browsers."""
    contexts = one.new_context(), other.new_context()
    yield _rules_page(address, contexts[0]), _rules_page(address, contexts[1])
    for context in contexts:
        context.close()


def play(address: str, pages: tuple[Page, Page], game: str, number: int) -> Compared:
    """Let two browsers play a game to its end, and compare everything possible."""
    table = _set_table(address, pages, game, number)
    seeds = [hashlib.sha256(f"{game} {number} {seat}".encode()).hexdigest() for seat in range(2)]
    for page, seed in zip(pages, seeds, strict=True):
        part = {"table": table, "bot": _BOTS[game], "seed": seed}
        page.evaluate(_FOLLOW, [part, _PATIENCE_MS])
    played: list[Any] = [page.evaluate("() => window.followed") for page in pages]
    where = f"{game} {number} at {table}"
    if any(isinstance(each, str) for each in played):
        return Compared(game, wrong=(f"{where}: {played}",))
    compared = Compared(
        game,
        events=played[0]["version"],
        acts=sum(each["acts"] for each in played),
        undone=sum(each["undone"] for each in played),
        live=sum(each["live"] for each in played),
    )
    differed = sum(each["differed"] for each in played)
    if differed or not compared.live:
        compared.wrong += (f"{where}: {differed} of {compared.live} differed",)
    _compare_all(address, pages[number % 2], table, compared)
    return compared


def _compare_all(address: str, page: Page, table: str, compared: Compared) -> None:
    """Compare the positions after each event of a finished game."""
    here = page.evaluate("(table) => engine.checks(table)", table)
    follower, version = Follower(), 0
    while version < compared.events:
        asked = f"{address}/api/tables/{table}/events?from={version}"
        past = page.request.get(asked).json()
        if version == 0:
            opened = page.request.get(f"{address}/api/tables/{table}").json()
            told = opened | {"base": past["base"], "events": []}
            follower.hear({"type": "table_opened", "version": 0, "data": told})
        for event in past["events"]:
            follower.apply(event)
            version += 1
            compared.every_event += 1
            if follower.check != here[version]:
                told = f"{here[version]}, not {follower.check}"
                compared.wrong += (f"{table}, version {version}: {told}",)
        if past["check"] != follower.check:
            compared.wrong += (f"{table}, version {version}: the server has {past['check']}",)


def _set_table(address: str, pages: tuple[Page, Page], game: str, number: int) -> str:
    options = GAMES[game][number % len(GAMES[game])]
    seats = [{"kind": "me"}, {"kind": "person"}]
    wanted: dict[str, Any] = {"game": game, "seats": seats, **options}
    pages[0].request.get(f"{address}/api/me")
    table: str = pages[0].request.post(f"{address}/api/tables", data=wanted).json()["table"]
    found = pages[1].request.get(f"{address}/api/tables/{table}").json()
    free = next(seat["seat"] for seat in found["seats"] if not seat["taken"])
    joined = pages[1].request.post(
        f"{address}/api/tables/{table}/seats/{free}", data={"name": "Ben"}
    )
    assert joined.ok, joined.text()
    return table


def _rules_page(address: str, context: BrowserContext) -> Page:
    """Open an answer of the server and load the rules there, because only its own pages may."""

    def answer(route: Route) -> None:
        route.fulfill(path=BUILT / route.request.url.partition(_FOLDER)[2])

    context.route(f"{address}{_FOLDER}**", answer)
    page = context.new_page()
    page.goto(f"{address}/api/server")
    page.evaluate("(script) => import(script)", f"{_FOLDER}index.js")
    return page


if __name__ == "__main__":
    main()
