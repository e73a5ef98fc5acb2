"""Every set and variant of Spots: started from the page, played until each decision came up."""

import random
import re
from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.by_request import leap, sit_there
from tests.e2e.player import DESKTOP, looking
from tests.e2e.serving import Server
from tests.e2e.taps import Tapper
from tools.players import Json, choose_sensibly

ORDER = (
    "bust-yes",
    "land-.*",
    "lift-.*",
    "take-.*",
    "raise-.*|lower-.*",
    "value-.*",
    "aside-more",
    "set-aside",
    "keep-dice",
    "discard",
    "reroll-some",
    "place-.*|die-.*",
    "keep",
    "score|tile-.*",
    "more|stop",
    "go|bury|bury-all|other-.*",
    "reroll",
)
"""Decisions of tricks come before all others, so that a few turns include them."""
DECISIONS = {
    "Dog Park": {"Dig": "raise_die", "Guard": "name_value", "Chase": "do_more"},
    "Agility Course": {"Trot": "move_die", "Bolt": "set_aside", "Fetch": "choose_value"},
    "Hunting Grounds": {"Retrieve": "set_die", "Hunt": "choose_dice", "Sprint": "do_more"},
    "Kennel Club": {"Track": "reroll", "Dogpile": "take_die", "Search": "choose_dice"},
    "Puppy Pen": {"Scavenge": "discard_die", "Bolt": "set_aside"},
}
"""By set: the tricks with a special decision, and the action that answers it."""
CONTROLS = {
    "raise_die": "raise",
    "name_value": "value",
    "set_die": "value",
    "do_more": "more",
    "move_die": "land",
    "set_aside": "set-aside",
    "choose_value": "die",
    "choose_dice": "keep-dice",
    "reroll": "reroll-some",
    "take_die": "take",
    "discard_die": "discard",
}
"""By action: the control for it."""


@pytest.fixture
def kim(browser: Browser, server: Server) -> Iterator[Tapper]:
    player = Tapper(browser, "Kim", DESKTOP, "spots", ORDER)
    player.open(f"{server.address}/new")
    player.page.get_by_test_id("set-choice").wait_for()
    yield player
    assert player.complaints == []


def start(kim: Tapper) -> None:
    kim.press("create-table")
    kim.page.get_by_test_id("spots").wait_for()


def against_a_bot(kim: Tapper) -> None:
    kim.press("seat-choice-1")
    kim.press("sit-random")


def play_until(kim: Tapper, done: Callable[[], bool]) -> None:
    """Tap until a condition holds; start a new game if one ends before that."""
    for _ in looking(kim.page):
        if done():
            return
        sight = kim.look()
        if sight is not None and sight.over:
            kim.press("play-again")
            expect(kim.page.get_by_test_id("play-again")).to_have_count(0)
        else:
            kim.tap()


def leap_to(kim: Tapper, trick: str, kind: str) -> None:
    """Play on by requests until a trick has its special decision."""

    def asked(state: Json) -> bool:
        doing = (state["view"]["trick"] or {}).get("name")
        offered = [each for legal in state["legal"].values() for each in legal]
        return doing == trick and any(
            # Other tricks also offer to roll all dice again.
            each["type"] == kind and each.get("values", []) is not None
            for each in offered
        )

    def choose(legal: Sequence[Json], source: random.Random) -> Json:
        wanted = [each for each in legal if each.get("trick") == trick]
        return wanted[0] if wanted else choose_sensibly(legal, source)

    leap(asked, kim.page, choose=choose)


@pytest.mark.parametrize("name", DECISIONS)
def test_each_trick_of_a_set_can_be_decided(server: Server, kim: Tapper, name: str) -> None:
    sit_there(kim.page, server.address, "spots", {"kind": "bot", "bot": "random"}, set=name)
    for trick, kind in DECISIONS[name].items():
        leap_to(kim, trick, kind)
        kim.page.get_by_test_id("spots").wait_for()
        before = kim.used[CONTROLS[kind]]
        play_until(kim, lambda: kim.used[CONTROLS[kind]] > before)  # noqa: B023  (called at once)
    expect(kim.page.get_by_test_id("refusal")).to_have_count(0)


def test_off_leash_shows_stacks(kim: Tapper) -> None:
    against_a_bot(kim)
    kim.page.get_by_test_id("off-leash").check()
    start(kim)
    expect(kim.page.get_by_test_id("tile-2")).to_have_accessible_name(re.compile("stack of 5"))
    play_until(kim, lambda: kim.used["tile"] > 3)


def test_alone_against_d0g(kim: Tapper) -> None:
    kim.press("alone-true")
    kim.press("treats-5")
    kim.page.get_by_test_id("set-choice").select_option("random")
    start(kim)
    expect(kim.page.get_by_test_id("d0g")).to_be_visible()
    d0g = kim.page.get_by_test_id("d0g")
    play_until(kim, lambda: kim.used["tile"] > 2 and "d0g rolled" in (d0g.text_content() or ""))


def test_alone_off_leash(kim: Tapper) -> None:
    kim.press("alone-true")
    kim.page.get_by_test_id("off-leash").check()
    start(kim)
    play_until(kim, lambda: kim.used["tile"] > 2)
    expect(kim.page.get_by_test_id("d0g")).to_be_visible()


def test_tiles_by_hand(kim: Tapper) -> None:
    against_a_bot(kim)
    kim.page.get_by_test_id("set-choice").select_option("by hand")
    for colour, trick in (
        ("yellow", "Trot"),
        ("purple", "Sprint"),
        ("blue", "Guard"),
        ("green", "Stay"),
    ):
        kim.page.get_by_test_id(f"tile-choice-{colour}").select_option(trick)
    start(kim)
    for position, trick in ((2, "Trot"), (3, "Sprint"), (5, "Guard"), (6, "Stay")):
        expect(kim.page.get_by_test_id(f"tile-{position}")).to_have_attribute("data-trick", trick)
