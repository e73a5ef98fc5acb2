"""A guest without mouse or touch: Tab reaches a control, Enter uses it."""

from playwright.sync_api import Page

from tests.e2e.player import Player, next_frame
from tests.e2e.serving import PATIENCE_MS
from tests.e2e.taps import Tapper

MOST_STEPS = 80
_AWAY = """(control) => {
  const now = document.activeElement;
  const wanted = document.querySelector(`[data-testid="${control}"]`);
  if (wanted === null) return "gone";
  if (now === wanted) return "there";
  if (wanted.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING) return "Shift+Tab";
  return "Tab";
}"""
_LOST = """() => document.activeElement === null || document.activeElement === document.body"""
_HEARD = """() => {
  const told = '[aria-live="polite"], [role="status"], [role="log"]';
  return [...document.querySelectorAll(told)].map((each) => each.textContent.trim()).join(" ");
}"""


class _Keyboard(Player):
    """Presses keys only; counts how often no control had the focus after an action."""

    steps = 0
    lost = 0
    taken_back = False
    _begun = False

    def start_over(self) -> None:
        """Start at a page that was just opened: no control has the focus there yet."""
        self._begun = False

    def press(self, control: str, patience: int = PATIENCE_MS) -> None:
        self.page.get_by_test_id(control).wait_for(timeout=patience)
        next_frame(self.page)
        if self._begun and self.page.evaluate(_LOST):
            self.lost += 1
        reach(self, control)
        self.page.keyboard.press("Enter")
        self._begun = True

    def heard(self) -> str:
        """Read what a screen reader announces on its own."""
        return str(self.page.evaluate(_HEARD))


class KeyPlayer(_Keyboard):
    """Plays Spots sensibly by keyboard."""


class KeyTapper(_Keyboard, Tapper):
    """Uses every kind of action, by keyboard."""


def reach(player: _Keyboard, control: str) -> None:
    """Press Tab, or Shift and Tab, until a control has the focus."""
    page: Page = player.page
    for _ in range(MOST_STEPS):
        way = page.evaluate(_AWAY, control)
        if way == "there":
            return
        assert way != "gone", f"{control} went away before it was reached"
        page.keyboard.press(way)
        player.steps += 1
    raise AssertionError(f"{control} cannot be reached by keyboard")
