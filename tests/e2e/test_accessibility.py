"""Every page: axe-core finds nothing, and nothing is wider than a small or zoomed screen."""

from collections import deque
from typing import Any, Literal, TypeAlias

from playwright.sync_api import Browser, Page, ViewportSize

from tools.client import WEB
from tools.screens import House, Screen, rest

Theme: TypeAlias = Literal["light", "dark"]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
SMALL: ViewportSize = {"width": 360, "height": 740}
# The layout width when a phone of 390 or a window of 1280 pixels shows the page at 200%.
ENLARGED: tuple[ViewportSize, ...] = ({"width": 195, "height": 422}, {"width": 640, "height": 400})
AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
_EXAMINE = """async () => {
  // What is inside a drawing is neither read aloud nor text: most of a page, and of axe's time.
  const drawings = [...document.querySelectorAll("svg")].filter(
    (svg) => svg.closest("[aria-hidden=true]") || svg.getAttribute("role") === "img",
  );
  const insides = drawings.map((svg) => {
    const range = document.createRange();
    range.selectNodeContents(svg);
    return range.extractContents();
  });
  const wanted = { resultTypes: ["violations"], preload: false, selectors: false };
  const { violations } = await axe.run(document, wanted);
  drawings.forEach((svg, at) => svg.append(insides[at]));
  const told = ({ html, any }) => [html, ...any.map((one) => one.message)].join(" | ");
  return violations.map(({ id, nodes }) => [id, ...nodes.map(told)]);
}"""
_OF_THE_SAME_PARTS = {
    "spots-early": "spots-near-bust",
    "spots-mid": "spots-six-dogs",
    "replay-opened": "replay",
    "replay-rival": "replay",
    "spotted-write": "spotted-split",
    "spotted-alone": "spotted-split",
}
"""Screens that only show what others do, too: axe is slow, while checking the width is fast."""
_TOO_WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return null;
  const beyond = [...document.querySelectorAll("body *")].filter(
    (each) => each.getBoundingClientRect().right > clientWidth + 1,
  );
  const named = beyond.slice(0, 4).map((each) => each.outerHTML.slice(0, 90));
  return `${scrollWidth} > ${clientWidth}: ${named.join(" ")}`;
}"""


def visit(browser: Browser, house: House, viewport: ViewportSize) -> Page:
    """Open a browser as the guest whose tables these are."""
    context = browser.new_context(viewport=viewport, reduced_motion="reduce")
    context.add_cookies(house.cookies)
    return context.new_page()


def examine(page: Page, theme: Theme) -> list[Any]:
    """Check for all kinds of problems in the light or in the dark theme."""
    page.emulate_media(color_scheme=theme)
    page.locator(f'html[data-theme="{theme}"]').wait_for()
    found: list[Any] = page.evaluate(_EXAMINE)
    return found


def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(
    browser: Browser, full_house: House, screens: list[Screen]
) -> None:
    found: dict[str, Any] = {}
    page = visit(browser, full_house, SMALL)
    # Similar screens share their parts: they are checked at both sizes and in both themes, and the
    # next one the other way round.
    themes: deque[Theme] = deque(("light", "dark"))
    for screen in screens:
        page.set_viewport_size(SMALL)
        screen.open(page, full_house.address)
        found[f"{screen.name} at {SMALL['width']}"] = page.evaluate(_TOO_WIDE)
        examined = screen.name not in _OF_THE_SAME_PARTS
        if examined:
            page.evaluate(AXE)
            found[f"{screen.name} on a phone, {themes[0]}"] = examine(page, themes[0])
        for viewport in ENLARGED:
            page.set_viewport_size(viewport)
            rest(page)
            found[f"{screen.name} at {viewport['width']}"] = page.evaluate(_TOO_WIDE)
        if examined:
            page.set_viewport_size(DESKTOP)
            rest(page)
            found[f"{screen.name} on a desktop, {themes[1]}"] = examine(page, themes[1])
            themes.rotate()
    assert {name: findings for name, findings in found.items() if findings} == {}
    assert {*_OF_THE_SAME_PARTS, *_OF_THE_SAME_PARTS.values()} <= {each.name for each in screens}
