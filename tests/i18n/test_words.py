"""Messages exist for all that the engine says, and format."""

import re
from pathlib import Path

import pytest

from pipyard.games.spots import actions
from pipyard.games.spots.content import Trick, standard_content
from pipyard.games.spots.record import PHASES
from pipyard.games.spots.texts import trick_texts
from pipyard.i18n import languages, words

ACTION_TYPES = re.findall(r'Literal\["(\w+)"\] =', Path(actions.__file__).read_text("utf-8"))


def test_english_is_there() -> None:
    assert "en" in languages()


@pytest.mark.parametrize("trick", standard_content().tricks, ids=lambda trick: trick.name)
def test_every_trick_reads_as_sentences(trick: Trick) -> None:
    for step in trick_texts(trick):
        for clause in step:
            sentence = words()(clause.message, **clause.args)
            assert re.fullmatch(r"[A-Z].*\.", sentence), sentence
            assert "{" not in sentence


def test_names_of_tricks_sets_and_bots() -> None:
    content = standard_content()
    for kind, names in (("trick", content.trick_numbers), ("set", content.sets)):
        for name in names:
            assert words()(f"{kind}-{name.lower().replace(' ', '-')}") == name


def test_unknown_messages_and_missing_arguments_are_faults() -> None:
    with pytest.raises(StopIteration):
        words()("no-such-message")
    with pytest.raises(Exception, match="dogs"):
        words()("step-draw")


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
