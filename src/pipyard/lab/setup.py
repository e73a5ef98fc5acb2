"""Setting up a game by its name and options, the same way for every tool called from Python."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Game
from pipyard.core.errors import InvalidConfig, InvalidContent
from pipyard.core.registry import find_game
from pipyard.lab.simulate import TableSetup


def configured(
    game: str,
    players: int,
    options: Mapping[str, Any],
    pack: str | Path | None = None,
    seed: int = 0,
) -> TableSetup:
    """Set up a game; anything random in the options, such as tiles, depends on the seed."""
    rules = find_game(game).load()
    if pack is not None:
        rules = with_pack(rules, Path(pack))
    rules.check_seats(players)
    stream = new_stream(seed)
    given = _Options(options)
    try:
        config = rules.configure(players, given, lambda bound: int(draw_below(stream, bound)))
    except TypeError:
        # A configuration without such a field raises a TypeError.
        raise _unknown(rules, options) from None
    if given.unread:
        raise _unknown(rules, given.unread)
    return TableSetup(rules.at(config), config)


def with_pack(rules: Game[Any, Any, Any], folder: Path) -> Game[Any, Any, Any]:
    """Return the game with a pack's content; refuse a folder that has none for it."""
    found = rules.with_pack(folder)
    if found is None:
        raise InvalidContent(folder.name, "pack", f"it has nothing for {rules.title}")
    return found


def _unknown(rules: Game[Any, Any, Any], options: Mapping[str, Any]) -> InvalidConfig:
    return InvalidConfig(f"{rules.title} has no such option: {', '.join(options)}; leave it out.")


class _Options(Mapping[str, Any]):
    """Options that keep track of which ones were not read."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self._given = given
        self.unread = dict(given)

    def __getitem__(self, name: str) -> Any:
        value = self._given[name]
        self.unread.pop(name, None)
        return value

    def __iter__(self) -> Iterator[str]:
        return iter(self._given)

    def __len__(self) -> int:
        return len(self._given)
