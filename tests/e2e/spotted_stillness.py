"""Whether what can be tapped stays in place during a turn, measured step by step."""

from playwright.sync_api import Page

MOST_DRIFT = 4
"""How many pixels something can move before a finger misses it."""
_PLACES = """async (css) => {
  const look = () => Object.fromEntries(
    [...document.querySelectorAll(css)]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const { testid, family } = each.dataset;
        return [testid ?? family ?? each.className, [x, y, width, height]];
      }),
  );
  // What fits itself to its room follows a frame later.
  let [before, now] = [null, look()];
  while (JSON.stringify(now) !== JSON.stringify(before)) {
    before = now;
    await new Promise(requestAnimationFrame);
    now = look();
  }
  return now;
}"""

Places = dict[str, list[float]]


def places(page: Page, css: str) -> Places:
    """Return the positions of all visible matches, by name, after they have stopped moving."""
    found: Places = page.evaluate(_PLACES, css)
    return found


def drift(before: Places, after: Places) -> dict[str, float]:
    """Return how far each thing moved or grew that was there before and still is."""
    moved = {
        name: max(abs(now - then) for now, then in zip(box, before[name], strict=True))
        for name, box in after.items()
        if name in before
    }
    return {name: far for name, far in moved.items() if far > MOST_DRIFT}
