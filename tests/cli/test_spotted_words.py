"""Every message that Spotted! needs exists, wherever it is shown."""

import re
from pathlib import Path

import pytest

from pipyard.cli.terminal.spotted.wording import bonus_message
from pipyard.games.spotted import actions
from pipyard.games.spotted.content import COLOURS, MAGNIFIERS
from pipyard.games.spotted.record import BONUSES, FIELD_KINDS, PHASES, WRITINGS
from pipyard.games.spotted.story import STORY
from pipyard.i18n import words

ACTIONS = set(re.findall(r'Literal\["(\w+)"\] =', Path(actions.__file__).read_text("utf-8")))


def test_facts_and_actions() -> None:
    assert len(STORY.names) >= 18
    for fact in STORY.names:
        assert f"spotted-fact-{fact.replace('_', '-')}" in words(), fact
    for action in ACTIONS - {"dice_rolled"}:
        assert f"spotted-action-{action.replace('_', '-')}" in words(), action


def test_prompts_for_oneself_and_for_others() -> None:
    asked = (*(phase for phase in PHASES if phase != "write"), *WRITINGS)
    for phase in asked:
        assert f"spotted-prompt-{phase}" in words(), phase
        if phase not in ("roll", "over", "idle"):
            assert f"spotted-prompt-{phase}-other" in words(), phase


@pytest.mark.parametrize("kind", MAGNIFIERS)
def test_magnifiers(kind: str) -> None:
    assert words()(f"magnifier-{kind}")
    assert re.fullmatch(r"Every .*\.", words()(f"magnifier-{kind}-about", spots="1 and 2"))


def test_families_fields_bonuses_and_bands() -> None:
    for colour in COLOURS:
        assert words()(f"family-{colour}") == colour
    for kind in set(FIELD_KINDS) - set(MAGNIFIERS):
        assert words()(f"field-{kind}")
    for bonus in BONUSES:
        assert words()(bonus_message(bonus))
        assert words()(f"{bonus_message(bonus)}-about").endswith(".")
    bands = [words()(f"spotted-band-{band}") for band in range(1, 6)]
    assert len(set(bands)) == len(bands)


@pytest.mark.parametrize(
    ("spots", "target", "circled", "said"),
    [
        (0, 0, "no", "blue beetle 2: no spots"),
        (1, 0, "no", "blue beetle 2: 1 spot"),
        (2, 3, "no", "blue beetle 2: 2 spots, bonus at 3"),
        (3, 3, "yes", "blue beetle 2: 3 spots, bonus at 3, circled"),
    ],
)
def test_a_beetle_read_aloud(spots: int, target: int, circled: str, said: str) -> None:
    args = {"spots": spots, "target": target, "circled": circled}
    assert words()("spotted-beetle-label", colour="blue", place=2, **args) == said


def test_dice_and_winners() -> None:
    assert words()("spotted-die", colour="blue", face=6) == "blue cloverleaf"
    assert words()("spotted-die", colour="blue", face=3) == "blue 3"
    won = words()("spotted-fact-game-won", count=2, names="Ann and Ben", you="no")
    assert won == "Ann and Ben share the win."
