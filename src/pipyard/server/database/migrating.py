"""Migrating a database to the newest schema, with a copy of its old state."""

import logging
from pathlib import Path

import sqlalchemy as sa

from pipyard.core.errors import PipyardError
from pipyard.i18n import words
from pipyard.server.log_lines import event

_VERSIONS = "alembic_version"
_MIGRATIONS = Path(__file__).parents[1] / "migrations"
_logger = logging.getLogger(__name__)


class MadeByNewer(PipyardError):
    """The tables have a schema that this version does not know."""

    def __init__(self) -> None:
        super().__init__("data/newer", words()("serve-data-newer"))


class NotCopied(PipyardError):
    """The data could not be copied before a migration, so nothing was changed."""

    def __init__(self, folder: Path, reason: str) -> None:
        said = words()("serve-not-copied", folder=str(folder), reason=reason)
        super().__init__("data/not-copied", said)


def migrate(connection: sa.Connection, revision: str = "head", copies: Path | None = None) -> bool:
    """Run the missing migrations, up to one; return whether there were any.

    The existing data is copied first, to a new file in the folder for copies, if one is given.
    """
    before = revision_of(connection)
    if revision == "head" and is_newest(connection):
        return False
    if before in _known() and copies is not None:
        _copy(connection, copies, str(before))
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
    return revision_of(connection) != before


def is_newest(connection: sa.Connection) -> bool:
    """Return whether the tables have the newest schema."""
    return revision_of(connection) == max(_known())


def revision_of(connection: sa.Connection) -> str | None:
    """Return the latest migration that a database has had, or None if it has no tables of ours."""
    if not sa.inspect(connection).has_table(_VERSIONS):
        return None
    found: str | None = connection.scalar(sa.text(f"SELECT version_num FROM {_VERSIONS}"))
    return found


def _known() -> set[str]:
    """Return all migrations; files are named after their revisions, in order."""
    files = (_MIGRATIONS / "versions").glob("r*.py")
    return {file.stem.partition("_")[0] for file in files}


def _copy(connection: sa.Connection, folder: Path, before: str) -> None:
    """Copy the data; meanwhile nobody may change it, and nobody else may migrate it."""
    from pipyard.server.database.copying import BackupRefused, reason_of, write_copy  # noqa: PLC0415

    number = 1
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        while (file := folder / f"before-update-{before}-{number}.backup").exists():
            number += 1
        if connection.dialect.name == "postgresql":
            tables = ", ".join(f'"{name}"' for name in sa.inspect(connection).get_table_names())
            connection.exec_driver_sql(f"LOCK TABLE {tables} IN SHARE MODE")
        write_copy(connection, file)
    except (OSError, BackupRefused) as error:
        reason = error.sentence if isinstance(error, BackupRefused) else reason_of(error)
        raise NotCopied(folder, reason) from error
    _logger.warning(
        "The data is migrated to this version; a copy of the old data is in %s.",
        file,
        extra=event("before-update", form=before),
    )
