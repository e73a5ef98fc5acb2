"""Weights trained for other content than the published one, and the limits of learned values.

What a bot has learned fits the content it was trained on. With other content, it continues to play
with what it knows about similar things, and a warning accompanies the figures of such games.
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
    """Return warnings about bots whose value was learned with other content.

    There are none if they use weights that were trained for it.
    """
    ground = _ground_of(setup.game)
    learned = [bot for bot in dict.fromkeys(bots) if bot in ground.LEARNED]
    unknown = None if taught or not learned else unknown_to_value(setup.rules)
    if unknown is None:
        return []
    names, verb = " and ".join(learned), "use" if len(learned) > 1 else "uses"
    return [
        f"{names} {verb} a value that was learned without {unknown}. "
        f"`pipyard train {setup.game}` trains one for it; use it with --weights."
    ]


def unknown_to_value(rules: Game[Any, Any, Any]) -> str | None:
    """Return what part of the content a game's shipped value was not trained on, or None."""
    unknown: str | None = _ground_of(rules.metadata.name).unknown_to_value(rules)
    return unknown


def file_of(folder: Path, game: str, name: str) -> Path:
    """Return where the weights with a name are installed; an existing file stands for itself."""
    if name.endswith(SUFFIX):
        return Path(name)
    if not name or Path(name).name != name:
        raise InvalidConfig(f"{name!r} cannot be a name of weights; leave out slashes.")
    return folder / "weights" / game / f"{name}{SUFFIX}"


def use_weights(setup: TableSetup, file: Path) -> TableSetup:
    """Let bots use weights from a file; refuse weights that were trained for other content.

    This affects the whole process from now on, so no bot may have played before.
    """
    game = setup.game
    ground = _ground_of(game)
    if not ground.LEARNED:
        raise InvalidConfig(f"No bot of {game} uses weights.")
    if not file.is_file():
        advice = f"train some with `pipyard train {game}`, with --pack or --sheet."
        raise InvalidConfig(f"There are no weights {file.stem!r} ({file}); {advice}")
    contents = _contents_of(file)
    if setup.rules.content_hash not in contents:
        raise InvalidConfig(
            f"{file.name} was trained for other cards, tiles or sheets (content "
            f"{', '.join(contents) or 'as published'}); this game has {setup.rules.content_hash}."
        )
    choose_weights(game, file)
    ground.forget()
    return replace(setup, rules=ground.seen_by_value(setup.rules))


def contents_taught(rules: Game[Any, Any, Any]) -> Sequence[str]:
    """List all content of a game, for weights that are trained with it."""
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
