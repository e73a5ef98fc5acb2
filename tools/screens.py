"""A house with games under way: every main screen, ready to be looked at or examined.

One guest, Ann, has a table in each state. Her choices are made from a fixed seed, dice are the
server's own.
"""

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import httpx2
from playwright.sync_api import Page

from tools.players import COOKIE, choose_sensibly

Json: TypeAlias = dict[str, Any]
When: TypeAlias = Callable[[Json], bool]

_SEED = 11
_PAUSE = 0.5
_MOST_MOVES = 3000
_MOST_GAMES = 12
_FRIEND = {"kind": "person"}
_BOT = {"kind": "bot", "bot": "greedy"}
_OTHER_BOT = {"kind": "bot", "bot": "random"}


def _as_it_opens(page: Page) -> None:
    """Leave a page as it is."""


def _unfold_options(page: Page) -> None:
    page.locator('[data-testid="more-options"] summary').click()
    page.get_by_test_id("create-table").scroll_into_view_if_needed()


def _check_dice(page: Page) -> None:
    page.get_by_test_id("check-dice").click()
    page.locator('[data-testid="dice-verdict"][data-state="kept"]').wait_for()


def _see_meadow(page: Page) -> None:
    """Go to the meadow's tab, where a small screen has tabs."""
    tab = page.get_by_test_id("tab-meadow")
    if tab.is_visible():
        tab.click()


def _step_back(page: Page) -> None:
    page.get_by_test_id("moment-back").click()


@dataclass(frozen=True, slots=True)
class Screen:
    """One screen: its address in the house, what shows that it is there, what to do then."""

    name: str
    path: str
    sign: str
    then: Callable[[Page], None] = _as_it_opens

    def open(self, page: Page, address: str) -> None:
        """Show it, and wait until it stands still."""
        page.goto(f"{address}{self.path}")
        page.locator(self.sign).first.wait_for()
        self.then(page)
        page.evaluate("document.fonts.ready.then(() => true)")


@dataclass(slots=True)
class House:
    """Ann at a server, and the tables she sets there, where bots are her company."""

    address: str
    _chance: random.Random = field(default_factory=lambda: random.Random(_SEED))
    _ann: httpx2.Client = field(init=False)

    def __post_init__(self) -> None:
        self._ann = httpx2.Client(base_url=self.address, timeout=60)
        _ask(self._ann, "PUT", "/api/me", {"name": "Ann"})

    @property
    def cookies(self) -> list[Any]:
        """Ann's cookies, as a browser takes them."""
        return [{"name": COOKIE, "value": self._ann.cookies[COOKIE], "url": self.address}]

    def leave(self) -> None:
        """Let go of the connection."""
        self._ann.close()

    def set_table(self, game: str, *others: Json) -> str:
        """Set a table; it waits while a seat is free."""
        wanted = {"game": game, "seats": [{"kind": "me"}, *others], "entropy": "ab" * 16}
        return str(_ask(self._ann, "POST", "/api/tables", wanted)["table"])

    def reach(self, until: When, moves: int, game: str, *others: Json) -> str:
        """Play until Ann sees what is wanted, after so many moves, in as many games as needed."""
        for _ in range(_MOST_GAMES):
            table = self.set_table(game, *others)
            if self.play(table, until, moves):
                return table
        raise AssertionError(f"No such position came up in {_MOST_GAMES} games.")

    def play(self, table: str, until: When, moves: int = 0) -> bool:
        """Play at least so many moves, then until Ann sees what is wanted; whether she did."""
        at = f"/api/tables/{table}"
        for done in range(_MOST_MOVES):
            state = _ask(self._ann, "GET", at)
            if done >= moves and until(state):
                return True
            if state["status"] != "playing":
                return False
            [(seat, legal)] = state["legal"].items()
            act = {"version": state["version"], "seat": int(seat)}
            act["request"] = f"request-{state['version']}"
            act["action"] = choose_sensibly(legal, self._chance)
            _ask(self._ann, "POST", f"{at}/actions", act)
        return False


def _ask(
    guest: httpx2.Client, method: str, path: str, sent: Mapping[str, Any] | None = None
) -> Any:
    answer = guest.request(method, path, json=sent)
    while answer.status_code == httpx2.codes.TOO_MANY_REQUESTS:
        # Nobody plays as fast as this on a quick machine.
        time.sleep(_PAUSE)
        answer = guest.request(method, path, json=sent)
    if answer.is_error:
        raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
    return answer.json()


def _asked(state: Json) -> Sequence[Json]:
    return [action for legal in state["legal"].values() for action in legal]


def _places_a_die(state: Json) -> bool:
    kinds = {action["type"] for action in _asked(state)}
    return len(state["view"]["roll"]) > 1 and "place_die" in kinds


def _full_of_life(state: Json) -> bool:
    players = state["view"]["players"]
    return _places_a_die(state) and all(player["scored"] > 0 for player in players)


def _drafts(state: Json) -> bool:
    return any(action["type"] == "pick_die" for action in _asked(state))


def _walks(state: Json) -> bool:
    return any(action["type"] == "cross_field" for action in _asked(state))


def _is_over(state: Json) -> bool:
    return bool(state["status"] == "over")


def set_screens(house: House) -> Iterator[Screen]:
    """Set a table for every screen that needs one, and name the screens as they become ready."""
    yield Screen("home", "/", '[data-testid="play-now"]:enabled')
    yield Screen("new-table", "/", '[data-testid="more-options"]', _unfold_options)
    yield Screen("me", "/me", '[data-testid="me-save"]:enabled')
    yield Screen("settings", "/settings", "main h1")
    yield Screen("privacy", "/privacy", "h1")
    for game in ("spots", "spotted"):
        yield Screen(f"rules-{game}", f"/rules/{game}", "main h2")
        yield Screen(f"lesson-{game}", f"/learn/{game}", '[data-testid="sentence"]')
    yield Screen("waiting", f"/t/{house.set_table('spots', _FRIEND)}", '[data-testid="share-link"]')
    yield from _spots(house)
    yield from _spotted(house)
    yield Screen("my-games", "/me/games", "main h2")
    yield Screen("nothing-here", "/nowhere", "h1")


def _spots(house: House) -> Iterator[Screen]:
    stages: list[tuple[str, When, int]] = [
        ("early", _places_a_die, 2),
        ("turn", lambda state: state["view"]["phase"] == "turn" and bool(_asked(state)), 15),
        ("mid", _full_of_life, 30),
        ("over", _is_over, 0),
    ]
    for stage, until, moves in stages:
        table = house.reach(until, moves, "spots", _BOT)
        yield Screen(f"spots-{stage}", f"/t/{table}", '[data-testid="spots"]')
    looked_at = '[data-testid="replay-board"] [data-version]'
    yield Screen("replay", f"/t/{table}/replay", looked_at, _step_back)
    yield Screen("dice-check", f"/t/{table}/replay", looked_at, _check_dice)


def _spotted(house: House) -> Iterator[Screen]:
    stages: list[tuple[str, When, int, Callable[[Page], None]]] = [
        ("draft", _drafts, 15, _as_it_opens),
        ("write", _walks, 25, _see_meadow),
        ("over", _is_over, 0, _as_it_opens),
    ]
    for stage, until, moves, then in stages:
        table = house.reach(until, moves, "spotted", _BOT, _OTHER_BOT)
        yield Screen(f"spotted-{stage}", f"/t/{table}", '[data-testid="spotted"]', then)
