"""Every language in a real browser: detected, chosen, stored, in links, fitting a phone."""

from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, expect

from pipyard.i18n import languages, words
from tools.language_pictures import PSEUDO, speak
from tools.screens import House, Screen

SMALL: ViewportSize = {"width": 360, "height": 740}
LOOKED_AT = {
    *("home", "new-table", "me", "settings", "rules-spots", "lesson-spotted", "waiting"),
    *("spots-early", "spots-turn", "spots-win", "spots-loss", "replay", "dice-check"),
    *("spotted-draft", "spotted-write", "spotted-win", "spotted-loss", "my-games"),
}
_DOES_NOT_FIT = """() => {
  const wrong = [];
  // The number of treats hangs over a tile's corner.
  // What hangs on the edge of a control by design is no text that was cut.
  const apart = ".visually-hidden, .treats, .value";
  const named = (each) => each.outerHTML.replace(/<svg.*?<\\/svg>/gs, "").slice(0, 300);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const beyond = (each) => each.getBoundingClientRect().right > clientWidth + 1;
    const first = [...document.querySelectorAll("body *")].find(beyond);
    wrong.push(`the page is ${scrollWidth} wide: ${first ? named(first) : ""}`);
  }
  const boxOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const isCut = (element) =>
    getComputedStyle(element).overflowX !== "visible" &&
    element.scrollWidth > element.clientWidth + 1;
  for (const button of document.querySelectorAll("button, .button, [role=tab]")) {
    const box = button.getBoundingClientRect();
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      const text = boxOf(texts.currentNode);
      if (!data.trim() || text.width === 0 || parentElement.closest(apart)) continue;
      const aside = Math.max(text.right - box.right, box.left - text.left);
      // A line is a little higher than its letters.
      const below = Math.max(text.bottom - box.bottom, box.top - text.top) - 2;
      const fits = Math.max(aside, below) <= 1 && !isCut(parentElement);
      if (!fits) wrong.push(`${data}: ${named(button)}`);
    }
  }
  return wrong;
}"""


def visit(browser: Browser, house: House, locale: str = "en-GB") -> Page:
    """Open a small phone whose browser prefers a language."""
    context = browser.new_context(
        viewport=SMALL, reduced_motion="reduce", has_touch=True, is_mobile=True, locale=locale
    )
    context.add_cookies(house.cookies)
    return context.new_page()


def test_every_language_fits_a_small_phone(
    browser: Browser, full_house: House, screens: list[Screen]
) -> None:
    found: dict[str, Any] = {}
    page = visit(browser, full_house)
    looked_at = [screen for screen in screens if screen.name in LOOKED_AT]
    for screen in looked_at:
        screen.open(page, full_house.address)
        for language in (*languages(), PSEUDO):
            speak(page, language)
            found[f"{screen.name} in {language}"] = page.evaluate(_DOES_NOT_FIT)
    assert len(looked_at) == len(LOOKED_AT)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_the_browser_tells_the_language(browser: Browser, house: House) -> None:
    for locale, language in (("fr-CA", "fr"), ("ru-RU", "ru"), ("ja-JP", "en")):
        page = visit(browser, house, locale)
        page.goto(house.address)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_test_id("to-privacy")).to_have_text(words(language)("privacy-title"))
        page.context.close()


def test_only_one_language_is_loaded(browser: Browser, house: House) -> None:
    page = visit(browser, house, "fr")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(house.address)
    page.get_by_test_id("to-privacy").wait_for()
    assert {url.partition("words-")[2][:2] for url in asked if "words-" in url} == {"fr"}


def test_a_choice_holds_at_once_and_is_kept(browser: Browser, house: House) -> None:
    page = visit(browser, house)
    page.goto(f"{house.address}/me?lang=ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    name = page.locator("main input").first
    name.fill("Ann the second")
    page.get_by_test_id("language").select_option("fr")
    expect(page.get_by_test_id("to-privacy")).to_have_text(words("fr")("privacy-title"))
    expect(page).to_have_title(words("fr")("title-table", status=words("fr")("me-title")))
    # The typed text is still there, and the URL no longer contains another language.
    expect(name).to_have_value("Ann the second")
    assert "lang=" not in page.url
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_link_carries_its_language_and_leaves_the_choice_alone(
    browser: Browser, house: House
) -> None:
    page = visit(browser, house)
    page.goto(f"{house.address}/?lang=ru")
    page.get_by_test_id("to-privacy").click()
    expect(page).to_have_url(f"{house.address}/privacy?lang=ru")
    expect(page.locator("h1")).to_have_text(words("ru")("privacy-title"))
    page.goto(house.address)
    expect(page.locator("html")).to_have_attribute("lang", "en")
