"""A check that every game passes: what drivers may rely on, whichever game it is.

`check_conformance` plays parts of random games and raises `AssertionError` at the first broken
promise. It is public, so that games in other packages can be checked against the same contract.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import islice
from typing import Any

import numpy as np

from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Below, Drawn, Game, Move
from pipyard.core.errors import IllegalMove
from pipyard.core.log import Log, replay

_SUM_LIMIT = 2000
"""Probabilities are summed only if there are at most this many outcomes."""


def check_conformance(
    game: Game[Any, Any, Any],
    configs: Sequence[Any],
    *,
    events: int = 300,
    seed: int = 1,
    always: Callable[[np.recarray], None] | None = None,
) -> None:
    """Check a game against the contract; `always` is the game's own check, after every event."""
    for number, config in enumerate(configs):
        stream = new_stream(seed, number)
        left = events
        while left > 0:
            left -= _check_game(
                game, config, lambda bound, s=stream: int(draw_below(s, bound)), left, always
            )


def _check_game(
    game: Game[Any, Any, Any],
    config: Any,
    below: Below,
    events: int,
    always: Callable[[np.recarray], None] | None,
) -> int:
    """Play a game to its end, or for a number of events; return how many there were."""
    position = game.new(config)
    assert position.tobytes() == game.new(config).tobytes(), "set-up must not be random"
    played: list[Move[Any] | Drawn[Any]] = []
    trail = [position.tobytes()]
    while len(played) < events and game.outcome(position) is None:
        event = _check_position(game, position, below)
        _check_plain("a fact", [fact.particulars for fact in game.apply(position, event)])
        if always:
            always(position)
        played.append(event)
        trail.append(position.tobytes())
    if game.outcome(position) is not None:
        _check_end(game, position)
    log = Log(game.metadata.name, game.metadata.rules_version, "", None, config, tuple(played))
    assert [step.tobytes() for step in replay(game, log)] == trail, "a log must replay exactly"
    return len(played)


def _check_position(
    game: Game[Any, Any, Any], position: np.recarray, below: Below
) -> Move[Any] | Drawn[Any]:
    before = position.tobytes()
    acting = game.acting(position)
    view = game.view(position)
    assert is_dataclass(view), "a view is a dataclass"
    _check_plain("a view", view)
    assert not acting.nobody, "somebody acts until there is an outcome"
    assert not (acting.seats and acting.chance), "chance acts alone"
    assert bool(game.purpose(position)) == acting.chance, "a purpose is chance's, and always given"
    if acting.chance:
        event: Move[Any] | Drawn[Any] = Drawn(_check_chance(game, position, below))
    else:
        seat = acting.seats[below(len(acting.seats))]
        event = Move(seat, _check_legal(game, position, seat, below))
        outsider = next(s for s in range(game.metadata.max_seats + 1) if s not in acting.seats)
        assert not game.legal(position, outsider), "only acting seats have legal actions"
        _check_refused(game, position, Move(outsider, event.action))
    assert position.tobytes() == before, "looking must not change a position"
    return event


def _check_chance(game: Game[Any, Any, Any], position: np.recarray, below: Below) -> Any:
    outcomes = list(islice(game.outcomes(position), _SUM_LIMIT + 1))
    assert outcomes, "chance that acts has outcomes"
    assert all(chance > 0 for _, chance in outcomes), "an impossible outcome is not listed"
    if len(outcomes) <= _SUM_LIMIT:
        assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9, "chances must sum to 1"
    drawn = game.draw(position, below)
    _check_plain("an outcome", drawn)
    assert getattr(drawn, "type", None), "an outcome has a field `type`"
    if len(outcomes) <= _SUM_LIMIT:
        assert drawn in [outcome for outcome, _ in outcomes], "what is drawn must be listed"
    return drawn


def _check_legal(game: Game[Any, Any, Any], position: np.recarray, seat: int, below: Below) -> Any:
    actions = game.legal(position, seat)
    numbers = game.legal_dense(position, seat)
    assert actions, "an acting seat has a legal action"
    assert len(set(actions)) == len(actions), "no action is listed twice"
    assert list(numbers) == sorted(set(numbers)), "dense actions rise"
    most = game.metadata.dense_actions
    assert all(0 <= number < most for number in numbers), f"dense actions are below {most}"
    assert [game.from_dense(position, number) for number in numbers] == list(actions)
    assert [game.to_dense(position, seat, action) for action in actions] == list(numbers)
    for action in actions:
        _check_plain("an action", action)
        assert getattr(action, "type", None), "an action has a field `type`"
    return actions[below(len(actions))]


def _check_refused(game: Game[Any, Any, Any], position: np.recarray, event: Move[Any]) -> None:
    before = position.tobytes()
    try:
        game.apply(position, event)
    except IllegalMove:
        assert position.tobytes() == before, "a refused event must change nothing"
    else:
        raise AssertionError("an action of a seat that is not to act must be refused")


def _check_plain(what: str, value: Any) -> None:
    """Check that a value can be serialized: Python's own numbers and strings, and lists of them."""
    if is_dataclass(value):
        value = {field.name: getattr(value, field.name) for field in fields(value)}
    if isinstance(value, Mapping):
        for key, each in value.items():
            _check_plain(f"{what}, {key}", each)
    elif isinstance(value, list | tuple):
        for each in value:
            _check_plain(what, each)
    else:
        said = (
            f"{what} holds {value!r}, a {type(value).__name__}: use int(...) or another of Python's"
        )
        assert value is None or type(value) in (bool, int, float, str), said


def _check_end(game: Game[Any, Any, Any], position: np.recarray) -> None:
    assert game.acting(position).nobody, "nobody acts after the end"
    assert not game.purpose(position), "nothing is drawn after the end"
    for seat in range(game.metadata.max_seats):
        assert not game.legal(position, seat), "nothing is legal after the end"
