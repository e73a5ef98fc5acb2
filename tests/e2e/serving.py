"""Servers and browsers for tests, in which randomness and time are fixed."""

import os
import random
from typing import Any, Protocol

from playwright.sync_api import Browser, BrowserContext, Page

from pipyard.server.settings import milliseconds_now, steady_milliseconds
from tools.serving import ServerProcess

__all__ = ["PATIENCE_MS", "Clock", "Server", "ServerProcess", "bring_same_chance"]

_SAME_CHANCE = """(() => {
  if (!location.protocol.startsWith("http")) return;
  // A page that is loaded again goes on: it must not use a name for a request twice.
  const loads = Number(sessionStorage["loads"] ?? 0) + 1;
  sessionStorage["loads"] = loads;
  let state = (%d * 7919 + loads * 104729) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => array.map(() => next() >>> 8);
})()"""
PATIENCE_MS = 600_000
"""When to give up: far longer than anything takes, however busy the machine is."""
_NOTHING_KEPT = "delete Navigator.prototype.serviceWorker"


class Server(Protocol):
    """Anything that responds at an address."""

    @property
    def address(self) -> str:
        """The URL."""


class Clock:
    """The time of day, which can be moved forward."""

    def __init__(self) -> None:
        self._ahead = 0

    def move(self, milliseconds: int) -> None:
        """Move the time forward at once."""
        self._ahead += milliseconds

    def __call__(self) -> int:
        return milliseconds_now() + self._ahead

    def steady(self) -> int:
        """Return the monotonic time, which moves forward as well."""
        return steady_milliseconds() + self._ahead


def bring_same_chance(browser: Browser) -> None:
    """Give each new window, by its number among the open ones, the same randomness in every run.

    Windows also wait for as long as a busy machine needs.

    Storing the client for offline use takes longer than most tests: windows only do so if a test
    requests it with `service_workers="allow"`.
    """
    new_context = browser.new_context
    shaken = os.environ.get("PIPYARD_SHAKEN")
    paces = random.Random(shaken)

    def new_foreseeable_context(**options: Any) -> BrowserContext:
        number = len(browser.contexts)
        context = new_context(**options)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(_SAME_CHANCE % number)
        if options.get("service_workers") != "allow":
            context.add_init_script(_NOTHING_KEPT)
        if shaken:
            _slow_down(context, paces)
        return context

    setattr(browser, "new_context", new_foreseeable_context)  # noqa: B010  (typed as a method)


def _slow_down(context: BrowserContext, paces: random.Random) -> None:
    """Slow down the processor for each page of a window, by a different factor each time."""

    def slow(page: Page) -> None:
        rate = paces.choice((1, 2, 4, 8))
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})

    context.on("page", slow)
