"""Games played by plain requests with a page's own cookie, to reach the start of a test."""

import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import cycle

from playwright.sync_api import Page

from tests.e2e.player import next_frame
from tests.e2e.serving import PATIENCE_MS
from tools.guest_client import GuestClient, RefusedError
from tools.players import COOKIE, Choose, Json, choose_sensibly, waits_for_bot

ROUNDS = 5
GREEDY: Json = {"kind": "bot", "bot": "greedy"}
_ELSEWHERE = "about:blank"


def set_spotted(page: Page, address: str, *others: Json, **options: str) -> str:
    """Create a table of Spotted! for the page's guest, and others; return its id."""
    return set_there(page, address, "spotted", *others, **options)


def sit_there(page: Page, address: str, game: str, *others: Json, **options: str) -> None:
    """Show a guest a table on the server, where a page would play locally."""
    page.goto(f"{address}/t/{set_there(page, address, game, *others, **options)}")
    page.get_by_test_id(game).wait_for()


def set_there(page: Page, address: str, game: str, *others: Json, **options: str) -> str:
    """Create a table on the server for the page's guest, and others; return its id."""
    ask = page.request
    wait_for_key(page)
    promised = ask.post(f"{address}/api/commitments").json()
    wanted = {"game": game, "seats": [{"kind": "me"}, *others], "entropy": "ab" * 16}
    answer = ask.post(f"{address}/api/tables", data={**wanted, **promised, **options})
    return str(answer.json()["table"])


def wait_for_key(page: Page) -> None:
    """Wait until the server knows the guest: two requests at once would create two guests."""
    while not key_of(page):
        next_frame(page)


def key_of(page: Page) -> str:
    """Return the cookie that identifies the guest; nothing if the server does not know them yet."""
    kept = {cookie.get("name"): cookie.get("value") for cookie in page.context.cookies()}
    return kept.get(COOKIE) or ""


def choose_first(legal: Sequence[Json], source: random.Random) -> Json:
    """Choose the first action: short games of Spotted! need nothing else."""
    del source
    return legal[0]


def is_last_round(state: Json) -> bool:
    """Return whether a game of Spotted! is in its last round."""
    return bool(state["view"]["round"] == ROUNDS)


def is_last_turn(state: Json) -> bool:
    """Return whether it is the last player's turn in Spotted!, with the dice not yet taken."""
    view = state["view"]
    last = len(view["sheets"]) - 1
    return is_last_round(state) and view["active"] == last and view["phase"] == "pick"


def is_over(state: Json) -> bool:
    """Return whether a game has ended."""
    return bool(state["status"] == "over")


def play_until(
    page: Page,
    address: str,
    table: str,
    until: Callable[[Json], bool],
    *others: Page,
    choose: Choose = choose_first,
) -> Json:
    """Play for the guests of these pages until one of them sees what is wanted; return that."""
    at = f"/api/tables/{table}"
    source = random.Random(table)
    latest = time.monotonic() + PATIENCE_MS / 1_000
    for guest in cycle(GuestClient(address, key_of(each)) for each in (page, *others)):
        assert time.monotonic() < latest, "nobody was asked for what would lead there"
        state: Json = guest.ask("GET", at)
        if waits_for_bot(state):
            continue
        if until(state):
            return state
        assert state["status"] == "playing", "the game ended before that"
        for seat, legal in state["legal"].items():
            act = {"version": state["version"], "seat": int(seat)}
            act["action"] = choose(legal, source)
            act["request"] = f"request-{state['version']}"
            # Another player may have written meanwhile, so look again at who still has to act.
            with suppress(RefusedError):
                guest.ask("POST", f"{at}/actions", act)
    raise AssertionError("a cycle has an end")


def leap(until: Callable[[Json], bool], *pages: Page, choose: Choose = choose_sensibly) -> None:
    """Play on by requests at the table of all these pages, after leaving it in the browser.

    A page that stays draws every move, which takes far longer than the move itself.
    """
    link = pages[0].url
    address, _, table = link.partition("/t/")
    for page in pages:
        page.goto(_ELSEWHERE)
    play_until(pages[0], address, table, until, *pages[1:], choose=choose)
    for page in pages:
        page.goto(link)
