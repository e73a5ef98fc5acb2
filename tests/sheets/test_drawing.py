"""The printed page: complete, on one page, self-contained, and usable without color."""

import math
import re
import tomllib
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playwright.sync_api import Page, sync_playwright

from pipyard.games.spotted.content import (
    COLOURS,
    DATA,
    GIVEN,
    MAGNIFIERS,
    Sheet,
    find_sheet,
    sheet_names,
)
from pipyard.games.spotted.record import BONUSES, MOST_BONUSES, MOST_FIELDS
from pipyard.i18n import words
from pipyard.sheets import art, ink
from pipyard.sheets.drawing import MARGIN, PAGE_HEIGHT, PAGE_WIDTH, draw_page
from pipyard.sheets.meadow_map import Room, draw_meadow, lay_out, matching_counts
from tools.browser import launch

SVG = "{http://www.w3.org/2000/svg}"
ROOM = Room(10, 20, 180, 90)


def made(places: list[tuple[int, int]], **changes: Any) -> Sheet:
    """Create a sheet with fields at these places, joined one after the other."""
    data = tomllib.loads((DATA / "clover-meadow.toml").read_text(encoding="utf-8")) | changes
    kinds = ["step", *MAGNIFIERS, "cloverleaf"]
    ids = [f"f{number}" for number in range(len(places))]
    data["meadow"] = {
        "start": "f0",
        "fields": [
            {"id": name, "kind": kinds[number % len(kinds)], "at": list(at)}
            for number, (name, at) in enumerate(zip(ids, places, strict=True))
        ],
        "edges": [list(pair) for pair in pairwise(ids)],
    }
    return Sheet(data)


def extremes() -> Iterator[Sheet]:
    full = [(number % 12, number // 12) for number in range(MOST_FIELDS)]
    counts = {kind: [1, 2, 3, 4, 5] for kind in GIVEN}
    long = "An endless <name> & more, " * 6
    many = ["reroll"] * (MOST_BONUSES - 6) + ["3x"] * 6
    yield made(full, name=long, about=long * 9, track=many, reroll_symbols=34, magnifiers=counts)
    yield made([(0, number) for number in range(60)], track=["reroll"], reroll_symbols=1)
    yield made([(10**9 * number, 0) for number in range(60)])
    yield made([(number, number * number) for number in range(9)])


def page_of(sheet: Sheet) -> str:
    return draw_page(sheet, words())


def texts(svg: str) -> list[str]:
    return [found.text or "" for found in ET.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("name", sheet_names())
def test_a_page_is_a4_needs_nothing_else_and_never_changes(name: str) -> None:
    svg = page_of(find_sheet(name))
    root = ET.fromstring(svg)
    assert root.get("viewBox") == "0 0 210 297"
    assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
    assert {element.tag.removeprefix(SVG) for element in root.iter()} == {
        "svg", "title", "rect", "g", "path", "circle", "text",
    }  # fmt: skip
    assert not re.search(r"href|url\(|@import|\bon\w+=", svg)
    assert svg == page_of(find_sheet(name))


@pytest.mark.parametrize("name", sheet_names())
def test_a_page_shows_all_of_the_sheet_and_says_whose_layout_it_is(name: str) -> None:
    sheet = find_sheet(name)
    said = texts(page_of(sheet))
    assert sheet.name in said
    assert any("The layout of this sheet is our own" in line for line in said)
    assert "Name" in said
    assert {"1", "2", "3", "4", "5"} <= set(said)
    for colour in COLOURS:
        assert said.count(colour) == 2, "in its row and in the scores"
    for bonus, label in (("2x", "×2"), ("3x", "×3"), ("+5", "+5"), ("+7", "+7")):
        assert said.count(label) == sheet.track.count(bonus)
    for kind in {field.kind for field in sheet.fields} & set(MAGNIFIERS):
        assert words()(f"sheet-magnifier-{kind}") in said


def test_names_with_signs_of_xml_and_control_characters_are_safe() -> None:
    svg = page_of(made([(number, 0) for number in range(9)], name="<b>&\x07 'Hedge'"))
    assert "<b>& 'Hedge'" in texts(svg)


def grey(colour: str) -> float:
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_families_differ_in_grey_and_in_shape() -> None:
    for one, other in combinations(art.SHELLS.values(), 2):
        assert abs(grey(one) - grey(other)) > 12, (one, other)
    drawn = {without_colour(art.beetle(art.Beetle(colour), 5)) for colour in COLOURS}
    heads = {without_colour(art.head(colour)) for colour in COLOURS}
    assert len(drawn) == len(heads) == len(COLOURS)


def test_magnifiers_and_bonuses_differ_without_colour() -> None:
    sheet = find_sheet("clover-meadow")
    seen = {
        without_colour(art.magnifier(kind, matching_counts(sheet, kind), 5)) for kind in MAGNIFIERS
    }
    assert len(seen) == len(MAGNIFIERS)
    assert len({without_colour(art.bonus(kind, 4)) for kind in BONUSES}) == len(BONUSES)


def without_colour(drawn: str) -> str:
    return re.sub("#[0-9a-f]{6}", "", drawn)


def test_a_beetle_shows_its_spots_its_target_and_its_circle() -> None:
    plain = art.beetle(art.Beetle("blue"), 5)
    for spots in range(6):
        drawn = art.beetle(art.Beetle("blue", spots=spots), 5)
        assert drawn.count("<circle") == plain.count("<circle") + spots
    bonus = art.beetle(art.Beetle("blue", target=4), 5)
    assert bonus.count("<circle") == plain.count("<circle") + 4
    assert "stroke-dasharray" in bonus
    assert "stroke-dasharray" not in art.beetle(art.Beetle("blue", target=4, circled=True), 5)


def test_dice_show_pips_and_a_cloverleaf() -> None:
    for face in range(1, 6):
        assert art.die(face, 3).count("<circle") == face
    assert art.die(6, 3).count("<circle") == 0
    assert art.clover(1) not in art.die(5, 3)


spots = st.tuples(st.integers(0, 14), st.integers(0, 9))


@given(st.lists(spots, min_size=8, max_size=40, unique=True))
@settings(max_examples=25, deadline=None)
def test_any_meadow_is_laid_out_in_its_room_in_order(places: list[tuple[int, int]]) -> None:
    sheet = made(places)
    laid = lay_out(sheet, ROOM)
    assert all(ROOM.holds(at) for at in laid.values())
    assert len(set(laid.values())) == len(places)
    for one, other in combinations(sheet.fields, 2):
        for axis in (0, 1):
            apart = laid[one.id][axis] - laid[other.id][axis]
            assert math.copysign(1, apart) == math.copysign(1, one.at[axis] - other.at[axis]) or (
                apart == one.at[axis] - other.at[axis] == 0
            )
    ET.fromstring(f"<g>{draw_meadow(sheet, ROOM)}</g>")


def test_a_path_goes_around_a_field_in_its_way() -> None:
    """In a row of nine with the first two and the ends joined, one path is straight, one is not."""
    data = made([(number, 0) for number in range(9)])
    data.edges = (("f0", "f1"), ("f0", "f8"))
    drawn = draw_meadow(data, ROOM)
    level = ink.number(lay_out(data, ROOM)["f0"][1])
    paths = re.findall(r'<path d="(M[^"]*)" fill="none" stroke="#2a2521" stroke-width', drawn)[:2]
    heights = [set(re.findall(r",([\d.]+)", path)) for path in paths]
    assert heights[0] == {level}
    assert len(heights[1]) > 3


@pytest.fixture(scope="module")
def browser_page(browser_path: Path) -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = launch(playwright, browser_path)
        yield browser.new_page()
        browser.close()


@pytest.mark.parametrize(
    "sheet",
    [*map(find_sheet, sheet_names()), *extremes()],
    ids=[*sheet_names(), "most", "column", "row", "curve"],
)
def test_all_of_a_page_is_within_its_margins(sheet: Sheet, browser_page: Page) -> None:
    """A real browser measures where ink and letters end up."""
    browser_page.set_content(page_of(sheet))
    left, top, right, bottom = browser_page.evaluate(
        """() => {
            document.querySelector("rect").remove();
            const { x, y, width, height } = document.querySelector("svg").getBBox();
            return [x, y, x + width, y + height];
        }"""
    )
    assert left >= MARGIN - 1
    assert top >= MARGIN - 1
    assert right <= PAGE_WIDTH - MARGIN + 1
    assert bottom <= PAGE_HEIGHT - MARGIN + 1
