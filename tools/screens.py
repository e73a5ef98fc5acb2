"""A server with games in progress: every main screen, ready to be viewed or examined.

One guest, Ann, has a table in each state. Her choices and the server's dice come from a fixed seed,
so every run shows the same.
"""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import Page

from tools.guest_client import GuestClient
from tools.players import COOKIE, choose_sensibly, waits_for_bot
from tools.serving_here import Chance, ServerThread, foreseeable

Json: TypeAlias = dict[str, Any]
When: TypeAlias = Callable[[Json], bool]
Choose: TypeAlias = Callable[[Sequence[Json], random.Random], Json]

_SEED = 11
_MOST_MOVES = 3000
_PATIENCE_SECONDS = 600
_MOST_GAMES = 12
_MOST_DOGS = 6
_FRIEND = {"kind": "person"}
_NEIGHBOUR = {"kind": "me", "name": "Ben"}
_BOT = {"kind": "bot", "bot": "greedy"}
_OTHER_BOT = {"kind": "bot", "bot": "random"}
_TABLE = '[data-testid="spots"]'
_YARD_HOLDS = 7
_AT_REST = """async () => {
  // Letters of another script come when they are first wanted.
  // What fits itself to its room follows a frame later.
  const places = () => {
    const all = document.querySelectorAll("body :is(button, a, p, section, [data-testid])");
    const box = (each) => [each.offsetLeft, each.offsetTop, each.offsetWidth, each.offsetHeight];
    return [...all].flatMap(box).join();
  };
  let [before, now] = [null, ""];
  while (now !== before || document.fonts.status === "loading") {
    before = now;
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    now = places();
  }
}"""
_STOP_TIME = "() => void (window.setTimeout = () => 0)"
_BOTS_DICE = '[data-testid="throw"] [data-die], .guest ~ .felt [data-testid="tray"] [data-die]'


def _as_it_opens(page: Page) -> None:
    """Leave a page as it is."""


def _unfold_options(page: Page) -> None:
    page.locator('[data-testid="more-options"] summary').click()
    page.get_by_test_id("create-table").scroll_into_view_if_needed()


def _check_dice(page: Page) -> None:
    page.get_by_test_id("check-dice").click()
    page.locator('[data-testid="dice-verdict"][data-state="agrees"]').wait_for()


def _see_meadow(page: Page) -> None:
    """Open the meadow's tab, if a small screen has tabs."""
    tab = page.get_by_test_id("tab-meadow")
    if tab.is_visible():
        tab.click()


def _press(control: str, sign: str, page: Page) -> None:
    page.get_by_test_id(control).click()
    page.locator(sign).first.wait_for()


def _ask_who_plays(page: Page) -> None:
    """Open the list of opponents; if there is room, it is always visible."""
    button = page.get_by_test_id("opponents-spots")
    if button.is_visible():
        button.click()
        page.locator('[data-testid="opponents"] li').first.wait_for()


def _see_other_sheet(page: Page) -> None:
    """Show another player's sheet: behind a tab on small screens, above one's own on a tablet."""
    tab = page.get_by_test_id("tab-others")
    if tab.is_visible():
        tab.click()
    page.locator('[data-testid="sheet-1"], .tablet .standing li button').first.click()


def _lose_the_server(page: Page) -> None:
    """Cut the connection; the page notices at its next request."""
    page.context.set_offline(True)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.get_by_test_id("offline-retry").wait_for()


def _bust(page: Page) -> None:
    """Bury what fits nowhere, and stop the time, because a bust is over soon."""
    page.get_by_test_id("bury-all").wait_for()
    page.evaluate(_STOP_TIME)
    page.get_by_test_id("bury-all").click()
    page.locator(".moment.bust").wait_for()


def _watch_a_bot(page: Page) -> None:
    """End the turn, and stop the time when the bot has rolled, or does what needs no dice."""
    page.locator('[data-testid="actions"] [data-testid="stop"]').click()
    page.locator(_BOTS_DICE).or_(page.locator('[data-legal="true"]')).first.wait_for()
    page.evaluate(_STOP_TIME)


@dataclass(frozen=True, slots=True)
class Screen:
    """One screen: its address, what shows that it is there, and what to do then.

    These actions may change a table; such a screen finds another table each time.
    """

    name: str
    path: str | Callable[[], str]
    sign: str
    then: Callable[[Page], None] = _as_it_opens

    def open(self, page: Page, address: str) -> None:
        """Open it, and wait until nothing moves."""
        page.context.set_offline(False)
        path = self.path if isinstance(self.path, str) else self.path()
        page.goto(f"{address}{path}")
        page.locator(self.sign).first.wait_for()
        self.then(page)
        rest(page)


def rest(page: Page) -> None:
    """Wait until fonts are loaded and everything has its place."""
    page.evaluate(_AT_REST)


@dataclass(slots=True)
class House:
    """Ann at a server, and the tables she creates there, with bots."""

    address: str
    dice: Chance | None = None
    """The source of the server's dice, if nobody else plays there."""
    _chance: random.Random = field(default_factory=lambda: random.Random(_SEED))
    _ann: GuestClient = field(init=False)

    def __post_init__(self) -> None:
        self._ann = GuestClient(self.address)
        self._ann.ask("PUT", "/api/me", {"name": "Ann"})

    @property
    def cookies(self) -> list[Any]:
        """Ann's cookies, in the browser's format."""
        return [{"name": COOKIE, "value": self._ann.key, "url": self.address}]

    def set_table(self, game: str, *others: Json) -> str:
        """Create a table; it waits while a seat is free."""
        promised = self._ann.ask("POST", "/api/commitments")
        wanted = {
            "game": game,
            "seats": [{"kind": "me"}, *others],
            "entropy": "ab" * 16,
            **promised,
        }
        if game == "spotted":
            wanted["first"] = "given"
        return str(self._ann.ask("POST", "/api/tables", wanted)["table"])

    def begin(self, seed: int | str) -> None:
        """Choose and roll by a seed from here on, whatever happened before."""
        self._chance.seed(seed)
        if self.dice:
            self.dice.set_to(seed)

    def reach(
        self, until: When, moves: int, game: str, *others: Json, choose: Choose = choose_sensibly
    ) -> str:
        """Play until Ann sees the wanted state, after this many moves, in several games at most."""
        for _ in range(_MOST_GAMES):
            table = self.set_table(game, *others)
            if self.play(table, until, moves, choose):
                return table
        raise AssertionError(f"No such position came up in {_MOST_GAMES} games.")

    def play(
        self, table: str, until: When, moves: int = 0, choose: Choose = choose_sensibly
    ) -> bool:
        """Play at least this many moves, then until Ann sees the state; return whether she did."""
        at = f"/api/tables/{table}"
        for done in range(_MOST_MOVES):
            state = self._settled(at)
            if done >= moves and until(state):
                return True
            if state["status"] != "playing":
                return False
            seat, legal = next(iter(state["legal"].items()))
            act = {"version": state["version"], "seat": int(seat)}
            act["request"] = f"request-{state['version']}"
            act["action"] = choose(legal, self._chance)
            self._ann.ask("POST", f"{at}/actions", act)
        return False

    def _settled(self, at: str) -> Json:
        """Return a table once no bot can act; on a slow machine, this may take a while."""
        latest = time.monotonic() + _PATIENCE_SECONDS
        while True:
            state: Json = self._ann.ask("GET", at)
            if not waits_for_bot(state):
                return state
            assert time.monotonic() < latest, "a bot does not move"
            time.sleep(0.02)

    def rolled_at(self, table: str, seat: int) -> int:
        """Return the version at which a seat's dice were first rolled."""
        log = self._ann.ask("GET", f"/api/tables/{table}")["log"]
        return next(
            int(entry["version"])
            for entry in log
            for fact in entry["facts"]
            if fact["type"] == "dice_rolled" and fact["seat"] == seat
        )


@contextmanager
def opened_house(folder: Path) -> Iterator[House]:
    """Start a house on a new server, the same in every run."""
    dice = Chance(_SEED)
    server = ServerThread(foreseeable(folder / "data", dice, "https://pipyard.example"))
    server.start()
    try:
        yield House(server.address, dice)
    finally:
        server.stop()


def _asked(state: Json) -> Sequence[Json]:
    return [action for legal in state["legal"].values() for action in legal]


def is_asked(*kinds: str) -> When:
    """Return whether Ann may do an action of one of these kinds."""
    return lambda state: any(action["type"] in kinds for action in _asked(state))


def _places_a_die(state: Json) -> bool:
    return len(state["view"]["roll"]) > 1 and is_asked("place_die")(state)


def _full_of_life(state: Json) -> bool:
    players = state["view"]["players"]
    return _places_a_die(state) and all(player["scored"] > 0 for player in players)


def _has_many_dogs(state: Json) -> bool:
    dogs = state["view"]["players"][0]["dogs"]
    return len(dogs) >= _MOST_DOGS and _places_a_die(state)


def _is_near_bust(state: Json) -> bool:
    """Return whether a die may be placed, and one that fits nowhere would be too much."""
    view = state["view"]
    spots = sum(action["value"] for action in _asked(state) if action["type"] == "bury_die")
    return _places_a_die(state) and int(view["players"][0]["buried"]) + spots > _YARD_HOLDS


def _must_bust(state: Json) -> bool:
    """Return whether the only possibility is to bury too much."""
    asked, view = _asked(state), state["view"]
    only = bool(asked) and all(action["type"] == "bury_die" for action in asked)
    return only and int(view["players"][0]["buried"]) + sum(view["roll"]) > _YARD_HOLDS


def _is_handed_on(state: Json) -> bool:
    return state["view"]["turn"] == 1 and bool(_asked(state))


def _is_over(state: Json) -> bool:
    return bool(state["status"] == "over")


def _is_won(state: Json) -> bool:
    return _is_over(state) and 0 in _winners(state)


def _is_lost(state: Json) -> bool:
    return _is_over(state) and 0 not in _winners(state)


def _winners(state: Json) -> Sequence[int]:
    view = state["view"]
    return [view["winner"]] if state["game"] == "spots" else view["winners"]


def _choose_without_scoring(legal: Sequence[Json], source: random.Random) -> Json:
    """Let the pack grow, as long as there is anything else to do."""
    others = [action for action in legal if action["type"] != "score_dogs"]
    return choose_sensibly(others or legal, source)


def choose_spots(legal: Sequence[Json], source: random.Random) -> Json:
    """Put spots on beetles wherever possible, like somebody who wants to win."""
    spots = [action for action in legal if action["type"] == "place_spots"]
    return source.choice(spots or legal)


def set_screens(house: House) -> Iterator[Screen]:
    """Create a table for every screen that needs one, and yield the screens when they are ready."""
    yield Screen("home", "/", '[data-testid="my-tables"]')
    yield Screen("offline", "/", '[data-testid="my-tables"]', _lose_the_server)
    enabled = '[data-testid="play-now-spots"]:enabled'
    yield Screen("opponents", "/", enabled, _ask_who_plays)
    yield Screen("new-table", "/new", '[data-testid="set-choice"]', _unfold_options)
    yield Screen("join", "/join", '[data-testid="public-tables"]')
    seat = partial(_press, "seat-choice-1", '[data-testid="seat-dialog"] li')
    yield Screen("seat", "/new", '[data-testid="set-choice"]', seat)
    yield Screen("me", "/me", '[data-testid="me-save"]:enabled')
    yield Screen("settings", "/settings", "main h1")
    yield Screen("privacy", "/privacy", "h1")
    for game in ("spots", "spotted"):
        yield Screen(f"rules-{game}", f"/rules/{game}", "main h2")
        yield Screen(f"lesson-{game}", f"/learn/{game}", '[data-testid="sentence"]')
    yield Screen("waiting", f"/t/{house.set_table('spots', _FRIEND)}", '[data-testid="share-qr"]')
    yield from _spots(house)
    yield from _spotted(house)
    yield Screen("home-games", "/", '[data-testid="my-tables"] a')
    yield Screen("my-games", "/me/games", "main svg")
    yield Screen("nothing-here", "/nowhere", "h1")
    yield from _fleeting(house)


def _fleeting(house: House) -> Iterator[Screen]:
    """Yield short-lived screens: every view needs a table of its own, after all the others."""
    yield Screen("spots-bust", partial(_somewhere, house, _must_bust), _TABLE, _bust)
    watched = partial(_somewhere, house, is_asked("stop"))
    yield Screen("spots-watch", watched, _TABLE, _watch_a_bot)


def _somewhere(house: House, until: When) -> str:
    """Find a table of Spots in which something has happened."""
    return f"/t/{house.reach(until, 4, 'spots', _BOT)}"


_SEEDS = {
    "spots-early": 1,
    "spots-turn": 2,
    "spots-mid": 1,
    "spots-four": 1,
    "spots-six-dogs": 2,
    "spots-d0g": 5,
    "spots-handover": 2,
    "spots-fetch": 3,
    "spots-roll-or-stop": 9,
    "spots-near-bust": 9,
    "spots-d0g-end": 0,
    "spots-four-end": 4,
    "spots-win": 8,
    "spots-loss": 2,
    "spotted-draft": 1,
    "spotted-write": 6,
    "spotted-split": 1,
    "spotted-gift": 2,
    "spotted-meadow": 4,
    "spotted-bonus": 1,
    "spotted-alone": 0,
    "spotted-win": 8,
    "spotted-loss": 8,
    "spotted-chain": 5,
    "spotted-alone-over": 0,
}
"""The one of ten seeds that leads to a screen in the fewest moves."""


def _begin(house: House, screen: str) -> None:
    house.begin(f"{screen} {_SEEDS[screen]}")


def _spots(house: House) -> Iterator[Screen]:
    stages: list[tuple[str, When, int, Sequence[Json], Choose]] = [
        ("early", _places_a_die, 2, [_BOT], choose_sensibly),
        ("turn", is_asked("do_trick"), 15, [_BOT], choose_sensibly),
        ("mid", _full_of_life, 30, [_BOT], choose_sensibly),
        ("four", _places_a_die, 25, [_BOT, _OTHER_BOT, _BOT], choose_sensibly),
        ("six-dogs", _has_many_dogs, 0, [_OTHER_BOT], _choose_without_scoring),
        ("d0g", _places_a_die, 30, [], choose_sensibly),
        ("handover", _is_handed_on, 4, [_NEIGHBOUR], choose_sensibly),
        ("fetch", is_asked("choose_value"), 6, [_BOT], choose_sensibly),
        ("roll-or-stop", is_asked("do_more"), 6, [_BOT], choose_sensibly),
        ("near-bust", _is_near_bust, 8, [_BOT], choose_sensibly),
        ("d0g-end", _is_over, 0, [], choose_sensibly),
        ("four-end", _is_over, 0, [_OTHER_BOT, _OTHER_BOT, _OTHER_BOT], choose_sensibly),
        ("win", _is_won, 0, [_OTHER_BOT], choose_sensibly),
        ("loss", _is_lost, 0, [_BOT], choose_sensibly),
    ]
    for stage, until, moves, others, choose in stages:
        _begin(house, f"spots-{stage}")
        table = house.reach(until, moves, "spots", *others, choose=choose)
        sign = '[data-testid="handover"]' if stage == "handover" else _TABLE
        yield Screen(f"spots-{stage}", f"/t/{table}", sign)
    looked_at = '[data-testid="replay-board"] [data-version]'
    yield Screen("replay-opened", f"/t/{table}/replay", looked_at)
    scored = partial(_press, "jump-score", looked_at)
    yield Screen("replay", f"/t/{table}/replay", looked_at, scored)
    theirs = house.rolled_at(table, 1)
    yield Screen("replay-rival", f"/t/{table}/replay?at={theirs}", looked_at)
    yield Screen("dice-check", f"/t/{table}/replay", looked_at, _check_dice)


def splits_a_die(state: Json) -> bool:
    """Return whether a die can be split in many ways, after some rounds."""
    spots = [action for action in _asked(state) if action["type"] == "place_spots"]
    cut = [action for action in spots if len([group for group in action["groups"] if group]) > 1]
    return state["view"]["round"] > 1 and bool(_uses_a_die(state)) and len(cut) > 1


def _uses_a_die(state: Json) -> bool:
    return any(state["view"]["sheets"][int(seat)]["writing"] == "use" for seat in state["legal"])


def gives_spots(state: Json) -> bool:
    """Return whether a round's bonus is to be placed, after some rounds."""
    given = any(state["view"]["sheets"][int(seat)]["writing"] == "bonus" for seat in state["legal"])
    return bool(state["view"]["round"] > 2 and given)


def has_a_leaf(state: Json) -> bool:
    """Return whether spots on a fifth beetle give a cloverleaf."""
    leaf = any(
        bonuses > 0 and action["type"] == "place_spots"
        for seat, gains in state.get("gains", {}).items()
        for action, bonuses in zip(state["legal"][seat], gains["bonuses"], strict=True)
    )
    return leaf and _uses_a_die(state)


_HOLD = """() => {
  const later = window.setTimeout;
  window.setTimeout = () => 0;
  window.goOn = () => { window.setTimeout = later; };
}"""
"""Delays everything scheduled for later until `goOn`, which never comes."""


def _see_chain(page: Page) -> None:
    """Get a cloverleaf, and hold its card; another view takes it back."""
    page.locator('button.way, [data-testid="undo"]').first.wait_for()
    leaf = page.locator('button[data-testid^="way-"]:has([data-bonuses="1"])')
    dice = page.locator('button[data-testid^="hand-"]')
    for die in dice.all():
        if leaf.count() == 0:
            die.click()
    if leaf.count() == 0:
        page.get_by_test_id("undo").click()
        page.locator('[data-testid="spotted"][aria-busy="false"] button.way').first.wait_for()
        for die in dice.all():
            if leaf.count() == 0:
                die.click()
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(_HOLD)
    leaf.first.click()
    page.get_by_test_id("chain").wait_for()
    page.evaluate("() => window.goOn()")
    page.emulate_media(reduced_motion="reduce")


def _spotted(house: House) -> Iterator[Screen]:
    bonus = is_asked("assign_factor", "assign_magnifier", "take_magnifier")
    stages: list[tuple[str, When, int, Sequence[Json], Callable[[Page], None]]] = [
        ("draft", is_asked("pick_die"), 15, [_BOT, _OTHER_BOT], _as_it_opens),
        ("write", is_asked("place_spots"), 20, [_BOT, _OTHER_BOT], _as_it_opens),
        ("split", splits_a_die, 30, [_BOT, _OTHER_BOT], _as_it_opens),
        ("gift", gives_spots, 30, [_BOT, _OTHER_BOT], _as_it_opens),
        ("meadow", is_asked("cross_field"), 25, [_BOT, _OTHER_BOT], _see_meadow),
        ("bonus", bonus, 10, [_BOT], _as_it_opens),
        ("alone", is_asked("place_spots"), 24, [], _as_it_opens),
        ("win", _is_won, 0, [_OTHER_BOT, _OTHER_BOT], _as_it_opens),
        ("loss", _is_lost, 0, [_BOT, _OTHER_BOT], _as_it_opens),
    ]
    sign = '[data-testid="spotted"]'
    for stage, until, moves, others, then in stages:
        plain = stage in ("split", "gift", "alone", "win", "loss")
        choose = choose_spots if plain else choose_sensibly
        _begin(house, f"spotted-{stage}")
        table = house.reach(until, moves, "spotted", *others, choose=choose)
        yield Screen(f"spotted-{stage}", f"/t/{table}", sign, then)
        if stage == "draft":
            yield Screen("spotted-other-sheet", f"/t/{table}", sign, _see_other_sheet)
    looked_at = '[data-testid="replay-board"] [data-version]'
    yield Screen("replay-spotted", f"/t/{table}/replay?at=60", looked_at)
    _begin(house, "spotted-chain")
    chained = house.reach(has_a_leaf, 40, "spotted", _BOT, choose=choose_spots)
    yield Screen("spotted-chain", f"/t/{chained}", sign, _see_chain)
    _begin(house, "spotted-alone-over")
    alone = house.reach(_is_over, 0, "spotted")
    yield Screen("spotted-alone-over", f"/t/{alone}", '[data-testid="solo"]')
