"""A guest who taps whatever can be tapped: enough to reach every decision of a game."""

import random
import re
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as LateError

from tests.e2e.player import Player

_LOOK = """(root) => {
  const table = document.querySelector(`[data-testid="${root}"]`);
  if (table === null || table.ariaBusy === "true") return null;
  const names = (buttons) => buttons.map(({ dataset }) => dataset.testid);
  // Whoever is to take the device first can touch nothing that lies behind.
  const handed = document.querySelector('[data-testid="handover"]') !== null;
  const open = [...table.querySelectorAll("button[data-testid]")].filter(
    (each) => !handed && !each.disabled && each.checkVisibility(),
  );
  return {
    version: Number(table.dataset.version),
    controls: names(open.filter(({ dataset }) => dataset.legal !== "false")),
    pressed: names(open.filter((each) => each.ariaPressed === "true")),
    number: table.querySelector("output")?.textContent ?? "",
    over: table.querySelector('[data-testid="play-again"]') !== null,
  };
}"""
_CHANGED = f"""([root, before]) => {{
  const now = ({_LOOK})(root);
  return now !== null && JSON.stringify(now) !== JSON.stringify(before);
}}"""


@dataclass(frozen=True)
class Sight:
    """What can be tapped; `pressed` are controls that already are, `number` one being chosen."""

    version: int
    controls: list[str]
    pressed: list[str]
    number: str
    over: bool


class Tapper(Player):
    """Taps at random among the kinds of controls it knows, the most wanted kind first."""

    def __init__(
        self, browser: Browser, name: str, device: dict[str, Any], root: str, order: tuple[str, ...]
    ) -> None:
        super().__init__(browser, name, device)
        self._root = root
        self._order = [re.compile(pattern) for pattern in order]
        self._chance = random.Random(name)
        self.used: Counter[str] = Counter()

    def look(self) -> Sight | None:
        seen = self.page.evaluate(_LOOK, self._root)
        return None if seen is None else Sight(**seen)

    def tap(self) -> bool:
        """Tap one control, if there is any; wait until that has had an effect."""
        sight = self.look()
        control = self._choose(sight) if sight else None
        if sight is None or control is None:
            return False
        while not self._touch_soon(control):
            if self.look() != sight:
                return False  # it disappeared before it could be tapped: look again
        self.used[re.split(r"[-\d]", control)[0]] += 1
        self.used[control] += 1
        self.wait_for_change(sight)
        return True

    def _touch_soon(self, control: str) -> bool:
        """Tap a control; return False if that takes so long that it may have disappeared."""
        try:
            self.press(control, patience=2_000)
        except LateError:
            return False
        return True

    def wait_for_change(self, before: Sight | None) -> None:
        """Wait until the table shows something else."""
        seen = None if before is None else asdict(before)
        self.page.wait_for_function(_CHANGED, arg=[self._root, seen])

    def _choose(self, sight: Sight) -> str | None:
        free = [control for control in sight.controls if control not in sight.pressed]
        for pattern in self._order:
            fitting = [control for control in free if pattern.fullmatch(control)]
            if fitting:
                return self._chance.choice(fitting)
        return None
