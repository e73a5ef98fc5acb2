"""What is shown for the eyes: it comes by itself and holds nobody up."""

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as LateError
from playwright.sync_api import expect

from tests.e2e.player import Player
from tests.e2e.serving import ServerProcess

MOST_TAPS = 300
_SAID = "() => document.querySelector('.moment.bust:not(.other)')?.textContent ?? ''"


def bust(lou: Player) -> str:
    """Bury every die and go on rolling until that is too much; what is then said."""
    for _ in range(MOST_TAPS):
        sight = lou.see()
        dealing = sight and (sight.first("bury|more") or sight.first(r"die-\d+|keep"))
        if dealing:
            # A control may be gone before it could be touched.
            with suppress(LateError):
                lou.press(dealing, patience=2_000)
        elif sight:
            lou.play()
        lou.page.wait_for_timeout(50)
        said = str(lou.page.evaluate(_SAID))
        if said:
            return said
    pytest.fail("nobody could bury so much")


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_a_bust_is_a_moment_that_a_key_ends(
    server: ServerProcess, lou: Player, motion: str
) -> None:
    lou.open(f"{server.address}/settings")
    lou.press(f"motion-{motion}")
    lou.open(server.address)
    lou.press("play-now")
    assert "You bust" in bust(lou)
    lou.page.keyboard.press("Shift")
    expect(lou.page.locator(".moment.bust:not(.other)")).to_have_count(0)
    expect(lou.page.locator(".layer *")).to_have_count(0)
