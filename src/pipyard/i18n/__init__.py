"""The words people read, as Fluent files: one folder per language, used by both sides."""

import re
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

_FOLDER = Path(__file__).parent
FALLBACK = "en"
_SPOKEN: ContextVar[str] = ContextVar("language", default=FALLBACK)
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language, the most telling first."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message or term in a Fluent file, its name first: what follows is indented or empty."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What may be a name of another message or term."""


class Words:
    """All messages of one language; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogues = [_catalogue(name) for name in dict.fromkeys((language, FALLBACK))]

    def __contains__(self, message: str) -> bool:
        return self._find(message) is not None

    def __call__(self, message: str, /, **args: Any) -> str:
        """Put a message, or an attribute of one (`id.attribute`), into words.

        An unknown message or a missing argument is a fault of ours.
        """
        found = self._find(message)
        if found is None:
            raise KeyError(f"there is no message {message}")
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def _find(self, message: str) -> "tuple[FluentBundle, Pattern] | None":
        name, _, attribute = message.partition(".")
        for catalogue in self._catalogues:
            if catalogue.read(name):
                known = catalogue.bundle.get_message(name)
                pattern = known.attributes.get(attribute) if attribute else known.value
                if pattern is not None:
                    return catalogue.bundle, pattern
        return None

    def listed(self, items: Iterable[object]) -> str:
        """Join items: 3, 4 and 6."""
        *first, last = map(str, items)
        return self("terminal-list", first=", ".join(first), last=last) if first else last


def languages() -> list[str]:
    """List the languages there are words for."""
    return sorted(folder.name for folder in _FOLDER.iterdir() if any(folder.glob("*.ftl")))


def words(language: str | None = None) -> Words:
    """Return the words of a language, or of the one that is spoken."""
    return _words(language or _SPOKEN.get())


def speak(language: str) -> None:
    """Speak a language from now on wherever none is named."""
    _SPOKEN.set(language)


def system_language(environment: Mapping[str, str]) -> str:
    """Return the language a system is set to, or English where there are no words for it."""
    said = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return find_language(said) or FALLBACK


def find_language(tag: str) -> str | None:
    """Find the language that a tag such as fr, fr-CA or fr_FR.UTF-8 means, if there is one."""
    language = tag.replace("_", "-").partition(".")[0].partition("-")[0].lower()
    return language if language in languages() else None


@cache
def _words(language: str) -> Words:
    return Words(language)


@cache
def _catalogue(language: str) -> "_Catalogue":
    """Open a language once: English is the fallback of all others."""
    return _Catalogue(language)


class _Catalogue:
    """The messages of one language, each parsed when it is first said: most never are."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415  (it takes time)

        self.bundle = FluentBundle([language], use_isolating=False)
        self._unread = {
            entry[1]: entry[0]
            for path in sorted((_FOLDER / language).glob("*.ftl"))
            for entry in _ENTRY.finditer(path.read_text(encoding="utf-8"))
        }

    def read(self, name: str) -> bool:
        """Parse a message and all that it refers to; False where there is none of that name."""
        from fluent.runtime import FluentResource  # noqa: PLC0415  (it takes time)

        text = self._unread.get(name)
        if text is not None:
            for other in _REFERENCE.findall(text):
                if other != name:
                    self.read(other)
            self.bundle.add_resource(FluentResource(text))
            self._unread.pop(name, None)
        return self.bundle.has_message(name)
