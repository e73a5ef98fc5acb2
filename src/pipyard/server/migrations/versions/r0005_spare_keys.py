"""Keys that guests keep outside of their browsers, to return with."""

import sqlalchemy as sa
from alembic import op

revision = "r0005"
down_revision = "r0004"


def upgrade() -> None:
    op.create_table(
        "spare_key",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_spare_key_guest_id"),
        sa.PrimaryKeyConstraint("guest_id", name="pk_spare_key"),
        sa.UniqueConstraint("key_hash", name="uq_spare_key_key_hash"),
    )
