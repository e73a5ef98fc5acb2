"""Gymnasium environments: the learner has one seat, bots play the others.

`info["action_mask"]` says which actions are legal. An illegal action ends the episode with a reward
of -1. Rewards come at the end of a game, as `docs/batches.md` explains.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from pipyard.adapters.bot_tables import BotTables
from pipyard.lab.batch import STEP_LIMIT
from pipyard.lab.setup import configured

Observation: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]
_SEEDS = 2**32


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One table for one learner.

    `bots` are the names of the bots in the other seats, one for all or one for each. Options are
    those of `pipyard.make`. `features` selects the observation.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  (Gymnasium's own type)

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        bots: Sequence[str] = (),
        seat: int = 0,
        step_limit: int = STEP_LIMIT,
        pack: str | Path | None = None,
        **options: Any,
    ) -> None:
        self._tables = BotTables(
            configured(game, players, options, pack), 1, bots, seat, step_limit
        )
        self.features = self._tables.batch.features
        self.observation_space, self.action_space = _spaces(self._tables)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game; the seed also decides all games after it."""
        is_new = self._np_random is None
        super().reset(seed=seed, options=options)
        if seed is not None or is_new:
            self._tables.sow(int(self.np_random.integers(_SEEDS)))
        self._tables.reset()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do an action and let the bots play until the next one."""
        self._tables.step(np.array([action]))
        observation, info = self._seen()
        ended, cut = bool(self._tables.terminated[0]), bool(self._tables.truncated[0])
        return observation, float(self._tables.rewards[0]), ended, cut, info

    def action_masks(self) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        """Return which actions are legal, in the form that `MaskablePPO` of sb3-contrib expects."""
        legal: np.ndarray[tuple[int], np.dtype[np.bool_]] = self._tables.out.legal[0].copy()
        return legal

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        out = self._tables.out
        return out.observations[0].copy(), {"action_mask": out.legal[0].astype(np.int8)}


class SeatVectorEnv(VectorEnv[Observation, Any, Any]):
    """Many tables for one learner, over one batch; a finished game restarts at the next step.

    The arguments are those of `SeatEnv`, and the number of tables.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 2,
        *,
        bots: Sequence[str] = (),
        seat: int = 0,
        step_limit: int = STEP_LIMIT,
        pack: str | Path | None = None,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        setup = configured(game, players, options, pack)
        self._tables = BotTables(setup, num_envs, bots, seat, step_limit)
        self.features = self._tables.batch.features
        self.single_observation_space, self.single_action_space = _spaces(self._tables)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game at every table; if several seeds are given, the first one is used."""
        first = seed[0] if isinstance(seed, list) else seed
        is_new = self._np_random is None
        super().reset(seed=first, options=options)
        if first is not None or is_new:
            self._tables.sow(int(self.np_random.integers(_SEEDS)))
        self._tables.reset()
        return self._seen()

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Do an action at every table; where the game had ended, start a new one instead."""
        finished = self._tables.over
        self._tables.step(np.asarray(actions, np.int64))
        if finished.any():
            self._tables.reset(finished)
        observations, info = self._seen()
        tables = self._tables
        return (
            observations,
            tables.rewards.copy(),
            tables.terminated.copy(),
            tables.truncated.copy(),
            info,
        )

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        out = self._tables.out
        return out.observations.copy(), {"action_mask": out.legal.copy()}


def _spaces(tables: BotTables) -> tuple[gymnasium.Space[Any], gymnasium.Space[Any]]:
    width = len(tables.batch.features)
    seen = gymnasium.spaces.Box(-np.inf, np.inf, (width,), np.float32)
    return seen, gymnasium.spaces.Discrete(tables.batch.action_count)
