"""Every page examined: axe-core finds nothing, nothing is wider than a small or enlarged screen."""

from typing import Any, Literal, TypeAlias

from playwright.sync_api import Browser, Page, ViewportSize

from tools.client import WEB
from tools.screens import House, Screen

Theme: TypeAlias = Literal["light", "dark"]
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
SMALL: ViewportSize = {"width": 360, "height": 740}
# What a browser lays out for when a phone of 390 or a window of 1280 pixels shows it at 200%.
ENLARGED: tuple[ViewportSize, ...] = ({"width": 195, "height": 422}, {"width": 640, "height": 400})
AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
_EXAMINE = """async (rules) => {
  const runOnly = rules ?? undefined;
  const { violations } = await axe.run(document, { resultTypes: ["violations"], runOnly });
  const told = ({ html, any }) => [html, ...any.map((one) => one.message)].join(" | ");
  return violations.map(({ id, nodes }) => [id, ...nodes.map(told)]);
}"""
_COLORS = ["color-contrast"]
_SETTLED = """async () => {
  // Dogs are fitted to their room after it has changed.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""
_TOO_WIDE = f"""async () => {{
  await ({_SETTLED})();
  const {{ scrollWidth, clientWidth }} = document.documentElement;
  if (scrollWidth <= clientWidth) return null;
  const beyond = [...document.querySelectorAll("body *")].filter(
    (each) => each.getBoundingClientRect().right > clientWidth + 1,
  );
  const named = beyond.slice(0, 4).map((each) => each.outerHTML.slice(0, 90));
  return `${{scrollWidth}} > ${{clientWidth}}: ${{named.join(" ")}}`;
}}"""


def visit(browser: Browser, house: House, viewport: ViewportSize) -> Page:
    """Open a browser as the guest whose tables these are."""
    context = browser.new_context(viewport=viewport, reduced_motion="reduce")
    context.add_cookies(house.cookies)
    return context.new_page()


def examine(page: Page, theme: Theme, rules: list[str] | None = None) -> list[Any]:
    """Look for faults in the light or in the dark, of all kinds or of these."""
    page.emulate_media(color_scheme=theme)
    page.locator(f'html[data-theme="{theme}"]').wait_for()
    found: list[Any] = page.evaluate(_EXAMINE, rules)
    return found


def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(
    browser: Browser, full_house: House, screens: list[Screen]
) -> None:
    found: dict[str, Any] = {}
    page = visit(browser, full_house, PHONE)
    for screen in screens:
        page.set_viewport_size(PHONE)
        screen.open(page, full_house.address)
        page.evaluate(AXE)
        found[f"{screen.name}, phone"] = examine(page, "light")
        # Only colors differ in the dark.
        found[f"{screen.name}, phone in the dark"] = examine(page, "dark", _COLORS)
        for viewport in (SMALL, *ENLARGED):
            page.set_viewport_size(viewport)
            found[f"{screen.name} at {viewport['width']}"] = page.evaluate(_TOO_WIDE)
        page.set_viewport_size(DESKTOP)
        page.evaluate(_SETTLED)
        found[f"{screen.name}, desktop"] = examine(page, "light")
        # Tables on a desktop have grounds of their own: felt, soil and lawn.
        found[f"{screen.name}, desktop in the dark"] = examine(page, "dark", _COLORS)
    assert {name: findings for name, findings in found.items() if findings} == {}
