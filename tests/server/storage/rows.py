"""The smallest rows to write and to read back: promised seeds, which refer to nothing else."""

from collections.abc import Callable

import sqlalchemy as sa

from pipyard.server import model


def add(key: str) -> Callable[[sa.Connection], None]:
    """Return a job that adds a row."""

    def job(connection: sa.Connection) -> None:
        row = {"commitment": key, "seed": "", "created_ms": 1}
        connection.execute(sa.insert(model.commitment), row)

    return job


def keys(connection: sa.Connection) -> list[str]:
    """Read the keys of all rows, in order."""
    key = model.commitment.c.commitment
    return list(connection.execute(sa.select(key).order_by(key)).scalars())
