"""Log files are parsed carefully: what is not a log is refused, and no content breaks anything."""

import copy
import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pipyard.server.logs.reading import MOST_CHARACTERS, checked_log, read_log, write_log
from pipyard.server.logs.refusal import LogRefused
from pipyard.server.logs.schemas import MOST_EVENTS
from pipyard.server.logs.verifying import verify
from tests.server.logs.playing import begin, play

Written = dict[str, Any]


@pytest.fixture(scope="module")
def whole() -> Written:
    return play("spots", 2, {}, 11, undo=0.2).written()


@pytest.fixture
def written(whole: Written) -> Written:
    return copy.deepcopy(whole)


def refused(text: str) -> LogRefused:
    with pytest.raises(LogRefused) as caught:
        read_log(text)
    return caught.value


def test_a_log_is_written_in_one_form_with_a_line_for_each_event(written: Written) -> None:
    text = write_log(checked_log(written))
    assert json.loads(text) == written
    assert write_log(read_log(text)) == text
    assert write_log(read_log(json.dumps(written, indent=7, sort_keys=True))) == text
    lines = text.splitlines()
    first = lines.index('  "events": [') + 1
    for number, event in enumerate(written["events"]):
        assert json.loads(lines[first + number].rstrip(",")) == event
    assert len(text) < 1.5 * len(json.dumps(written))


def test_a_game_saved_at_a_terminal_is_a_log(written: Written) -> None:
    saved = {**written, "terminal": {"seed": 5, "content": "packs/ours"}}
    log = read_log(json.dumps(saved))
    assert json.loads(write_log(log)) == saved
    assert verify(log).dice == "kept"
    for wrong in ({"seed": -1, "content": None}, {"seed": None}, {"seed": 1, "content": 2}):
        assert refused(json.dumps({**written, "terminal": wrong})).code == "log/malformed"


def test_a_log_without_events_is_written_and_read() -> None:
    log = begin("spotted", 2, {}, 1).log(revealed=False)
    assert log.events == []
    assert read_log(write_log(log)) == log


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "This is not valid JSON (line 1, column 1"),
        ("{'pipyard': 1}", "This is not valid JSON (line 1, column 2"),
        ("[]", "it does not say so"),
        ("null", "it does not say so"),
        ('{"pipyard": true}', "it does not say so"),
        ('{"pipyard": 1, "pipyard": 1}', "a key occurs twice"),
        ("[" * 100_000, "This is not valid JSON"),
        ('{"pipyard": ' + "9" * 5000 + "}", "This is not valid JSON"),
        ('{"pipyard": 1}', "In the log, game: Field required"),
    ],
    ids=range(9),
)
def test_what_is_no_log_is_refused(text: str, words: str) -> None:
    refusal = refused(text)
    assert refusal.code == "log/malformed"
    assert words in refusal.sentence
    assert refusal.event is None


def test_a_log_of_another_form_says_so() -> None:
    refusal = refused('{"pipyard": 2, "anything": []}')
    assert refusal.code == "log/other-rules"
    assert "form 2; this program reads form 1" in refusal.sentence


def test_sizes_have_limits(written: Written) -> None:
    assert refused(" " * (MOST_CHARACTERS + 1)).code == "log/too-large"
    written["events"] = [{"version": 1, "type": "closed"}] * (MOST_EVENTS + 1)
    refusal = refused(json.dumps(written))
    assert refusal.code == "log/malformed"
    assert "at most 40000 items" in refusal.sentence


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"type": "doubled"}, "event 3"),
        ({"type": None}, "event 3"),
        ({"seat": "0"}, "event 3, "),
        ({"seat": True}, "event 3, "),
        ({"seat": 8}, "event 3, "),
        ({"purpose": "dice/0\n1"}, "event 3, drawn.purpose"),
        ({"number": -1}, "event 3, drawn.number"),
        ({"number": 1.5}, "event 3, drawn.number"),
        ({"outcome": [1]}, "event 3, drawn.outcome"),
        ({"extra": 1}, "event 3, drawn.extra"),
    ],
    ids=str,
)
def test_a_malformed_event_is_named(written: Written, change: Written, words: str) -> None:
    written["events"][2] |= change
    refusal = refused(json.dumps(written))
    assert (refusal.code, refusal.event) == ("log/malformed", 3)
    assert words in refusal.sentence


def test_an_event_without_a_version_is_named_by_its_place(written: Written) -> None:
    for wrong in (7, {}, {"version": "x"}):
        written["events"][4] = wrong
        assert refused(json.dumps(written)).event == 5


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("commitment", "00"),
        ("commitment", "Z" * 64),
        ("seed", "0" * 63),
        ("inputs", ["0" * 65, ""]),
        ("inputs", ["00,11", ""]),
        ("inputs", [""]),
        ("inputs", ["", "", ""]),
        ("scheme", "loaded"),
    ],
)
def test_malformed_dice_are_refused(written: Written, key: str, value: object) -> None:
    written["dice"][key] = value
    with pytest.raises(LogRefused, match="dice") as caught:
        verify(read_log(json.dumps(written)))
    assert caught.value.code == "log/malformed"


@pytest.mark.parametrize(
    "config",
    [
        {},
        {"seats": 3},
        {"seats": 2, "tiles": [1]},
        {"seats": 2, "tiles": ["Howl"]},
        {"seats": "2"},
        {"seats": 2, "more": 1},
        {"seats": 2, "d0g_treats": 99},
    ],
    ids=str,
)
def test_a_malformed_config_is_refused(written: Written, config: Written) -> None:
    written["config"] = config
    written["seats"] = written["seats"][: 2 if config else 1]
    with pytest.raises(LogRefused) as caught:
        verify(read_log(json.dumps(written)))
    assert caught.value.code in ("log/malformed", "log/tampered")


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "do_trick"},
        {"type": "do_trick", "trick": 1},
        {"type": "do_trick", "trick": "Howl", "more": 1},
        {"type": "bury_die", "value": "1"},
        {"type": "place_die", "value": 2**70, "dog": "x"},
        {"type": "raise_die", "player": -1, "value": 1},
        {"type": "reroll", "values": [1.0]},
    ],
    ids=str,
)
def test_actions_that_are_none_are_named(written: Written, action: Written) -> None:
    move = next(event for event in written["events"] if event["type"] == "move")
    move["action"] = action
    with pytest.raises(LogRefused) as caught:
        verify(read_log(json.dumps(written)))
    assert caught.value.event == move["version"]


def test_names_that_steer_a_terminal_are_refused_and_sentences_are_safe_to_print(
    written: Written,
) -> None:
    named = copy.deepcopy(written)
    named["seats"][0]["name"] = "Ann\x1b[2J"
    assert refused(json.dumps(named)).code == "log/malformed"
    named["seats"][0]["name"] = "\ud800"
    assert refused(json.dumps(named)).code == "log/malformed"
    move = next(event for event in written["events"] if event["type"] == "move")
    move["action"] = {"type": "do_trick", "trick": "\x1b]0;" + "x" * 5000 + "\x07"}
    with pytest.raises(LogRefused) as caught:
        verify(read_log(json.dumps(written)))
    assert caught.value.sentence.isprintable()
    assert len(caught.value.sentence) < 500


junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.sampled_from(["type", "value", "dog", "values"]), st.integers()),
)


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(data=st.data())
def test_whatever_stands_in_a_log_it_is_accepted_or_refused(
    data: st.DataObject, written: Written
) -> None:
    """Put junk anywhere into a log: the result is always a refusal."""
    changed: Any = copy.deepcopy(written)
    changed["events"] = changed["events"][:40]
    node = changed
    while True:
        keys = list(node) if isinstance(node, dict) else range(len(node))
        key: Any = data.draw(st.sampled_from(keys))
        if not isinstance(node[key], dict | list) or not node[key] or data.draw(st.booleans()):
            break
        node = node[key]
    node[key] = data.draw(junk)
    with suppress(LogRefused):
        verify(read_log(json.dumps(changed)))
