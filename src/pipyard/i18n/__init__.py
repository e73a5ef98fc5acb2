"""The words people read, as Fluent files: one folder per language, used by both sides."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_FOLDER = Path(__file__).parent
FALLBACK = "en"


class Words:
    """All messages of one language; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, FALLBACK))]

    def __contains__(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def __call__(self, message: str, /, **args: Any) -> str:
        """Put a message into words; an unknown message or a missing argument is a fault of ours."""
        bundle = next(bundle for bundle in self._bundles if bundle.has_message(message))
        value = bundle.get_message(message).value
        if value is None:
            raise KeyError(f"the message {message} has no value")
        text, errors = bundle.format_pattern(value, args)
        if errors:
            raise errors[0]
        return str(text)


def languages() -> list[str]:
    """List the languages there are words for."""
    return sorted(folder.name for folder in _FOLDER.iterdir() if any(folder.glob("*.ftl")))


@cache
def words(language: str = FALLBACK) -> Words:
    """Return the words of a language."""
    return Words(language)


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
