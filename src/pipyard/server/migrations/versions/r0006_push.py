"""Browsers in which guests are called back to tables, and the key that the server signs with."""

import sqlalchemy as sa
from alembic import op

revision = "r0006"
down_revision = "r0005"


def upgrade() -> None:
    op.create_table(
        "push_subscription",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(87), nullable=False),
        sa.Column("auth", sa.String(22), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("called_ms", sa.BigInteger, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_push_subscription_guest_id"),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscription"),
    )
    op.create_index("ix_push_subscription_guest_id", "push_subscription", ["guest_id"])
    op.create_table(
        "secret",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secret"),
    )
