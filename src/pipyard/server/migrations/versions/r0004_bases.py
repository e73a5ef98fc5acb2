"""Intermediate positions, so that a long game is loaded without playing all of it."""

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"


def upgrade() -> None:
    op.create_table(
        "base",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("beside", sa.JSON, nullable=False),
        sa.Column("layout", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_base_table_id"),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_base"),
    )
