"""How commands print data that may come from anybody."""

from datetime import UTC, datetime


def printable(text: str) -> str:
    """Remove characters that would control a terminal."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def local_time(milliseconds: int) -> str:
    """Format a time in the local time zone, to the minute."""
    when = datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone()
    return f"{when:%Y-%m-%d %H:%M}"
