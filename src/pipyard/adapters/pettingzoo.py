"""PettingZoo's AEC interface to the games: an agent for each seat, `seat_0` and so on.

An observation contains `observation` and `action_mask`. While several players may act at once, as
in Spotted!, the first of them acts.
"""

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pipyard.lab.batch import STEP_LIMIT, Batch, BatchOptions
from pipyard.lab.setup import configured

_SEEDS = 2**32


def env(game: str, players: int = 2, **options: Any) -> AECEnv[str, Any, Any]:
    """Return an environment for learners: an illegal action ends it with -1 for that agent."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(game, players, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(checked)


class raw_env(AECEnv[str, Any, Any]):  # type: ignore[misc]  # noqa: N801  (their name for it)
    """One table; options are those of `pipyard.make`."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        step_limit: int = STEP_LIMIT,
        pack: str | Path | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._setup = configured(game, players, options, pack)
        self._step_limit = step_limit
        self._source = np.random.default_rng()
        self._sow(0)
        self.metadata = {"name": f"pipyard_{game}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.features = self._batch.features
        width, actions = len(self.features), self._batch.action_count
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-np.inf, np.inf, (width,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action space of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a game; the seed also decides all games after it."""
        if seed is not None:
            self._source = np.random.default_rng(seed)
        self._sow(int(self._source.integers(_SEEDS)))
        self._batch.reset(self._out)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self._out.seats[0])]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent observes; only the agent that acts next has legal actions."""
        seat = self.possible_agents.index(agent)
        if seat == self._out.seats[0]:
            return {
                "observation": self._out.observations[0].copy(),
                "action_mask": self._out.legal[0].astype(np.int8),
            }
        mask = np.zeros(self._batch.action_count, np.int8)
        return {"observation": self._batch.look(0, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do an action of the agent that acts next."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._batch.step(np.array([action]), self._out)
        self._cumulative_rewards[agent] = 0.0
        for seat, each in enumerate(self.possible_agents):
            self.rewards[each] = float(self._out.rewards[0, seat])
            self.terminations[each] = bool(self._out.terminated[0])
            self.truncations[each] = bool(self._out.truncated[0])
        if self._out.seats[0] >= 0:
            self.agent_selection = self.possible_agents[int(self._out.seats[0])]
        self._accumulate_rewards()

    def close(self) -> None:
        """Do nothing; there is nothing to close."""

    def _sow(self, seed: int) -> None:
        options = BatchOptions(1, seed, auto_reset=False, step_limit=self._step_limit)
        self._batch = Batch(self._setup, options)
        self._out = self._batch.arrays()
