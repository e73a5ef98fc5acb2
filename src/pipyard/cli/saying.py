"""What commands show of data that anybody may have written."""

from datetime import UTC, datetime


def printable(text: str) -> str:
    """Leave out what would steer a terminal."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def local_time(milliseconds: int) -> str:
    """Write a time as it is where the command runs, to the minute."""
    when = datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone()
    return f"{when:%Y-%m-%d %H:%M}"
