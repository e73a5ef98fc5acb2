"""Guests, tables, their seats and their events."""

import sqlalchemy as sa
from alembic import op

revision = "r0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guest",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guest"),
        sa.UniqueConstraint("key_hash", name="uq_guest_key_hash"),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("host_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("config", sa.JSON, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("content_hash", sa.String(64), nullable=False),
        sa.Column("pack", sa.String(64)),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("to_act", sa.JSON, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
        sa.ForeignKeyConstraint(["host_id"], ["guest.id"], name="fk_game_table_host_id"),
    )
    op.create_index("ix_game_table_host_id", "game_table", ["host_id"])
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("guest_id", sa.String(32)),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_seat"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_seat_table_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_seat_guest_id"),
    )
    op.create_index("ix_seat_guest_id", "seat", ["guest_id"])
    op.create_table(
        "event",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("event", sa.JSON, nullable=False),
        sa.Column("request", sa.String(64)),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_event"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_event_table_id"),
    )
