"""For how long things are kept."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Keep:
    """Days after which things go, counted from when something last happened; 0 keeps them."""

    abandoned: int = 365
    """Games that have begun and that nobody goes on with."""
    finished: int = 1095
    """Games that are over, and tables that were closed."""
    imports: int = 180
    """Games that were brought in from files."""
    reports: int = 365
    """Problems that players reported; a game that one is about stays as long."""
    guests: int = 90
    """Guests who have no table, counted from their last visit."""


GENEROUS = Keep()
