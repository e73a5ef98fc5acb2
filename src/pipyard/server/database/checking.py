"""A quick check for damage when a server starts on a file: it finds and names flipped bits."""

import json
import logging
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path

from pipyard.server.log_lines import event, short

_SECONDS = 3.0
"""How long the check may take; a large database is not checked to its end."""
_STEPS_BETWEEN_LOOKS_AT_THE_TIME = 10_000
_MOST_NAMED = 20

_logger = logging.getLogger(__name__)


def check(file: Path) -> Sequence[str]:
    """Report damage of a database, and return the tables that cannot be read.

    The server starts anyway, because the other games can continue.
    """
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        faults = _faults(connection)
        if not faults:
            return []
        unreadable = list(_unreadable(connection))
    shown = ", ".join(short(table) for table in unreadable[:_MOST_NAMED]) or "none found"
    _logger.error(
        "The database %s is damaged (%s). Tables that cannot be read: %s. Restore a copy of the"
        " file, or write what can be read into a new one with sqlite3's .recover.",
        file,
        faults[0],
        shown,
        extra=event("database-damaged", tables=len(unreadable)),
    )
    return unreadable


def _faults(connection: sqlite3.Connection) -> Sequence[str]:
    _limit_time(connection)
    try:
        rows = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.DatabaseError as error:
        return [] if _ran_out_of_time(error) else [str(error)]
    return [row[0] for row in rows if row[0] != "ok"]


def _unreadable(connection: sqlite3.Connection) -> Iterator[str]:
    _limit_time(connection)
    for table in sorted(_tables(connection)):
        try:
            for query in ("SELECT event FROM event", "SELECT terms FROM game_table"):
                key = "id" if "game_table" in query else "table_id"
                for (text,) in connection.execute(f"{query} WHERE {key} = ?", [table]):
                    json.loads(text)
        except (sqlite3.DatabaseError, ValueError) as error:
            if _ran_out_of_time(error):
                return
            yield table


def _tables(connection: sqlite3.Connection) -> set[str]:
    """Collect ids from everywhere, because either place may be damaged."""
    found: set[str] = set()
    for query in ("SELECT id FROM game_table", "SELECT DISTINCT table_id FROM event"):
        with suppress(sqlite3.DatabaseError):
            for (table,) in connection.execute(query):
                found.add(str(table))
    return found


def _limit_time(connection: sqlite3.Connection) -> None:
    until = time.monotonic() + _SECONDS
    connection.set_progress_handler(
        lambda: time.monotonic() > until, _STEPS_BETWEEN_LOOKS_AT_THE_TIME
    )


def _ran_out_of_time(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_INTERRUPT
