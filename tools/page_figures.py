"""`python -m tools.page_figures`: what a page that plays on its own costs a phone.

It measures the folder that `make site` writes, on a plain file host: how soon the first roll is
there with a processor four times slower, how long the page is busy at a time while the strongest
bot thinks, what is drawn and run while nothing moves, and how much memory fifty whole games leave
behind. If other programs run at the same time, clock times mean little; processor times hold.
"""

import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tools.browser import launch, require_browser
from tools.console import say
from tools.site import SITE, build_site

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
_SLOWER = 4
_FIRST_VISITS = 3
_GAMES = 50
_LOOKED_AT = (5, 25, _GAMES)
"""After how many games the memory is read."""
_IDLE_MS = 3_000
_LONG_US = 50_000
_THOUGHTS = 4
_ROLLED = '[data-testid^="die-"], [data-testid^="place-"], [data-testid="bury"]'
_TRICK = '[data-legal="true"]'
_OTHERWISE = ", ".join(
    f"button[data-testid{name}]" for name in ("=keep", "=stop", "=go", "=bury", "^=place-")
)
_PLAYED = """async () => {
  const order = [
    /^pick-/,
    /^field-/,
    /^(way-|beetle-|row-|hand-|walk$|clover$|give-up$)/,
    /^family-/,
    /^reroll$/,
    /^mark-/,
    /^keep$/,
  ];
  let chance = 1;
  const below = (bound) => (chance = (chance * 48271) % 2147483647) % bound;
  const seen = (name) => document.querySelector(`[data-testid="${name}"]`);
  while (seen("play-again") === null) {
    const table = seen("spotted");
    if (table !== null && table.ariaBusy !== "true") {
      const free = [...table.querySelectorAll("button[data-testid]:enabled")].filter(
        (each) =>
          each.dataset.legal !== "false" && each.ariaPressed !== "true" && each.checkVisibility(),
      );
      const kinds = order.map((kind) => free.filter(({ dataset }) => kind.test(dataset.testid)));
      const wanted = kinds.find((found) => found.length > 0) ?? [];
      wanted[below(wanted.length || 1)]?.click();
    }
    await new Promise(requestAnimationFrame);
  }
}"""
"""Plays a solo game of Spotted! from within the page, by clicking whatever can be clicked."""
_SETTINGS = json.dumps(json.dumps({"pace": "instant", "hold": False}))


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """Serve a folder as any file host does, below some path."""
    with tempfile.TemporaryDirectory() as root:
        (Path(root) / "some").symlink_to(folder)
        host = partial(_Quiet, directory=root)
        with ThreadingHTTPServer(("127.0.0.1", 0), host) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/some/"
            server.shutdown()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Print nothing about requests."""


def main() -> None:
    """Measure everything, and print a line for each."""
    build_site()
    with sync_playwright() as playwright:
        browser = launch(playwright, require_browser())
        with hosted(SITE) as address:
            _first_roll(browser, address)
            _while_a_bot_thinks(browser, address)
            _at_rest(browser, address)
            _memory(browser, address)
        browser.close()


def _opened(browser: Browser, address: str) -> tuple[Page, CDPSession]:
    context = browser.new_context(**PHONE)
    context.set_default_timeout(300_000)
    context.add_init_script(f'localStorage["pipyard-settings"] ??= {_SETTINGS}')
    page = context.new_page()
    session = context.new_cdp_session(page)
    page.goto(address)
    page.get_by_test_id("play-now-spots").wait_for()
    return page, session


def _first_roll(browser: Browser, address: str) -> None:
    """Open a table on a first visit, and do a trick, several times; report the minimum."""
    measured = [_roll_once(browser, address) for _ in range(_FIRST_VISITS)]
    took, busy = (min(each) for each in zip(*measured, strict=True))
    say(
        f"First roll, {_SLOWER} times slower, the least of {_FIRST_VISITS}:"
        f" {took:.2f} s by the clock, {busy:.2f} s of the page."
    )


def _roll_once(browser: Browser, address: str) -> tuple[float, float]:
    """Measure from the tap on the link to the dice: clock time, and the page's busy time."""
    page, session = _opened(browser, address)
    session.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    busy = _metric(session, "TaskDuration")
    began = time.perf_counter()
    page.get_by_test_id("play-alone-spots").tap()
    page.locator(_TRICK).first.tap()
    page.get_by_test_id("do-trick").tap()
    page.locator(_ROLLED).first.wait_for()
    took = time.perf_counter() - began
    busy = _metric(session, "TaskDuration") - busy
    page.context.close()
    return took, busy


def _while_a_bot_thinks(browser: Browser, address: str) -> None:
    """Play against Old Gray, and look for tasks of the page that take too long."""
    page, _ = _opened(browser, address)
    page.get_by_test_id("opponents-spots").tap()
    page.locator('[data-testid*="sage"]').first.tap()
    page.get_by_test_id("spots").wait_for()
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    for _ in range(_THOUGHTS):
        _play_a_turn(page)
    tasks = _main_tasks(json.loads(browser.stop_tracing()))
    long = [task for task in tasks if task > _LONG_US]
    longest = max(tasks, default=0) / 1000
    say(
        f"While Old Gray thinks: {len(long)} of {len(tasks)} tasks over 50 ms,"
        f" the longest {longest:.0f} ms."
    )
    page.context.close()


def _play_a_turn(page: Page) -> None:
    """Do whatever can be done, until somebody else has acted and it is the player's turn again."""
    for _ in range(12):
        page.wait_for_function(
            "() => document.querySelector('[data-testid=spots]')?.ariaBusy !== 'true'"
            f" && document.querySelector('{_TRICK}, {_OTHERWISE}')"
        )
        # The first one answers the question that precedes a bust.
        for control in ("bust-yes", "stop", "keep", "go", "bury"):
            if page.get_by_test_id(control).count():
                page.get_by_test_id(control).first.tap()
                break
        else:
            if page.locator(_TRICK).count() == 0:
                page.locator("button[data-testid^=place-]").first.tap()
                continue
            page.locator(_TRICK).first.tap()
            page.get_by_test_id("do-trick").tap()
            return


def _main_tasks(trace: dict[str, Any]) -> list[float]:
    """Return how long the page's own thread was busy at a time, in microseconds."""
    events = trace["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        event.get("tdur", event.get("dur", 0))
        for event in events
        if event.get("name") in ("RunTask", "ThreadControllerImpl::RunTask")
        and (event["pid"], event["tid"]) in mains
    ]


def _at_rest(browser: Browser, address: str) -> None:
    """Count what the page does in three seconds at a table where somebody is thinking."""
    page, session = _opened(browser, address)
    page.get_by_test_id("play-alone-spots").tap()
    page.locator(_TRICK).first.wait_for()
    page.wait_for_timeout(_IDLE_MS)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    names = ("ScriptDuration", "LayoutCount", "RecalcStyleCount", "TaskDuration")
    before = [_metric(session, name) for name in names]
    page.wait_for_timeout(_IDLE_MS)
    after = [_metric(session, name) for name in names]
    script, layouts, styles, tasks = (later - now for now, later in zip(before, after, strict=True))
    say(
        f"At rest for {_IDLE_MS / 1000:.0f} s: script {1000 * script:.1f} ms,"
        f" tasks {1000 * tasks:.1f} ms, {layouts:.0f} layouts, {styles:.0f} styles."
    )
    page.context.close()


def _memory(browser: Browser, address: str) -> None:
    """Play one whole game after another at tables of the same page."""
    page, session = _opened(browser, address)
    session.send("Performance.enable")
    page.get_by_test_id("play-alone-spotted").tap()
    for number in range(1, _GAMES + 1):
        page.get_by_test_id("spotted").wait_for()
        page.evaluate(_PLAYED)
        page.get_by_test_id("play-again").tap()
        page.get_by_test_id("end-title").wait_for(state="hidden")
        if number in _LOOKED_AT:
            session.send("HeapProfiler.collectGarbage")
            used = _metric(session, "JSHeapUsedSize") / 2**20
            nodes, listeners = (_metric(session, name) for name in ("Nodes", "JSEventListeners"))
            say(
                f"Memory after {number} games: {used:.1f} MiB, {nodes:.0f} nodes,"
                f" {listeners:.0f} listeners."
            )
    page.context.close()


def _metric(session: CDPSession, name: str) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(metric["value"]) for metric in metrics if metric["name"] == name)


if __name__ == "__main__":
    main()
