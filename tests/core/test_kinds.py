"""Kinds of actions: numbers, values and texts from one declaration."""

from dataclasses import dataclass
from typing import Annotated

import pytest

from pipyard.core.errors import IllegalMove, InvalidText
from pipyard.core.kinds import Argument, Kind, Kinds, number
from pipyard.core.record import Words

PLACE = number("place", 1, 3)
NAME = Argument(
    size=2,
    value=lambda here, _content, index: here[index],
    index=lambda here, _content, name: here.index(name),
)


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class Go:
    """Go to a place, or send a player."""

    place: Annotated[int, PLACE]
    who: Annotated[str | None, NAME] = None


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap two places of a player."""

    one: Annotated[int, PLACE]
    who: Annotated[str, NAME]
    other: Annotated[int, PLACE]


Action = Pass | Go | Swap
KINDS: Kinds[Action] = Kinds(
    Kind(Pass, "pass"),
    Kind(Go, "go {place}"),
    Kind(Go, "go {who} to {place}", order=("place", "who")),
    Kind(Swap, "swap {one} of {who} for {other}"),
)
HERE = ("Ann", "Big Ben")
TEXTS = {
    0: "pass",
    1: "go 1",
    3: "go 3",
    4: "go Ann to 1",
    5: "go Big Ben to 1",
    6: "go Ann to 2",
    10: "swap 1 of Ann for 1",
    11: "swap 1 of Ann for 2",
    13: "swap 1 of Big Ben for 1",
    27: "swap 3 of Big Ben for 3",
}


def test_numbers_follow_each_other() -> None:
    assert KINDS.count == 28
    assert [KINDS.first(kind) for kind in (Pass, Go, Swap)] == [0, 1, 10]
    assert KINDS.first(Go, "who") == 4


@pytest.mark.parametrize(("dense", "text"), TEXTS.items())
def test_a_number_is_an_action_is_a_text(dense: int, text: str) -> None:
    action = KINDS.from_dense(HERE, None, dense)
    assert KINDS.format(None, action) == text
    assert KINDS.parse(None, text) == action
    assert KINDS.to_dense(HERE, None, action) == dense


def test_every_number_comes_back() -> None:
    actions = [KINDS.from_dense(HERE, None, at) for at in range(KINDS.count)]
    assert len(set(actions)) == KINDS.count
    assert [KINDS.to_dense(HERE, None, action) for action in actions] == list(range(KINDS.count))


def test_out_of_range_is_read_and_has_no_number() -> None:
    action = KINDS.parse(None, "go  4 ")
    assert action == Go(4)
    with pytest.raises(IllegalMove, match="place must be from 1 to 3, not 4"):
        KINDS.to_dense(HERE, None, Go(4))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("go", "expected `go PLACE` or `go WHO to PLACE`, not 'go'"),
        ("pass 3", "expected `pass`, not 'pass 3'"),
        ("swap 1 of Ann", "expected `swap ONE of WHO for OTHER`"),
        ("go x", "expected numbers separated by blanks, not 'x'"),
    ],
)
def test_a_text_that_begins_like_a_kind_is_of_one(text: str, reason: str) -> None:
    with pytest.raises(InvalidText) as caught:
        KINDS.parse(None, text)
    assert reason in caught.value.sentence


@pytest.mark.parametrize("text", ["", "gone 3", "passing", "stay"])
def test_other_texts_are_no_action(text: str) -> None:
    assert KINDS.parse(None, text) is None


def test_words_are_numbered_as_they_are_declared() -> None:
    phases = Words()
    assert [phases.add("ask"), phases.add("answer")] == [0, 1]
    assert phases == ["ask", "answer"]
