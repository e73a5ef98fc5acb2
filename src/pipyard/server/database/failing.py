"""Storage failures that can be explained to people: a full disk, and damage."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from pipyard.core.errors import PipyardError
from pipyard.server.log_lines import event

_SQLITE_PRIMARY = 0xFF
_SQLITE_FULL = {sqlite3.SQLITE_FULL}
_SQLITE_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_POSTGRES_FULL = {"53100"}
_POSTGRES_DAMAGED = {"XX001", "XX002"}

_logger = logging.getLogger(__name__)


class StorageFull(PipyardError):
    """There is no space left; nothing was stored."""

    def __init__(self) -> None:
        super().__init__(
            "storage/full",
            "The server's disk is full: this was not stored. The server's owner must make room on"
            " it; then try again.",
        )


class StorageDamaged(PipyardError):
    """Stored data cannot be read any more."""

    def __init__(self) -> None:
        super().__init__(
            "storage/damaged",
            "The server cannot read this any more: its storage is damaged. The server's owner has"
            " to restore a copy of it.",
        )


@contextmanager
def named_failures() -> Iterator[None]:
    """Replace known failures by errors with a sentence, and log them for the server's owner."""
    try:
        yield
    except (sa.exc.DBAPIError, sqlite3.Error) as error:
        failure = named(error)
        if failure is error:
            raise
        raise failure from error


def named(error: BaseException) -> BaseException:
    """Return an error with a sentence if there is one for a failure, and log it."""
    failure = _in_words(getattr(error, "orig", error))
    if failure is None:
        return error
    _logger.error(
        "%s (%s)", failure.sentence, failure.code, extra=event("storage-failed", code=failure.code)
    )
    failure.__cause__ = error
    return failure


def _in_words(error: BaseException | None) -> PipyardError | None:
    number = getattr(error, "sqlite_errorcode", 0) & _SQLITE_PRIMARY
    state = getattr(error, "sqlstate", None)
    if number in _SQLITE_FULL or state in _POSTGRES_FULL:
        return StorageFull()
    if number in _SQLITE_DAMAGED or state in _POSTGRES_DAMAGED:
        return StorageDamaged()
    return None
