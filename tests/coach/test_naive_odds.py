"""Odds of Spots compared with the naive version that lists every event, for many kinds of turns."""

import numpy as np
import pytest

from pipyard.bots.spots.judge import BY_NET
from pipyard.bots.spots.pick import judge_at_table, new_mind
from pipyard.coach.spots.odds import SpotsCoach
from tests.coach.naive_odds import NaiveOdds
from tests.games.spots.tables import table

TWO = "players Kim Lou\nLou dogs Pebble 1, Bitsy\n"
ALONE = "players Kim\nd0g scored Jolene, Xerxes\n"


POSITIONS = {
    "run repeats": (
        TWO + "supply dice 5\nKim dogs Mayor 1, Doog\nKim treats 0\nKim yard 4",
        "trick run\nroll 6 1 1\nplace 6 Mayor\nbury 1\nbury 1",
    ),
    "fetch chooses": (
        TWO + "Kim dogs Mayor, Frankie\nKim treats 0\nKim yard 3",
        "trick fetch\nroll 1 1 3 4 5 6 6 6",
    ),
    "guard": (
        TWO + "set dog park\nfacedown howl, dig, chase, roll over\nsupply dice 2\n"
        "Kim dogs Mayor 1, Doog\nKim treats 0\nKim yard 5",
        "trick guard",
    ),
    "dig turns dice": (
        TWO + "set dog park\nLou yard 6 1\nsupply dice 4\nKim dogs Lief, Mayor 1\nKim treats 0",
        "trick dig",
    ),
    "hunt keeps two": (
        TWO + "set hunting grounds\nKim dogs Mayor 1, Doog\nKim treats 0\nKim yard 6",
        "trick hunt\nroll 1 2 4 6",
    ),
    "scavenge": (
        TWO + "set puppy pen\nKim dogs Zipper 4, Mayor 1\nKim treats 0\nKim yard 3 2",
        "trick scavenge\nroll 1 4 5 6",
    ),
    "dogpile": (
        TWO + "set kennel club\nsupply dice 3\nKim dogs Mayor 1, Doog\nKim treats 0\nKim yard 6",
        "trick dogpile\ntake yard 6\nroll 1 2 6",
    ),
    "the box runs empty": (
        TWO + "supply dice 2\nKim dogs Mayor 1, Doog\nKim treats 0\nKim yard 5",
        "trick walk\nroll 6 5",
    ),
    "roll over": (
        TWO + "Kim dogs Mayor 1, Frankie\nKim treats 0\nKim yard 5 2",
        "trick roll over\nroll 6 2\nplace 6 Mayor",
    ),
    "trot moves a die": (
        TWO + "set agility course\nfacedown howl, bolt, roll over, fetch\nsupply dice 2\n"
        "Kim dogs Mayor 1, Frankie 4\nKim treats 0\nKim yard 6",
        "trick trot",
    ),
    "retrieve sets a die": (
        TWO + "set hunting grounds\ntop Momo\nsupply dice 2\n"
        "Kim dogs Missy 3, Frankie\nKim treats 0\nKim yard 4",
        "trick retrieve",
    ),
    "track rerolls some": (
        TWO + "set kennel club\nsupply dice 3\nKim dogs Mayor 1, Doog\nKim treats 1\nKim yard 4",
        "trick track\nroll 1 1 6",
    ),
    "chase asks for more": (
        TWO + "set dog park\nsupply dice 3\nKim dogs Mayor 1, Frankie\nKim treats 0\nKim yard 5",
        "trick chase\nroll 2\nbury 2",
    ),
    "bolt may stop": (
        TWO + "set agility course\nsupply dice 3\nKim dogs Lief 1, Mayor\nKim treats 0\nKim yard 4",
        "trick bolt\nset aside 3",
    ),
    "sprint counts open dogs": (
        TWO + "set hunting grounds\nsupply dice 3\nKim dogs Mayor 1, Frankie 4\nKim treats 0\n"
        "Kim yard 4",
        "trick sprint\nroll 1 2\nbury 1\nbury 2",
    ),
    "search wants 8": (
        TWO + "set kennel club\nKim dogs Mayor 1, Doog\nKim treats 0\nKim yard 5",
        "trick search\nroll 1 1 2 3 4 5 6",
    ),
    "play dead earns treats": (
        TWO + "set puppy pen\nsupply dice 1\nKim dogs Mayor 1, Doog\nKim treats 0\nKim yard 5",
        "trick play dead",
    ),
    "green tiles roll nothing": (
        TWO + "tiles howl, walk, run, roll over, fetch, chew\nfacedown howl, walk, run, fetch\n"
        "Kim dogs Mayor 1 6, Doog 2\nKim treats 2",
        "",
    ),
    "all dogs complete and new ones come": (
        TWO + "top Burt\nsupply dice 3\nKim dogs Mayor 1\nKim treats 0\nKim yard 6",
        "trick walk\nroll 6 1\nplace 6 Mayor",
    ),
    "off leash": (
        "off leash\n" + TWO + "supply dice 2\nKim dogs Mayor 1, Frankie\nKim treats 0\nKim yard 5",
        "trick walk\nroll 6 2",
    ),
    "alone against d0g": (
        ALONE + "Kim dogs Mayor 1, Frankie\nKim treats 1\nKim yard 6",
        "trick howl\nturn up Wilbur\nroll 3",
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_figure_is_what_listing_every_event_finds(name: str) -> None:
    board = table(*POSITIONS[name])
    seats = int(board.position[0].seats)
    mind, record = new_mind(seats), board.spots.content.record

    def judge(position: np.recarray) -> float:
        return float(judge_at_table(position.copy(), record, 0, mind, BY_NET))

    listed = NaiveOdds(board.spots, board.position, judge).odds(board.position)
    options = SpotsCoach(board.spots, seats, 2_000_000, 0).odds(board.position, 0)
    assert [option.number for option in options] == list(listed)
    for option in options:
        found = listed[option.number]
        figures = (option.bust, option.complete_dog, option.complete_all, option.dogs)
        assert option.worth == pytest.approx(found.value, abs=1e-6)
        assert figures == pytest.approx(found.figures, abs=1e-6)
