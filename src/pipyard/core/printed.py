"""What is printed on cards, tiles and sheets, identified by a hash.

The hash covers what was read from the files, not how it is compiled: the layout of records may
change, and older logs and saved games still find their content.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

_LENGTH = 16


def printed_hash(*parts: object) -> str:
    """Return the hash of content: dataclasses, mappings, sequences, strings and numbers.

    A field with its default value does not count, so that a new field does not change old hashes.
    """
    return hashlib.sha256(ascii(_plain(parts)).encode()).hexdigest()[:_LENGTH]


def hashes_of(current: str, former: Mapping[str, str]) -> frozenset[str]:
    """Return every hash of some content: its current one, and the former ones that map to it."""
    return frozenset({current, *(old for old, now in former.items() if now == current)})


def texts_of(folder: Path, names: Iterable[str]) -> dict[str, str]:
    """Read those of a folder's files that exist, by name."""
    paths = (folder / name for name in names)
    return {path.name: path.read_text(encoding="utf-8") for path in paths if path.is_file()}


@contextmanager
def folder_of(files: Mapping[str, str]) -> Iterator[Path]:
    """Put files into a temporary folder while they are read."""
    with TemporaryDirectory(prefix="pipyard-") as folder:
        for name, text in files.items():
            (Path(folder) / Path(name).name).write_text(text, encoding="utf-8")
        yield Path(folder)


def _plain(value: object) -> object:
    if is_dataclass(value):
        told = ((field, getattr(value, field.name)) for field in fields(value))
        return tuple(
            (field.name, _plain(given))
            for field, given in told
            if field.default is MISSING or given != field.default
        )
    if isinstance(value, Mapping):
        return tuple((key, _plain(each)) for key, each in value.items())
    if isinstance(value, tuple | list):
        return tuple(_plain(each) for each in value)
    return value
