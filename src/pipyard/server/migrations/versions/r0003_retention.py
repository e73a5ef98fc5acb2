"""Reports refer to a game instead of copying it; indexes find what can be deleted."""

from alembic import op

revision = "r0003"
down_revision = "r0002"


def upgrade() -> None:
    with op.batch_alter_table("report") as report:
        report.drop_column("log")
    op.create_index("ix_report_created_ms", "report", ["created_ms"])
    op.create_index("ix_guest_seen_ms", "guest", ["seen_ms"])
    op.create_index("ix_game_table_rematch", "game_table", ["rematch"])
    op.create_index(
        "ix_game_table_imported_status_changed_ms",
        "game_table",
        ["imported", "status", "changed_ms"],
    )
