"""`python -m tools.icons`: draw the pictures of the installed client from our SVG.

They lie beside their sources in web/public; run this again after the drawings have changed.
"""

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.browser import launch, require_browser
from tools.client import WEB
from tools.console import say

_PAPER = "#f7efdf"
_FOLDER = WEB / "public"
_PICTURES = (
    ("icon-192", "icon", 192, 0.86, None),
    ("icon-512", "icon", 512, 0.86, None),
    # Systems cut a circle out of these: what matters lies within the middle four fifths.
    ("icon-maskable", "icon", 512, 0.58, _PAPER),
    ("icon-touch", "icon", 180, 0.72, _PAPER),
    ("icon-spots", "icon-spots", 192, 0.86, None),
    ("icon-spotted", "icon-spotted", 192, 0.86, None),
)
"""Name, drawing, size, the part of it that the drawing fills, and what lies behind."""


def main() -> None:
    """Draw all of them."""
    with sync_playwright() as playwright:
        browser = launch(playwright, require_browser())
        for name, drawing, size, part, ground in _PICTURES:
            _draw(browser, _FOLDER / f"{drawing}.svg", _FOLDER / f"{name}.png", size, part, ground)
        browser.close()
    say(f"Drew {len(_PICTURES)} pictures.")


def _draw(
    browser: Browser, source: Path, target: Path, size: int, part: float, ground: str | None
) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;"
        f"background:{ground or 'transparent'}}}svg{{width:{part * size}px}}</style>"
        f"{source.read_text('utf-8')}"
    )
    page.screenshot(path=target, omit_background=ground is None)
    page.close()


if __name__ == "__main__":
    main()
