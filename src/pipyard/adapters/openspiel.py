"""OpenSpiel games: `pipyard_spots`, `pipyard_spotted` and all other registered games.

Importing this module registers them. Chance is explicit. If a chance event has few outcomes, they
are listed as the rules merge them, with dice by value. Otherwise its numbers are drawn one by one.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any

import numpy as np
import pyspiel

from pipyard.core.contract import Outcome
from pipyard.core.record import copied
from pipyard.core.registry import find_game, game_names
from pipyard.lab.batch import Batch, BatchOptions
from pipyard.lab.general.batch import rewards_of
from pipyard.lab.setup import configured
from pipyard.lab.simulate import TableSetup

MOST_OUTCOMES = 500
ACTION_LIMIT = 20_000
"""Actions after which a game ends without a winner, because OpenSpiel requires games to end."""
_MOST_SCORE = 1000.0


class _NumberWanted(Exception):
    """Chance needs one more number, below a bound."""

    def __init__(self, bound: int) -> None:
        super().__init__()
        self.bound = bound


@cache
def _setup(game: str, players: int, options: str) -> TableSetup:
    """Set up a game and cache it; options are written as `set:dog park;off_leash:true`."""
    given: dict[str, Any] = {}
    for option in filter(None, options.split(";")):
        name, _, value = option.partition(":")
        given[name.strip()] = _value(value.strip())
    return configured(game, players, given)


def _value(text: str) -> Any:
    if text.isdecimal():
        return int(text)
    return {"true": True, "false": False}.get(text.lower(), text)


@cache
def _eyes(game: str, players: int, options: str) -> Batch:
    """Return a table for observing positions."""
    return Batch(_setup(game, players, options), BatchOptions(1))


class PipyardState(pyspiel.State):  # type: ignore[misc]
    """A position; `pending` holds the numbers drawn so far of an unfinished chance event."""

    def __init__(self, game: "PipyardGame") -> None:
        super().__init__(game)
        self._key = game.key
        self._limit = game.action_limit
        self._position = _setup(*self._key).start
        self._pending: list[int] = []
        self._actions = 0

    @property
    def position(self) -> np.recarray:
        """A copy of the position as the rules see it."""
        return copied(self._position)

    def current_player(self) -> int:
        """Return who acts: a seat, chance, or nobody."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        acting = self._rules.acting(self._position)
        return int(pyspiel.PlayerId.CHANCE) if acting.chance else acting.seats[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the possible outcomes of chance."""
        merged = self._merged()
        if merged:
            return [(number, chance) for number, (_, chance) in enumerate(merged)]
        bound = self._bound()
        return [(number, 1 / bound) for number in range(bound)]

    def is_terminal(self) -> bool:
        """Return whether the game is over or was cut off."""
        return self._actions >= self._limit or self._rules.acting(self._position).nobody

    def returns(self) -> list[float]:
        """Return each player's reward; it is 0 until the end."""
        outcome = self._rules.outcome(self._position)
        seats = _setup(*self._key).seats
        return [0.0] * seats if outcome is None else returns_of(outcome, seats)

    @property
    def _rules(self) -> Any:
        return _setup(*self._key).rules

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = self._rules.legal_dense(self._position, player)
        return legal

    def _apply_action(self, action: int) -> None:
        if self._rules.acting(self._position).chance:
            self._bring(action)
        else:
            self._rules.apply_dense(self._position, self.current_player(), action)
            self._actions += 1

    def _bring(self, number: int) -> None:
        merged = self._merged()
        if merged:
            self._rules.apply_outcome(self._position, merged[number][0])
            return
        self._pending.append(number)
        try:
            outcome = self._rules.draw(self._position, self._source())
        except _NumberWanted:
            return
        self._pending = []
        self._rules.apply_outcome(self._position, outcome)

    def _merged(self) -> Sequence[tuple[Any, float]]:
        """Return all outcomes if there are only a few."""
        found = list(islice(self._rules.outcomes(self._position), MOST_OUTCOMES + 1))
        return found if len(found) <= MOST_OUTCOMES else ()

    def _bound(self) -> int:
        try:
            self._rules.draw(self._position, self._source())
        except _NumberWanted as wanted:
            return wanted.bound
        raise AssertionError("Chance drew without a number.")

    def _source(self) -> Any:
        given: Iterator[int] = iter(self._pending)

        def below(bound: int) -> int:
            number = next(given, None)
            if number is None:
                raise _NumberWanted(bound)
            return number

        return below

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return f"{self._rules.from_dense(self._position, action)}"
        merged = self._merged()
        return f"{merged[action][0]}" if merged else f"number {action}"

    def __str__(self) -> str:
        return f"{self._position.tobytes().hex()} {self._pending} {self._actions}"


class _Observer:
    """What a player observes, by the features of a batch."""

    def __init__(self, game: "PipyardGame") -> None:
        self._eyes = _eyes(*game.key)
        self.tensor = np.zeros(len(self._eyes.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: PipyardState, player: int) -> None:
        """Observe a position as a player."""
        self._eyes.place(0, state.position)
        self.tensor[:] = self._eyes.look(0, player)

    def string_from(self, state: PipyardState, player: int) -> str:
        """Return a position as text as a player sees it; nothing is hidden from anybody."""
        return f"{player} {state}"


def returns_of(outcome: Outcome, seats: int) -> list[float]:
    """Return rewards as a batch gives them; in a solo game without a loser, return the score."""
    if seats == 1 and outcome.winners and outcome.scores:
        return [float(outcome.scores[0])]
    return rewards_of(outcome, seats)


class PipyardGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel sees it, with the parameters `players`, `options` and `action_limit`."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", 2))
        self.key = (self.name, players, str(given.get("options", "")))
        self.action_limit = int(given.get("action_limit", ACTION_LIMIT))
        setup = _setup(*self.key)
        alone = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=setup.rules.metadata.dense_actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=_MOST_SCORE if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=self.action_limit,
        )
        super().__init__(_kind(self.name, alone=alone), info, given)

    def new_initial_state(self) -> PipyardState:
        """Return the initial position."""
        return PipyardState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ARG002
        params: Any = None,  # noqa: ARG002
    ) -> _Observer:
        """Return an observer of positions."""
        return _Observer(self)


def _kind(name: str, *, alone: bool) -> pyspiel.GameType:
    """Describe a game to OpenSpiel; with several players, it is zero-sum."""
    metadata = find_game(name).load().metadata
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"pipyard_{name}",
        long_name=f"Pipyard: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=metadata.max_seats,
        min_num_players=metadata.min_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "options": "", "action_limit": ACTION_LIMIT},
    )


def _register(name: str) -> None:
    made = type(f"{name.capitalize()}Game", (PipyardGame,), {"name": name})
    pyspiel.register_game(_kind(name, alone=False), made)


for _name in game_names():
    _register(_name)
