"""From tap to picture, with a server that is far away: `python -m tools.tap_time`.

A browser reaches the server through a connection that delays every byte. A die is placed, which
needs no chance, and the time is measured from the tap to the frame that shows it.
"""

import argparse
import asyncio
import statistics
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tools.browser import launch, require_browser
from tools.screens import House
from tools.serving_here import Chance, ServerThread, foreseeable

_BOT = {"kind": "bot", "bot": "greedy"}
_TAP = """() => new Promise((resolve) => {
  const table = document.querySelector('[data-testid="spots"]');
  const began = performance.now();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    const changed = performance.now() - began;
    requestAnimationFrame(() => setTimeout(() => resolve([changed, performance.now() - began])));
  }).observe(table, { attributeFilter: ["data-version"] });
  document.querySelector('button[data-testid^="place-"]').click();
})"""
"""Taps, and measures the time until the page has changed, and until that was drawn."""
_SETTINGS = """if (location.protocol.startsWith("http"))
  localStorage["pipyard-settings"] ??= '{"pace": "instant", "hold": false}';"""


def main() -> None:
    """Measure and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--away", type=int, default=200, help="milliseconds there and back")
    parser.add_argument("--taps", type=int, default=15)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerThread(foreseeable(Path(folder), Chance("tap time")))
        server.start()
        try:
            browser = launch(playwright, require_browser())
            with _far_away(server.port, given.away / 2000) as address:
                took = list(_taps(browser, House(server.address), address, given.taps))
            browser.close()
        finally:
            server.stop()
    print(f"{given.taps} taps at a server {given.away} ms away, milliseconds:")
    for what, times in zip(
        ("the page has changed", "it is drawn"), zip(*took, strict=True), strict=True
    ):
        middle, least, most = statistics.median(times), min(times), max(times)
        print(f"  until {what}: {middle:.0f} in the middle, {least:.0f} to {most:.0f}")


def _taps(browser: Any, house: House, address: str, count: int) -> Iterator[tuple[float, float]]:
    context = browser.new_context(reduced_motion="reduce")
    context.add_init_script(_SETTINGS)
    context.add_cookies([{**cookie, "url": address} for cookie in house.cookies])
    page: Page = context.new_page()
    for number in range(count + 1):
        table = house.reach(_places_a_die, number, "spots", _BOT)
        page.goto(f"{address}/t/{table}")
        page.locator('button[data-testid^="place-"]').first.wait_for()
        page.wait_for_load_state("networkidle")
        changed, drawn = page.evaluate(_TAP)
        # The first one compiles what the others find ready.
        if number > 0:
            yield changed, drawn
    context.close()


def _places_a_die(state: dict[str, Any]) -> bool:
    """Return whether two dice can be placed, so that no chance follows the first one."""
    legal = [action for actions in state["legal"].values() for action in actions]
    return len({each["value"] for each in legal if each["type"] == "place_die"}) > 1


@contextmanager
def _far_away(port: int, delay: float) -> Iterator[str]:
    """Listen at another port, and forward everything in both directions after a delay."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    opening = asyncio.start_server(lambda r, w: _pass_on(port, delay, r, w), "127.0.0.1", 0)
    listening = asyncio.run_coroutine_threadsafe(opening, loop).result()
    yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    asyncio.run_coroutine_threadsafe(_hang_up(), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()


async def _hang_up() -> None:
    lines = asyncio.all_tasks() - {asyncio.current_task()}
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)


async def _pass_on(
    port: int, delay: float, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    there, back = await asyncio.open_connection("127.0.0.1", port)
    with suppress(asyncio.CancelledError):  # the connection is cut, and nobody is left to inform
        await asyncio.gather(_hold_back(reader, back, delay), _hold_back(there, writer, delay))


async def _hold_back(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delay: float
) -> None:
    loop = asyncio.get_running_loop()
    while data := await reader.read(1 << 16):
        loop.call_later(delay, writer.write, data)
    loop.call_later(delay, writer.close)


if __name__ == "__main__":
    main()
