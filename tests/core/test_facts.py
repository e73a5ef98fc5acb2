"""Facts as numbers: written by rules, read back as words."""

import numpy as np
import pytest

from pipyard.core.contract import Fact
from pipyard.core.facts import (
    NUMBER,
    SEAT,
    YES_NO,
    FactTable,
    Meaning,
    add,
    find,
    no_facts,
    tell,
    tell2,
    tell_more,
)

WORDS: Meaning[str] = Meaning(lambda word, numbers: tuple(word[n] for n in numbers), listed=True)
STORY: FactTable[str] = FactTable()
WAITED = STORY.kind("waited")
SAID = STORY.kind("said", seat=SEAT, letters=WORDS, loud=YES_NO)
PAID = STORY.kind("paid", seat=SEAT, coins=NUMBER)
HIDDEN = STORY.quiet_kind()


def test_what_is_told_is_read_in_order_and_a_quiet_kind_is_left_out() -> None:
    told = no_facts()
    tell(told, WAITED)
    tell(told, HIDDEN)
    tell2(told, SAID, 3, 1)
    add(told, 2)
    add(told, 0)
    assert STORY.read("cat", told) == [
        Fact("waited"),
        Fact("said", {"seat": 3, "letters": ("t", "c"), "loud": "yes"}),
    ]
    assert list(STORY.read("cat", told)[1].particulars) == ["seat", "letters", "loud"]
    assert find(told, HIDDEN) > 0 == find(told, PAID)
    assert STORY.names == ["waited", "said", "paid"]


def test_amounts_of_one_event_are_one_fact() -> None:
    told = no_facts()
    for amount in (0, 2, 0, 5):
        tell_more(told, PAID, 1, amount)
    assert STORY.read("", told) == [Fact("paid", {"seat": 1, "coins": 7})]


@pytest.mark.parametrize("length", [2, 3, 4, 5, 6, 7, 8])
def test_nothing_is_written_beyond_the_end(length: int) -> None:
    whole = np.full(20, -7, np.int16)
    whole[:2] = 0
    for kind in (PAID, PAID, WAITED, PAID):
        tell(whole[:length], kind)
        add(whole[:length], 1)
        add(whole[:length], 2)
    assert (whole[length:] == -7).all()


def test_without_a_buffer_nothing_happens() -> None:
    tell(None, WAITED)
    tell2(None, PAID, 1, 2)
    tell_more(None, PAID, 1, 2)
