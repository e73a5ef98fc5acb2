"""Bots with a pack's content: they know only published tricks, by their steps."""

from dataclasses import replace

from pipyard.bots.spots.judge import BY_NET
from pipyard.bots.spots.pick import judge_at_table, new_mind
from pipyard.core.scenario import read_scenario
from pipyard.games.spots.content import Content, Step, Trick, standard_content
from pipyard.games.spots.position import parse_position
from pipyard.games.spots.record import MOST_DOGS

HEADER = """game spots
players Ann
facedown walk, beg
on run 4
turn d0g
Ann treats 2
Ann yard 3
Ann dogs Bongo 1, Missy, Lief 2
"""


def chance_to_win(content: Content) -> float:
    """Let the net evaluate a position in which d0g's roll can bring it two dogs at once."""
    position, _ = parse_position(read_scenario(HEADER).header, content)
    return float(judge_at_table(position, content.record, 0, new_mind(1), BY_NET))


def test_one_more_trick_shifts_nothing_that_the_net_sees() -> None:
    whole = standard_content()
    hop = Trick("Hop", "yellow", (Step("roll", 5),))
    reds = tuple(trick for trick in whole.tricks if trick.colour == "red")
    more = Content(whole.dogs, (*reds, hop, *whole.tricks[len(reds) :]), whole.sets)
    assert more.trick_numbers["Run"] == whole.trick_numbers["Run"] + 1
    assert chance_to_win(more) == chance_to_win(whole)


def test_a_trick_under_another_name_is_known_by_its_steps() -> None:
    whole = standard_content()
    named = tuple(replace(trick, name=f"{trick.name} it") for trick in whole.tricks)
    record = Content(whole.dogs, named, {}).record[0]
    assert [record.tricks[n].published for n in range(len(named))] == list(range(len(named)))


def test_the_largest_deck_leaves_room_for_a_dog_that_nobody_knows() -> None:
    whole = standard_content()
    copies = tuple(replace(dog, name=f"{dog.name} II") for dog in whole.dogs)
    dogs = (*whole.dogs, *copies)[:MOST_DOGS]
    assert len(dogs) == MOST_DOGS
    assert chance_to_win(Content(dogs, whole.tricks, whole.sets)) == chance_to_win(whole)
