"""The games of this server, with the published content or that of a pack."""

import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import TypeAlias

from pipyard.core.errors import InvalidContent, PipyardError
from pipyard.core.registry import game_names
from pipyard.server.errors import Refused
from pipyard.server.games.hosting import HostedGame, published

_LOG = logging.getLogger(__name__)
_Signature: TypeAlias = tuple[tuple[str, int, int], ...]


class Catalogue:
    """The games by name and pack.

    A pack is a folder. With `dogs.toml` and `tricks.toml`, it is for Spots; with a folder `sheets`
    of further files, for Spotted!. Its name is the folder's name. Packs that were added, changed or
    removed are noticed when somebody requests packs. Tables keep the content they started with.
    """

    def __init__(self, packs: Path | None = None) -> None:
        self._folder = packs
        self._read: dict[str, _Signature] = {}
        self._lock = Lock()
        self._games: dict[str, dict[str | None, HostedGame]] = {
            name: {None: published(name)} for name in game_names()
        }
        self.left_out: dict[str, str] = {}
        """Packs that cannot be used, each with the reason; the others can."""
        self._look()

    def _look(self) -> None:
        """Read packs that are new or changed, and drop those that are gone."""
        with self._lock:
            folders = {folder.name: folder for folder in _folders(self._folder)}
            for name in self._read.keys() - folders.keys():
                self._forget(name)
            for name, folder in folders.items():
                signature = _signature(folder)
                if self._read.get(name) != signature:
                    self._forget(name)
                    self._read[name] = signature
                    self._take(folder)

    def _take(self, folder: Path) -> None:
        try:
            games = games_of_pack(folder)
        except (PipyardError, ValueError, TypeError, RecursionError) as refusal:
            # Not all errors in TOML have messages of ours.
            sentence = getattr(refusal, "sentence", None) or f"It cannot be read: {refusal}."
            self.left_out[folder.name] = sentence
            _LOG.warning("The pack %s is left out: %s", folder.name, sentence)
            return
        for name, game in games.items():
            self._games[name] = {**self._games[name], folder.name: game}

    def _forget(self, pack: str) -> None:
        self._read.pop(pack, None)
        self.left_out.pop(pack, None)
        for name, by_pack in self._games.items():
            self._games[name] = {known: game for known, game in by_pack.items() if known != pack}

    def _look_again(self) -> None:
        """Look again if there are packs; a folder that is gone now has none."""
        if self._folder is not None and self._folder.is_dir():
            self._look()

    def find(self, game: str, pack: str | None = None) -> HostedGame:
        """Return a game with a pack's content, or refuse one that does not exist."""
        if game not in self._games:
            raise Refused("config/invalid", f"There is no game {game!r}.")
        if pack is not None:
            self._look_again()
        if pack not in self._games[game]:
            known = ", ".join(self.packs(game)) or "none on this server"
            raise Refused(
                "config/invalid", f"There is no pack {pack!r} for {game}; there is {known}."
            )
        return self._games[game][pack]

    def with_content(self, content_hash: str) -> HostedGame | None:
        """Return the game with some content, published or a pack's, by its hash."""
        for by_pack in self._games.values():
            for game in by_pack.values():
                for each in game.on_all_contents():
                    if content_hash in each.content_hashes:
                        return each
        return None

    def of_files(self, content_hash: str, files: Mapping[str, str]) -> HostedGame | None:
        """Return the game that some stored content belongs to."""
        for by_pack in self._games.values():
            try:
                game = by_pack[None].with_files(files, None)
            except PipyardError:
                continue
            if content_hash in game.content_hashes:
                return game
        return None

    def packs(self, game: str) -> Sequence[str]:
        """List the packs for a game."""
        self._look_again()
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


def _signature(folder: Path) -> _Signature:
    """Return a value that changes when a file of a pack does, without reading any file."""
    found = []
    for path in sorted(folder.rglob("*.toml")):
        # Somebody who edits a pack may remove a file at this moment.
        with suppress(FileNotFoundError):
            stat = path.stat()
            found.append((str(path), stat.st_mtime_ns, stat.st_size))
    return tuple(found)


def _folders(packs: Path | None) -> list[Path]:
    if packs is None:
        return []
    if not packs.is_dir():
        raise InvalidContent(packs.name, "packs", f"is no folder: {packs}")
    paths = (path for path in packs.iterdir() if not path.name.startswith("."))
    return sorted(path for path in paths if path.is_dir())
