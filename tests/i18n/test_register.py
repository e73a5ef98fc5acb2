"""Readers are addressed as friends, and English is American."""

import pytest

from tests.i18n.test_typography import found

TO_SEVERAL = {"seat-here-about", "sheet-page-rounds-many"}
"""Addressed to all players, so that the plural is not a polite form."""
FORMAL = {
    "de": r"(?<=[a-zäöüß,] )(Sie|Ihnen|Ihr(e[mnrs]?)?)\b",
    "fr": r"(?i)\b(vous|votre|vos)\b|\b(?!(chez|assez|nez)\b)\w+ez\b",
    "nl": r"(?<![□(] )(?<!\()\b(u|uw)\b",
    "ru": r"(?i)\b(вы|вас|вам|вами|ваш\w*)\b",
}


@pytest.mark.parametrize("language", sorted(FORMAL))
def test_nobody_is_kept_at_a_distance(language: str) -> None:
    formal = found(language, FORMAL[language])
    assert [each for each in formal if each[0] not in TO_SEVERAL] == []


def test_english_is_american() -> None:
    assert found("en", r"(?i)colour|favour|grey|fulfil\b|recognis|afterwards") == []


def test_a_thing_has_one_name_in_english() -> None:
    assert found("en", r"(?i)\bpatch|\bpay(s|ing)?\b(?! off)|\btaken? (it |that )?back\b") == []
