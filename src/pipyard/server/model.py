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
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    # To the day; guests who stay away long enough are deleted.
    sa.Column("seen_ms", sa.BigInteger, nullable=False, index=True),
)

guest_key = sa.Table(
    "guest_key",
    metadata,
    # The key itself is only in a cookie, so reading the database lets nobody act for a guest. A
    # guest has one key for each device.
    sa.Column("key_hash", sa.String(64), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), nullable=False, index=True),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
)

identity_link = sa.Table(
    "identity_link",
    metadata,
    sa.Column("code_hash", sa.String(64), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), nullable=False, index=True),
    sa.Column("expires_ms", sa.BigInteger, nullable=False),
    # A used link is stored until it expires, to tell a link used twice from one that never existed.
    sa.Column("used_ms", sa.BigInteger),
)

spare_key = sa.Table(
    "spare_key",
    metadata,
    # A key that a guest keeps outside of any browser to return with; a newer one replaces it.
    sa.Column("guest_id", sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("key_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
)

push_subscription = sa.Table(
    "push_subscription",
    metadata,
    # The hash of its address: a browser with another guest now is called as that guest.
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), nullable=False, index=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(87), nullable=False),
    sa.Column("auth", sa.String(22), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    # The guest was already called for turns of tables that have not changed since then.
    sa.Column("called_ms", sa.BigInteger, nullable=False),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
)

OWNED = (guest_key, identity_link, spare_key, push_subscription)
"""Everything that is deleted together with a guest."""

secret = sa.Table(
    "secret",
    metadata,
    # The keys that this server, or several on one database, sign with.
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

commitment = sa.Table(
    "commitment",
    metadata,
    # A promised seed that does not belong to a table yet; it is deleted when a table takes it.
    sa.Column("commitment", sa.String(64), primary_key=True),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
)

content = sa.Table(
    "content",
    metadata,
    # What is printed on cards, tiles or sheets, as files by name. A game that started with it keeps
    # it to its end, even if newer ones are shipped meanwhile.
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("files", sa.JSON, nullable=False),
)

game_table = sa.Table(
    "game_table",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    # Empty if the host has deleted their identity.
    sa.Column("host_id", sa.ForeignKey("guest.id"), index=True),
    sa.Column("game", sa.String(16), nullable=False),
    sa.Column("config", sa.JSON, nullable=False),
    sa.Column("terms", sa.JSON, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("content_hash", sa.String(64), nullable=False),
    sa.Column("pack", sa.String(64)),
    # The dice, secret until the game is over. Empty at tables older than promised dice.
    sa.Column("seed", sa.String(64)),
    sa.Column("imported", sa.Boolean, nullable=False),
    sa.Column("rematch", sa.String(32), index=True),
    # What follows from the events is stored as well, so that lists and clocks need no replay.
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("to_act", sa.JSON, nullable=False),
    sa.Column("deadlines", sa.JSON, nullable=False),
    sa.Column("due_ms", sa.BigInteger, index=True),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    sa.Column("changed_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_game_table_status_public", "status", "public"),
    # Finds what has been stored long enough.
    sa.Index("ix_game_table_imported_status_changed_ms", "imported", "status", "changed_ms"),
)

seat = sa.Table(
    "seat",
    metadata,
    sa.Column("table_id", sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    # If there is also a guest, the bot only stands in until the guest is back.
    sa.Column("bot", sa.String(32)),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), index=True),
    # For several people at one device, and for people in imported games; else the guest's name is
    # used.
    sa.Column("name", sa.String(64)),
    # The guest for whom a free seat is reserved.
    sa.Column("reserved_id", sa.ForeignKey("guest.id")),
    # What the player's device added to the dice.
    sa.Column("entropy", sa.String(64)),
)

event = sa.Table(
    "event",
    metadata,
    sa.Column("table_id", sa.ForeignKey("game_table.id"), primary_key=True),
    # The key decides races: of two events with the same version, one is refused.
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("event", sa.JSON, nullable=False),
    sa.Column("request", sa.String(64)),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)

base = sa.Table(
    "base",
    metadata,
    # The state of a table at some of its versions, so that it is loaded without playing all of it.
    # All of it follows from the events; if one is missing or has another layout, the events are
    # played.
    sa.Column("table_id", sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
    sa.Column("beside", sa.JSON, nullable=False),
    sa.Column("layout", sa.String(16), nullable=False),
)

report = sa.Table(
    "report",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("game_table.id"), nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("created_ms", sa.BigInteger, nullable=False, index=True),
)
