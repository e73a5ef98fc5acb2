"""Bringing a database to the newest form of its tables."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.util import CommandError

from pipyard.core.errors import PipyardError
from pipyard.i18n import words

_MIGRATIONS = Path(__file__).parents[1] / "migrations"


class MadeByNewer(PipyardError):
    """The tables have a form that this version does not know."""

    def __init__(self) -> None:
        super().__init__("data/newer", words()("serve-data-newer"))


def migrate(connection: sa.Connection, revision: str = "head") -> bool:
    """Run the migrations that this database has not seen, up to one; tell if there were any."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    before = _revision(connection)
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        if before is not None and before in str(error):
            raise MadeByNewer from error
        raise
    return _revision(connection) != before


def _revision(connection: sa.Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
