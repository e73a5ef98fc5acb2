"""Storage errors, with messages for players."""

import sqlite3

import pytest
import sqlalchemy as sa

from pipyard.core.errors import PipyardError
from pipyard.server.database.failing import named_failures
from pipyard.server.errors import STATUS


class PostgresError(Exception):
    def __init__(self, sqlstate: str) -> None:
        super().__init__(sqlstate)
        self.sqlstate = sqlstate


def sqlite_error(number: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("said by the driver")
    error.sqlite_errorcode = number
    return error


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (PostgresError("53100"), "storage/full"),
        (PostgresError("XX001"), "storage/damaged"),
        (sqlite_error(sqlite3.SQLITE_FULL), "storage/full"),
        (sqlite_error(sqlite3.SQLITE_CORRUPT_INDEX), "storage/damaged"),
    ],
)
def test_a_full_disk_and_damage_have_codes_and_the_log_tells(
    error: Exception, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(PipyardError) as caught, named_failures():
        raise sa.exc.OperationalError("INSERT", None, error)
    assert caught.value.code == code
    assert code in STATUS
    assert code in caplog.text


def test_any_other_failure_stays_what_it_is() -> None:
    for error in (PostgresError("40001"), sqlite_error(sqlite3.SQLITE_BUSY)):
        with pytest.raises(sa.exc.OperationalError), named_failures():
            raise sa.exc.OperationalError("INSERT", None, error)
