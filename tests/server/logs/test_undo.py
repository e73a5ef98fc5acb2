"""What can be undone, and what stays in the game after an undo."""

from collections.abc import Iterable
from typing import Any

import pytest

from pipyard.core.referee import Referee, Verdict
from pipyard.games.spotted.content import STANDARD_SHEET
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.referee import SpottedReferee
from pipyard.server.errors import Refused
from pipyard.server.games.hosting import HostedGame, Json
from pipyard.server.logs.reading import checked_log
from pipyard.server.logs.refusal import LogRefused
from pipyard.server.logs.verifying import verify
from tests.server.logs.playing import Play, begin, play
from tests.server.logs.unwinding import unwind


def effective(events: Iterable[tuple[int, Json]]) -> list[tuple[int, Json]]:
    """List moves and draws with their versions, in order, without the moves that were undone."""
    played: dict[int, Json] = {}
    for version, event in events:
        if event["type"] in ("move", "drawn"):
            played[version] = event
        elif event["type"] == "undone":
            del played[event["taken_back"]]
    return list(played.items())


def to_first_choice(played: Play) -> None:
    while played.game.acting(played.position).chance:
        played.step()


def to_phase(played: Play, phase: int) -> None:
    while played.position[0].phase != phase:
        played.step()


def writing() -> Play:
    """All players have to assign the round bonus of a game of Spotted!."""
    played = begin("spotted", 3, {}, 1)
    assert played.game.acting(played.position).seats == (0, 1, 2)
    return played


def first_action(played: Play, seat: int) -> object:
    return played.game.legal(played.position, seat)[0]


def test_while_all_write_a_move_is_taken_back_under_those_of_others() -> None:
    played = writing()
    played.move(0, first_action(played, 0))
    played.move(1, first_action(played, 1))
    without = begin("spotted", 3, {}, 1)
    without.move(1, first_action(without, 1))
    played.take_back(0, 1)
    assert played.position.tobytes() == without.position.tobytes()
    assert [step.version for step in played.recent] == [2]
    assert played.undoable(0) is None
    assert played.undoable(1) == 2
    assert effective((event["version"], event) for event in played.events) == [
        (2, played.events[1])
    ]
    assert verify(played.log(revealed=False)).taken_back == 1


def test_the_latest_move_of_a_seat_goes_first() -> None:
    played = begin("spots", 2, {}, 4)
    while len(played.recent) < 2 or played.recent[-1].seat != played.recent[-2].seat:
        played.step()
    older, latest = played.recent[-2:]
    with pytest.raises(Refused, match="later moves of this seat first"):
        played.taken_back(older.seat, older.version)
    played.take_back(latest.seat, latest.version)
    played.take_back(older.seat, older.version)
    assert played.position.tobytes() == older.before


def test_nothing_is_taken_back_once_chance_was_drawn() -> None:
    played = begin("spots", 2, {}, 4)
    to_first_choice(played)
    assert played.undoable(0) is None
    while not played.game.acting(played.position).chance:
        played.step()
    move = played.recent[-1]
    assert played.undoable(move.seat) == move.version
    played.step()
    assert played.undoable(move.seat) is None
    with pytest.raises(Refused, match="until chance is drawn") as caught:
        played.taken_back(move.seat, move.version)
    assert caught.value.code == "undo/too-late"


def test_a_move_that_another_seat_acted_on_stays() -> None:
    played = begin("spots", 2, {}, 4)
    while len({step.seat for step in played.recent}) < 2:
        played.step()
    first = played.recent[0].seat
    latest = max(step.version for step in played.recent if step.seat == first)
    assert played.undoable(first) is None
    with pytest.raises(Refused, match="Another seat has acted"):
        played.taken_back(first, latest)


def test_a_pick_that_let_others_write_stays_once_they_have_written() -> None:
    played = writing()
    picker = None
    while picker is None:
        seats = played.game.acting(played.position).seats
        last = played.recent[-1] if played.recent else None
        action = played.referee.action(last.before, last.number) if last else None
        if last and action and action.type == "pick_die" and len(seats) > 1:
            picker = last.seat
            break
        played.step()
    version = played.recent[-1].version
    assert played.undoable(picker) == version
    other = next(s for s in played.game.acting(played.position).seats if s != picker)
    played.move(other, first_action(played, other))
    assert played.undoable(picker) is None


def test_a_game_that_is_over_stays_over() -> None:
    for game, seats in (("spots", 2), ("spotted", 1)):
        played = play(game, seats, {}, 2)
        last = played.recent[-1]
        with pytest.raises(Refused, match="The game is over"):
            played.taken_back(last.seat, last.version)


@pytest.mark.parametrize(
    ("seat", "taken_back", "words"),
    [(1, 1, "Only a move of this seat"), (0, 7, "Only a move of this seat"), (5, 1, "no seat 5")],
)
def test_a_log_that_takes_back_what_cannot_be_is_refused(
    seat: int, taken_back: int, words: str
) -> None:
    played = writing()
    played.move(0, first_action(played, 0))
    played.add(type="undone", seat=seat, taken_back=taken_back)
    with pytest.raises(LogRefused, match=words) as caught:
        verify(checked_log(played.written(revealed=False)))
    assert (caught.value.code, caught.value.event) == ("log/tampered", 2)


def test_a_move_is_taken_back_once() -> None:
    played = writing()
    played.move(0, first_action(played, 0))
    played.take_back(0, 1)
    played.add(type="undone", seat=0, taken_back=1)
    with pytest.raises(LogRefused, match="Event 3 takes back event 1") as caught:
        verify(played.log(revealed=False))
    assert caught.value.event == 3


def test_effective_events_lead_where_the_game_went() -> None:
    played = play("spotted", 4, {}, 9, undo=0.3)
    position = played.game.new(played.config)
    for _, event in effective((event["version"], event) for event in played.events):
        position, _ = played.game.apply(position, played.game.read_event(event))
    assert position.tobytes() == played.position.tobytes()
    assert any(event["type"] == "undone" for event in played.events)


@pytest.mark.parametrize("number", range(3))
def test_what_is_taken_back_is_as_if_it_had_never_been(number: int) -> None:
    """Compare with every remaining move, played from the start."""
    played = begin("spotted", 6, {}, number, undo=0.4)
    for _ in range(250):
        played.step()
        _unpick_somebody(played)
        position = played.game.new(played.config)
        befores = {}
        for version, event in effective((event["version"], event) for event in played.events):
            befores[version] = position
            position, _ = played.game.apply(position, played.game.read_event(event))
        assert position.tobytes() == played.position.tobytes()
        for step in played.recent:
            assert step.before == befores[step.version].tobytes()
    assert sum(event["type"] == "undone" for event in played.events) > 20


def _unpick_somebody(played: Play) -> None:
    """Let any seat, not only the one that moved last, undo now and then."""
    seat = played.chance.randrange(6)
    latest = played.undoable(seat)
    if latest is not None and played.chance.random() < 0.2:
        played.take_back(seat, latest)


class Counting(HostedGame):
    """Counts the events that are applied."""

    applied = 0

    def referee(self, config: Json) -> Referee:
        counting = self
        referee = super().referee(config)

        class CountingReferee(SpottedReferee):
            def move(self, record: bytes, seat: int, number: int) -> tuple[bytes, Verdict]:
                counting.applied += 1
                return referee.move(record, seat, number)

        return CountingReferee(Spotted().content)

    def at(self, config: Any) -> "Counting":
        assert config["sheet"] == STANDARD_SHEET
        return self


def test_a_log_of_nothing_but_second_thoughts_costs_what_it_is_long() -> None:
    """Six seats undo everything in turn, each below everything that the others wrote."""
    log = unwind(begin("spotted", 6, {}, 3), 2_000)
    undone = sum(event.type == "undone" for event in log.events)
    assert undone > 900
    game = Counting(Spotted())
    assert verify(log, {"spotted": game}).taken_back == undone
    assert undone < game.applied <= len(log.events)
