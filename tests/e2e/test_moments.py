"""Visual moments: they appear automatically and delay nobody."""

import pytest
from playwright.sync_api import expect

from tests.e2e.player import Player, looking
from tests.e2e.serving import Server

_SAID = "() => document.querySelector('.moment.bust:not(.other)')?.textContent ?? ''"


def bust(lou: Player) -> str:
    """Bury every die and roll on until that is too much; return the message."""
    for _ in looking(lou.page):
        sight = lou.see()
        dealing = sight and (
            sight.first("bust-yes") or sight.first("bury|bury-all|more") or sight.first(r"die-\d+")
        )
        if dealing:
            lou.press(dealing)
            # A finger is lifted before its tap takes effect.
            next(_ for _ in looking(lou.page) if lou.see() != sight)
        elif sight:
            lou.play()
        said = str(lou.page.evaluate(_SAID))
        if said:
            return said
    raise AssertionError("nobody could bury so much")


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_a_bust_is_a_moment_that_a_key_ends(server: Server, lou: Player, motion: str) -> None:
    lou.open(f"{server.address}/settings")
    lou.press(f"motion-{motion}")
    lou.open(server.address)
    lou.press("play-now-spots")
    assert "You bust" in bust(lou)
    lou.page.keyboard.press("Shift")
    expect(lou.page.locator(".moment.bust:not(.other)")).to_have_count(0)
    expect(lou.page.locator(".layer *")).to_have_count(0)
