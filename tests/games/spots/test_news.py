"""What a position says its latest event brought about: all of it, and no more."""

import pytest

from pipyard.games.spots.record import (
    NEWS_EVERYONE_BUST,
    NEWS_FAST,
    NEWS_RESET,
    NEWS_SCORED,
    NEWS_SHORT_DICE,
    NEWS_SHORT_TREATS,
    NEWS_TREAT_PUT,
)
from tests.games.spots.tables import table

ANN_BUST, BEN_BUST = 1, 2
TWO = "players Ann Ben\nAnn treats 0\nBen treats 0\nBen dogs Lief, Zipper\ntop Burt\n"
FEW = "facedown howl, walk, run, roll over\n"


@pytest.mark.rule("spots:D1")
@pytest.mark.rule("spots:D4")
@pytest.mark.rule("spots:P2")
@pytest.mark.rule("spots:T1")
@pytest.mark.rule("spots:T2")
@pytest.mark.rule("spots:U1")
@pytest.mark.parametrize(
    ("header", "play", "news"),
    [
        ("Ann dogs Bongo", "trick walk", 0),
        ("Ann dogs Bongo\nsupply dice 2", "trick walk", 0),
        ("Ann dogs Bongo\nsupply dice 1", "trick walk", NEWS_SHORT_DICE),
        ("Ann dogs Bongo\nsupply dice 1", "trick walk\nroll 1", 0),
        ("Ann dogs Bongo\nsupply treats 1", "trick beg", 0),
        ("Ann dogs Pebble\nsupply treats 1", "trick beg", NEWS_SHORT_TREATS),
        ("Ann dogs Bongo\nsupply treats 0", "trick beg", NEWS_SHORT_TREATS),
        ("Ann dogs Bongo\nsupply treats 0", "trick beg\ntrick walk", 0),
        ("Ann dogs Bongo", "trick howl\nturn up Raya\nroll 3\nbury 3", 0),
        ("Ann dogs Bongo\nAnn yard 5", "trick howl\nturn up Raya\nroll 3\nbury 3", ANN_BUST),
        ("set dog park\nAnn dogs Pebble\nBen yard 3 4", "trick dig\nraise Ben 3", BEN_BUST),
        ("set dog park\nAnn dogs Pebble\nBen yard 3 4", "trick dig\nlower Ben 3", 0),
        (f"{FEW}Ann dogs Bongo", "trick beg", NEWS_RESET | NEWS_TREAT_PUT),
        (f"{FEW}Ann dogs Bongo\nsupply treats 1", "trick beg", NEWS_RESET),
        (f"{FEW}Ann dogs Bongo", "trick beg\ntrick beg", 0),
        ("Ann dogs Bongo 1 3, Missy", "score", NEWS_SCORED),
        ("Ann dogs Bongo 1 3, Missy", "score\nturn up Raya", 0),
        (
            "Ann dogs Bongo 1",
            "trick walk\nroll 3 5\nbury 5\nplace 3 Bongo",
            NEWS_SCORED | NEWS_FAST,
        ),
        (
            "Ann dogs Bongo\nsupply dice 1",
            "trick walk\nroll 1\nbury 1",
            NEWS_EVERYONE_BUST,
        ),
    ],
)
def test_the_news_of_an_event(header: str, play: str, news: int) -> None:
    assert table(TWO + header, play).position[0].news == news


@pytest.mark.rule("spots:K20")
@pytest.mark.rule("spots:U1")
@pytest.mark.parametrize(
    ("header", "play", "taken", "returned"),
    [
        ("Ann dogs Lief", "trick beg", 2, 0),
        ("Ann dogs Lief\nsupply treats 1", "trick beg", 1, 0),
        ("Ann dogs Lief", "trick beg\ntrick walk", 0, 0),
        ("Ann dogs Bitsy 6\nset agility course", "trick gobble", 7, 4),
        ("Ann dogs Bitsy\nset agility course\nsupply treats 3", "trick gobble", 3, 3),
        ("Ann dogs Bitsy 6\nset agility course", "trick gobble\ntrick howl", 0, 0),
    ],
)
def test_the_treats_of_an_event(header: str, play: str, taken: int, returned: int) -> None:
    whole = TWO.replace("Lief", "Rupert") + header
    game = table(whole, play).position[0]
    assert (game.news_taken, game.news_returned) == (taken, returned)
