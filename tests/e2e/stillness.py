"""How far what can be tapped moves on the screen between the steps of a turn.

A `Watcher` notes where things are; `note` compares with the first time it saw each of them in the
turn. What is not there any more, or is there for the first time, has not moved.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Page

from tests.e2e.player import next_frame

Box = tuple[float, float, float, float]
MOST = 4.0
"""So many pixels nobody notices."""
_BOXES = """(selectors) => {
  const found = {};
  for (const selector of selectors) {
    for (const [index, each] of [...document.querySelectorAll(selector)].entries()) {
      const { x, y, right, bottom, width } = each.getBoundingClientRect();
      const name = each.dataset.place ?? each.dataset.testid ?? `${selector} ${index}`;
      if (width > 0) found[name] = [x + scrollX, y + scrollY, right + scrollX, bottom + scrollY];
    }
  }
  return found;
}"""


@dataclass
class Watcher:
    """Watches the places of what selectors name; `turn` tells when everything may lie anew."""

    page: Page
    selectors: Sequence[str]
    turn: Callable[[Page], object]
    drifts: list[str] = field(default_factory=list)
    noted: int = 0
    _at: object = None
    _places: dict[str, Box] = field(default_factory=dict)

    def note(self, step: str) -> None:
        """Look where everything is after a step, once it is drawn."""
        next_frame(self.page)
        at = self.turn(self.page)
        if at != self._at:
            self._at, self._places = at, {}
        boxes: dict[str, Box] = self.page.evaluate(_BOXES, list(self.selectors))
        for name, box in boxes.items():
            before = self._places.setdefault(name, box)
            drift = max(abs(was - now) for was, now in zip(before, box, strict=True))
            self.noted += 1
            if drift > MOST:
                self.drifts.append(f"{name} by {drift:.1f} px after {step}")
