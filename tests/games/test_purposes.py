"""A player's actions never change another's dice, or the deck: each has its own purpose."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Below, Drawn, Fact, Game, Move
from pipyard.core.fair import source
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spotted.content import find_sheet
from pipyard.games.spotted.game import Spotted, SpottedConfig

SEED = b"a seed of just thirty-two bytes!"
EVENTS = 400
seeds = st.integers(0, 2**32 - 1)


class Played:
    """The outcomes of chance in a game: the numbers drawn, and the facts, by purpose."""

    def __init__(self) -> None:
        self.numbers: dict[str, list[list[int]]] = defaultdict(list)
        self.told: dict[str, list[Fact]] = defaultdict(list)
        self.outcomes: dict[str, list[Any]] = defaultdict(list)

    def source(self, purpose: str) -> Below:
        below = source(SEED, ["00", "ff"], purpose, len(self.numbers[purpose]))
        drawn: list[int] = []
        self.numbers[purpose].append(drawn)

        def noting(bound: int) -> int:
            drawn.append(below(bound))
            return drawn[-1]

        return noting


def play(game: Game[Any, Any, Any], config: Any, choosers: Sequence[int]) -> Played:
    """Play the start of a game; each seat chooses at random with its own seed."""
    streams = [new_stream(chooser, seat) for seat, chooser in enumerate(choosers)]
    position, played = game.new(config), Played()
    for _ in range(EVENTS):
        acting = game.acting(position)
        if acting.nobody:
            break
        if acting.chance:
            purpose = game.purpose(position)
            event = Drawn(game.draw(position, played.source(purpose)))
            played.told[purpose] += game.apply(position, event)
            played.outcomes[purpose].append(event.outcome)
        else:
            seat = acting.seats[0]
            actions = game.legal(position, seat)
            game.apply(position, Move(seat, actions[draw_below(streams[seat], len(actions))]))
    return played


def agree(one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Return whether two lists are equal up to the length of the shorter one."""
    return all(a == b for a, b in zip(one, other, strict=False))


def check_unshifted(game: Game[Any, Any, Any], config: Any, choosers: tuple[int, ...]) -> None:
    one = play(game, config, choosers)
    other = play(game, config, (choosers[0] + 1, *choosers[1:]))
    for purpose, drawn in one.numbers.items():
        pairs = zip(drawn, other.numbers[purpose], strict=False)
        if purpose.startswith(("dice/", "first/")):
            assert all(agree(a, b) for a, b in pairs), purpose
        else:
            assert agree(one.outcomes[purpose], other.outcomes[purpose]), purpose


@pytest.mark.parametrize(
    "config",
    [
        SpotsConfig(2),
        SpotsConfig(4),
        SpotsConfig(1, d0g_treats=5),
        SpotsConfig(3, off_leash=True),
        SpotsConfig(1, off_leash=True),
    ],
    ids=str,
)
@settings(max_examples=5, deadline=None)
@given(choosers=st.tuples(seeds, seeds, seeds, seeds))
def test_other_decisions_shift_nobodys_dice_in_spots(
    config: SpotsConfig, choosers: tuple[int, ...]
) -> None:
    check_unshifted(Spots(), config, choosers)


@pytest.mark.parametrize("seats", [1, 2, 6])
@settings(max_examples=5, deadline=None)
@given(choosers=st.tuples(seeds, seeds, seeds, seeds, seeds, seeds))
def test_other_decisions_shift_nobodys_dice_in_spotted(
    seats: int, choosers: tuple[int, ...]
) -> None:
    check_unshifted(Spotted(find_sheet("two-ponds")), SpottedConfig(seats), choosers)


@settings(max_examples=5, deadline=None)
@given(choosers=st.tuples(seeds, seeds, seeds))
def test_a_purpose_names_the_seat_that_rolls_and_what_is_drawn_from(
    choosers: tuple[int, ...],
) -> None:
    for game, config in (
        (Spots(), SpotsConfig(3, off_leash=True)),
        (Spots(), SpotsConfig(1, off_leash=True)),
        (Spotted(), SpottedConfig(3)),
    ):
        told = play(game, config, choosers).told
        for purpose, facts in told.items():
            rollers = {fact.particulars["seat"] for fact in facts if fact.type == "dice_rolled"}
            kind, _, whose = purpose.partition("/")
            expected = {int(whose)} if kind in ("dice", "first") and whose.isdigit() else set()
            assert rollers == expected, purpose
            types = {fact.type for fact in facts}
            assert ("tile_revealed" in types) == (kind == "tiles")
            assert ("d0g_rolled" in types) == (whose == "d0g")


def test_a_seat_that_rolls_more_often_leaves_the_others_rolls_as_they_were() -> None:
    """Seat 0 spends every treat on rerolls in one game and none in the other."""

    def rolls(spend: bool) -> list[Any]:
        game, played = Spots(), Played()
        position = game.new(SpotsConfig(2))
        while len(played.outcomes["dice/1"]) < 2 and not game.acting(position).nobody:
            if game.acting(position).chance:
                purpose = game.purpose(position)
                event = Drawn(game.draw(position, played.source(purpose)))
                played.outcomes[purpose].append(event.outcome)
                game.apply(position, event)
                continue
            seat = game.acting(position).seats[0]
            actions = game.legal(position, seat)
            rerolls = [action for action in actions if action.type == "reroll"]
            rest = [action for action in actions if action.type != "reroll"]
            chosen = rerolls[0] if rerolls and spend and seat == 0 else rest[0]
            game.apply(position, Move(seat, chosen))
        counts.append(len(played.outcomes["dice/0"]))
        return played.outcomes["dice/1"]

    counts: list[int] = []
    assert agree(rolls(spend=True), rolls(spend=False))
    assert counts[0] != counts[1], "the two games must differ in how often seat 0 rolled"


def test_the_deck_comes_in_one_order_whatever_is_rolled() -> None:
    decks = [play(Spots(), SpotsConfig(4), (chooser,) * 4).outcomes["deck"] for chooser in range(6)]
    assert all(agree(decks[0], deck) for deck in decks)
    assert len({len(deck) for deck in decks}) > 1, "the games must have gone different ways"
    assert len(set(decks[0])) == len(decks[0]), "no card comes twice"
