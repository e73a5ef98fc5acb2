"""What is shown for the eyes: it comes by itself and holds nobody up."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as LateError

from tests.e2e.player import PHONE, Player
from tests.e2e.serving import ServerProcess

MOST_TAPS = 300
_SAID = "() => document.querySelector('.moment.bust:not(.other)')?.textContent ?? ''"


@pytest.fixture
def kim(browser: Browser) -> Iterator[Player]:
    player = Player(browser, "Kim", PHONE)
    yield player
    player.leave()


def bust(kim: Player) -> str:
    """Bury every die and go on rolling until that is too much; what is then said."""
    for _ in range(MOST_TAPS):
        sight = kim.see()
        dealing = sight and (sight.first("bury|more") or sight.first(r"die-\d+|keep"))
        if dealing:
            # A control may be gone before it could be touched.
            with suppress(LateError):
                kim.press(dealing, patience=2_000)
        elif sight:
            kim.play()
        kim.page.wait_for_timeout(50)
        said = str(kim.page.evaluate(_SAID))
        if said:
            return said
    pytest.fail("nobody could bury so much")


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_a_bust_is_a_moment_that_a_key_ends(
    server: ServerProcess, kim: Player, motion: str
) -> None:
    kim.open(f"{server.address}/settings")
    kim.press(f"motion-{motion}")
    kim.open(server.address)
    kim.press("play-now")
    assert "You bust" in bust(kim)
    kim.page.keyboard.press("Shift")
    expect(kim.page.locator(".moment.bust:not(.other)")).to_have_count(0)
    expect(kim.page.locator(".layer *")).to_have_count(0)
    assert kim.complaints == []
