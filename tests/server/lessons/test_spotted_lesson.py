"""The lesson of Spotted! compared with the rules and the sheet: one game, with correct claims."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from fluent.syntax import ast

from pipyard.core.contract import Move
from pipyard.games.spotted.actions import (
    AssignFactor,
    AssignMagnifier,
    CrossField,
    PickDie,
    PlaceSpots,
    RerollDice,
    UseClover,
    WalkMeadow,
)
from pipyard.games.spotted.content import COLOURS, MAGNIFIERS
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.record import BONUSES, CLOVER
from pipyard.games.spotted.view import FamilyView, View
from pipyard.i18n import words
from pipyard.server.lessons.script import Moment, shipped_lesson
from pipyard.server.lessons.spotted import TeachingSpotted
from pipyard.server.lessons.teaching import DATA
from tests.games.spotted.naive import check_scores, sheet_score
from tests.i18n.catalogue import LANGUAGES, catalogue
from tests.server.lessons.sentences import sentence

TEACHING = TeachingSpotted()
SHEET = TEACHING.sheet
LESSON = shipped_lesson(TEACHING)
SAID = {moment.say: moment for moment in LESSON if moment.say is not None}
NAMED: dict[str, dict[str, Any]] = {say: dict(moment.named) for say, moment in SAID.items()}
Claim = Callable[["Seen"], bool]


class Seen:
    """A moment, before and after the learner does what the lesson says."""

    def __init__(self, moment: Moment) -> None:
        self.action: Any = moment.action
        self.facts = {fact.type for fact in moment.facts}
        self.now: View = TEACHING.game.view(moment.position)
        after = moment.position
        self.brought: set[str] = set()
        if moment.action is not None:
            after, told = TEACHING.game.apply(moment.position, Move(0, moment.action))
            self.brought = {fact.type for fact in told}
        self.after: View = TEACHING.game.view(after)
        self.me, self.then = self.now.sheets[0], self.after.sheets[0]
        self.named: dict[str, Any] = dict(moment.named)

    def family(self) -> FamilyView:
        """Return the family of the action, as it is afterwards."""
        families: tuple[FamilyView, ...] = self.then.families
        return next(each for each in families if each.colour == self.action.colour)

    def picks_lowest(self) -> bool:
        faces = dict(self.now.table)
        colour: str = self.action.colour
        return self.now.lowest_only and faces[colour] == min(faces.values())

    def walks_to_a_magnifier(self) -> bool:
        kinds = {field.id: field.kind for field in SHEET.fields}
        return len([f for f in self.me.reachable if kinds[f] in MAGNIFIERS]) == 1


def is_bonus_beetle(seen: Seen) -> bool:
    printed = SHEET.families[seen.action.colour]
    place: int = seen.named["place"]
    return place == printed.bonus and seen.named["wish"] == printed.count == seen.named["face"]


CLAIMS: dict[str, Claim] = {
    "gift": lambda seen: (
        isinstance(seen.action, PlaceSpots)
        and seen.me.bonuses == (seen.named["spots"],)
        and seen.now.round_bonus == seen.named["spots"] == seen.now.round
    ),
    "lowest": lambda seen: (
        isinstance(seen.action, PickDie)
        and seen.now.active == 0
        and seen.picks_lowest()
        and seen.named["dice"] == len(COLOURS)
        and seen.now.picking[:3] == (0, 0, 1)
    ),
    "next": lambda seen: isinstance(seen.action, PickDie) and seen.picks_lowest(),
    "free": lambda seen: (
        not seen.now.lowest_only
        and len(seen.now.picking) == 1
        and seen.named["face"] == CLOVER
        and len(seen.now.sheets[1].dice) == seen.named["taken"]
    ),
    "circle": lambda seen: (
        is_bonus_beetle(seen) and "beetle_circled" in seen.brought and len(seen.me.dice) == 3
    ),
    "split": lambda seen: (
        "beetle_circled" in seen.facts
        and sum(family.circled for family in seen.me.families) == 1
        and seen.named["circled"] == seen.me.sources["circled"] == seen.me.score
        and seen.named["spots"] + seen.named["spots2"] == seen.named["face"]
        and seen.family().beetles[:2] == (seen.named["spots"], seen.named["spots2"])
    ),
    "clover": lambda seen: (
        isinstance(seen.action, UseClover)
        and seen.me.track == 0
        and SHEET.track[0] == seen.named["next"]
        and seen.then.track == 1
    ),
    "steps": lambda seen: (
        seen.me.steps == seen.named["steps"]
        and seen.me.crossed == ()
        and isinstance(seen.action, CrossField)
        and seen.action.field == SHEET.start
        and {field.id: field.at for field in SHEET.fields}[SHEET.start] == (0, 0)
    ),
    "steps-on": lambda seen: (
        isinstance(seen.action, CrossField)
        and seen.me.crossed == (SHEET.start,)
        and seen.then.writing != "walk"
        and any(
            kind in MAGNIFIERS
            for field in seen.then.reachable
            for kind in [SHEET.fields[SHEET.field_numbers[field]].kind]
        )
    ),
    "other": lambda seen: (
        seen.now.active == 1
        and not seen.now.lowest_only
        and seen.named["picks"] == 2
        and min(dict(seen.now.sheets[1].dice).values()) <= min(dict(seen.now.table).values())
        and len(seen.now.sheets[1].dice) == 2
    ),
    "leaf": lambda seen: isinstance(seen.action, PickDie) and seen.named["face"] == CLOVER,
    "walk": lambda seen: (
        isinstance(seen.action, WalkMeadow)
        and seen.named["face"] == 1
        and seen.walks_to_a_magnifier()
    ),
    "cross": lambda seen: seen.named["kind"] in MAGNIFIERS and seen.then.writing == "magnify",
    "magnify": lambda seen: (
        isinstance(seen.action, AssignMagnifier)
        and all(family.magnifier is None for family in seen.me.families)
        and seen.named["counts"] == counted(seen.me.kind or "")
        and seen.named["kind"] != "different"
        and seen.family().score > 0
    ),
    "found": lambda seen: (
        isinstance(seen.action, UseClover)
        and seen.named["families"] == sum(family.score for family in seen.me.families) > 0
        and SHEET.track[seen.me.track] == seen.named["next"] in ("2x", "3x")
    ),
    "factor": lambda seen: (
        isinstance(seen.action, AssignFactor)
        and seen.family().score == seen.named["points"]
        and seen.named["matching"] * seen.named["factor"] == seen.named["points"]
    ),
    "rounds": lambda seen: (
        "round_started" in seen.facts
        and seen.now.round == seen.named["round"] == 2
        and not any(sheet.dice for sheet in seen.now.sheets)
        and seen.named["rounds"] == NAMED["fifth"]["round"]
    ),
    "reroll": lambda seen: (
        isinstance(seen.action, RerollDice)
        and seen.now.active == 0
        and seen.now.round == seen.named["round"]
        and sorted(dict(seen.now.table).values())[:2] == [seen.named["face"]] * 2
        and {dict(seen.now.table)[c] for c in seen.action.colours} == {seen.named["face"]}
        and len(seen.action.colours) == 2
        and seen.me.rerolls > seen.me.rerolls_used
    ),
    "rerolled": lambda seen: (
        "dice_rerolled" in seen.facts
        and CLOVER in dict(seen.now.table).values()
        and min(dict(seen.now.table).values()) == seen.named["lowest"] > NAMED["reroll"]["face"]
    ),
    "bonus": lambda seen: (
        isinstance(seen.action, PlaceSpots)
        and all(family.magnifier is not None for family in seen.me.families)
        and seen.me.bonuses == (seen.now.round,)
        and seen.now.round == seen.named["round"] < seen.named["rounds"]
        and seen.named["spots"] + seen.named["spots2"] == seen.named["round"]
        and seen.family().beetles[seen.named["place"] - 1] == seen.named["spots"]
        and seen.family().beetles[seen.named["place2"] - 1] == seen.named["spots2"]
    ),
    "standing": lambda seen: (
        seen.now.round == seen.named["round"] == seen.named["rounds"]
        and not any(sheet.dice for sheet in seen.now.sheets)
        and seen.named["families"] + seen.named["others"] == seen.named["score"] == seen.me.score
        and seen.named["theirs"] == seen.now.sheets[1].score > seen.me.score
    ),
    "extras": lambda seen: (
        seen.now.round == 5
        and 0 < seen.named["theirs"] - seen.named["score"] <= 2
        and NAMED["standing"]["theirs"] - NAMED["standing"]["score"] > 10
        and all(family.magnifier is not None for family in seen.me.families)
        and seen.named["extras"] == seen.me.extra > 1
        and seen.named["extra"] == seen.me.sources["extra"] == 2 * seen.me.extra
        and seen.named["each"] == 2
    ),
    "fifth": lambda seen: (
        seen.now.round == 5
        and len(seen.me.dice) == 1
        and seen.now.acting == (0,)
        and seen.named["theirs"] == seen.now.sheets[1].score > seen.me.score
        and "row_completed" in seen.brought
        and seen.named["place"] == 5
        and seen.family().score
        > next(each.score for each in seen.me.families if each.colour == seen.action.colour)
        and seen.after.winners == (0,)
    ),
    "done": lambda seen: (
        seen.now.winners == (0,)
        and "bonus_unlocked" in seen.facts
        and seen.named["families"] + seen.named["others"] == seen.named["score"]
        and seen.named["score"] == sheet_score(Spotted(SHEET), seen.me)
        and seen.named["theirs"] == sheet_score(Spotted(SHEET), seen.now.sheets[1])
    ),
}
"""What each sentence claims besides the values it names, checked by the rules and the sheet."""


def counted(kind: str) -> list[int]:
    """Return which beetles a magnifier counts, directly from the rulebook's text."""
    numbers = ["one", "two", "three", "four", "five"]
    if kind in numbers:
        return [numbers.index(kind) + 1]
    if kind in ("even", "odd"):
        return [spots for spots in range(1, 6) if spots % 2 == (kind == "odd")]
    return list(SHEET.matches[kind])


def test_the_whole_lesson_is_one_game_from_its_beginning() -> None:
    text = (DATA / "spotted.lesson").read_text(encoding="utf-8")
    headers = re.findall(r"^(?:players|round|bonus|active|Kim [a-z]|Biscuit [a-z]).*$", text, re.M)
    assert headers == ["players Kim Biscuit", "round 1", "bonus pending"]
    first = TEACHING.game.view(LESSON[0].position)
    assert all(sheet.score == 0 and sheet.track == 0 for sheet in first.sheets)


def test_every_sheet_shown_is_one_that_play_can_make() -> None:
    for moment in LESSON:
        check_scores(Spotted(SHEET), moment.position)
        for sheet in TEACHING.game.view(moment.position).sheets:
            for family in sheet.families:
                printed = SHEET.families[family.colour]
                shows = family.beetles[printed.bonus - 1]
                assert family.circled or shows != printed.count, f"{family.colour} goes uncircled"
                assert not family.circled or shows >= printed.count


@pytest.mark.parametrize("say", SAID)
def test_a_sentence_says_what_is_so(say: str) -> None:
    assert CLAIMS[say](Seen(SAID[say]))


def test_no_claim_is_left_over() -> None:
    assert set(CLAIMS) == set(SAID)


def test_no_round_is_skipped_without_a_word() -> None:
    rounds = [NAMED[moment.say]["round"] for moment in LESSON if moment.say in NAMED]
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for moment in SAID.values():
        said = sentence(TEACHING, moment, language)
        assert "{" not in said
        # On a small phone, more would move the table below it.
        assert len(said) <= 150, f"{moment.say} is no sentence but a text: {said}"


ROW = {"en": "row", "de": "Reihe", "fr": "rangée", "nl": "rij", "ru": "ряд"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_rows_need_a_magnifier_as_a_circled_beetle_scores_without_one(language: str) -> None:
    moment = SAID["magnify"]
    assert TEACHING.game.view(moment.position).sheets[0].score > 0
    first, _, _ = sentence(TEACHING, moment, language).partition(".")
    assert ROW[language] in first.lower() or ROW[language] in first


NUMBER_WORDS = {
    "en": "two three four five six double triple",
    "de": "zwei drei vier fünf sechs doppelt dreifach",
    "fr": "deux trois quatre cinq six double triple",
    "nl": "twee drie vier vijf zes dubbel driemaal",
    "ru": "два две двух три трёх четыре пять шесть вдвое втрое",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_names_by_hand_what_the_position_knows(language: str) -> None:
    spoken = words(language)
    known = {spoken(f"family-{colour}").lower() for colour in COLOURS}
    known |= {spoken(f"magnifier-{kind}").lower() for kind in MAGNIFIERS}
    known |= {spoken(f"bonus-{bonus.replace('+', 'plus-')}").lower() for bonus in BONUSES}
    known |= set(NUMBER_WORDS[language].split())
    # These two are also the names of things that a sentence must be able to mention.
    known -= {spoken("bonus-magnifier").lower(), spoken("bonus-reroll").lower()}
    for name, text in catalogue(language).texts.items():
        if name.startswith("lesson-spotted-"):
            typed = " ".join(outside_forms(text.pattern)).lower()
            assert not re.search(r"\d", typed), f"{name} names a number by hand: {typed}"
            for word in known:
                found = re.search(rf"(?<!\w){re.escape(word)}(?!\w)", typed)
                assert not found, f"{name} names {word!r} by hand: {typed}"


def outside_forms(pattern: ast.Pattern) -> list[str]:
    """List the fixed texts of a message, without forms that depend on an argument."""
    return [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
