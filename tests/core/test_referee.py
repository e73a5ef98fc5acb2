"""A referee decides with bytes and numbers what the contract decides with positions and words."""

import random
from typing import Any

import numpy as np
import pytest

from pipyard.core.contract import Below, Drawn, Game, Move
from pipyard.core.errors import IllegalMove
from pipyard.core.peek import peek
from pipyard.core.record import unpacked
from pipyard.core.referee import GeneralReferee, Referee
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spotted.game import Spotted, SpottedConfig
from tests.pig.game import Pig, PigConfig

GAMES: list[tuple[Game[Any, Any, Any], Any]] = [
    (Spots(), SpotsConfig(2)),
    (Spots(), SpotsConfig(1, off_leash=True)),
    (Spots(), SpotsConfig(4)),
    (Spotted(), SpottedConfig(1)),
    (Spotted(), SpottedConfig(6)),
    (Pig(), PigConfig(3)),
]
IDS = ["spots-2", "spots-alone", "spots-4", "spotted-alone", "spotted-6", "pig"]


def below(seed: int) -> Below:
    source = random.Random(seed)

    def draw(bound: int) -> int:
        return source.randrange(bound)

    return draw


def referees(game: Game[Any, Any, Any], config: Any) -> list[Referee]:
    dtype = game.record_type(config)
    return [game.referee(dtype), GeneralReferee(game, dtype)]


@pytest.mark.parametrize(("game", "config"), GAMES, ids=IDS)
def test_a_referee_agrees_with_the_contract(game: Game[Any, Any, Any], config: Any) -> None:
    source = random.Random(7)
    position = game.new(config)
    own, general = referees(game, config)
    for turn in range(120):
        record = position.tobytes()
        acting = game.acting(position)
        verdict = own.look(record)
        assert verdict.acting == general.look(record).acting == acting
        assert verdict.purpose == (game.purpose(position) if acting.chance else "")
        for seat in range(config.seats):
            assert own.seat_state(record, seat) == game.seat_state(position, seat)
        if acting.nobody:
            break
        if acting.chance:
            outcome = game.draw(position, below(turn))
            numbers = own.draw(record, verdict, below(turn))
            assert own.outcome(record, verdict, numbers) == outcome
            assert own.numbers(record, verdict, outcome) == numbers
            assert game.numbers_of(position, outcome) == numbers
            assert game.outcome_of(position, numbers) == outcome
            game.apply(position, Drawn(outcome))
            after, _ = own.land(record, verdict, numbers)
            assert general.land(record, verdict, numbers)[0] == after
        else:
            seat = source.choice(acting.seats)
            number = source.choice(game.legal_dense(position, seat))
            action = game.from_dense(position, number)
            assert own.action(record, number) == action
            assert own.number(record, action) == number
            game.apply(position, Move(seat, action))
            after, _ = own.move(record, seat, number)
            assert general.move(record, seat, number)[0] == after
        assert after == position.tobytes()


@pytest.mark.parametrize(("game", "config"), GAMES, ids=IDS)
def test_what_is_not_allowed_is_refused(game: Game[Any, Any, Any], config: Any) -> None:
    source = random.Random(3)
    position = game.new(config)
    for turn in range(40):
        record, acting = position.tobytes(), game.acting(position)
        for referee in referees(game, config):
            verdict = referee.look(record)
            for seat in range(config.seats):
                legal = game.legal_dense(position, seat)
                wrong = next(n for n in range(game.metadata.dense_actions + 1) if n not in legal)
                with pytest.raises(IllegalMove):
                    referee.move(record, seat, wrong)
            with pytest.raises(IllegalMove):
                referee.land(record, verdict, [99])
            with pytest.raises(IllegalMove):
                referee.land(record, verdict, [])
        if acting.nobody:
            break
        if acting.chance:
            game.apply(position, Drawn(game.draw(position, below(turn))))
        else:
            seat = source.choice(acting.seats)
            number = source.choice(game.legal_dense(position, seat))
            game.apply(position, Move(seat, game.from_dense(position, number)))


@pytest.mark.parametrize(("game", "config"), GAMES[::3], ids=IDS[::3])
def test_fields_are_read_where_they_lie(game: Game[Any, Any, Any], config: Any) -> None:
    position = game.new(config)
    seen, whole = peek(position.dtype, position.tobytes()), unpacked(position[0])
    assert _read(seen, position.dtype) == _read(whole, position.dtype)
    with pytest.raises(IndexError):
        seen.players[99]


def _read(record: Any, dtype: np.dtype[Any]) -> Any:
    fields = {}
    for name in dtype.names or ():
        value, part = getattr(record, name), dtype[name]
        if part.base.names:
            value = [_read(value[place], part.base) for place in range(len(value))]
        elif part.shape:
            value = np.asarray(value).ravel().tolist()
        fields[name] = value
    return fields
