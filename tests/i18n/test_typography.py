"""Spaces, dashes and quotation marks follow the rules of each language."""

import re

import pytest
from fluent.syntax import ast

from tests.i18n.catalogue import LANGUAGES, catalogue, nodes

MARKS = {"de": "„“‚‘", "en": "“”‘", "fr": "«»“”", "nl": "‘", "ru": "«»„“"}
"""Quotation marks, the inner ones last; ’ is also an apostrophe and can be anywhere."""
ALL_MARKS = set("„“”‚‘«»‹›")
NARROW, WIDE = "\u202f", "\u00a0"
_NOT_OURS = re.compile(r"`[^`]*`|\(\? [A-Z]+\)|--[a-z0-9-]+|https?://\S+|Spotted!")
"""Literal input, and names."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def lines(language: str) -> list[tuple[str, str]]:
    """List the literal texts with their message's name; a placeholder becomes a □."""
    found = []
    for text in catalogue(language).texts.values():
        for pattern in nodes(text.pattern):
            if isinstance(pattern, ast.Pattern):
                written = "".join(
                    part.value if isinstance(part, ast.TextElement) else _literal(part)
                    for part in pattern.elements
                )
                found.append((text.name, _NOT_OURS.sub("□", written)))
    return found


def _literal(placeable: ast.Placeable) -> str:
    inside = placeable.expression
    return inside.parse()["value"] if isinstance(inside, ast.StringLiteral) else "□"


def found(language: str, pattern: str) -> list[tuple[str, str]]:
    """List the messages that contain a forbidden pattern."""
    return [(name, line) for name, line in lines(language) if re.search(pattern, line)]


@every_language
def test_no_typewriter_signs(language: str) -> None:
    assert found(language, r"""["']|\.\.\.| - """) == []


@every_language
def test_quotation_marks(language: str) -> None:
    others = "".join(sorted(ALL_MARKS - set(MARKS[language])))
    assert found(language, f"[{others}]") == []


def test_french_spaces() -> None:
    assert found("fr", rf"[^{NARROW}\s][;!?]|[ {WIDE}][;!?]") == []
    assert found("fr", rf"[^{NARROW}{WIDE}\d]:(?!\d)|[ ]:") == []
    assert found("fr", rf"«[^{NARROW}{WIDE}]|[^{NARROW}{WIDE}]»") == []


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"fr"}))
def test_no_spaces_before_signs(language: str) -> None:
    assert found(language, r"\s[;!:,](?:\s|$)") == []
