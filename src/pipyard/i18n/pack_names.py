"""What a content pack calls its tricks and sets in other languages: its `names.toml`."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from pipyard.core.errors import InvalidContent

FILE = "names.toml"
Names: TypeAlias = Mapping[str, Mapping[str, str]]
"""By language, then by the name that stands on the card or tile."""


def read_names(folder: Path) -> Names:
    """Read the names of a pack; without a file of names there are none."""
    path = folder / FILE
    try:
        return parse_names(path.read_text(encoding="utf-8")) if path.is_file() else {}
    except UnicodeDecodeError as error:
        raise InvalidContent(FILE, "file", str(error)) from None


def parse_names(text: str) -> Names:
    """Read names from the text of such a file."""
    try:
        read = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidContent(FILE, "file", str(error)) from None
    for language, names in read.items():
        if not isinstance(names, dict):
            raise InvalidContent(FILE, language, "is no table of names, such as [fr]")
        for word, name in names.items():
            if not isinstance(name, str) or not name.strip():
                raise InvalidContent(FILE, f"{language}.{word}", "is no name in quotes")
    return read
