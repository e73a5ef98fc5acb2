"""Keys by device, links to carry an identity, promised dice, terms, clocks, reports."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    _keys_of_guests()
    _tables()
    _seats()
    op.create_table(
        "commitment",
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("commitment", name="pk_commitment"),
    )
    op.create_table(
        "content",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("files", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_content"),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("log", sa.JSON, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_report_table_id"),
    )
    op.create_index("ix_report_table_id", "report", ["table_id"])


def _keys_of_guests() -> None:
    op.create_table(
        "guest_key",
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key_hash", name="pk_guest_key"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_guest_key_guest_id"),
    )
    op.create_index("ix_guest_key_guest_id", "guest_key", ["guest_id"])
    op.execute(
        "INSERT INTO guest_key (key_hash, guest_id, created_ms)"
        " SELECT key_hash, id, created_ms FROM guest"
    )
    with op.batch_alter_table("guest") as guest:
        guest.drop_constraint("uq_guest_key_hash", type_="unique")
        guest.drop_column("key_hash")
        guest.add_column(sa.Column("seen_ms", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE guest SET seen_ms = created_ms")
    with op.batch_alter_table("guest") as guest:
        guest.alter_column("seen_ms", server_default=None)
    op.create_table(
        "identity_link",
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("expires_ms", sa.BigInteger, nullable=False),
        sa.Column("used_ms", sa.BigInteger),
        sa.PrimaryKeyConstraint("code_hash", name="pk_identity_link"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_identity_link_guest_id"),
    )
    op.create_index("ix_identity_link_guest_id", "identity_link", ["guest_id"])


def _tables() -> None:
    with op.batch_alter_table("game_table") as table:
        table.alter_column("host_id", existing_type=sa.String(32), nullable=True)
        table.add_column(sa.Column("terms", sa.JSON, nullable=False, server_default="{}"))
        table.add_column(sa.Column("seed", sa.String(64)))
        table.add_column(
            sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false())
        )
        table.add_column(sa.Column("rematch", sa.String(32)))
        table.add_column(sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
        table.add_column(sa.Column("deadlines", sa.JSON, nullable=False, server_default="{}"))
        table.add_column(sa.Column("due_ms", sa.BigInteger))
    with op.batch_alter_table("game_table") as table:
        for name in ("terms", "imported", "public", "deadlines"):
            table.alter_column(name, server_default=None)
    op.create_index("ix_game_table_due_ms", "game_table", ["due_ms"])
    op.create_index("ix_game_table_status_public", "game_table", ["status", "public"])


def _seats() -> None:
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("name", sa.String(64)))
        seat.add_column(sa.Column("reserved_id", sa.String(32)))
        seat.add_column(sa.Column("entropy", sa.String(64)))
        seat.create_foreign_key("fk_seat_reserved_id", "guest", ["reserved_id"], ["id"])
