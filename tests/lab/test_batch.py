from typing import Any

import numpy as np
import pytest

from pipyard.core.errors import IllegalMove, InvalidConfig
from pipyard.games.spots.record import GAME as SPOTS_GAME
from pipyard.lab import batch as batches
from pipyard.lab.arrays import BatchArrays
from pipyard.lab.batch import Batch, BatchOptions
from pipyard.lab.general import batch as general
from pipyard.lab.setup import configured
from tests.lab.interpreted import interpret

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("spots", 1, {}),
    ("spots", 2, {"set": "dog park"}),
    ("spots", 3, {"off_leash": True}),
    ("spotted", 1, {"sheet": "two-ponds"}),
    ("spotted", 3, {}),
]


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    interpret(monkeypatch)


def batch_of(game: str, players: int, options: dict[str, Any], tables: int, **how: Any) -> Batch:
    threads = how.pop("threads", 1)
    return Batch(configured(game, players, options), BatchOptions(tables, **how), threads)


def begun(batch: Batch) -> BatchArrays:
    out = batch.arrays()
    batch.reset(out)
    return out


@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
def test_tables_offer_what_the_contract_does_and_move_as_it_does(
    game: str, players: int, options: dict[str, Any]
) -> None:
    batch = batch_of(game, players, options, 2, seed=3, automatic_chance=False)
    rules, out = batch.setup.rules, begun(batch)
    for _ in range(60):
        actions, before = batch.sample(), [batch.position(table) for table in range(2)]
        for position, seat, mask in zip(before, out.seats, out.legal, strict=True):
            acting = rules.acting(position)
            assert seat == (-1 if acting.chance else acting.seats[0])
            legal = [] if acting.chance else rules.legal_dense(position, int(seat))
            assert np.flatnonzero(mask).tolist() == legal
        seats = out.seats.copy()
        batch.step(actions, out)
        for table, position in enumerate(before):
            if actions[table] >= 0:
                rules.apply_dense(position, int(seats[table]), int(actions[table]))
            assert batch.position(table).tobytes() == position.tobytes()
        batch.draw(out)


def feature(batch: Batch, out: BatchArrays, table: int, name: str) -> float:
    return float(out.observations[table, batch.features.index(name)])


def test_a_player_of_spots_sees_the_own_dogs_first() -> None:
    batch = batch_of("spots", 3, {"off_leash": True}, 2, seed=5)
    out = begun(batch)
    assert len(set(batch.features)) == len(batch.features) == out.observations.shape[1]
    cards = batch.setup.rules.content.record[0].cards  # type: ignore[attr-defined]
    for _ in range(120):
        batch.step(batch.sample(), out)
        for table in range(2):
            game, seat = batch.position(table)[0], int(out.seats[table])
            for step, who in enumerate(("own", "other1", "other2")):
                player = game.players[(seat + step) % 3]
                spots = sum(value * player.yard[value] for value in range(1, 7))
                assert feature(batch, out, table, f"{who}.spots") == pytest.approx(spots / 7)
                assert feature(batch, out, table, f"{who}.treats") == pytest.approx(
                    player.treats / 6
                )
                for slot in range(6):
                    dog, has = player.dogs[slot], slot < player.cards
                    wanted = cards[dog.card].spaces & ~dog.filled if has and not dog.scored else 0
                    for value in range(1, 7):
                        place = f"{who}.dog{slot + 1}"
                        seen = feature(batch, out, table, f"{place}.wants.{value}")
                        assert seen == wanted >> value & 1
                        assert feature(batch, out, table, f"{place}.has.{value}") == (
                            dog.filled >> value & 1
                        )
            supply = feature(batch, out, table, "supply.dice")
            assert supply == pytest.approx(game.supply_dice / 40)
            assert feature(batch, out, table, "tile6.facedown") == game.tiles[5].facedown
            tops = [name for name in batch.features if name.startswith("green.trick.")]
            assert sum(feature(batch, out, table, name) for name in tops) == 1


def test_a_player_of_spotted_sees_the_own_sheet_first() -> None:
    batch = batch_of("spotted", 2, {"sheet": "two-ponds"}, 1, seed=5)
    out = begun(batch)
    assert len(set(batch.features)) == len(batch.features) == out.observations.shape[1]
    for _ in range(100):
        batch.step(batch.sample(), out)
        game, seat = batch.position(0)[0], int(out.seats[0])
        for step, who in enumerate(("own", "other1")):
            player = game.players[(seat + step) % 2]
            track = feature(batch, out, 0, f"{who}.track")
            assert track == pytest.approx(player.track / 11)
            for family, colour in enumerate(("white", "yellow", "orange", "green", "blue", "pink")):
                spots = feature(batch, out, 0, f"{who}.{colour}.beetle5")
                assert spots == pytest.approx(player.beetles[family, 4] / 5)
                kind = player.magnifiers[family]
                names = [n for n in batch.features if n.startswith(f"{who}.{colour}.magnifier")]
                seen = [feature(batch, out, 0, name) for name in names]
                assert seen == [float(kind == each) for each in range(12)]
        crossed = game.players[seat].crossed[0]
        for field in (0, 7, 29):
            assert feature(batch, out, 0, f"field{field}.crossed") == crossed >> field & 1


@pytest.mark.parametrize("threads", [2, 5])
def test_any_number_of_threads_plays_the_same(threads: int) -> None:
    one = batch_of("spots", 2, {}, 5, seed=7)
    more = batch_of("spots", 2, {}, 5, seed=7, threads=threads)
    first, second = begun(one), begun(more)
    for _ in range(40):
        actions = one.sample()
        assert (more.sample() == actions).all()
        one.step(actions, first)
        more.step(actions, second)
        for ours, theirs in zip(first, second, strict=True):
            assert (ours == theirs).all()
    more.close()


def test_tables_of_a_batch_have_chance_of_their_own() -> None:
    batch = batch_of("spots", 2, {}, 4, seed=1)
    begun(batch)
    assert len({batch.position(table).tobytes() for table in range(4)}) == 4


def test_one_illegal_action_stops_all_tables() -> None:
    batch = batch_of("spots", 2, {}, 3, seed=1)
    out = begun(batch)
    actions, before = batch.sample(), [batch.position(table) for table in range(3)]
    actions[2] = 1994
    with pytest.raises(IllegalMove, match="Table 2 does not allow action 1994 now"):
        batch.step(actions, out)
    assert [batch.position(table).tobytes() for table in range(3)] == [
        position.tobytes() for position in before
    ]
    with pytest.raises(IllegalMove, match="from 0, or -1"):
        batch.step([-2, -2, -2], out)
    with pytest.raises(InvalidConfig, match="3 tables need as many actions"):
        batch.step([0], out)


def test_alone_in_spotted_the_score_is_the_reward_and_a_new_game_begins() -> None:
    batch = batch_of("spotted", 1, {"sheet": "two-ponds"}, 1, seed=2, automatic_chance=False)
    rules, out = batch.setup.rules, begun(batch)
    while True:
        batch.draw(out)
        actions, position = batch.sample(), batch.position(0)
        batch.step(actions, out)
        if out.terminated[0]:
            break
    rules.apply_dense(position, 0, int(actions[0]))
    outcome = rules.outcome(position)
    assert outcome is not None
    assert out.rewards.tolist() == [[outcome.scores[0]]]
    assert batch.position(0).tobytes() == batch.setup.start.tobytes()


def test_without_auto_reset_a_finished_table_waits() -> None:
    batch = batch_of("spots", 2, {}, 2, seed=1, auto_reset=False, step_limit=3)
    out = begun(batch)
    for _ in range(3):
        batch.step(batch.sample(), out)
    assert out.truncated.tolist() == [True, True]
    assert out.seats.tolist() == [-2, -2]
    assert not out.legal.any()
    batch.reset(out, [True, False])
    assert out.seats[0] >= 0 > out.seats[1]
    assert out.legal[0].any()
    assert not out.legal[1].any()


def test_other_arrays_are_written_whole() -> None:
    batch = batch_of("spots", 2, {}, 2, seed=1)
    out, other = begun(batch), batch.arrays()
    other.legal[:] = True
    other.observations[:] = 9
    batch.step([-1, -1], other)
    for ours, theirs in zip(out, other, strict=True):
        assert (ours == theirs).all()


@pytest.mark.parametrize(("winner", "rewards"), [(0, (1.0, -0.5, -0.5)), (2, (-0.5, -0.5, 1.0))])
def test_the_winner_of_spots_gets_what_the_others_lose(
    winner: int, rewards: tuple[float, ...]
) -> None:
    batch = batch_of("spots", 3, {}, 1, seed=1, auto_reset=False)
    out = begun(batch)
    position = batch.position(0)
    position[0].phase = 17
    position[0].winner = winner
    batch.place(0, position, out)
    assert position.dtype == SPOTS_GAME
    assert out.terminated.tolist() == [True]
    assert out.rewards[0].tolist() == list(rewards)


def test_any_game_is_stepped_through_its_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    own = batch_of("spotted", 2, {}, 2, seed=1, automatic_chance=False, step_limit=70)
    monkeypatch.setattr(batches, "tool_of", lambda *_: general)
    other = batch_of("spotted", 2, {}, 2, seed=1, automatic_chance=False, step_limit=70)
    first, second = begun(own), begun(other)
    source = np.random.default_rng(1)
    for _ in range(80):
        for table in range(2):
            if first.seats[table] == -1:
                rules = own.setup.rules
                draw = rules.draw(own.position(table), lambda bound: int(source.integers(bound)))
                own.bring(table, draw, first)
                other.bring(table, draw, second)
        actions = own.sample()
        own.step(actions, first)
        other.step(actions, second)
        for name in ("legal", "seats", "rewards", "terminated", "truncated"):
            assert (getattr(first, name) == getattr(second, name)).all()
    assert other.sample().min() >= 0
    seat, sheet = int(second.seats[0]), other.position(0)[0].players
    assert feature(other, second, 0, "players.own.track") == sheet[seat].track
    assert feature(other, second, 0, "players.other1.track") == sheet[1 - seat].track


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ({"tables": 0}, "at least 1 table"),
        ({"tables": 1, "seed": -1}, "A seed is 0 or more"),
        ({"tables": 1, "step_limit": 0}, "step limit is 1 or more"),
    ],
)
def test_what_cannot_be_played_is_refused(how: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidConfig, match=said):
        Batch(configured("spots", 2, {}), BatchOptions(**how))
    with pytest.raises(InvalidConfig, match="At least 1 thread"):
        Batch(configured("spots", 2, {}), BatchOptions(1), threads=0)
