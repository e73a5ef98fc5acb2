"""The tables of the database; a change here needs a migration, and a test compares the two."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

guest = sa.Table(
    "guest",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    # The key itself is only in the guest's cookie: who reads the database can act for nobody.
    sa.Column("key_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
)

game_table = sa.Table(
    "game_table",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("host_id", sa.ForeignKey("guest.id"), nullable=False, index=True),
    sa.Column("game", sa.String(16), nullable=False),
    sa.Column("config", sa.JSON, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("content_hash", sa.String(64), nullable=False),
    sa.Column("pack", sa.String(64)),
    # What follows from the events is kept as well, so that lists need no replay.
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("to_act", sa.JSON, nullable=False),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    sa.Column("changed_ms", sa.BigInteger, nullable=False),
)

seat = sa.Table(
    "seat",
    metadata,
    sa.Column("table_id", sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("bot", sa.String(32)),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), index=True),
)

event = sa.Table(
    "event",
    metadata,
    sa.Column("table_id", sa.ForeignKey("game_table.id"), primary_key=True),
    # The key decides races: of two events that would be the same version, one is refused.
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("event", sa.JSON, nullable=False),
    sa.Column("request", sa.String(64)),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)
