"""How long data is stored."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Keep:
    """Days after which data is deleted, counted from the last activity; 0 means never."""

    abandoned: int = 365
    """Games that have started and that nobody continues."""
    finished: int = 1095
    """Finished games, and closed tables."""
    imports: int = 180
    """Games imported from files."""
    reports: int = 365
    """Problems that players reported; a game that a report is about stays as long."""
    guests: int = 90
    """Guests who have no table, counted from their last visit."""


GENEROUS = Keep()
