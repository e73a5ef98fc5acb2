"""Learn solo Spotted! with PPO, in NumPy, until it beats the bot `hasty`: minutes on two cores.

    pip install 'pipyard[lab]'
    python examples/ppo.py --curve curve.csv --picture curve.svg

The network gets the observations in `docs/batches.md` and knows nothing else about the game: there
are no handmade features, and the only reward is the final score. `docs/learning.md` has results.
"""

import argparse
import csv
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np

import pipyard

Array: TypeAlias = np.ndarray[Any, Any]
Weights: TypeAlias = dict[str, Array]

POINTS = 0.02
"""The reward for a point, so that a good game brings about 1."""
NEVER = np.float32(-1e9)
"""The logit of an action that is not legal."""


@dataclass(frozen=True, slots=True)
class Settings:
    """PPO's settings; the names are the usual ones."""

    sheet: str = "clover-meadow"
    tables: int = 256
    steps: int = 64
    units: int = 128
    epochs: int = 3
    minibatch: int = 2048
    rate: float = 1e-3
    last_rate: float = 1e-4
    lambda_: float = 0.97
    clip: float = 0.2
    entropy: float = 0.01
    value_share: float = 0.5
    most_gradient: float = 0.5
    seed: int = 1


def new_weights(features: int, units: int, actions: int, seed: int) -> Weights:
    """Return untrained weights; the policy starts close to choosing at random."""
    source = np.random.default_rng([seed, 1])

    def layer(rows: int, columns: int, scale: float) -> Array:
        return np.array(source.normal(0, scale / np.sqrt(rows), (rows, columns)), np.float32)

    return {
        "first": layer(features, units, np.sqrt(2)),
        "first_bias": np.zeros(units, np.float32),
        "second": layer(units, units, np.sqrt(2)),
        "second_bias": np.zeros(units, np.float32),
        "policy": layer(units, actions, 0.01),
        "policy_bias": np.zeros(actions, np.float32),
        "value": layer(units, 1, 1.0),
        "value_bias": np.zeros(1, np.float32),
    }


class Judged(NamedTuple):
    """The network's output for observations, and the activations on the way."""

    first: Array
    second: Array
    logits: Array
    values: Array


def judge(weights: Weights, observations: Array, legal: Array) -> Judged:
    """Return logits of actions, very low for illegal ones, and the value of each position."""
    first = np.maximum(observations @ weights["first"] + weights["first_bias"], 0)
    second = np.maximum(first @ weights["second"] + weights["second_bias"], 0)
    logits = second @ weights["policy"] + weights["policy_bias"]
    values = second @ weights["value"][:, 0] + weights["value_bias"][0]
    return Judged(first, second, np.where(legal, logits, NEVER), values)


def log_softmax(logits: Array) -> Array:
    """Return the logarithms of probabilities that add up to 1."""
    shifted = logits - logits.max(axis=1, keepdims=True)
    found: Array = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    return found


def slopes_of(
    weights: Weights, seen: Array, judged: Judged, logit_slopes: Array, value_slopes: Array
) -> Weights:
    """Propagate the gradients of the outputs back to the weights."""
    back = logit_slopes @ weights["policy"].T + np.outer(value_slopes, weights["value"][:, 0])
    back *= judged.second > 0
    further = (back @ weights["second"].T) * (judged.first > 0)
    return {
        "first": seen.T @ further,
        "first_bias": further.sum(axis=0),
        "second": judged.first.T @ back,
        "second_bias": back.sum(axis=0),
        "policy": judged.second.T @ logit_slopes,
        "policy_bias": logit_slopes.sum(axis=0),
        "value": (judged.second.T @ value_slopes)[:, None],
        "value_bias": value_slopes.sum(keepdims=True),
    }


@dataclass(slots=True)
class Rollout:
    """What happened at all tables for some steps: arrays by step, then by table."""

    observations: Array
    legal: Array
    actions: Array
    logs: Array
    values: Array
    rewards: Array
    ended: Array
    last_values: Array
    scores: list[float] = field(default_factory=list)


def sampled(logs: Array, source: np.random.Generator) -> Array:
    """Sample an action for each row (the largest logit plus Gumbel noise)."""
    noise = np.array(source.gumbel(size=logs.shape), np.float32)
    drawn: Array = np.argmax(logs + noise, axis=1)
    return drawn


def play(
    batch: pipyard.Batch,
    out: pipyard.BatchArrays,
    weights: Weights,
    steps: int,
    source: np.random.Generator,
) -> Rollout:
    """Play a number of steps at every table with the policy."""
    size, features = out.observations.shape
    rollout = Rollout(
        observations=np.empty((steps, size, features), np.float32),
        legal=np.empty((steps, size, batch.action_count), np.bool_),
        actions=np.empty((steps, size), np.int64),
        logs=np.empty((steps, size), np.float32),
        values=np.empty((steps, size), np.float32),
        rewards=np.empty((steps, size), np.float32),
        ended=np.empty((steps, size), np.bool_),
        last_values=np.empty(size, np.float32),
    )
    for step in range(steps):
        judged = judge(weights, out.observations, out.legal)
        logs = log_softmax(judged.logits)
        actions = sampled(logs, source)
        rollout.observations[step], rollout.legal[step] = out.observations, out.legal
        rollout.actions[step], rollout.values[step] = actions, judged.values
        rollout.logs[step] = logs[np.arange(size), actions]
        batch.step(actions, out)
        rollout.rewards[step], rollout.ended[step] = POINTS * out.rewards[:, 0], out.terminated
        rollout.scores += out.rewards[out.terminated, 0].tolist()
    rollout.last_values[:] = judge(weights, out.observations, out.legal).values
    return rollout


def advantages_of(rollout: Rollout, lambda_: float) -> Array:
    """Return how much better each action went than the value predicted (GAE, no discount)."""
    found = np.empty_like(rollout.values)
    after, coming = rollout.last_values, np.zeros_like(rollout.last_values)
    for step in reversed(range(len(found))):
        goes_on = ~rollout.ended[step]
        surprise = rollout.rewards[step] + goes_on * after - rollout.values[step]
        coming = surprise + lambda_ * goes_on * coming
        found[step], after = coming, rollout.values[step]
    return found


class Minibatch(NamedTuple):
    """Some steps of a rollout, with their training targets."""

    observations: Array
    legal: Array
    actions: Array
    logs: Array
    advantages: Array
    returns: Array


def loss_slopes(weights: Weights, seen: Minibatch, settings: Settings) -> Weights:
    """Return the gradient of PPO's loss with respect to each weight."""
    judged = judge(weights, seen.observations, seen.legal)
    logs = log_softmax(judged.logits)
    chances = np.exp(logs)
    rows, count = np.arange(len(seen.actions)), len(seen.actions)
    ratio = np.exp(logs[rows, seen.actions] - seen.logs)
    # Where the ratio is outside its bounds, the clipped loss is flat.
    gains = np.where(seen.advantages > 0, ratio < 1 + settings.clip, ratio > 1 - settings.clip)
    chosen_slopes = gains * ratio * seen.advantages / -count
    logit_slopes = -chances * chosen_slopes[:, None]
    logit_slopes[rows, seen.actions] += chosen_slopes
    entropies = -(chances * np.where(seen.legal, logs, 0)).sum(axis=1, keepdims=True)
    spread = chances * (np.where(seen.legal, logs, 0) + entropies)
    logit_slopes += settings.entropy / count * spread
    value_slopes = 2 * settings.value_share / count * (judged.values - seen.returns)
    return slopes_of(weights, seen.observations, judged, logit_slopes, value_slopes)


class Adam:
    """Adam's steps, with a limit on the norm of the gradient."""

    def __init__(self, weights: Weights, most_gradient: float) -> None:
        self._mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self._square = {name: np.zeros_like(value) for name, value in weights.items()}
        self._most, self._steps = most_gradient, 0

    def step(self, weights: Weights, slopes: Weights, rate: float) -> None:
        """Move the weights against the gradients."""
        self._steps += 1
        length = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values()))
        scale = min(1.0, self._most / (length + 1e-6))
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (scale * slope - mean)
            square += 0.001 * ((scale * slope) ** 2 - square)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-5
            weights[name] -= rate * mean / (1 - 0.9**self._steps) / size


def minibatches(
    rollout: Rollout, settings: Settings, source: np.random.Generator
) -> Iterator[Minibatch]:
    """Yield the minibatches of several passes over a rollout, each pass in a new order."""
    advantages = advantages_of(rollout, settings.lambda_)
    returns = (advantages + rollout.values).ravel()
    flat = advantages.ravel()
    flat = (flat - flat.mean()) / (flat.std() + 1e-8)
    observations = rollout.observations.reshape(len(flat), -1)
    legal = rollout.legal.reshape(len(flat), -1)
    actions, logs = rollout.actions.ravel(), rollout.logs.ravel()
    for _ in range(settings.epochs):
        order = source.permutation(len(flat))
        for begin in range(0, len(order), settings.minibatch):
            rows = order[begin : begin + settings.minibatch]
            yield Minibatch(
                observations[rows], legal[rows], actions[rows], logs[rows], flat[rows],
                returns[rows],
            )  # fmt: skip


class Point(NamedTuple):
    """How good the games were after some steps and seconds, of the clock and of the processor."""

    seconds: float
    cpu_seconds: float
    steps: int
    games: int
    score: float


def learn(settings: Settings, most_steps: int) -> Iterator[tuple[Weights, Point]]:
    """Learn for a number of steps; yield the weights and the mean score of each round's games."""
    batch = pipyard.make("spotted", players=1, sheet=settings.sheet).batch(
        settings.tables, seed=settings.seed
    )
    out = batch.arrays()
    batch.reset(out)
    source = np.random.default_rng(settings.seed)
    weights = new_weights(len(batch.features), settings.units, batch.action_count, settings.seed)
    adam = Adam(weights, settings.most_gradient)
    began, began_cpu = time.monotonic(), time.process_time()
    steps = games = 0
    while steps < most_steps:
        rollout = play(batch, out, weights, settings.steps, source)
        rate = settings.rate + (settings.last_rate - settings.rate) * steps / most_steps
        for seen in minibatches(rollout, settings, source):
            adam.step(weights, loss_slopes(weights, seen, settings), rate)
        steps += rollout.actions.size
        games += len(rollout.scores)
        score = float(np.mean(rollout.scores)) if rollout.scores else float("nan")
        clock, cpu = time.monotonic() - began, time.process_time() - began_cpu
        yield weights, Point(clock, cpu, steps, games, score)


def examined(settings: Settings, weights: Weights, games: int, seed: int) -> Array:
    """Return the scores of new games that always use the best action, without sampling."""
    batch = pipyard.make("spotted", players=1, sheet=settings.sheet).batch(
        games, seed=seed, auto_reset=False
    )
    out = batch.arrays()
    batch.reset(out)
    scores = np.zeros(games)
    while (out.seats >= 0).any():
        best = judge(weights, out.observations, out.legal).logits.argmax(axis=1)
        batch.step(np.where(out.seats >= 0, best, -1), out)
        scores += out.rewards[:, 0]
    return scores


def rival_scores(settings: Settings, bot: str, games: int) -> Array:
    """Return the scores of a bot that comes with the game."""
    game = pipyard.make("spotted", players=1, sheet=settings.sheet)
    ends = (game.play([bot], seed=seed).outcome for seed in range(games))
    return np.array([end.scores[0] for end in ends if end])


def picture(points: Sequence[Point], rival: float, bot: str) -> str:
    """Draw the mean scores by steps, and a line for the bot to beat, as SVG."""
    width, height, left, bottom = 640, 320, 48, 280
    most = points[-1].steps
    points = [point for point in points if not np.isnan(point.score)]
    top = 10 * (1 + max(rival, *(point.score for point in points)) // 10)

    def at(steps: float, score: float) -> str:
        return f"{left + (width - left - 20) * steps / most:.1f},{bottom - 240 * score / top:.1f}"

    curve = " ".join(at(point.steps, point.score) for point in points)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="Mean score by steps learned" font-family="system-ui" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
    ]
    for score in range(0, int(top) + 1, 10):
        x, y = at(0, score).split(",")
        lines.append(f'<path d="M{x} {y}H{width - 20}" stroke="#dddddd"/>')
        lines.append(f'<text x="{left - 24}" y="{float(y) + 4}">{score}</text>')
    for part in (1, 2, 3, 4):
        x = at(most * part / 4, 0).split(",")[0]
        label = f"{points[-1].steps * part / 4 / 1000:,.0f} k steps"
        lines.append(f'<text x="{x}" y="{bottom + 20}" text-anchor="end">{label}</text>')
    dashed = f'd="M{at(0, rival)}L{at(most, rival)}" stroke="#8a4b00" stroke-dasharray="6 4"'
    x, y = at(0, rival).split(",")
    lines.append(f'<path {dashed} stroke-width="1.5"/>')
    lines.append(f'<text x="{float(x) + 6}" y="{float(y) - 6}" fill="#8a4b00">{bot}</text>')
    lines.append(f'<polyline points="{curve}" fill="none" stroke="#1d5fa8" stroke-width="2"/>')
    return "\n".join([*lines, "</svg>", ""])


def with_doubt(scores: Array) -> str:
    """Write a mean with half of its 95% interval."""
    doubt = 1.96 * scores.std() / np.sqrt(len(scores))
    return f"{scores.mean():.1f} ± {doubt:.1f} points in {len(scores):,} games"


def main() -> None:
    """Learn, report the progress, and evaluate the result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=600_000)
    parser.add_argument("--sheet", default="clover-meadow")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file with a row for each round")
    parser.add_argument("--picture", type=Path, help="an .svg file that shows the curve")
    parser.add_argument("--out", type=Path, help="an .npz file for the weights")
    given = parser.parse_args()
    settings = Settings(sheet=given.sheet, seed=given.seed)
    weights: Weights = {}
    points = []
    for number, (learned, point) in enumerate(learn(settings, given.steps)):
        weights = learned
        points.append(point)
        if number % 10 == 0:
            print(
                f"{point.seconds:6.0f} s  {point.cpu_seconds:6.0f} s of processor  "
                f"{point.steps:9,} steps  {point.score:5.1f} points"
            )
    scores = examined(settings, weights, 2000, settings.seed + 1000)
    rival = rival_scores(settings, "hasty", 300)
    print(f"learned: {with_doubt(scores)}; hasty: {with_doubt(rival)}")
    if given.picture:
        given.picture.write_text(picture(points, float(rival.mean()), "hasty"), encoding="utf-8")
    if given.curve:
        with given.curve.open("w", newline="") as file:
            csv.writer(file).writerows([Point._fields, *points])
    if given.out:
        np.savez(given.out, allow_pickle=False, **weights)


if __name__ == "__main__":
    main()
