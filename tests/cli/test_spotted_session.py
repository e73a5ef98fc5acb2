"""A game of Spotted! as events: several seats write at once, and each can undo its own actions."""

import json
from dataclasses import replace

import pytest

from pipyard.cli.terminal.play_options import PlayOptions
from pipyard.cli.terminal.saves import InvalidSave, from_json, to_json
from pipyard.cli.terminal.session import CannotUndo, Session
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.notation import format_action
from pipyard.i18n import words
from pipyard.server.tables.events import Moved, Rolled
from tests.cli.games import advance, begun, type_like_a_bot
from tests.cli.spotted import SPOTTED, at, do, roll

ANN, BEN, CID = 0, 1, 2
WRITING = """
    players Ann Ben
    Ann dice blue=3 pink=2
    Ben dice white=1 green=1
"""


def play_on(session: Session[Spotted], decisions: int) -> None:
    """Play some decisions as the greedy bot would."""
    for _ in range(decisions):
        if session.over:
            return
        typed = type_like_a_bot(session)
        legal = {format_action(action): action for action in session.legal()}
        session.act(legal[typed])
        advance(session)


def refused(session: Session[Spotted], seat: int) -> CannotUndo:
    before, table = list(session.events), session.table
    with pytest.raises(CannotUndo) as error:
        session.undo(seat)
    assert session.events == before
    assert session.table is table
    return error.value


def test_what_others_wrote_meanwhile_stays() -> None:
    session, alone = at(WRITING), at(WRITING)
    do(session, ANN, "spots blue 3@1")
    do(session, BEN, "spots white 1@1", "walk green", "cross a1")
    do(alone, BEN, "spots white 1@1", "walk green", "cross a1")
    session.undo(ANN)
    assert list(session.played.values()) == list(alone.played.values())
    assert session.position.tobytes() == alone.position.tobytes()
    assert session.seat == ANN


def test_a_seat_that_is_done_may_think_again_while_others_write() -> None:
    session = at(WRITING)
    do(session, ANN, "spots blue 3@1", "spots pink 2@1")
    assert session.seat == BEN
    do(session, BEN, "spots white 1@1")
    session.undo(ANN)
    assert session.seat == ANN
    moves = (event.move for event in session.played.values() if isinstance(event, Moved))
    assert [format_action(move.action) for move in moves] == ["spots blue 3@1", "spots white 1@1"]


def test_one_choice_at_a_time_goes_back_with_what_had_to_follow() -> None:
    session = at(WRITING)
    do(session, ANN, "walk blue", "cross a1", "cross b1")
    session.undo(ANN)
    assert len(session.played) == 2
    session.undo(ANN)
    assert not session.played
    assert refused(session, ANN).reason == "nothing"


def test_undo_never_passes_a_roll() -> None:
    session = at("players Ann Ben")
    roll(session, "white=1 yellow=2 orange=3 green=4 blue=5 pink=c")
    assert refused(session, ANN).reason == "chance"


def test_the_last_die_may_be_taken_back_before_the_roll() -> None:
    session = at(WRITING)
    do(session, BEN, "spots white 1@1", "spots green 1@1")
    do(session, ANN, "spots blue 3@1", "spots pink 2@1")
    assert session.seat is None
    assert session.last_person == ANN
    session.undo(ANN)
    assert [session.seat] == [ANN]


def test_a_die_that_another_has_followed_with_a_pick_stays() -> None:
    session = at("players Ann Ben")
    roll(session, "white=1 yellow=1 orange=1 green=4 blue=5 pink=c")
    do(session, ANN, "pick white", "pick yellow")
    session.undo(ANN)
    do(session, ANN, "pick yellow")
    do(session, BEN, "pick pink")
    error = refused(session, ANN)
    assert (error.reason, error.seat) == ("other", BEN)
    assert session.seat == BEN
    session.undo(BEN)
    assert session.seat == BEN


def test_a_kept_roll_goes_back_with_the_die_taken() -> None:
    session = at("players Ann Ben\nAnn rerolls 1 used 0")
    roll(session, "white=1 yellow=1 orange=1 green=4 blue=5 pink=c")
    do(session, ANN, "keep", "pick white")
    session.undo(ANN)
    assert len(session.played) == 1


def test_bots_write_before_people_are_asked() -> None:
    session = at(WRITING, "Ann")
    assert session.seat == ANN
    assert session.bot == "greedy"
    advance(session)
    assert session.seat == BEN


def test_whoever_began_to_write_is_asked_until_done_then_the_next() -> None:
    session = at("""
        players Ann Ben Cid
        Ann dice blue=3
        Ben dice white=1 green=1
        Cid dice pink=1
    """)
    do(session, BEN, "spots white 1@1")
    assert session.seat == BEN
    do(session, BEN, "spots green 1@1")
    assert session.seat == CID
    do(session, CID, "spots pink 1@1")
    assert session.seat == ANN


@pytest.mark.parametrize("seed", range(4))
def test_undo_over_a_whole_game(seed: int) -> None:
    """For every seat, after every choice: undo changes nobody else's sheet, or nothing at all."""
    session = begun(PlayOptions(seats=("Ann", "bot:random", "Ben"), seed=seed), "spotted")
    while not session.over and len(session.events) < 150:
        for seat in (0, 2):
            back = replace(session, events=[*session.events])
            try:
                back.undo(seat)
            except CannotUndo:
                assert back.events == session.events
            else:
                gone = [event for n, event in session.played.items() if n not in back.played]
                assert not any(isinstance(event, Rolled) for event in gone)
                assert from_json(SPOTTED, to_json(back), words()).position == back.position
                assert len(session.game.legal(back.position, seat)) > 1
                for other in {0, 1, 2} - {seat}:
                    then, now = back.position[0], session.position[0]
                    assert then.players[other].beetles.tolist() == (
                        now.players[other].beetles.tolist()
                    )
        if session.chance:
            advance(session)
        else:
            play_on(session, 1)


@pytest.mark.parametrize(
    "options",
    [
        PlayOptions(seed=5),
        PlayOptions(solo=True, sheet="two-ponds", seed=5),
        PlayOptions(seats=("Ann", "bot:random", "Ben", "bot:greedy", "Cid", "Dee"), seed=5),
    ],
    ids=["usual", "solo", "six seats"],
)
def test_a_saved_game_comes_back_as_it_was(options: PlayOptions) -> None:
    session = begun(options, "spotted")
    play_on(session, 40)
    again = from_json(SPOTTED, to_json(session), words())
    assert (again.seed, again.names) == (session.seed, session.names)
    assert again.table.config == session.table.config
    assert again.events == session.events
    assert again.position.tobytes() == session.position.tobytes()


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("rules_version", 99, "version 99 of the rules"),
        ("content_hash", "0" * 16, "different cards, tiles, or sheets"),
        ("game", "spots", "can’t be read"),
        ("config", {"seats": 2, "sheet": "no-such-sheet"}, "can’t be read"),
        (
            "events",
            [{"version": 1, "type": "move", "seat": 0, "action": {"type": "keep_roll"}}],
            "can’t be read",
        ),
        ("seats", [{"name": "Ann", "bot": None}], "can’t be read"),
    ],
)
def test_another_games_save_is_refused(key: str, value: object, said: str) -> None:
    stored = json.loads(to_json(begun(PlayOptions(seed=1), "spotted")))
    stored[key] = value
    with pytest.raises(InvalidSave, match=said) as error:
        from_json(SPOTTED, json.dumps(stored), words())
    assert error.value.sentence.endswith("pipyard play spotted")
