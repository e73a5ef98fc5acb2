"""Games played by plain requests with a page's own cookie, to get to where a test begins."""

from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import Page

Json: TypeAlias = dict[str, Any]

GREEDY: Json = {"kind": "bot", "bot": "greedy"}
_PAUSE_MS = 50


def set_spotted(page: Page, address: str, *others: Json, **options: str) -> str:
    """Set a table of Spotted! for the guest whose page it is, and others; return its id."""
    ask = page.request
    promised = ask.post(f"{address}/api/commitments").json()
    wanted = {"game": "spotted", "seats": [{"kind": "me"}, *others], "entropy": "ab" * 16}
    answer = ask.post(f"{address}/api/tables", data={**wanted, **promised, **options})
    return str(answer.json()["table"])


def is_over(state: Json) -> bool:
    """Tell whether a game has ended."""
    return bool(state["status"] == "over")


def play_until(page: Page, address: str, table: str, until: Callable[[Json], bool]) -> Json:
    """Play the page's guest, always by the first action, until a state is wanted; return it."""
    at = f"{address}/api/tables/{table}"
    state: Json = page.request.get(at).json()
    while not until(state):
        assert state["status"] == "playing", "the game ended before that"
        for seat, legal in state["legal"].items():
            act = {"version": state["version"], "seat": int(seat), "action": legal[0]}
            act["request"] = f"request-{state['version']}"
            page.request.post(f"{at}/actions", data=act)
        if not state["legal"]:
            page.wait_for_timeout(_PAUSE_MS)  # bots think
        state = page.request.get(at).json()
    return state
