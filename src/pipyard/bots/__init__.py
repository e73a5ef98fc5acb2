"""Bots: players that choose among the legal actions and see no more than a person would.

A bot gets a copy of the position and its own stream of random numbers, and returns a legal action.
A game's bots are a part of its registration: a module with `NAMES`, weakest first, and `pick`. A
game without that part has one bot, `random`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar, cast

import numpy as np

from pipyard.bots import anyhow
from pipyard.core.chance import Stream
from pipyard.core.contract import Game
from pipyard.core.errors import IllegalMove, InvalidConfig
from pipyard.core.registry import find_game, game_names

A = TypeVar("A")


class Bots(Protocol):
    """The bots of a game; a bot's number is its index among the names."""

    NAMES: Sequence[str]
    """Weakest first."""
    QUICK: frozenset[str]
    """Those that choose in less time than it takes to pass the work to a thread."""
    STAND_IN: str
    """The bot that plays for people who are away."""

    def pick(
        self,
        game: Any,
        bot: int,
        position: np.recarray,
        seat: int,
        stream: Stream,
        patience: float,
    ) -> int:
        """Pick a legal action's dense number; the position is the bot's own copy."""
        ...


def bots_of(game: str) -> Bots:
    """Return the bots of a game."""
    return cast("Bots", find_game(game).part("bots") or anyhow)


class _NamesByGame(Mapping[str, tuple[str, ...]]):
    def __getitem__(self, game: str) -> tuple[str, ...]:
        if game not in game_names():
            raise KeyError(game)
        return tuple(bots_of(game).NAMES)

    def __iter__(self) -> Iterator[str]:
        return iter(game_names())

    def __len__(self) -> int:
        return len(game_names())


BOTS: Mapping[str, tuple[str, ...]] = _NamesByGame()
"""The names of the bots of each game, weakest first: a bot's number is its index here."""


def bot_number(game: str, bot: str) -> int:
    """Return a bot's number; refuse a name that no bot of the game has."""
    names = tuple(bots_of(game).NAMES)
    if bot not in names:
        raise InvalidConfig(
            f"There is no bot {bot!r} for {game}; choose one of {', '.join(names)}."
        )
    return names.index(bot)


def choose(
    game: Game[A, Any, Any],
    bot: str,
    position: np.recarray,
    seat: int,
    stream: Stream,
    patience: float = 1.0,
) -> A:
    """Let a bot choose a legal action for a seat that may act; the position does not change.

    With more `patience`, bots that look ahead look farther, and take proportionally longer.
    """
    name = game.metadata.name
    number = bot_number(name, bot)
    if seat not in game.acting(position).seats:
        raise IllegalMove("It is not this player's turn to act.")
    move = bots_of(name).pick(game, number, position.copy(), seat, stream, patience)
    return game.from_dense(position, move)
