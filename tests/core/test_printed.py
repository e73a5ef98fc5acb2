"""Hashes of content depend on the content, not on how it is compiled."""

from dataclasses import dataclass, make_dataclass

import numpy as np
import pytest

from pipyard.core.printed import hashes_of, printed_hash
from pipyard.games.spots import content as spots_content
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.record import CONTENT as SPOTS
from pipyard.games.spotted import content as spotted_content
from pipyard.games.spotted.content import find_sheet
from pipyard.games.spotted.record import CONTENT as SPOTTED


@dataclass(frozen=True, slots=True)
class Card:
    """A content class."""

    name: str
    paws: int = 0


def test_a_hash_tells_values_names_and_order_apart() -> None:
    hashes = [
        printed_hash((Card("Burt"), Card("Momo"))),
        printed_hash((Card("Momo"), Card("Burt"))),
        printed_hash((Card("Burt", 1), Card("Momo"))),
        printed_hash((Card("Bürt"), Card("Momo"))),
        printed_hash({"a": 1, "b": 2}),
        printed_hash({"b": 2, "a": 1}),
        printed_hash("1"),
        printed_hash(1),
    ]
    assert len(set(hashes)) == len(hashes)


def test_a_new_key_that_a_card_does_not_use_leaves_its_hash() -> None:
    later = make_dataclass("Later", [("name", str), ("paws", int, 0), ("tail", bool, False)])
    assert printed_hash(later("Burt", 2)) == printed_hash(Card("Burt", 2))
    assert printed_hash(later("Burt", 2, tail=True)) != printed_hash(Card("Burt", 2))


def test_a_former_name_is_a_name_of_the_same_content_only() -> None:
    former = {"old": "now", "older": "now", "else": "other"}
    assert hashes_of("now", former) == {"now", "old", "older"}
    assert hashes_of("new", former) == {"new"}


def test_a_record_of_another_shape_changes_no_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    wider = np.dtype([*SPOTS.descr, ("more", "i2", 9)])
    monkeypatch.setattr(spots_content, "CONTENT", wider)
    again = spots_content.load_content(spots_content.DATA)
    assert again.record.tobytes() != standard_content().record.tobytes()
    assert again.hash == standard_content().hash
    wider = np.dtype([*SPOTTED.descr, ("more", "i2", 9)])
    before = find_sheet("two-ponds")
    monkeypatch.setattr(spotted_content, "CONTENT", wider)
    assert find_sheet("two-ponds").hash == before.hash


def test_what_is_shipped_keeps_the_names_it_had() -> None:
    assert "5afabc8515dc5bdc" in standard_content().hashes
    assert "a49bead7ca335674" in find_sheet("clover-meadow").hashes
    assert "831bd10174768345" in find_sheet("two-ponds").hashes
