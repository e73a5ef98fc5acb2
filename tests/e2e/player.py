"""A guest with a browser: sees what the page shows, taps what glows, and plays sensibly."""

import json
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.e2e.serving import PATIENCE_MS
from tools.screens import House, rest

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
OFFLINE_PHONE: dict[str, Any] = {**PHONE, "service_workers": "allow"}
OFFLINE_DESKTOP: dict[str, Any] = {**DESKTOP, "service_workers": "allow"}
"""Devices that store the client for offline use."""
YARD_HOLDS = 7

_SEE = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const numbers = (elements) => elements.map((each) => Number(each.ariaLabel.match(/[0-9]/)?.[0]));
  const table = document.querySelector('[data-testid="spots"]');
  if (table === null || table.ariaBusy === "true") return null;
  const yard = document.querySelector('.own-yard .count')?.textContent ?? "0";
  const dice = all('[data-testid^="die-"]');
  const heaped = dice.flatMap((die) => Array(Number(die.dataset.count)).fill(die));
  return {
    version: Number(table.dataset.version),
    buttons: all("button[data-testid]").map((each) => each.dataset.testid),
    tricks: Object.fromEntries(
      all('[data-legal="true"]').map(({ dataset }) => [dataset.trick, dataset.testid]),
    ),
    dice: numbers(heaped),
    faces: Object.fromEntries(dice.map((die) => [die.dataset.testid, numbers([die])[0]])),
    empty: numbers(all('.mine [aria-label*="empty space"], .mine [data-testid^="place-"]')),
    buried: Number.parseInt(yard, 10),
    over: all('[data-testid="play-again"]').length > 0,
  };
}"""
_ABOVE = """(version) => {
  const table = document.querySelector('[data-testid="spots"]');
  if (table === null || table.ariaBusy === "true") return 0;
  return Number(table.dataset.version) > version ? Number(table.dataset.version) : 0;
}"""
"""Returns the version if it is higher; later events may make the table busy again at once."""
_DIE_USED = """(version) => {
  const table = document.querySelector('[data-testid="spots"]');
  const bury = document.querySelector('button[data-testid="bury"]');
  // At the end of a game its table is gone before the end is there.
  return bury !== null || table === null || Number(table.dataset.version) > version;
}"""
_FRAME = "() => new Promise(requestAnimationFrame)"
_WISHED = """if (location.protocol.startsWith("http")) localStorage["pipyard-settings"] ??= %s;"""
"""Show others' steps at once and do not ask before ending a turn, unless a test is about that."""
_GATED = """(() => {
  const [start, stop, stopped] = [setTimeout, clearTimeout, new Set()];
  window.setTimeout = (run, after, ...given) => {
    const timer = start(function due() {
      if (stopped.has(timer)) return;
      if (window.held) start(due, 10);
      else run(...given);
    }, after);
    return timer;
  };
  window.clearTimeout = (timer) => {
    stopped.add(timer);
    stop(timer);
  };
})()"""
"""Lets a test stop the page's time, so that what is shown stays as long as the test looks."""
_CAREFUL = ("Fetch", "Roll Over", "Beg", "Walk", "Howl", "Run")
_BOLD = ("Fetch", "Walk", "Run", "Beg", "Howl", "Roll Over")


@dataclass(frozen=True)
class Sight:
    """What a guest sees of a table; `empty` are the values of the empty spaces in the own pack.

    `faces` are the values of dice by their controls; a stack of dice has only one.
    """

    version: int
    buttons: list[str]
    tricks: dict[str, str]
    dice: list[int]
    faces: dict[str, int]
    empty: list[int]
    buried: int
    over: bool

    def first(self, pattern: str) -> str | None:
        """Return the first button that matches."""
        return next((name for name in self.buttons if re.fullmatch(pattern, name)), None)


def choose(sight: Sight) -> str | None:
    """Return the control a sensible guest would use; None while it is another player's turn."""
    if sight.tricks or "score" in sight.buttons:
        order = _CAREFUL if sight.buried >= 4 else _BOLD
        tricks = [sight.tricks[name] for name in order if name in sight.tricks]
        return "score" if "score" in sight.buttons else tricks[0]
    if "reroll" in sight.buttons and _is_hopeless(sight):
        return "reroll"
    if "keep" in sight.buttons:
        return "keep"
    if "more" in sight.buttons:
        return "more" if sight.buried <= 1 else "stop"
    dealt = sight.first("place-.*") or sight.first("go|bury|bury-all")
    if dealt:
        return dealt
    dice = [name for name in sight.buttons if re.fullmatch(r"die-\d+", name)]
    if dice:
        return max(dice, key=lambda name: _worth(sight, sight.faces[name]))
    return sight.first("other-0|stop")


def _is_hopeless(sight: Sight) -> bool:
    """Return whether every way to keep the roll busts."""
    if re.fullmatch(r"die-\d+", sight.first(r"die-\d+") or "") and not sight.first("go|bury|keep"):
        return all(_worth(sight, value) < 0 for value in sight.faces.values())
    return sight.buried + sum(_unplaceable(sight.dice, sight.empty)) > YARD_HOLDS


def _unplaceable(dice: list[int], empty: list[int]) -> list[int]:
    left = list(empty)
    spare = []
    for value in dice:
        if value in left:
            left.remove(value)
        else:
            spare.append(value)
    return spare


def _worth(sight: Sight, value: int) -> int:
    kept = [die for die in sight.dice if die == value]
    spare = sum(_unplaceable(kept, sight.empty))
    return 3 * len(kept) - 4 * spare - (100 if sight.buried + spare > YARD_HOLDS else 0)


class Player:
    """One guest with their own browser."""

    def __init__(
        self, browser: Browser, name: str, device: dict[str, Any], pace: str = "instant"
    ) -> None:
        self.name = name
        self._touch = bool(device.get("has_touch"))
        self._context = browser.new_context(reduced_motion="reduce", **device)
        self._context.add_init_script(
            _WISHED % json.dumps(json.dumps({"pace": pace, "hold": False}))
        )
        self.page: Page = self._context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def leave(self) -> None:
        """Leave early; guests who are still there at the end of a test are closed."""
        self._context.close()

    def may_hold_time(self) -> None:
        """Allow the test to stop the time of pages that are opened from now on."""
        self.page.add_init_script(_GATED)

    def hold_time(self) -> None:
        """Stop all timers, so that what is shown stays as long as necessary."""
        self.page.evaluate("window.held = true")

    def let_time_pass(self) -> None:
        """Run the timers that are due."""
        self.page.evaluate("window.held = false")

    def open(self, address: str) -> None:
        self.page.goto(address)

    def press(self, control: str, patience: int = PATIENCE_MS) -> None:
        """Click, or on a phone tap, a control."""
        found = self.page.get_by_test_id(control)
        if self._touch:
            found.tap(timeout=patience)
        else:
            found.click(timeout=patience)

    def see(self) -> Sight | None:
        """Look at the table; None while it is not shown, or busy and ignoring taps."""
        seen = self.page.evaluate(_SEE)
        return None if seen is None else Sight(**seen)

    def play(self) -> int | None:
        """Do one thing if it is this guest's turn; return the version that results."""
        sight = self.see()
        control = choose(sight) if sight else None
        if sight is None or control is None:
            return None
        self.press(control)
        if self._touch and control.startswith("tile-"):
            # On a phone the first tap shows what the trick does, the second one does it.
            self.press("do-trick")
        elif control.startswith("die-"):
            self._use_die(sight)
        return self.wait_past(sight.version)

    def _use_die(self, sight: Sight) -> None:
        """Bury a die that had to be chosen first; without a choice it is buried already."""
        self.page.wait_for_function(_DIE_USED, arg=sight.version)
        now = self.see()
        if now and now.version == sight.version:
            self.press("bury")

    def play_soon(self) -> int:
        """Act as soon as the table is ready; return the next version."""
        return next(version for _ in looking(self.page) if (version := self.play()) is not None)

    def wait_past(self, version: int) -> int:
        """Wait until the table has moved on from a version."""
        return int(self.page.wait_for_function(_ABOVE, arg=version).json_value())

    def expect_connected(self) -> None:
        expect(self.page.get_by_test_id("connection")).to_have_count(0, timeout=PATIENCE_MS)


def next_frame(page: Page) -> None:
    """Let a page draw its latest state: another player has to act, or it is still busy."""
    page.evaluate(_FRAME)


def looking(page: Page) -> Iterator[None]:
    """Check after every frame, until the timeout."""
    latest = time.monotonic() + PATIENCE_MS / 1_000
    while time.monotonic() < latest:
        yield
        next_frame(page)
    raise AssertionError("What was looked for did not come.")


def seat_ann(browser: Browser, house: House, table: str, device: dict[str, Any]) -> Player:
    """Open a browser of the guest whose house it is, at a table of Spots."""
    ann = Player(browser, "Ann", device)
    ann.page.context.add_cookies(house.cookies)
    ann.open(f"{house.address}/t/{table}")
    ann.wait_past(0)
    rest(ann.page)
    return ann
