"""The options of `pipyard play`, for all games together."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path

from pipyard.core.errors import InvalidConfig
from pipyard.i18n import Words

FOR_ALL = ("seats", "solo", "seed")
"""The options that every game understands."""


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """The options of the command as given, for any game."""

    seats: Sequence[str] = ()
    set_name: str | None = None
    tiles: str | None = None
    off_leash: bool = False
    solo: bool = False
    d0g_treats: int | None = None
    seed: int | None = None
    pack: Path | None = None
    sheet: str | None = None


def refuse_others(options: PlayOptions, known: Sequence[str], words: Words, title: str) -> None:
    """Refuse options that belong to another game, naming the first of them."""
    for field in fields(PlayOptions):
        given = getattr(options, field.name) != field.default
        if given and field.name not in (*FOR_ALL, *known):
            option = field.name.removesuffix("_name").replace("_", "-")
            raise InvalidConfig(words("terminal-not-for", option=f"--{option}", game=title))
