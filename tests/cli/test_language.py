"""`--lang`, and the system's language without it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pipyard.cli import app
from pipyard.cli.language import language_first
from pipyard.i18n import find_language, speak, system_language, words


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    speak("en")


def listed(*args: str, **environment: str) -> str:
    """List the sheets and return the output."""
    plain = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "", **environment}
    result = CliRunner().invoke(app, [*args, "sheet"], env=plain)
    assert result.exit_code == 0, result.output
    return result.output


def test_the_option_decides_before_the_system() -> None:
    title = words("fr")("sheet-list-title")
    assert title in listed("--lang", "fr", LANG="ru_RU.UTF-8")
    assert title in listed("--lang=fr-CA")


def test_the_system_decides_in_its_own_order() -> None:
    assert words("fr")("sheet-list-title") in listed(LANG="fr_FR.UTF-8")
    both = {"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US.UTF-8"}
    assert words("en")("sheet-list-title") in listed(**both)
    assert system_language({"LC_MESSAGES": "ru_RU", "LANG": "fr_FR"}) == "ru"


def test_a_system_that_says_nothing_we_know_is_answered_in_english() -> None:
    for environment in ({}, {"LANG": "C.UTF-8"}, {"LANG": "POSIX"}, {"LC_ALL": "ja_JP"}):
        assert system_language(environment) == "en"
    assert find_language("") is None


def test_a_language_without_words_is_refused_with_those_there_are() -> None:
    result = CliRunner().invoke(app, ["--lang", "tlh", "sheet"], env={"LC_ALL": "C"})
    assert result.exit_code == 2
    assert "“tlh”" in result.output
    assert {"en,", "fr,"} <= set(result.output.split())


def test_the_option_may_stand_behind_the_command() -> None:
    assert language_first(["sheet", "--lang", "fr", "x"]) == ["--lang", "fr", "sheet", "x"]
    assert language_first(["sheet", "--lang=fr"]) == ["--lang=fr", "sheet"]
    assert language_first(["play", "--", "--lang", "fr"]) == ["play", "--", "--lang", "fr"]
    assert language_first(["sheet", "--lang"]) == ["--lang", "sheet"]


def test_tricks_are_typed_as_they_are_called(tmp_path: Path) -> None:
    walk = words("fr")("trick-walk")
    lines = f"? {walk}\n{walk}\nq\n"
    args = ["play", "spots", "--lang", "fr", "--seed", "1", "--data", str(tmp_path)]
    shown = " ".join(CliRunner().invoke(app, args, input=lines).output.split())
    assert words("fr")("fact-trick-done", you="yes", name="", trick=walk, treats=0) in shown


def test_a_page_is_written_in_the_language(tmp_path: Path) -> None:
    page = tmp_path / "page.svg"
    result = CliRunner().invoke(app, ["sheet", "clover-meadow", "--svg", str(page), "--lang", "fr"])
    assert result.exit_code == 0, result.output
    assert words("fr")("sheet-page-name") in page.read_text(encoding="utf-8")
