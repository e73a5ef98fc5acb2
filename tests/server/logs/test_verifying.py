"""Games of every variant verify; any change in them is found, and named."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from pipyard.core import fair
from pipyard.core.contract import Move
from pipyard.games.spots.content import standard_content
from pipyard.server.logs.reading import checked_log, read_log, write_log
from pipyard.server.logs.refusal import LogRefused
from pipyard.server.logs.replaying import Replay
from pipyard.server.logs.verifying import verify
from tests.server.logs.playing import Play, begin, play

SETS = list(standard_content().sets)
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    *(("spots", 2 + number % 3, {"set": name}) for number, name in enumerate(SETS)),
    *(("spots", 1, {"set": name}) for name in SETS),
    *(("spots", seats, {"off_leash": True}) for seats in (1, 2, 3, 4)),
    *(("spots", 1, {"d0g_treats": treats, "off_leash": treats % 2 == 1}) for treats in range(6)),
    ("spots", 3, {"random": True}),
    *(
        ("spotted", seats, {"sheet": sheet})
        for sheet in ("clover-meadow", "two-ponds")
        for seats in (1, 2, 3, 4, 5, 6)
    ),
]
Written = dict[str, Any]


def name_of(variant: tuple[str, int, dict[str, Any]]) -> str:
    game, seats, options = variant
    return "-".join([game, str(seats), *(f"{key}={value}" for key, value in options.items())])


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_a_game_of_every_variant_verifies(variant: tuple[str, int, dict[str, Any]]) -> None:
    game, seats, options = variant
    played = play(game, seats, options, VARIANTS.index(variant), undo=0.15)
    log = read_log(write_log(played.log()))
    verdict = verify(log)
    assert verdict.dice == "kept"
    assert verdict.winners is not None
    assert verdict.events == len(played.events)
    assert verdict.drawn == played.drawn
    assert verdict.taken_back == sum(event["type"] == "undone" for event in played.events)
    moves = sum(event["type"] == "move" for event in played.events)
    assert verdict.moves == moves - verdict.taken_back
    assert verdict.added == tuple(seat for seat, text in enumerate(played.inputs) if text)
    outcome = played.game.outcome(played.position)
    assert outcome is not None
    assert verdict.winners == outcome.winners


@pytest.fixture(scope="module", params=["spots", "spots-solo", "spots-stacks", "spotted"])
def played(request: pytest.FixtureRequest) -> Play:
    made: dict[str, Callable[[], Play]] = {
        "spots": lambda: play("spots", 2, {}, 5),
        "spots-solo": lambda: play("spots", 1, {"off_leash": True}, 6),
        "spots-stacks": lambda: play("spots", 3, {"off_leash": True}, 7),
        "spotted": lambda: play("spotted", 3, {"sheet": "two-ponds"}, 8),
    }
    return made[request.param]()


@pytest.fixture
def written(played: Play) -> Written:
    assert any(played.inputs), "somebody must have added to the dice"
    return copy.deepcopy(played.written())


def refused(written: Written) -> LogRefused:
    with pytest.raises(LogRefused) as caught:
        verify(checked_log(written))
    return caught.value


def draws(written: Written) -> list[Written]:
    return [event for event in written["events"] if event["type"] == "drawn"]


def renumber(written: Written) -> None:
    for number, event in enumerate(written["events"], 1):
        event["version"] = number


def other_outcome(played: Play, version: int) -> Any:
    """Return another outcome that chance could have produced at an event."""
    replay = Replay(played.log())
    for event in replay.log.events[: version - 1]:
        replay.play(event)
    real = played.events[version - 1]["outcome"]
    for turn in range(1, 50):
        below = fair.source(bytes(32), [], "other", turn)
        outcome = replay.game.write_event(replay.game.draw(replay.position, below))["outcome"]
        if outcome != real:
            return outcome
    raise AssertionError("there must be another outcome")


def test_a_changed_outcome_is_named_with_what_was_expected(played: Play, written: Written) -> None:
    first_of_each_purpose = [event for event in draws(written) if event["number"] == 0]
    assert len(first_of_each_purpose) > 2
    for event in first_of_each_purpose:
        changed = copy.deepcopy(written)
        version = event["version"]
        changed["events"][version - 1]["outcome"] = other_outcome(played, version)
        refusal = refused(changed)
        assert (refusal.code, refusal.event) == ("log/tampered", version)
        assert refusal.expected == event["outcome"]
        assert refusal.found == changed["events"][version - 1]["outcome"]
        assert f"Event {version} ({event['purpose']}, number {event['number']})" in refusal.sentence


def test_an_illegal_move_is_named(written: Written) -> None:
    move = next(event for event in written["events"] if event["type"] == "move")
    move["action"] = {"type": "keep_roll"}
    refusal = refused(written)
    assert (refusal.code, refusal.event) == ("log/tampered", move["version"])
    assert "expected a legal move of seat" in refusal.sentence


def test_another_legal_move_that_leads_elsewhere_is_found(played: Play, written: Written) -> None:
    """The first choice of the game is followed by others that are only legal after the real one."""
    move = next(event for event in written["events"] if event["type"] == "move")
    replay = Replay(played.log())
    for event in replay.log.events[: move["version"] - 1]:
        replay.play(event)
    others = [
        replay.game.write_event(Move(move["seat"], action))["action"]
        for action in replay.game.legal(replay.position, move["seat"])
    ]
    move["action"] = next(action for action in others if action != move["action"])
    refusal = refused(written)
    assert refusal.code == "log/tampered"
    assert refusal.event is not None
    assert refusal.event > move["version"]


def test_a_move_of_another_seat_is_named(written: Written) -> None:
    move = next(event for event in written["events"] if event["type"] == "move")
    move["seat"] = len(written["seats"])
    refusal = refused(written)
    assert (refusal.code, refusal.event) == ("log/tampered", move["version"])
    assert f"there is no seat {move['seat']}" in refusal.sentence


def test_a_dropped_event_is_named(written: Written) -> None:
    for version in (1, 2, len(written["events"]) // 2, len(written["events"]) - 1):
        changed = copy.deepcopy(written)
        del changed["events"][version - 1]
        refusal = refused(changed)
        assert (refusal.code, refusal.event) == ("log/tampered", version)
        assert "missing" in refusal.sentence


def test_a_dropped_draw_is_found_even_when_the_rest_is_renumbered(written: Written) -> None:
    for event in draws(written)[:: max(1, len(draws(written)) // 8)]:
        changed = copy.deepcopy(written)
        del changed["events"][event["version"] - 1]
        renumber(changed)
        refusal = refused(changed)
        assert refusal.code == "log/tampered"
        assert refusal.event == event["version"] or (
            "seated" in changed["events"][event["version"] - 1]["type"]
            and refusal.event == event["version"] + 1
        )


def test_a_dropped_move_is_found_even_when_the_rest_is_renumbered(written: Written) -> None:
    move = next(event for event in written["events"] if event["type"] == "move")
    del written["events"][move["version"] - 1]
    renumber(written)
    refusal = refused(written)
    assert refusal.code == "log/tampered"
    assert refusal.event is not None
    assert refusal.event >= move["version"]


def test_a_missing_end_is_named(written: Written) -> None:
    last = written["events"].pop()
    while last["type"] == "seated":
        last = written["events"].pop()
    refusal = refused(written)
    assert (refusal.code, refusal.event) == ("log/tampered", len(written["events"]) + 1)
    assert "before the game is over" in refusal.sentence


def test_another_seed_or_promise_is_found(written: Written) -> None:
    for key in ("seed", "commitment"):
        changed = copy.deepcopy(written)
        changed["dice"][key] = changed["dice"][key][::-1]
        refusal = refused(changed)
        assert refusal.code == "log/tampered"
        assert "does not keep the promise made before the first event" in refusal.sentence
        assert refusal.expected == changed["dice"]["commitment"]


def test_another_seed_with_a_promise_of_its_own_is_found_at_the_first_draw(
    written: Written,
) -> None:
    seed = bytes.fromhex(written["dice"]["seed"])[::-1]
    written["dice"] |= {"seed": seed.hex(), "commitment": fair.promise(seed)}
    refusal = refused(written)
    assert refusal.code == "log/tampered"
    assert refusal.event in [event["version"] for event in draws(written)[:3]]


def test_another_input_is_found_at_the_first_draw(written: Written) -> None:
    seat = next(n for n, text in enumerate(written["dice"]["inputs"]) if text)
    for changed_to in ("00", ""):
        changed = copy.deepcopy(written)
        changed["dice"]["inputs"][seat] = changed_to
        refusal = refused(changed)
        assert refusal.code == "log/tampered"
        assert refusal.event in [event["version"] for event in draws(written)[:3]]


def test_a_draw_under_another_label_is_named(written: Written) -> None:
    event = draws(written)[2]
    for change in ({"number": 99}, {"purpose": "dice/5"}):
        changed = copy.deepcopy(written)
        changed["events"][event["version"] - 1] |= change
        refusal = refused(changed)
        assert (refusal.code, refusal.event) == ("log/tampered", event["version"])
        assert f"expected number {event['number']} for {event['purpose']}" in refusal.sentence


def test_a_draw_without_a_label_is_refused_where_dice_were_promised(written: Written) -> None:
    event = draws(written)[0]
    del event["purpose"], event["number"]
    refusal = refused(written)
    assert (refusal.code, refusal.event) == ("log/tampered", event["version"])


def test_an_added_draw_is_named(written: Written) -> None:
    first = next(e["version"] for e in written["events"] if e["type"] == "move")
    written["events"].insert(first - 1, copy.deepcopy(draws(written)[-1]))
    renumber(written)
    refusal = refused(written)
    assert (refusal.code, refusal.event) == ("log/tampered", first)
    assert "chance has nothing to bring here" in refusal.sentence


def test_nothing_follows_the_end(written: Written) -> None:
    move = next(event for event in written["events"] if event["type"] == "move")
    written["events"].append({**move, "version": len(written["events"]) + 1})
    refusal = refused(written)
    assert (refusal.code, refusal.event) == ("log/tampered", len(written["events"]))
    assert "expected nothing: the game is over" in refusal.sentence
    closed = {"version": len(written["events"]), "type": "closed"}
    written["events"][-1] = closed
    assert verify(checked_log(written)).closed


def test_a_game_left_unfinished_is_checked_once_it_is_closed() -> None:
    started = begin("spots", 2, {}, 3)
    for _ in range(40):
        started.step()
    sealed = verify(started.log(revealed=False))
    assert (sealed.dice, sealed.winners, sealed.closed) == ("sealed", None, False)
    early = refused(started.written(revealed=True))
    assert early.event == started.version + 1
    started.add(type="closed")
    verdict = verify(started.log())
    assert (verdict.dice, verdict.winners, verdict.closed) == ("kept", None, True)
    started.add(type="seated", seat=0, bot=None, why="left")
    assert verify(started.log()).closed
    started.add(type="closed")
    assert refused(started.written()).event == started.version


def test_a_game_without_a_promise_is_checked_against_the_rules_only(written: Written) -> None:
    written["dice"] = None
    assert verify(checked_log(written)).dice == "unpromised"
    for event in draws(written):
        del event["purpose"], event["number"]
    verdict = verify(checked_log(written))
    assert (verdict.dice, verdict.commitment, verdict.added) == ("unpromised", None, ())
    draws(written)[0]["outcome"] = {"type": "dice_rolled", "values": [7]}
    assert refused(written).event == draws(written)[0]["version"]


def test_a_promise_noted_before_the_game_is_compared(written: Written) -> None:
    log = checked_log(written)
    noted = written["dice"]["commitment"]
    assert verify(log, commitment=noted.upper()).commitment == noted
    with pytest.raises(LogRefused, match="another promise than the one you noted"):
        verify(log, commitment="0" * 64)
    written["dice"] = None
    with pytest.raises(LogRefused, match="found none"):
        verify(checked_log(written), commitment=noted)


def test_inputs_noted_before_the_game_are_looked_for(written: Written) -> None:
    given = [text for text in written["dice"]["inputs"] if text]
    assert verify(checked_log(written), given=[given[0].upper()]).dice == "kept"
    with pytest.raises(LogRefused, match="did not go into these dice: expected 0badcafe") as caught:
        verify(checked_log(written), given=[given[0], "0badcafe"])
    assert caught.value.code == "log/tampered"
    written["dice"] = None
    with pytest.raises(LogRefused, match="found none"):
        verify(checked_log(written), given=given)


TRIED = 3_000
GIVEN = "5eed" * 16


def first_of(seed: bytes, added: str) -> int:
    """Return seat 0's first die for who goes first."""
    return fair.source(seed, [added, ""], "first/0", 0)(6)


def cheated(seed: bytes, added: str) -> Play:
    """Play with a seed and an input that a server chose, and record everything as it happened."""
    game = begin("spots", 2, {}, 3)
    game.seed, game.inputs = seed, [added, ""]
    for _ in range(40):
        game.step()
    game.add(type="closed")
    return game


def test_a_server_that_tries_seeds_against_an_input_breaks_the_promise_it_showed() -> None:
    promised = fair.promise(b"\0" * 32)
    tried = (number.to_bytes(32, "big") for number in range(1, TRIED))
    seed = next(each for each in tried if first_of(each, GIVEN) == 5)
    log = cheated(seed, GIVEN).log()
    assert verify(log, given=[GIVEN]).dice == "kept", "the log agrees with itself"
    with pytest.raises(LogRefused, match="another promise than the one you noted"):
        verify(log, commitment=promised, given=[GIVEN])


def test_a_server_that_tries_inputs_in_the_players_place_is_found_out() -> None:
    seed = bytes(range(32))
    tried = (f"{number:064x}" for number in range(TRIED))
    log = cheated(seed, next(each for each in tried if first_of(seed, each) == 5)).log()
    assert verify(log, commitment=fair.promise(seed)).dice == "kept", "the log agrees with itself"
    with pytest.raises(LogRefused, match="did not go into these dice"):
        verify(log, commitment=fair.promise(seed), given=[GIVEN])


def test_other_rules_content_sheets_and_games_are_told_apart(written: Written) -> None:
    for change, words in (
        ({"rules_version": 99}, "under version 99 of the rules"),
        ({"content_hash": "0" * 64}, "other cards, tiles or another sheet"),
        ({"content_hash": "0" * 64, "pack": "my dogs"}, "the pack my dogs"),
        ({"game": "chess"}, "no game 'chess'"),
    ):
        refusal = refused({**written, **change})
        assert refusal.code == "log/other-rules"
        assert words in refusal.sentence


def test_a_sheet_that_is_not_shipped_is_of_other_rules() -> None:
    written = begin("spotted", 2, {}, 1).written()
    written["config"]["sheet"] = "../secret"
    refusal = refused(written)
    assert refusal.code == "log/other-rules"
    assert "no sheet" in refusal.sentence
