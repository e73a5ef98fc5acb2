"""`python -m tools.language_pictures`: a table of each game in each language, on a phone.

They go to test-results/languages, for a speaker of the language to read.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from pipyard.i18n import languages
from tools.browser import launch, require_browser
from tools.console import ROOT, say
from tools.screens import Screen, opened_house, rest, set_screens

PSEUDO = "en-XA"
"""A pseudo-language made from English, which the client uses if a link requests it."""
USUAL = ("home", "spots-turn", "spots-mid", "spotted-draft", "spotted-write", "rules-spots")
_FOLDER = ROOT / "test-results" / "languages"
_SPEAK = """async (language) => {
  const address = new URL(location.href);
  address.searchParams.set("lang", language);
  history.replaceState(history.state, "", address);
  dispatchEvent(new Event("languagechange"));
  while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
}"""


def speak(page: Page, language: str) -> None:
    """Change the language of a page in place, as a link would."""
    page.evaluate(_SPEAK, language)
    rest(page)


def main(wanted: tuple[str, ...]) -> None:
    """Take the pictures of the requested screens in every language."""
    _FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        opened_house(Path(data)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright, require_browser())
        context = browser.new_context(
            viewport={"width": 390, "height": 844},
            has_touch=True,
            is_mobile=True,
            reduced_motion="reduce",
        )
        context.add_cookies(house.cookies)
        page = context.new_page()
        for screen in set_screens(house):
            if screen.name in wanted:
                _take(page, screen, house.address)
        browser.close()
    say(f"The pictures are in {_FOLDER.relative_to(ROOT)}.")


def _take(page: Page, screen: Screen, address: str) -> None:
    screen.open(page, address)
    for language in (*languages(), PSEUDO):
        speak(page, language)
        picture = _FOLDER / f"{screen.name}-{language}.png"
        page.screenshot(path=picture, animations="disabled")


if __name__ == "__main__":
    main(tuple(sys.argv[1:]) or USUAL)
