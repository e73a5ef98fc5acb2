"""The smallest rows to write and to read back."""

from collections.abc import Callable

import sqlalchemy as sa

from pipyard.server import model


def add_guest(guest: str) -> Callable[[sa.Connection], None]:
    """Return a job that adds a guest."""

    def job(connection: sa.Connection) -> None:
        connection.execute(sa.insert(model.guest), {"id": guest, "name": "", "created_ms": 1})

    return job


def guests(connection: sa.Connection) -> list[str]:
    """Read the ids of all guests, in order."""
    return list(
        connection.execute(sa.select(model.guest.c.id).order_by(model.guest.c.id)).scalars()
    )
