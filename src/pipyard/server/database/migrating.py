"""Bringing a database to the newest form of its tables."""

from pathlib import Path

import sqlalchemy as sa

from pipyard.core.errors import PipyardError
from pipyard.i18n import words

_VERSIONS = "alembic_version"
_MIGRATIONS = Path(__file__).parents[1] / "migrations"


class MadeByNewer(PipyardError):
    """The tables have a form that this version does not know."""

    def __init__(self) -> None:
        super().__init__("data/newer", words()("serve-data-newer"))


def migrate(connection: sa.Connection, revision: str = "head") -> bool:
    """Run the migrations that this database has not seen, up to one; tell if there were any."""
    before = _revision(connection)
    if revision == "head" and is_newest(connection):
        return False
    from alembic import command  # noqa: PLC0415  (loading it takes as long as the rest of a start)
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        if before is not None and before in str(error):
            raise MadeByNewer from error
        raise
    return _revision(connection) != before


def is_newest(connection: sa.Connection) -> bool:
    """Tell whether the tables have the newest form."""
    return _revision(connection) == _newest()


def _revision(connection: sa.Connection) -> str | None:
    """Read which migration a database has seen last."""
    if not sa.inspect(connection).has_table(_VERSIONS):
        return None
    found: str | None = connection.scalar(sa.text(f"SELECT version_num FROM {_VERSIONS}"))
    return found


def _newest() -> str:
    """Name the newest migration: files are named after their revisions, in order."""
    latest = max((_MIGRATIONS / "versions").glob("r*.py")).stem
    return latest.partition("_")[0]
