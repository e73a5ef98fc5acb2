"""Weights that were taught for other content than the published, and where learned values end.

What a bot has learned fits the content it was taught with. On other content it goes on, with what
it knows of what is alike; whoever reads figures of such games is told.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from pipyard.bots.weights import CONTENT, choose_weights
from pipyard.core.contract import Game
from pipyard.core.errors import InvalidConfig
from pipyard.lab.games import tool_of
from pipyard.lab.general import ground as general
from pipyard.lab.simulate import TableSetup

SUFFIX = ".npz"


def doubts(setup: TableSetup, bots: Iterable[str], *, taught: bool = False) -> list[str]:
    """Say which of the bots think by a value that was learned with other content, if any do.

    Nothing is to be said where they think by weights that were taught for it.
    """
    ground = _ground_of(setup.game)
    learned = [bot for bot in dict.fromkeys(bots) if bot in ground.LEARNED]
    unknown = None if taught or not learned else unknown_to_value(setup.rules)
    if unknown is None:
        return []
    names, verb = " and ".join(learned), "think" if len(learned) > 1 else "thinks"
    return [
        f"{names} {verb} by a value that was learned without {unknown}. "
        f"`pipyard train {setup.game}` teaches one for it; play with it by --weights."
    ]


def unknown_to_value(rules: Game[Any, Any, Any]) -> str | None:
    """Name what of the content a game's shipped value was learned without; None is nothing."""
    unknown: str | None = _ground_of(rules.metadata.name).unknown_to_value(rules)
    return unknown


def file_of(folder: Path, game: str, name: str) -> Path:
    """Return where weights of a name are installed; a name that is a file stands for itself."""
    if name.endswith(SUFFIX):
        return Path(name)
    if not name or Path(name).name != name:
        raise InvalidConfig(f"{name!r} cannot be a name of weights; leave out slashes.")
    return folder / "weights" / game / f"{name}{SUFFIX}"


def use_weights(setup: TableSetup, file: Path) -> TableSetup:
    """Have bots think by weights from a file; refuse those that were taught for other content.

    This holds for the whole process, and from now on: no bot may have thought before.
    """
    game = setup.game
    ground = _ground_of(game)
    if not ground.LEARNED:
        raise InvalidConfig(f"No bot of {game} thinks by weights.")
    if not file.is_file():
        advice = f"teach some by `pipyard train {game}`, with --pack or --sheet."
        raise InvalidConfig(f"There are no weights {file.stem!r} ({file}); {advice}")
    contents = _contents_of(file)
    if setup.rules.content_hash not in contents:
        raise InvalidConfig(
            f"{file.name} was taught for other cards, tiles or sheets (content "
            f"{', '.join(contents) or 'as published'}); here it is {setup.rules.content_hash}."
        )
    choose_weights(game, file)
    ground.forget()
    return replace(setup, rules=ground.seen_by_value(setup.rules))


def contents_taught(rules: Game[Any, Any, Any]) -> Sequence[str]:
    """Name all content that a game has, for weights that are taught with it."""
    return [each.content_hash for each in rules.on_all_contents()]


def _ground_of(game: str) -> Any:
    try:
        return tool_of(game, "ground")
    except InvalidConfig:
        return general


def _contents_of(file: Path) -> list[str]:
    try:
        with np.load(file) as stored:
            return [str(each) for each in stored[CONTENT]] if CONTENT in stored else []
    except (OSError, ValueError, EOFError):
        raise InvalidConfig(f"{file} holds no weights.") from None
