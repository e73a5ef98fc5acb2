"""The lesson of Spots compared with the rules: what it names exists, and its numbers are right."""

import re

import pytest

from pipyard.core.contract import Move
from pipyard.games.spots.content import standard_content
from pipyard.i18n import words
from pipyard.server.lessons.script import Moment, shipped_lesson
from pipyard.server.lessons.spots import TeachingSpots
from tests.i18n.catalogue import LANGUAGES
from tests.server.lessons.sentences import sentence

TEACHING = TeachingSpots()
LESSON = shipped_lesson(TEACHING)
SAID = [moment for moment in LESSON if moment.say is not None]
SAFE = 7
"""Up to this many buried spots do not bust."""
DOGS = [dog.name for dog in standard_content().dogs]
TRICKS = [trick.name for trick in standard_content().tricks]


def numbers_of(moment: Moment) -> set[int]:
    """List the numbers that are correct at a moment."""
    view = TEACHING.game.view(moment.position)
    me = view.players[0]
    rolled = list(view.roll)
    dice = {die for fact in moment.facts for die in fact.particulars.get("values", ())}
    counts = {SAFE, SAFE - me.buried, me.buried, me.scored, sum(rolled), *rolled, *dice}
    return counts | {me.buried + sum(rolled), len(rolled)}


def named_in(moment: Moment, language: str, kind: str, all_names: list[str]) -> set[str]:
    said = sentence(TEACHING, moment, language)
    spoken = words(language)
    names = {name: name for name in all_names}
    if kind == "trick":
        names = {name: spoken(f"trick-{name.lower().replace(' ', '-')}") for name in all_names}
    return {
        name
        for name, written in names.items()
        if re.search(rf"(?<!\w){re.escape(written)}(?!\w)", said)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_said_is_one_of_the_position(language: str) -> None:
    for moment in SAID:
        said = sentence(TEACHING, moment, language)
        assert {int(number) for number in re.findall(r"\d+", said)} <= numbers_of(moment), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dog_named_is_the_learners(language: str) -> None:
    for moment in SAID:
        mine = {dog.name for dog in TEACHING.game.view(moment.position).players[0].dogs}
        assert named_in(moment, language, "dog", DOGS) <= mine


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trick_named_is_the_one_that_is_done(language: str) -> None:
    for moment in SAID:
        view = TEACHING.game.view(moment.position)
        doing = {view.trick.name} if view.trick else {getattr(moment.action, "trick", None)}
        named = named_in(moment, language, "trick", TRICKS)
        assert named <= doing, sentence(TEACHING, moment, language)


def test_who_is_asked_to_bust_has_no_other_way() -> None:
    bust = next(moment for moment in SAID if moment.say == "bust")
    assert list(TEACHING.game.legal(bust.position, 0)) == [bust.action]
    _, told = TEACHING.game.apply(bust.position, Move(0, bust.action))
    assert "busted" in {fact.type for fact in told}


def test_no_sentence_promises_more_tricks_than_the_lesson_shows() -> None:
    done = {getattr(moment.action, "trick", None) for moment in SAID} - {None}
    assert done < set(TRICKS)
    assert "other tricks explain themselves" in sentence(TEACHING, SAID[-1], "en")


def test_stopping_is_spoken_of_as_part_of_a_real_game_because_the_lesson_has_no_button() -> None:
    push = next(moment for moment in SAID if moment.say == "push")
    assert "In a real game you could stop" in sentence(TEACHING, push, "en")
