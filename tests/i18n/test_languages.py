"""Every language is complete, uses what English uses, and works with any number."""

import re
from functools import cache

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from pipyard.i18n import words
from tests.i18n.asked import is_asked
from tests.i18n.catalogue import FOLDER, LANGUAGES, Catalogue, catalogue
from tests.i18n.samples import CATEGORIES, counted, is_plural, keys, samples, usual

BESIDES = {"colour": "family", "kind": "what"}
"""Variables that are always passed along with another, whether English uses them or not."""
AT_LEAST_ONE = {
    *("spotted-prompt-use", "step-adjust", "step-draw"),
    *("terminal-colour", "tile", "title-home-turn"),
}
"""Never used with zero, so that French does not have to distinguish 0 from 1."""
_TOLD = (0, 21, 22, 25, 101)
"""Numbers for which some language has the same form as for 1."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_it_can_be_read(language: str) -> None:
    assert catalogue(language).texts
    assert catalogue(language).faults == []


@every_language
def test_nothing_is_missing(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert [name for name in english.texts if name not in other.texts and is_asked(name)] == []


@every_language
def test_nothing_is_left_over(language: str) -> None:
    texts = catalogue(language).texts
    used = set().union(*(text.references for text in texts.values()))
    assert [name for name in texts if name not in used and not is_asked(name)] == []


@every_language
def test_only_messages_that_are_there_are_referred_to(language: str) -> None:
    texts = catalogue(language).texts
    assert [(t.name, r) for t in texts.values() for r in t.references if r not in texts] == []


@every_language
def test_variables_are_those_of_english(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    wrong = []
    for name in shared(other):
        known = english.variables(name)
        known |= {BESIDES[variable] for variable in known if variable in BESIDES}
        if unknown := other.variables(name) - known:
            wrong.append(f"{name} asks for {unknown}, which it is not told")
        # A form can depend on a variable or not; but what is printed must be printed.
        replaced = {v for v in english.printed(name) if BESIDES.get(v) in other.variables(name)}
        if missing := english.printed(name) - other.printed(name) - replaced:
            wrong.append(f"{name} does not tell {missing}")
    assert wrong == []


@every_language
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    rule = Locale.parse(language).plural_form
    needed = {rule(number) for number in range(1000)}
    wrong = []
    for text in catalogue(language).texts.values():
        for select in filter(is_plural, text.selects):
            named = {key for key in keys(select) if key in CATEGORIES}
            if named <= {"other"}:
                continue
            if unknown := named - set(rule.tags) - {"other"}:
                wrong.append(f"{text.name}: {unknown} is no form of this language")
            # Forms can be identical, as in Russian's genitive, but there must be one for the
            # remaining numbers.
            if usual(select) not in needed and not needed <= named:
                wrong.append(f"{text.name} lacks {needed - named}")
    assert wrong == []


@every_language
def test_everything_can_be_said_of_every_number(language: str) -> None:
    other = catalogue(language)
    bundle = bundle_of(language)
    wrong = []
    for name in other.texts:
        for args in samples(other, name=name):
            text, errors = said(bundle, name, args)
            if errors or "{" in text:
                wrong.append(f"{name} with {args}: {text} {errors}")
                break
    assert wrong == []


@every_language
def test_a_message_read_by_itself_says_what_it_says_in_its_file(language: str) -> None:
    other, bundle, say = catalogue(language), bundle_of(language), words(language)
    for name in other.texts:
        args = next(iter(samples(other, name=name)))
        assert say(name, **args) == said(bundle, name, args)[0]


@every_language
def test_a_number_is_told_where_english_tells_it(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    bundles = bundle_of("en"), bundle_of(language)
    wrong = []
    for name in shared(other):
        for variable in counted(english, name) & english.printed(name):
            for args in told(english, other, name, variable):
                texts = [said(bundle, name, args)[0] for bundle in bundles]
                number = re.compile(rf"(?<!\d){args[variable]}(?!\d)")
                never = args[variable] == 0 and name in AT_LEAST_ONE
                if number.search(texts[0]) and not number.search(texts[1]) and not never:
                    wrong.append(f"{name} with {args}: {texts[1]}")
    assert wrong == []


def told(
    english: Catalogue, other: Catalogue, name: str, variable: str
) -> list[dict[str, str | int]]:
    """Return arguments for each number that could be forgotten."""
    found: dict[object, dict[str, str | int]] = {}
    for args in samples(english, other, name=name):
        if args[variable] in _TOLD:
            rest = {key: 7 if value in _TOLD else value for key, value in args.items()}
            found.setdefault(args[variable], {**rest, variable: args[variable]})
    return list(found.values())


def shared(other: Catalogue) -> list[str]:
    """Return the texts that English has, too."""
    return [name for name in other.texts if name in catalogue("en").texts]


@cache
def bundle_of(language: str) -> FluentBundle:
    """Load the messages of one language, without English as a fallback."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def said(
    bundle: FluentBundle, name: str, args: dict[str, str | int]
) -> tuple[str, list[Exception]]:
    """Format a message or an attribute; return the text and the errors."""
    message, _, attribute = name.partition(".")
    found = bundle.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    return str(text), errors
