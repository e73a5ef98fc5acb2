"""Games by name: set up, played between bots, stepped by the thousand."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from pipyard.api.position import Position
from pipyard.bots import bots_of
from pipyard.core import registry
from pipyard.core.errors import InvalidConfig
from pipyard.lab.batch import STEP_LIMIT, Batch, BatchOptions
from pipyard.lab.setup import configured
from pipyard.lab.simulate import TableSetup, seat_bots


def game_names() -> tuple[str, ...]:
    """Name all games that can be made."""
    return registry.game_names()


def make(
    game: str,
    players: int = 2,
    *,
    pack: str | Path | None = None,
    seed: int = 0,
    **options: Any,
) -> "GameSetup":
    """Set a game up by its name.

    Spots takes `set`, or `tiles`, or `random=True`, and `off_leash` and `d0g_treats`; Spotted!
    takes `sheet`. A `pack` is a folder with content of one's own. What is random about the set-up
    comes of the seed. What a game does not know is refused with `InvalidConfig`.
    """
    return GameSetup(configured(game, players, options, pack, seed))


class GameSetup:
    """A game as it was set up; it is never changed, and any thread may use it."""

    def __init__(self, setup: TableSetup) -> None:
        self._setup = setup

    @property
    def name(self) -> str:
        """The game's name."""
        return self._setup.game

    @property
    def players(self) -> int:
        """How many play."""
        return self._setup.seats

    @property
    def config(self) -> Any:
        """How the game is set up, as a dataclass of the game's own."""
        return self._setup.config

    @property
    def content_hash(self) -> str:
        """What tells the cards, tiles or sheet from any other."""
        return self._setup.rules.content_hash

    @property
    def action_count(self) -> int:
        """How many numbers actions have, legal ones or not."""
        return self._setup.rules.metadata.dense_actions

    @property
    def bots(self) -> tuple[str, ...]:
        """Name the bots, weakest first."""
        return tuple(bots_of(self.name).NAMES)

    def start(self) -> Position:
        """Return a new game; whatever is random about its beginning is still to come."""
        return Position(self._setup.rules, self._setup.config, self._setup.start)

    def play(self, bots: Sequence[str] = (), seed: int = 0, most_events: int = 100_000) -> Position:
        """Let bots play a game and return where it ended, or where it was after so many events.

        Name a bot for all seats or one for each; without any it is the one that stands in for
        people.
        """
        names = seat_bots(self.name, bots, self.players)
        chance, *minds = np.random.default_rng(seed).spawn(1 + self.players)
        position = self.start()
        while not position.over and len(position.events) < most_events:
            if position.acting.chance:
                position.draw(chance)
            else:
                seat = position.seat
                position.apply(position.choose(names[seat], minds[seat]))
        return position

    def read_log(self, text: str) -> Position:
        """Return the game of a log, played again; a log that does not fit is refused."""
        from pipyard.api.logs import events_of  # noqa: PLC0415  (loading this takes time)

        position = self.start()
        for event in events_of(self._setup.rules, self._setup.config, text):
            position.apply_event(event)
        return position

    def batch(
        self,
        tables: int,
        *,
        seed: int = 0,
        chance: str = "automatic",
        auto_reset: bool = True,
        step_limit: int = STEP_LIMIT,
        threads: int = 1,
    ) -> Batch:
        """Return so many tables that are stepped together.

        With `chance="explicit"` tables wait for `Batch.draw` or `Batch.bring` where chance is to
        act.
        """
        if chance not in ("automatic", "explicit"):
            raise InvalidConfig(f"Chance is automatic or explicit, not {chance!r}.")
        options = BatchOptions(tables, seed, chance == "automatic", auto_reset, step_limit)
        return Batch(self._setup, options, threads)


def batch(game: GameSetup, tables: int, **options: Any) -> Batch:
    """Return so many tables of a game that are stepped together, as `GameSetup.batch` does."""
    return game.batch(tables, **options)
