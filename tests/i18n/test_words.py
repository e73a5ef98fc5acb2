"""Messages exist for everything that the engine reports, and can be formatted."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from pipyard.cli.terminal.spots.wording import SpotsVoice
from pipyard.games.spots import actions
from pipyard.games.spots.content import Step, Trick, standard_content
from pipyard.games.spots.record import KEEPS, PHASES, SOURCES
from pipyard.i18n import languages, words
from pipyard.server.errors import STATUS
from tests.i18n.catalogue import LANGUAGES

ACTION_TYPES = re.findall(r'Literal\["(\w+)"\] =', Path(actions.__file__).read_text("utf-8"))


def test_there_are_five_languages() -> None:
    assert tuple(languages()) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trick", standard_content().tricks, ids=lambda trick: trick.name)
def test_every_trick_reads_as_sentences(trick: Trick, language: str) -> None:
    assert_sentences(trick, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trick_that_no_tile_has_reads_as_sentences(language: str) -> None:
    """A pack's tricks use the same steps, and nobody translates them."""
    assert_sentences(Trick("Zoomies", "red", tuple(steps_of_packs())), language)


def steps_of_packs() -> Iterator[Step]:
    """Create steps with every choice that a pack has, and with amounts of every plural form."""
    per, may, again = ("nothing", *SOURCES[1:]), (False, True), ((False, 0), (True, 0), (True, 2))
    for base, source, maybe, (repeat, grow) in product((0, 1, 3, 5), per, may, again):
        dice = base or int(source == "nothing")
        yield Step("roll", dice, 2, source, may=maybe, repeat=repeat, grow=grow)
    counted = ("take", "return", "adjust", "draw")
    for do, base, each, source in product(counted, (0, 1, 3, 5), (1, 5), per):
        yield Step(do, base or int(source == "nothing"), each, source)
    for dice, maybe in product((1, 3, 5), may):
        yield Step("roll", dice, origin="yard", may=maybe, repeat=maybe)
        yield Step("roll", dice, own=True, repeat=maybe, grow=dice)
        yield Step("roll", dice - 1, dice, "paws", own=True, repeat=maybe, grow=dice)
    for keep, kept in product(KEEPS, (1, 2, 5)):
        yield Step("roll", 5, keep=keep, kept=kept, reroll_any=True, discard_below=True)
    for most in (2, 3, 6):
        yield Step("set aside", least=1, most=most)


def assert_sentences(trick: Trick, language: str) -> None:
    """Check that every text on a tile is one or more sentences."""
    voice = SpotsVoice(words(language), (), None)
    for step in trick.steps:
        sentence = voice.steps(Trick(trick.name, trick.colour, (step,)))
        assert re.fullmatch(r"[0-9A-ZÀ-ÖØ-ÞА-ЯЁ].*[.!]", sentence), sentence
        assert not re.search(r"[{}]|\s\s|\s[.,]|\.\.", sentence), sentence


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (Step("draw", 0, 1, "paws"), "Draw 1 dog for each paw on your dogs."),
        (Step("draw", 2, 3, "paws"), "Draw 2 dogs, plus 3 for each paw on your dogs."),
        (
            Step("roll", 0, 2, "paws", own=True),
            "Take 2 dice for each paw on your dogs, and 1 more from your own yard or dogs, "
            "and roll them all.",
        ),
        (Step("return", 2), "Return 2 treats."),
        (Step("take", 0, 1, "treats"), "Take as many treats as you have."),
        (Step("take", 1, 2, "treats"), "Take 1 treat, plus 2 for each treat you have."),
        (
            Step("adjust", 2, 1, "paws"),
            "Up to 2 times, plus 1 for each paw on your dogs, you may raise or lower any player’s "
            "buried die by 1. A lowered 1 is discarded.",
        ),
    ],
)
def test_an_amount_is_said_whole(step: Step, sentence: str) -> None:
    assert SpotsVoice(words(), (), None).steps(Trick("Zoomies", "red", (step,))) == sentence


def test_names_of_tricks_sets_and_bots() -> None:
    content = standard_content()
    for kind, names in (("trick", content.trick_numbers), ("set", content.sets)):
        for name in names:
            assert words()(f"{kind}-{name.lower().replace(' ', '-')}") == name


def test_unknown_messages_and_missing_arguments_are_faults() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        words()("no-such-message")
    with pytest.raises(Exception, match="dogs"):
        words()("step-draw")


def test_every_refusal_has_a_sentence_for_the_browser() -> None:
    for code in STATUS:
        assert f"error-{code.replace('/', '-')}" in words(), code


def test_every_phase_has_a_prompt() -> None:
    for phase in PHASES:
        assert f"prompt-{phase.replace('_', '-')}" in words(), phase


def test_every_fact_has_a_sentence() -> None:
    protocol = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    of_games, _, of_tables = protocol.partition("\n## Fact")[2].partition("\nFacts of the table")
    for prefix, described, least in (("fact", of_games, 30), ("table-fact", of_tables, 7)):
        facts = re.findall(r"`(\w+) \{", described)
        assert len(facts) >= least
        for fact in facts:
            assert f"{prefix}-{fact.replace('_', '-')}" in words(), fact


def test_every_action_has_a_label() -> None:
    chance = {"dice_rolled", "dog_turned_up", "tile_revealed"}
    for kind in set(ACTION_TYPES) - chance:
        assert f"action-{kind.replace('_', '-')}" in words(), kind
