"""A session goes forward by events and back by undo, and can be saved and restored."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pipyard.cli.terminal.play_options import PlayOptions
from pipyard.cli.terminal.saves import InvalidSave, Saves, from_json, to_json
from pipyard.cli.terminal.session import CannotUndo, Session
from pipyard.core.contract import Drawn
from pipyard.core.errors import IllegalMove
from pipyard.games.spots.actions import (
    BuryDie,
    ChooseValue,
    DiceRolled,
    DoTrick,
    KeepRoll,
    PlaceDie,
    Reroll,
    Stop,
)
from pipyard.i18n import words
from pipyard.server.logs.reading import read_log, write_log
from pipyard.server.logs.verifying import verify
from pipyard.server.tables.events import Moved, Rolled, Undone
from tests.cli.games import advance, begun, game_named, offered, placed, type_like_a_bot
from tests.games.spots.tables import table

SPOTS = game_named("spots")
STOP = {"type": "stop"}
TWO_PEOPLE = PlayOptions(seats=("Ann", "Ben"), seed=1)


def play_on(session: Session[Any], decisions: int) -> None:
    """Play some decisions as the greedy bot would."""
    for _ in range(decisions):
        if session.over:
            return
        typed = type_like_a_bot(session)
        texts = {option.text: option for option in offered(session).all}
        for action in texts[typed].actions:
            session.act(action)
        advance(session)


def anns_turn() -> Session[Any]:
    """Return a game at Ann's turn with dogs that take a 2, a 3 or a 4."""
    board = table("""
        players Ann Ben
        Ann dogs Sundrop, Missy
        Ben dogs Lief, Zipper
    """)
    return placed(begun(TWO_PEOPLE), board.position)


def undo(session: Session[Any]) -> None:
    """Undo the last action of the seat that has to act."""
    seat = session.seat
    assert seat is not None
    session.undo(seat)


def roll(session: Session[Any], *values: int) -> None:
    session.apply(Rolled(Drawn(DiceRolled(values)), "dice", 0))


def test_an_illegal_event_changes_nothing() -> None:
    session = begun(TWO_PEOPLE)
    before = (len(session.events), session.position.tobytes())
    with pytest.raises(IllegalMove):
        session.act(Stop())
    assert (len(session.events), session.position.tobytes()) == before


def test_undo_takes_back_the_last_choice_only() -> None:
    session = anns_turn()
    session.act(DoTrick("Walk"))
    roll(session, 2, 3)
    rolled = session.position.tobytes()
    session.act(KeepRoll())
    session.act(PlaceDie(2, "Sundrop"))
    middle = session.position.tobytes()
    session.act(PlaceDie(3, "Missy"))
    undo(session)
    assert session.position.tobytes() == middle
    undo(session)
    assert session.position.tobytes() == rolled


def test_undo_goes_past_dice_that_could_only_be_buried() -> None:
    session = anns_turn()
    session.act(DoTrick("Walk"))
    roll(session, 1, 3)
    rolled = session.position.tobytes()
    session.act(KeepRoll())
    session.act(PlaceDie(3, "Missy"))
    session.act(BuryDie(1))
    undo(session)
    assert session.position.tobytes() == rolled


def test_undo_never_passes_a_roll() -> None:
    session = begun(TWO_PEOPLE)
    session.act(DoTrick("Walk"))
    roll(session, 1, 2)
    with pytest.raises(CannotUndo) as refused:
        undo(session)
    assert refused.value.reason == "chance"
    session.act(Reroll())
    roll(session, 3, 4)
    with pytest.raises(CannotUndo):
        undo(session)


def test_undo_never_passes_another_seat() -> None:
    session = begun(TWO_PEOPLE)
    first = session.seat
    session.act(DoTrick("Beg"))
    assert session.seat != first
    with pytest.raises(CannotUndo) as refused:
        undo(session)
    assert (refused.value.reason, refused.value.seat) == ("other", first)


def latest_positions(session: Session[Any]) -> Iterator[np.recarray]:
    """Yield the positions before the acting seat's moves since chance or another seat acted."""
    for step in reversed(session.table.trail):
        if step.seat != session.seat:
            return
        yield session.table.referee.position(step.before)


def has_choice(session: Session[Any], position: np.recarray) -> bool:
    legal = session.game.legal(position, int(position[0].turn))
    return len(legal) > 1 and {type(action) for action in legal} != {BuryDie}


def copy_of(session: Session[Any]) -> Session[Any]:
    return replace(session, events=[*session.events])


@pytest.mark.parametrize("seed", range(6))
def test_undo_over_a_whole_game(seed: int) -> None:
    """After every choice, undo either restores an earlier decision, or says why not."""
    session = begun(PlayOptions(set_name="random", seed=seed))
    while not session.over and len(session.events) < 400:
        back = copy_of(session)
        try:
            undo(back)
        except CannotUndo:
            assert not any(has_choice(session, before) for before in latest_positions(session))
            assert (back.table, back.events) == (session.table, session.events)
        else:
            gone = [event for n, event in session.played.items() if n not in back.played]
            assert gone
            assert all(isinstance(e, Moved) and e.move.seat == back.seat for e in gone)
            assert has_choice(back, back.position)
            assert back.table.version == session.table.version + len(gone)
            assert back.events[: len(session.events)] == session.events
        play_on(session, 1)


def test_a_forced_choice_goes_back_with_the_choice_before_it() -> None:
    session = begun(TWO_PEOPLE)
    session.act(DoTrick("Fetch"))
    roll(session, *[2] * 8)
    assert not session.is_forced()
    rolled = session.position.tobytes()
    session.act(KeepRoll())
    assert session.is_forced()
    session.act(ChooseValue(2))
    dealing = session.position.tobytes()
    session.act(session.legal()[0])
    undo(session)
    assert session.position.tobytes() == dealing
    undo(session)
    assert session.position.tobytes() == rolled


def test_tricks_and_dice_are_never_played_by_themselves() -> None:
    session = begun(TWO_PEOPLE)
    session.act(DoTrick("Walk"))
    roll(session, 1, 1)
    session.act(KeepRoll())
    while isinstance(session.legal()[0], PlaceDie):
        session.act(session.legal()[0])
    assert not session.is_forced()


@pytest.mark.parametrize(
    "options",
    [
        PlayOptions(seed=5),
        PlayOptions(
            seats=("Ann", "bot:random", "Ben", "bot:greedy"), set_name="kennel club", seed=5
        ),
        PlayOptions(off_leash=True, seed=5),
        PlayOptions(solo=True, d0g_treats=3, tiles="dig, run, hunt, stay", seed=5),
    ],
    ids=["usual", "four seats", "off leash", "solo"],
)
def test_a_saved_game_comes_back_as_it_was(options: PlayOptions) -> None:
    session = begun(options)
    play_on(session, 40)
    again = from_json(SPOTS, to_json(session), words())
    assert (again.seed, again.content, again.names) == (session.seed, None, session.names)
    assert again.events == session.events
    assert again.position.tobytes() == session.position.tobytes()
    assert to_json(again) == to_json(session)


def test_a_save_is_a_log_that_can_be_verified_with_what_was_taken_back() -> None:
    session = begun(TWO_PEOPLE)
    for _ in range(30):
        play_on(session, 1)
        with suppress(CannotUndo):
            undo(session)
            assert isinstance(session.events[-1], Undone)
    log = read_log(to_json(session))
    undone = [event for event in session.events if isinstance(event, Undone)]
    verdict = verify(log)
    assert undone
    assert (verdict.dice, verdict.taken_back) == ("unpromised", len(undone))
    assert verdict.events == session.table.version == len(session.events)
    assert from_json(SPOTS, write_log(log), words()).table.position == session.position


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("rules_version", 99, "version 99 of the rules"),
        ("content_hash", "0" * 16, "different cards, tiles, or sheets"),
        ("game", "spotted", "can’t be read"),
        ("events", [{"version": 1, "type": "move", "seat": 0, "action": STOP}], "can’t be read"),
        ("events", [{"type": "swim"}], "can’t be read"),
        ("seats", [], "can’t be read"),
        ("seats", [{"name": "Ann", "bot": None}, {"name": "R", "bot": "rex"}], "can’t be read"),
        ("config", {"seats": 9}, "can’t be read"),
    ],
)
def test_another_games_save_is_refused(key: str, value: object, said: str) -> None:
    stored = json.loads(to_json(begun(PlayOptions(seed=1))))
    stored[key] = value
    with pytest.raises(InvalidSave, match=said):
        from_json(SPOTS, json.dumps(stored), words())


def test_what_is_no_save_at_all_is_refused() -> None:
    for text in ("", "{}", "[1, 2", "[1]", "3", '"save"', '{"game": "spots"}'):
        with pytest.raises(InvalidSave, match="can’t be read"):
            from_json(SPOTS, text, words())


def test_each_game_has_its_own_file_and_the_last_one_played_comes_first(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "new", SPOTS)
    assert saves.latest() is None
    first, session = saves.new_path(), begun(PlayOptions(seed=1))
    saves.write(first, session)
    second = saves.new_path()
    assert second != first
    saves.write(second, session)
    assert saves.latest() == second
    saves.write(first, session)
    assert saves.latest() == first


def test_no_more_than_twenty_games_are_kept(tmp_path: Path) -> None:
    saves, session = Saves(tmp_path, SPOTS), begun(PlayOptions(seed=1))
    oldest = saves.new_path()
    for _ in range(22):
        saves.write(saves.new_path(), session)
    assert len(list(tmp_path.iterdir())) == 20
    assert not oldest.exists()
