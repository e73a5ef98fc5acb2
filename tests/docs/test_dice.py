"""docs/dice.md matches the program: vectors, purposes, the log's format."""

import copy
import re
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from pipyard.core.contract import Drawn
from pipyard.core.fair import SCHEME, promise, source
from pipyard.games.spots import content as spots_content
from pipyard.games.spots.actions import DogTurnedUp
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.server.logs.schemas import GameLog
from tests.server.logs.playing import play

PAGE = (Path(__file__).parents[2] / "docs" / "dice.md").read_text(encoding="utf-8")
SEEDS = {"A": bytes(range(32)), "B": b"\xff" * 32}
INPUTS = {
    "X": ["00ff", "", ""],
    "Y": ["a1b2c3d4e5f60718293a4b5c6d7e8f90", "0123456789abcdef" * 4],
    "Z": [""],
}
Numbers = Callable[[bytes, list[str], str, int, list[int]], Iterable[int]]


def rows(heading: str) -> list[list[str]]:
    """Return the rows of the table with a given header."""
    table = PAGE.split(f"| {heading} |\n", 1)[1].split("\n\n", 1)[0].splitlines()[1:]
    return [[cell.strip(" `") for cell in row.strip("|").split("|")] for row in table]


BLOCKS = rows("seed | inputs | purpose | number | block | HMAC-SHA256")
DRAWN = rows("seed | inputs | purpose | number | bounds | numbers")


def drawn_by_pipyard(
    seed: bytes, inputs: list[str], purpose: str, number: int, bounds: list[int]
) -> list[int]:
    below = source(seed, inputs, purpose, number)
    return [below(bound) for bound in bounds]


def shown_program() -> dict[str, Any]:
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.+?)```", PAGE, re.DOTALL):
        exec(block, names)
    return names


def test_promises() -> None:
    shown = rows("seed | promise")
    assert [promise(SEEDS[seed]) for seed, _ in shown] == [digest for _, digest in shown]
    assert [shown_program()["promise"](SEEDS[seed]) for seed, _ in shown] == [d for _, d in shown]
    assert len(shown) == 2


@pytest.mark.parametrize("numbers", [drawn_by_pipyard, shown_program()["numbers"]])
def test_blocks_and_numbers(numbers: Numbers) -> None:
    assert (len(BLOCKS), len(DRAWN)) == (7, 6)
    for seed, inputs, purpose, number, block, digest in BLOCKS:
        at = int(block)
        words = numbers(SEEDS[seed], INPUTS[inputs], purpose, int(number), [2**32] * (8 * (at + 1)))
        assert "".join(f"{word:08x}" for word in list(words)[8 * at :]) == digest
    for seed, inputs, purpose, number, bounds, expected in DRAWN:
        drawn = numbers(
            SEEDS[seed],
            INPUTS[inputs],
            purpose,
            int(number),
            [int(bound) for bound in bounds.split()],
        )
        assert list(drawn) == [int(number) for number in expected.split()]


def test_the_cards_that_are_named_are_those_dealt() -> None:
    spots, position, dogs = Spots(), Spots().new(SpotsConfig(3)), []
    for number in range(2):
        assert spots.purpose(position) == "deck"
        below = source(SEEDS["A"], INPUTS["X"], "deck", number)
        outcome = spots.draw(position, below)
        assert isinstance(outcome, DogTurnedUp)
        dogs.append(outcome.dog)
        spots.apply(position, Drawn(outcome))
    assert f"the first of the list, {dogs[0]}, and" in PAGE
    assert f"of the 31 others: {dogs[1]}." in PAGE


def test_every_purpose_is_described() -> None:
    for game, name, options in (
        ("spots", "Spots", {"off_leash": True}),
        ("spotted", "Spotted!", {}),
    ):
        described = {
            purpose
            for row in rows("game | purpose | what for | how the outcome follows")
            if row[0] == name
            for purpose in re.findall(r"[a-z0-9/]+", row[1])
        }
        for seats in (1, 2):
            assert set(play(game, seats, options, 3).drawn) <= described


STACKS = {"tiles/1": "yellow", "tiles/2": "purple", "tiles/4": "blue", "tiles/5": "green"}


def printed() -> dict[str, list[str]]:
    """Read the order of cards and tiles from the files, as the page says."""
    data = Path(spots_content.__file__).parent / "data"
    dogs = tomllib.loads((data / "dogs.toml").read_text(encoding="utf-8"))
    tricks = tomllib.loads((data / "tricks.toml").read_text(encoding="utf-8"))
    return {"deck": list(dogs["dogs"]), **{at: list(tricks[named]) for at, named in STACKS.items()}}


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("spots", 1, {"off_leash": True}), ("spots", 2, {}), ("spotted", 2, {})],
)
def test_the_checker_that_is_shown_works(game: str, seats: int, options: dict[str, Any]) -> None:
    check, log = shown_program()["check"], play(game, seats, options, 3).written()
    kept = (log["dice"]["commitment"], log["dice"]["inputs"][0])
    assert check(log, printed(), *kept) == []
    drawn = [event for event in log["events"] if event["type"] == "drawn"]
    first = {event["purpose"]: event for event in reversed(drawn)}
    assert len(first) > 1
    for event in first.values():
        lied = copy.deepcopy(log)
        lied["events"][event["version"] - 1]["outcome"] = {"type": "dice_rolled", "values": [7]}
        assert check(lied, printed(), *kept)[0] == event["version"]
    with pytest.raises(AssertionError):
        check(log, printed(), "0" * 64, kept[1])
    with pytest.raises(AssertionError):
        check(log, printed(), kept[0], "0badcafe")


def test_every_outcome_is_described() -> None:
    described = {
        (kind, field) for kind, field, *_ in rows("`type` | field | holds | for the purposes")
    }
    written = [
        play("spots", 1, {"off_leash": True}, 3).written(),
        play("spotted", 2, {}, 3).written(),
    ]
    outcomes = [
        event["outcome"] for log in written for event in log["events"] if "outcome" in event
    ]
    found = {(each["type"], *(key for key in each if key != "type")) for each in outcomes}
    assert found == described


def test_every_field_of_a_log_is_described() -> None:
    described = PAGE.split("\n## The log\n")[1].split("\n## ")[0]
    schema = GameLog.model_json_schema()
    fields = set(schema["properties"])
    for model in schema["$defs"].values():
        fields |= set(model.get("properties", {}))
    missing = [name for name in fields - {"type"} if not re.search(rf"\b{name}\b", described)]
    assert not missing
    assert SCHEME in PAGE


def test_the_commands_speak_of_one_of_the_vectors() -> None:
    commands = re.search(r"```sh\n(.+?)```", PAGE, re.DOTALL)
    assert commands is not None
    assert f"seed={SEEDS['A'].hex()}\n" in commands[1]
    assert f" {','.join(INPUTS['X'])} dice/0 1 0 |" in commands[1]
    word = next(row[5] for row in BLOCKS if row[2:5] == ["dice/0", "1", "0"])[:8]
    assert f"16#{word} % 6" in PAGE
