"""`python -m tools.screenshots`: a picture of every main screen, in three sizes and both themes.

They go to test-results/screenshots; those that the README shows are updated.
"""

import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from tools.browser import launch, require_browser
from tools.console import ROOT, say
from tools.screens import House, Screen, opened_house, set_screens

SIZES: dict[str, ViewportSize] = {
    "390x844": {"width": 390, "height": 844},
    "820x1180": {"width": 820, "height": 1180},
    "1440x900": {"width": 1440, "height": 900},
}
_WIDEST_TOUCHED = 820
_FOLDER = ROOT / "test-results" / "screenshots"
_SHOWN = ROOT / "docs" / "screenshots"
_README = {
    "spots-phone": "spots-mid-390x844-light",
    "spots-desktop": "spots-mid-1440x900-light",
    "spotted-phone": "spotted-draft-390x844-light",
}


def main(wanted: list[str]) -> None:
    """Take the pictures of the requested screens, or of all with the README's pictures."""
    _FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        opened_house(Path(data)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright, require_browser())
        pages = _pages(browser, house)
        screens = (each for each in set_screens(house) if not wanted or each.name in wanted)
        _take(screens, pages, house.address)
        browser.close()
    for name, picture in _README.items():
        if (_FOLDER / f"{picture}.png").exists():
            shutil.copyfile(_FOLDER / f"{picture}.png", _SHOWN / f"{name}.png")
    say(f"The pictures are in {_FOLDER.relative_to(ROOT)}.")


def _pages(browser: Browser, house: House) -> dict[str, Page]:
    """Open a browser for every size and theme, all of them with Ann's cookies."""
    pages = {}
    for size, viewport in SIZES.items():
        touched = viewport["width"] <= _WIDEST_TOUCHED
        for theme in ("light", "dark"):
            context = browser.new_context(
                viewport=viewport,
                color_scheme="dark" if theme == "dark" else "light",
                has_touch=touched,
                is_mobile=touched,
                reduced_motion="reduce",
            )
            context.add_cookies(house.cookies)
            pages[f"{size}-{theme}"] = context.new_page()
    return pages


def _take(screens: Iterator[Screen], pages: dict[str, Page], address: str) -> None:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns) as progress:
        task = progress.add_task("Setting tables", total=None)
        for screen in screens:
            progress.update(task, description=f"Looking at {screen.name}")
            for look, page in pages.items():
                screen.open(page, address)
                picture = _FOLDER / f"{screen.name}-{look}.png"
                page.screenshot(path=picture, animations="disabled")
                progress.advance(task)


if __name__ == "__main__":
    main(sys.argv[1:])
