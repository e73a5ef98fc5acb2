"""How far what can be tapped moves on the screen between the steps of a turn.

A `Watcher` records positions; `note` compares with the first time it saw each thing in the turn.
Something that has disappeared, or is new, has not moved.

Elements that adapt to their container follow a frame later: positions count when two frames show
the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Page

Box = tuple[float, float, float, float]
MOST = 4.0
"""A movement that nobody notices, in pixels."""
_BOXES = """async (selectors) => {
  const look = () => {
    const found = {};
    for (const selector of selectors) {
      for (const [index, each] of [...document.querySelectorAll(selector)].entries()) {
        const { x, y, right, bottom, width } = each.getBoundingClientRect();
        const name = each.dataset.place ?? each.dataset.testid ?? `${selector} ${index}`;
        if (width > 0) found[name] = [x + scrollX, y + scrollY, right + scrollX, bottom + scrollY];
      }
    }
    return [(%s)(), found];
  };
  let [before, now] = [null, null];
  while (before === null || JSON.stringify(now) !== JSON.stringify(before)) {
    before = now;
    await new Promise(requestAnimationFrame);
    now = look();
  }
  return now;
}"""
"""Turn and positions in one call: another player may act between two."""


@dataclass
class Watcher:
    """Watches the positions of the elements that selectors match.

    `turn` is a function in the page; when its result changes, everything may move.
    """

    page: Page
    selectors: Sequence[str]
    turn: str
    drifts: list[str] = field(default_factory=list)
    noted: int = 0
    _at: object = None
    _places: dict[str, Box] = field(default_factory=dict)

    def note(self, step: str) -> None:
        """Look where everything is after a step, when it has been drawn."""
        boxes: dict[str, Box]
        at, boxes = self.page.evaluate(_BOXES % self.turn, list(self.selectors))
        if at != self._at:
            self._at, self._places = at, {}
        for name, box in boxes.items():
            before = self._places.setdefault(name, box)
            drift = max(abs(was - now) for was, now in zip(before, box, strict=True))
            self.noted += 1
            if drift > MOST:
                self.drifts.append(f"{name} by {drift:.1f} px after {step}")
