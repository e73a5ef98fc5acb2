"""The worked example: its gradients match its loss, and its scores match its games."""

from dataclasses import replace

import numpy as np
import pytest

from examples.ppo import (
    NEVER,
    Minibatch,
    Rollout,
    Settings,
    advantages_of,
    judge,
    learn,
    log_softmax,
    loss_slopes,
    new_weights,
)
from tests.lab.interpreted import interpret

SMALL = Settings(sheet="two-ponds", tables=2, steps=3, units=4, minibatch=4, epochs=2)


def loss(weights: dict[str, np.ndarray], seen: Minibatch, settings: Settings) -> float:
    """PPO's loss as in textbooks."""
    judged = judge(weights, seen.observations, seen.legal)
    logs = log_softmax(judged.logits)
    ratio = np.exp(logs[np.arange(len(seen.actions)), seen.actions] - seen.logs)
    clipped = np.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    gained = np.minimum(ratio * seen.advantages, clipped * seen.advantages).mean()
    chances = np.exp(logs)
    entropy = -(chances * np.where(seen.legal, logs, 0)).sum(axis=1).mean()
    missed = ((judged.values - seen.returns) ** 2).mean()
    return float(-gained - settings.entropy * entropy + settings.value_share * missed)


def test_its_slopes_are_those_of_the_loss() -> None:
    source = np.random.default_rng(5)
    settings = replace(SMALL, entropy=0.1)
    untaught = new_weights(6, 4, 5, 1)
    weights: dict[str, np.ndarray] = {
        name: np.asarray(source.normal(0, 0.5, value.shape)) for name, value in untaught.items()
    }
    legal = source.random((7, 5)) < 0.6
    legal[:, 2] = True
    seen = Minibatch(
        observations=source.normal(size=(7, 6)),
        legal=legal,
        actions=np.full(7, 2),
        logs=np.log(source.uniform(0.2, 0.9, 7)),
        advantages=source.normal(size=7),
        returns=source.normal(size=7),
    )
    found = loss_slopes(weights, seen, settings)
    for name, value in weights.items():
        place = tuple(size // 2 for size in value.shape)
        before = value[place]
        sides = []
        for shift in (1e-5, -1e-5):
            value[place] = before + shift
            sides.append(loss(weights, seen, settings))
        value[place] = before
        assert found[name][place] == pytest.approx((sides[0] - sides[1]) / 2e-5, abs=1e-6), name


def test_an_illegal_action_is_never_likely() -> None:
    weights = new_weights(3, 4, 3, 1)
    logits = judge(weights, np.ones((1, 3), np.float32), np.array([[True, False, True]])).logits
    assert logits[0, 1] == NEVER
    assert np.exp(log_softmax(logits))[0, 1] == 0


def test_advantages_end_with_the_game() -> None:
    # One table, three steps; the game ends in the second with 1, the third is part of another game.
    column = np.zeros((3, 1), np.float32)
    rollout = Rollout(
        observations=column,
        legal=column,
        actions=column,
        logs=column,
        values=np.array([[0.5], [0.25], [0.125]], np.float32),
        rewards=np.array([[0], [1], [0]], np.float32),
        ended=np.array([[False], [True], [False]]),
        last_values=np.array([0.625], np.float32),
    )
    # Last: 0.625 - 0.125. Second: 1 - 0.25. First: 0.25 - 0.5, and half of what came after.
    assert advantages_of(rollout, 0.5)[:, 0].tolist() == [0.125, 0.75, 0.5]


def test_it_learns_from_what_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    interpret(monkeypatch)
    first, *_, last = [
        ({name: value.copy() for name, value in weights.items()}, point)
        for weights, point in learn(SMALL, 12)
    ]
    assert [first[1].steps, last[1].steps] == [6, 12]
    assert (first[0]["policy_bias"] != last[0]["policy_bias"]).any()
