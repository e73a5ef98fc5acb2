"""Greedy does the obvious on small sheets."""

import pytest

from tests.bots.sheets import chosen

LATE = "players Ann\nround 5\n"
TWOS = LATE + "Ann magnifier white two\nAnn factor white 3\nAnn circled white\n"


def test_places_what_matches() -> None:
    assert chosen(TWOS + "Ann beetles white 2 2 2 0 0\nAnn dice white=2") == "spots white 2@4"


def test_splits_a_die_so_that_both_parts_match() -> None:
    row = "Ann beetles white 2 2 0 0 0\nAnn dice white=4"
    assert chosen(TWOS + row) == "spots white 2@3 2@4"


def test_does_not_spoil_a_match() -> None:
    ones = TWOS.replace("white two", "white one").replace("Ann circled white\n", "")
    sheet = ones + "Ann beetles white 1 1 1 1 1\nAnn circled white\nAnn dice white=4"
    assert chosen(sheet) == "walk white"


def test_hits_the_count_of_a_bonus_beetle() -> None:
    assert chosen(LATE + "Ann dice white=3") == "spots white 3@1"


def test_uses_a_cloverleaf_that_brings_much_before_a_die_that_brings_little() -> None:
    assert chosen(LATE + "Ann track 9\nAnn dice white=1 blue=c") == "clover blue"


def test_walks_to_a_magnifier_rather_than_away() -> None:
    sheet = LATE + "Ann beetles white 4 4 4 4 0\nAnn crossed a1 a2 a3\nAnn dice pink=1"
    taken = chosen(sheet, "walk pink")
    assert taken.startswith("cross ")
    assert taken in ("cross b3", "cross b1", "cross a4")


def test_gives_a_magnifier_to_the_row_that_it_suits() -> None:
    sheet = "sheet tests/scenarios/spotted/lone.toml\n" + LATE
    sheet += (
        "Ann beetles blue 1 1 1 1 0\nAnn beetles pink 2 2 2 2 0\nAnn crossed s\nAnn dice green=1"
    )
    assert chosen(sheet, "walk green\ncross m1") == "magnify blue"


def test_gives_a_factor_to_the_strongest_row() -> None:
    sheet = "sheet tests/scenarios/spotted/factors.toml\n" + LATE
    sheet += "Ann beetles blue 1 1 1 1 0\nAnn magnifier blue one\nAnn beetles pink 1 0 0 0 0\n"
    sheet += "Ann magnifier pink one\nAnn dice green=c"
    assert chosen(sheet, "clover green") == "factor blue"


@pytest.mark.parametrize(("free", "taken"), [("2", "pick white"), ("3", "pick yellow")])
def test_picks_the_die_that_can_be_used_best(free: str, taken: str) -> None:
    sheet = TWOS.replace("round 5", "round 5") + "Ann magnifier yellow three\nAnn factor yellow 3\n"
    sheet += "Ann beetles white 2 2 0 0 0\nAnn beetles yellow 3 3 0 0 0\nAnn circled yellow\n"
    roll = f"roll white={free} yellow={free} orange=1 green=1 blue=5 pink=5"
    assert chosen(sheet, f"{roll}\npick orange\npick green") == taken


def test_rerolls_what_can_hardly_be_used_and_keeps_what_is_good() -> None:
    full = "\n".join(
        f"Ann beetles {colour} 5 5 5 5 5" for colour in ("orange", "green", "blue", "pink")
    )
    sheet = TWOS + "Ann beetles white 2 2 2 0 0\nAnn rerolls 3 used 0\n" + full
    bad = "roll white=5 yellow=5 orange=1 green=1 blue=1 pink=1"
    assert chosen(sheet, bad).startswith("reroll")
    good = "roll white=2 yellow=c orange=c green=c blue=c pink=c"
    assert chosen(sheet + "\nAnn track 15", good) == "keep"
