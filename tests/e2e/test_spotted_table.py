"""The table of Spotted!: every choice has its value, sums add up, and taps lose nothing."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pipyard.i18n import languages
from tests.e2e.by_request import GREEDY
from tests.e2e.player import DESKTOP, PHONE, Player
from tools.language_pictures import speak
from tools.players import choose_sensibly
from tools.screens import (
    Choose,
    House,
    Json,
    When,
    choose_spots,
    gives_spots,
    has_a_leaf,
    is_asked,
    rest,
    splits_a_die,
)

SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 740}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
_HELD = """localStorage["pipyard-settings"] = JSON.stringify({ pace: "instant", hold: true });"""
_CHOICES = 'button.way, button.beetle, button[data-testid^="pick-"]'
_VALUES = """(all) => all.map(
  (each) => each.querySelector("[data-points]")?.dataset.points ?? null
)"""
_POINTS = "(all) => all.map((each) => Number(each.dataset.points))"
_PARTS = '[data-testid^="score-"] [data-points], [data-testid="circles"] [data-points]'

_ADD_UP = """([parts, points]) => {
  const shown = [...document.querySelectorAll(parts)].map((each) => Number(each.dataset.points));
  return shown.reduce((sum, each) => sum + each, 0) === points;
}"""
_OVERLAP = """(all) => {
  const boxes = all.map((each) => each.getBoundingClientRect());
  return boxes.some((one, at) => boxes.slice(at + 1).some((other) => one.left < other.right
    && other.left < one.right && one.top < other.bottom && other.top < one.bottom));
}"""


def sit(browser: Browser, house: House, table: str, device: dict[str, Any]) -> Player:
    """Open a browser of the guest whose house it is, at a table of Spotted!."""
    ann = Player(browser, "Ann", device)
    ann.may_hold_time()
    ann.page.context.add_cookies(house.cookies)
    ann.open(f"{house.address}/t/{table}")
    ann.page.get_by_test_id("dock").wait_for()
    rest(ann.page)
    return ann


def state_of(player: Player, house: House, table: str) -> Json:
    state: Json = player.page.request.get(f"{house.address}/api/tables/{table}").json()
    return state


@pytest.mark.parametrize(
    ("until", "moves"),
    [
        (splits_a_die, 30),
        (gives_spots, 30),
        (is_asked("assign_factor", "assign_magnifier"), 10),
        (is_asked("pick_die"), 15),
    ],
    ids=["split", "gift", "bonus", "draft"],
)
def test_every_choice_tells_its_value(
    browser: Browser, house: House, until: When, moves: int
) -> None:
    table = house.reach(until, moves, "spotted", GREEDY, choose=choose_spots)
    ann = sit(browser, house, table, DESKTOP)
    choices = ann.page.locator(_CHOICES)
    choices.first.wait_for()
    values = choices.evaluate_all(_VALUES)
    assert values
    assert None not in values
    cards = [
        int(value) for value in ann.page.locator("button.way:not(.uses *)").evaluate_all(_VALUES)
    ]
    assert cards == sorted(cards, reverse=True)
    assert ann.complaints == []


def test_a_beetle_promises_the_best_way_through_it_and_a_tap_narrows(
    browser: Browser, house: House
) -> None:
    table = house.reach(splits_a_die, 30, "spotted", GREEDY, choose=choose_spots)
    ann = sit(browser, house, table, PHONE)
    page = ann.page
    colour = page.locator("button.beetle").first.evaluate(
        "(each) => each.dataset.testid.split('-')[1]"
    )
    state = state_of(ann, house, table)
    ((seat, legal),) = state["legal"].items()
    worth = [
        (action["groups"], points)
        for action, points in zip(legal, state["gains"][seat]["points"], strict=True)
        if action["type"] == "place_spots" and action["colour"] == colour
    ]
    for place in range(5):
        through = [points for groups, points in worth if groups[place]]
        badge = page.locator(f'[data-testid="beetle-{colour}-{place + 1}"] [data-points]')
        if through:
            expect(badge).to_have_attribute("data-points", str(max(through)))
        else:
            expect(badge).to_have_count(0)
    beetle = max(range(5), key=lambda place: sum(bool(groups[place]) for groups, _ in worth))
    ann.press(f"beetle-{colour}-{beetle + 1}")
    left = sum(bool(groups[beetle]) for groups, _ in worth)
    expect(page.locator(f'[data-testid^="way-{colour}-"]')).to_have_count(left)
    ann.press("widen")
    expect(page.get_by_test_id(f"beetle-{colour}-{beetle + 1}")).to_have_attribute(
        "aria-pressed", "false"
    )


def test_while_a_card_is_pointed_at_the_sheet_tells_of_that_one_alone(
    browser: Browser, house: House
) -> None:
    table = house.reach(splits_a_die, 30, "spotted", GREEDY, choose=choose_spots)
    page = sit(browser, house, table, DESKTOP).page
    promises = page.locator("button.beetle [data-points]")
    expect(promises.first).to_be_visible()
    cards = page.locator('button[data-testid^="way-"]')
    for card in cards.all()[:4]:
        card.hover()
        expect(page.locator('button.beetle .value:not([data-testid="circles"])')).to_have_count(0)
        points = int(card.locator("[data-points]").get_attribute("data-points") or 0)
        # The sheet may still show the previous card.
        page.wait_for_function(_ADD_UP, arg=[_PARTS, points])


def test_a_tap_on_the_value_of_a_beetle_is_a_tap_on_the_beetle(
    browser: Browser, house: House
) -> None:
    table = house.reach(splits_a_die, 30, "spotted", GREEDY, choose=choose_spots)
    page = sit(browser, house, table, PHONE).page
    hit = page.locator("button.beetle .value").evaluate_all("""(all) => all.map((each) => {
      const { left, right, bottom } = each.getBoundingClientRect();
      const under = document.elementFromPoint((left + right) / 2, bottom - 1);
      return under?.closest("button") === each.closest("button");
    })""")
    assert hit
    assert all(hit)


def test_a_row_that_may_take_a_gift_tells_what_its_card_tells(
    browser: Browser, house: House
) -> None:
    table = house.reach(gives_spots, 30, "spotted", GREEDY, choose=choose_spots)
    page = sit(browser, house, table, DESKTOP).page
    cards = page.locator('button[data-testid^="way-"]')
    cards.first.wait_for()
    for card in cards.all():
        colour = (card.get_attribute("data-testid") or "").split("-")[1]
        row = page.locator(f'[data-testid="score-{colour}"] [data-points]')
        assert row.evaluate_all(_POINTS) == card.locator("[data-points]").evaluate_all(_POINTS)
    expect(page.get_by_test_id("circles")).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_what_a_rival_writes_is_seen_while_one_writes_oneself(
    browser: Browser, house: House, device: dict[str, Any]
) -> None:
    def picks_last(state: Json) -> bool:
        return is_asked("pick_die")(state) and len(state["view"]["picking"]) == 1

    table = house.reach(picks_last, 12, "spotted", GREEDY)
    ann = sit(browser, house, table, device)
    page = ann.page
    ann.hold_time()
    page.locator('button[data-testid^="pick-"]').first.click()
    wrote = page.get_by_test_id("wrote")
    expect(wrote.first).to_have_attribute("data-seat", "1")
    # It does not cover the reader's own score or block anything, and disappears on its own.
    own = page.locator('[data-testid="wrote"], [data-testid="score"]')
    assert own.count() > 1
    assert own.evaluate_all(_OVERLAP) is False
    page.locator("button.way, button.field").first.click(trial=True)
    ann.let_time_pass()
    expect(wrote).to_have_count(0)
    assert ann.complaints == []


def test_rows_and_extras_add_up_and_a_tap_tells_of_what(browser: Browser, house: House) -> None:
    def has_both(state: Json) -> bool:
        sheet = state["view"]["sheets"][0]
        rows = sum(family["score"] for family in sheet["families"])
        return is_asked("place_spots")(state) and 0 < rows < sheet["score"]

    table = house.reach(has_both, 40, "spotted", GREEDY)
    ann = sit(browser, house, table, SMALL_PHONE)
    page = ann.page
    rows = page.locator("[data-testid^=score-][data-score]").evaluate_all(
        "(all) => all.map((each) => Number(each.dataset.score))"
    )
    score = page.get_by_test_id("score")
    told = re.search(r"(\d+)\s+rows (\d+)\s+\+ (\d+) extra", score.inner_text())
    assert told is not None
    whole, families, extra = map(int, told.groups())
    assert len(rows) == 6
    assert (sum(rows), families + extra) == (families, whole)
    assert state_of(ann, house, table)["view"]["sheets"][0]["score"] == whole
    ann.press("score")
    expect(page.get_by_test_id("score-parts")).to_contain_text("Re-rolls left")
    parting = page.get_by_text("Only for a tie")
    expect(parting).to_be_hidden()
    ann.press("score-five")
    expect(parting).to_be_visible()


def test_a_reroll_says_that_it_costs_a_point(browser: Browser, house: House) -> None:
    table = house.reach(is_asked("reroll_dice"), 0, "spotted", GREEDY)
    ann = sit(browser, house, table, PHONE)
    reroll = ann.page.get_by_test_id("reroll")
    expect(reroll.locator("[data-points]")).to_have_attribute("data-points", "-1")
    expect(ann.page.get_by_test_id("keep").locator("[data-points]")).to_have_text("0")


# How many of a control's corners and middle are covered by something else.
_COVERED = """(control) => {
  const box = control.getBoundingClientRect();
  const across = [0.06, 0.5, 0.94].map((part) => box.left + part * box.width);
  const down = [0.12, 0.5, 0.88].map((part) => box.top + part * box.height);
  const points = across.flatMap((x) => down.map((y) => document.elementFromPoint(x, y)));
  return points.filter((found) => !control.contains(found)).length;
}"""


@pytest.mark.parametrize("device", [SMALL_PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_reroll_is_asked_for_in_words_and_nothing_covers_its_buttons(
    browser: Browser, house: House, device: dict[str, Any]
) -> None:
    table = house.reach(is_asked("reroll_dice"), 0, "spotted", GREEDY)
    page = sit(browser, house, table, device).page
    prompt = page.get_by_test_id("prompt")
    for language in languages():
        speak(page, language)
        for control in ("reroll", "keep", "mark-white", "mark-pink"):
            covered = page.get_by_test_id(control).evaluate(_COVERED)
            assert covered == 0, (language, control)
        assert prompt.inner_text() != ""
        assert prompt.evaluate("(words) => words.scrollWidth <= words.clientWidth"), language
        assert prompt.bounding_box() is not None
        assert prompt.evaluate(_COVERED) == 0, language


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_gift_goes_to_a_row_wherever_but_on_its_magnifier_the_row_is_tapped(
    browser: Browser, house: House, device: dict[str, Any]
) -> None:
    table = house.reach(gives_spots, 30, "spotted", GREEDY, choose=choose_spots)
    page = sit(browser, house, table, device).page
    rows = page.locator('button[data-testid^="row-"]')
    rows.first.wait_for()
    covered = rows.evaluate_all("""(rows) => rows.flatMap((row) => {
      const parts = row.closest("[data-family]").querySelectorAll(".fifth, .score");
      return [...parts].filter((part) => {
        const box = part.getBoundingClientRect();
        const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return found !== row;
      });
    }).length""")
    assert covered == 0
    version = page.get_by_test_id("spotted").get_attribute("data-version")
    ways = page.locator("button.way").count()
    page.locator(":has(> [data-testid^=row-]) [data-testid^=lens-]").first.click()
    expect(page.get_by_test_id("lens-card")).to_be_visible()
    assert page.locator("button.way").count() == ways
    assert page.get_by_test_id("spotted").get_attribute("data-version") == version


_FAMILY = re.compile("^(white|yellow|orange|green|blue|pink)$", re.IGNORECASE)


def gives_any_family_a_magnifier(state: Json) -> bool:
    return [action["type"] for action in state["legal"].get("0", [])] == ["assign_magnifier"] * 6


@pytest.mark.parametrize(
    ("until", "moves", "choose"),
    [(gives_spots, 30, choose_spots), (gives_any_family_a_magnifier, 0, choose_sensibly)],
    ids=["gift", "magnifier"],
)
def test_six_cards_fit_a_laptop(
    browser: Browser, house: House, until: When, moves: int, choose: Choose
) -> None:
    table = house.reach(until, moves, "spotted", GREEDY, choose=choose)
    page = sit(browser, house, table, LAPTOP).page
    page.locator("button.way").first.wait_for()
    assert page.locator("button.way").count() > 1
    # Each card says which family it is about.
    for card in page.locator("button.way").all():
        expect(card.locator("b").last).to_have_text(_FAMILY)
    assert page.locator(".ways").evaluate("(ways) => ways.scrollWidth <= ways.clientWidth")
    expect(page.locator("[data-more]")).to_have_count(0)


def test_another_sheet_fits_a_laptop_and_moves_no_dock(browser: Browser, house: House) -> None:
    table = house.reach(is_asked("place_spots"), 10, "spotted", GREEDY)
    page = sit(browser, house, table, {"viewport": {"width": 1366, "height": 768}}).page
    dock = page.get_by_test_id("dock")
    before = dock.bounding_box()
    assert before is not None
    page.get_by_test_id("sheet-1").click()
    expect(page.get_by_test_id("sheet-head")).to_have_attribute("data-seat", "1")
    rest(page)
    assert dock.bounding_box() == before
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for part in (".rows > .track", ".parts > .field"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= before["y"], part


def somebody_else_walked(state: Json) -> bool:
    """Return whether another player has just walked at least two steps."""
    facts = [fact for entry in state["log"][-12:] for fact in entry["facts"]]
    steps = [fact for fact in facts if fact["type"] == "field_crossed" and fact["seat"] == 1]
    return is_asked("place_spots")(state) and len(steps) > 1


def test_the_log_beside_the_sheet_tells_a_walk_in_one_line(browser: Browser, house: House) -> None:
    table = house.reach(somebody_else_walked, 10, "spotted", GREEDY, choose=choose_spots)
    lines = sit(browser, house, table, LAPTOP).page.get_by_test_id("rail-log")
    expect(lines).to_contain_text(re.compile(r"Biscuit walked \d steps"))
    expect(lines).not_to_contain_text("Biscuit took a step")


def splits_in_many_ways(state: Json) -> bool:
    """Return whether more than six ways to split a die come to different results."""
    placings = [each for each in state["legal"].get("0", []) if each["type"] == "place_spots"]
    colours = [each["colour"] for each in placings]
    uses_dice = state["view"]["sheets"][0]["writing"] == "use"
    return uses_dice and any(colours.count(colour) > 8 for colour in colours)


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_all_ways_to_split_a_die_are_in_view_on_a_laptop(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    table = house.reach(splits_in_many_ways, 10, "spotted", GREEDY, choose=choose_spots)
    device = {"viewport": {"width": size[0], "height": size[1]}}
    page = sit(browser, house, table, device).page
    cards = page.locator("button.way")
    dice = page.locator('button[data-testid^="hand-"]')
    most = 0
    for die in dice.all():
        die.click()
        most = max(most, cards.count())
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=1)
        assert not cards.evaluate_all(_OVERLAP)
        expect(page.locator("[data-more]")).to_have_count(0)
    assert most > 6


# Whether every card is completely visible, or an arrow shows on which side one is cut off.
_HONEST_EDGES = """() => {
  const shelf = document.querySelector(".ways");
  const edge = shelf.getBoundingClientRect();
  const cards = [...shelf.children].map((card) => card.getBoundingClientRect());
  const arrow = (side) => document.querySelector(`[data-more="${side}"]`) !== null
    && shelf.classList.contains(side);
  return arrow("after") === cards.some((card) => card.right > edge.right + 1)
    && arrow("before") === cards.some((card) => card.left < edge.left - 1);
}"""


@pytest.mark.parametrize("device", [SMALL_PHONE, LAPTOP], ids=["phone", "laptop"])
def test_no_card_is_cut_without_an_arrow_that_leads_to_it(
    browser: Browser, house: House, device: dict[str, Any]
) -> None:
    table = house.reach(gives_spots, 30, "spotted", GREEDY, choose=choose_spots)
    page = sit(browser, house, table, device).page
    page.locator("button.way").first.wait_for()
    page.wait_for_function(_HONEST_EDGES)
    more = page.locator('[data-more="after"]')
    if device is SMALL_PHONE:
        # On touch screens cards are swiped: an arrow would cover their text.
        expect(more).to_have_count(1)
        expect(more).to_be_hidden()
        page.locator(".ways").evaluate("(ways) => ways.scrollTo(ways.scrollWidth, 0)")
        page.wait_for_function(_HONEST_EDGES)
    for _ in range(page.locator("button.way").count()):
        if more.count():
            more.click()
            page.wait_for_function(_HONEST_EDGES)
    expect(more).to_have_count(0)
    expect(page.locator("button.way").last).to_be_in_viewport(ratio=1)


def test_the_words_of_a_draft_and_the_order_of_picks_keep_apart_on_a_laptop(
    browser: Browser, house: House
) -> None:
    def must_take_the_lowest(state: Json) -> bool:
        picks = state["legal"].get("0", [])
        return is_asked("pick_die")(state) and len(picks) < len(state["view"]["table"])

    table = house.reach(must_take_the_lowest, 0, "spotted", GREEDY, GREEDY)
    page = sit(browser, house, table, LAPTOP).page
    assert page.locator(".order li").count() == 5
    for language in languages():
        speak(page, language)
        for part in (
            ".order",
            ".words .line",
            "[data-testid=prompt]",
            "[data-testid=draft] .die >> nth=5",
        ):
            assert page.locator(part).evaluate(_COVERED) == 0, (language, part)


def test_the_whole_meadow_is_in_sight_on_a_small_phone(browser: Browser, house: House) -> None:
    table = house.reach(is_asked("cross_field"), 10, "spotted", GREEDY)
    page = sit(browser, house, table, SMALL_PHONE).page
    meadow = page.get_by_role("region", name="Meadow").bounding_box()
    dock = page.get_by_test_id("dock").bounding_box()
    assert meadow is not None
    assert dock is not None
    assert meadow["y"] + meadow["height"] <= dock["y"]


def test_the_log_lies_over_a_laptops_table_and_escape_closes_it(
    browser: Browser, house: House
) -> None:
    table = house.reach(is_asked("place_spots"), 10, "spotted", GREEDY)
    ann = sit(browser, house, table, LAPTOP)
    row = ann.page.locator("[data-family]").first
    before = row.bounding_box()
    ann.press("log-toggle")
    expect(ann.page.get_by_test_id("log")).to_be_visible()
    assert row.bounding_box() == before
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_test_id("log")).to_have_count(0)


def _ends(state: Json) -> bool:
    """Return whether Ann's next spots end her turn, and all the others have written."""
    gains = state.get("gains", {}).get("0", {"ends": []})
    placing = [action["type"] == "place_spots" for action in state["legal"].get("0", [])]
    ending = [end and place for end, place in zip(gains["ends"], placing, strict=False)]
    return any(ending) and state["view"]["acting"] == [0]


@pytest.fixture
def at_the_end(browser: Browser, house: House) -> Callable[[], tuple[Player, str]]:
    """Sit down where one more tap ends a turn, with a browser that asks for a confirmation."""

    def sit_there() -> tuple[Player, str]:
        table = house.reach(_ends, 12, "spotted", GREEDY)
        ann = Player(browser, "Ann", PHONE)
        ann.page.context.add_cookies(house.cookies)
        ann.page.context.add_init_script(_HELD)
        ann.open(f"{house.address}/t/{table}")
        ann.page.locator("button.way").first.wait_for()
        return ann, table

    return sit_there


def tap_the_last(page: Page) -> None:
    """Tap what ends the turn: not a leaf, after which there is more to do."""
    page.locator('button[data-testid^="way-"]:has([data-bonuses="0"])').first.tap()


def test_the_last_tap_of_a_turn_can_be_taken_back_until_it_is_done(
    house: House, at_the_end: Callable[[], tuple[Player, str]]
) -> None:
    ann, table = at_the_end()
    page = ann.page
    before = state_of(ann, house, table)["version"]
    for key in ("undo", "u"):
        tap_the_last(page)
        expect(page.get_by_test_id("done")).to_be_visible()
        expect(page.locator("button.way")).to_have_count(0)
        # The sheet shows what it brings: at the row its own points, at a bonus beetle those of its
        # ring.
        points = page.get_by_test_id("score").locator("[data-points]").evaluate_all(_POINTS)
        parts = page.locator(_PARTS).evaluate_all(_POINTS)
        assert sum(points) == sum(parts)
        assert 0 not in points + parts
        if key == "undo":
            ann.press("undo")
        else:
            page.keyboard.press(key)
        expect(page.get_by_test_id("done")).to_have_count(0)
        expect(page.locator("button.way").first).to_be_visible()
    assert state_of(ann, house, table)["version"] == before
    tap_the_last(page)
    ann.press("done")
    expect(page.get_by_test_id("done")).to_have_count(0)
    page.wait_for_function(
        "(version) => Number(document.querySelector('[data-version]').dataset.version) > version",
        arg=before,
    )


def test_the_last_turn_says_that_it_ends_the_game(browser: Browser, house: House) -> None:
    def ends_the_game(state: Json) -> bool:
        return bool(state["view"]["round"] == 5 and state["view"]["active"] == 1 and _ends(state))

    table = house.reach(ends_the_game, 12, "spotted", GREEDY)
    ann = Player(browser, "Ann", PHONE)
    ann.page.context.add_cookies(house.cookies)
    ann.page.context.add_init_script(_HELD)
    ann.open(f"{house.address}/t/{table}")
    tap_the_last(ann.page)
    expect(ann.page.get_by_test_id("done")).to_have_text("Finish the game")
    ann.press("done")
    expect(ann.page.get_by_test_id("final")).to_be_visible()


def test_a_turn_that_was_not_ended_counts_when_its_player_leaves(
    house: House, browser: Browser, at_the_end: Callable[[], tuple[Player, str]]
) -> None:
    ann, table = at_the_end()
    before = state_of(ann, house, table)["version"]
    tap_the_last(ann.page)
    expect(ann.page.get_by_test_id("done")).to_be_visible()
    ann.page.close(run_before_unload=True)
    again = sit(browser, house, table, PHONE)
    again.page.wait_for_function(
        "(version) => Number(document.querySelector('[data-version]').dataset.version) > version",
        arg=before,
    )


_ALL_DICE_IN_SIGHT = """() => {
  const tabs = document.querySelector("nav").getBoundingClientRect();
  const dice = [...document.querySelectorAll('[data-testid="draft"] .die')];
  const prompt = document.querySelector('[data-testid="prompt"]').getBoundingClientRect();
  const boxes = dice.map((die) => die.getBoundingClientRect());
  const across = (box) => box.left >= 0 && box.right <= innerWidth;
  const down = (box) => box.bottom <= tabs.top + 1 && box.top >= prompt.bottom - 1;
  return boxes.length === 6 && boxes.every((box) => across(box) && down(box));
}"""


def test_all_dice_of_a_draft_are_in_sight_on_a_small_phone(browser: Browser, house: House) -> None:
    table = house.reach(is_asked("pick_die"), 15, "spotted", GREEDY, GREEDY)
    page = sit(browser, house, table, SMALL_PHONE).page
    page.get_by_test_id("draft").wait_for()
    for language in languages():
        speak(page, language)
        # Positions are final after fonts have loaded and sheets have their size.
        page.wait_for_function(_ALL_DICE_IN_SIGHT)


def test_a_magnifier_tells_what_it_counts(browser: Browser, house: House) -> None:
    def has_lens(state: Json) -> bool:
        families = state["view"]["sheets"][0]["families"]
        return is_asked("place_spots")(state) and any(
            f["magnifier"] and f["score"] for f in families
        )

    table = house.reach(has_lens, 40, "spotted", GREEDY)
    ann = sit(browser, house, table, PHONE)
    families = state_of(ann, house, table)["view"]["sheets"][0]["families"]
    family = next(each for each in families if each["magnifier"] and each["score"])
    lens = ann.page.get_by_test_id(f"lens-{family['colour']}")
    row = ann.page.locator(f"[data-family={family['colour']}]")
    counted = family["score"] // family["factor"]
    expect(row.locator(".dash.counts")).to_have_count(counted)
    lens.tap()
    card = ann.page.get_by_test_id("lens-card")
    expect(card).to_contain_text(f"= {family['score']}")
    expect(row).to_have_class(re.compile("looked"))
    ann.page.get_by_test_id("prompt").tap()
    expect(card).to_have_count(0)
    ann.page.locator("span.beetle").first.tap()
    expect(ann.page.get_by_test_id("told")).to_contain_text("beetle")


def find_leaf(page: Page) -> Locator:
    """Tap dice until one can be used for a cloverleaf; return the card for it."""
    leaf = page.locator('button[data-testid^="way-"]:has([data-bonuses="1"])')
    for die in page.locator('button[data-testid^="hand-"]').all():
        if leaf.count() == 0:
            die.tap()
            # A finger is lifted before its tap takes effect.
            expect(die).to_have_attribute("aria-pressed", "true")
    return leaf.first


def test_a_chain_is_shown_link_by_link_and_a_tap_goes_on(browser: Browser, house: House) -> None:
    table = house.reach(has_a_leaf, 40, "spotted", GREEDY, choose=choose_spots)
    ann = sit(browser, house, table, PHONE)
    page = ann.page
    page.emulate_media(reduced_motion="no-preference")
    ann.hold_time()  # a card is only there for a second
    find_leaf(page).tap()
    chain = page.get_by_test_id("chain")
    expect(chain).to_contain_text("Cloverleaf!")
    page.get_by_test_id("track").locator(".pop").wait_for()
    page.get_by_test_id("dock").tap(position={"x": 20, "y": 20})
    expect(chain).to_have_count(0)


def test_a_chain_does_not_hold_up_who_wants_no_motion(browser: Browser, house: House) -> None:
    table = house.reach(has_a_leaf, 40, "spotted", GREEDY, choose=choose_spots)
    ann = sit(browser, house, table, PHONE)
    leaf = find_leaf(ann.page)
    version = ann.page.get_by_test_id("spotted").get_attribute("data-version")
    leaf.tap()
    expect(ann.page.get_by_test_id("spotted")).not_to_have_attribute("data-version", version or "")
    expect(ann.page.get_by_test_id("chain")).to_have_count(0)
