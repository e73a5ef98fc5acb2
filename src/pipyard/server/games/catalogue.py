"""Which games there are, with the published content or that of a pack."""

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path

from pipyard.core.errors import InvalidContent, PipyardError
from pipyard.core.registry import game_names
from pipyard.server.errors import Refused
from pipyard.server.games.hosting import HostedGame, published

_LOG = logging.getLogger(__name__)


class Catalogue:
    """The games by name and pack.

    A pack is a folder: with `dogs.toml` and `tricks.toml` it is one for Spots, with a folder
    `sheets` of further files for Spotted!. Its name is the folder's.
    """

    def __init__(self, packs: Path | None = None) -> None:
        self._games: dict[str, dict[str | None, HostedGame]] = {
            name: {None: published(name)} for name in game_names()
        }
        self.left_out: dict[str, str] = {}
        """Packs that cannot be used, each with the reason; the others can."""
        for folder in _folders(packs):
            try:
                games = games_of_pack(folder)
            except PipyardError as refusal:
                self.left_out[folder.name] = refusal.sentence
                _LOG.warning("The pack %s is left out: %s", folder.name, refusal.sentence)
                continue
            for name, game in games.items():
                self._games[name][folder.name] = game

    def find(self, game: str, pack: str | None = None) -> HostedGame:
        """Return a game with a pack's content, or refuse one that is not to be had."""
        if game not in self._games:
            raise Refused("config/invalid", f"There is no game {game!r}.")
        if pack not in self._games[game]:
            known = ", ".join(self.packs(game)) or "none on this server"
            raise Refused(
                "config/invalid", f"There is no pack {pack!r} for {game}; there is {known}."
            )
        return self._games[game][pack]

    def with_content(self, content_hash: str) -> HostedGame | None:
        """Return the game that has some content, published or a pack's, by its hash."""
        for by_pack in self._games.values():
            for game in by_pack.values():
                for each in game.on_all_contents():
                    if content_hash in each.content_hashes:
                        return each
        return None

    def of_files(self, content_hash: str, files: Mapping[str, str]) -> HostedGame | None:
        """Return the game that some kept content belongs to."""
        for by_pack in self._games.values():
            try:
                game = by_pack[None].with_files(files, None)
            except PipyardError:
                continue
            if content_hash in game.content_hashes:
                return game
        return None

    def packs(self, game: str) -> Sequence[str]:
        """Name the packs there are for a game."""
        return sorted(name for name in self._games[game] if name is not None)


def games_of_pack(folder: Path) -> Mapping[str, HostedGame]:
    """Return the games that a pack has content for, by name."""
    read = ((name, published(name).with_pack(folder)) for name in game_names())
    games = {name: game for name, game in read if game is not None}
    for game in games.values():
        game.content()
    if not games:
        raise InvalidContent(
            folder.name, "pack", "has no dogs.toml and tricks.toml, and no sheets/*.toml"
        )
    return games


def _folders(packs: Path | None) -> list[Path]:
    if packs is None:
        return []
    if not packs.is_dir():
        raise InvalidContent(packs.name, "packs", f"is no folder: {packs}")
    paths = (path for path in packs.iterdir() if not path.name.startswith("."))
    return sorted(path for path in paths if path.is_dir())
