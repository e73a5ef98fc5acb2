"""Two browsers, each with its own rules, agree with the server on every position."""

import pytest
from playwright.sync_api import Browser

from tests.e2e.serving import Server
from tools.engine_page import build_page
from tools.two_browsers import GAMES, play, two_guests

LEAST_COMPARED = 20


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_a_game_without_a_difference(
    browser: Browser, server: Server, game: str
) -> None:
    build_page()
    with two_guests(server.address, browser, browser) as pages:
        compared = play(server.address, pages, game, 0)
    assert compared.wrong == ()
    assert compared.live >= LEAST_COMPARED
    assert compared.every_event == compared.events >= LEAST_COMPARED
    assert compared.undone > 0
