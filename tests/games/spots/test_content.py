"""Content files: what is read, and what is refused with file, key and reason."""

import shutil
from pathlib import Path

import pytest

from pipyard.core.errors import InvalidConfig, InvalidContent
from pipyard.games.spots.content import DATA, load_content, standard_content
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spots.record import MOST_SELECTIONS


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(DATA, tmp_path / "pack")
    return tmp_path / "pack"


def edit(path: Path, before: str, after: str) -> None:
    comment, start, body = path.read_text(encoding="utf-8").partition("\n[")
    assert before in start + body
    path.write_text(comment + (start + body).replace(before, after, 1), encoding="utf-8")


def test_the_same_files_give_the_same_hash(folder: Path) -> None:
    assert load_content(folder).hash == standard_content().hash


@pytest.mark.parametrize(
    ("file", "before", "after"),
    [
        ("dogs.toml", "Burt = { spaces = [1]", "Burt = { spaces = [2]"),
        ("dogs.toml", "Burt =", "Bertie ="),
        ("tricks.toml", '{ do = "roll", dice = 8', '{ do = "roll", dice = 7'),
    ],
)
def test_other_content_has_another_hash(folder: Path, file: str, before: str, after: str) -> None:
    edit(folder / file, before, after)
    assert load_content(folder).hash != standard_content().hash


def test_the_rules_cannot_write_to_content() -> None:
    with pytest.raises(ValueError, match="read-only"):
        standard_content().record[0].cards[0] = 0


@pytest.mark.parametrize(
    ("before", "after", "key", "reason"),
    [
        ("[dogs]", "[cats]", "dogs", "one table"),
        ("Burt = { spaces = [1], paws = 0 }", "Burt = 3", "dogs.Burt", "must be a table"),
        ("Burt = { spaces = [1], paws = 0 }", "Burt = { spaces = [1] }", "dogs.Burt", "exactly"),
        ("spaces = [1]", "spaces = []", "dogs.Burt.spaces", "not empty"),
        ("spaces = [1]", "spaces = [7]", "dogs.Burt.spaces", "from 1 to 6, not 7"),
        ("spaces = [1]", "spaces = [true]", "dogs.Burt.spaces", "whole number"),
        ("spaces = [1, 2]", "spaces = [2, 1]", "dogs.Bristles.spaces", "must rise"),
        ("spaces = [1, 2]", "spaces = [1, 1]", "dogs.Bristles.spaces", "not repeat"),
        ("paws = 1", "paws = 7", "dogs.Lief.paws", "from 0 to 6"),
        ("Burt =", '"Bu,rt" =', "dogs.Bu,rt", "no comma"),
        ("[dogs]", "[dogs", "file", "not valid TOML"),
        ("[dogs]\n", "[dogs]\n[more]\n", "dogs", "one table"),
    ],
)
def test_a_faulty_deck_is_refused(
    folder: Path, before: str, after: str, key: str, reason: str
) -> None:
    edit(folder / "dogs.toml", before, after)
    with pytest.raises(InvalidContent) as caught:
        load_content(folder)
    assert caught.value.sentence.startswith(f"dogs.toml: {key}: ")
    assert reason in caught.value.sentence


HOWL = '{ do = "draw", dogs = 1 }'


@pytest.mark.parametrize(
    ("before", "after", "key", "reason"),
    [
        ("[red]", "[pink]", "pink", "is none of red"),
        ("Howl = [", "Woof = 3\nHowl = [", "red", "exactly 2"),
        ("[green]", "[green]\n" + "\n".join(f"X{n} = []" for n in range(9)), "green", "1 to 8"),
        (f"Howl = [{HOWL}, ", "Howl = [], xx = [", "file", "not valid TOML"),
        (
            f"Howl = [{HOWL}, " + '{ do = "roll", dice = 1 }]',
            "Howl = []",
            "red.Howl",
            "1 to 4 steps",
        ),
        ('"draw", dogs = 1', '"fly", dogs = 1', "red.Howl.1.do", "must be one of roll"),
        ('"draw", dogs = 1', '"draw", cats = 1', "red.Howl.1.cats", 'no key of a "draw" step'),
        ('"draw", dogs = 1', '"draw"', "red.Howl.1", "needs dogs"),
        ('"draw", dogs = 1', '"draw", dogs = 0', "red.Howl.1.dogs", "from 1 to 40"),
        ('"draw", dogs = 1', '"draw", dogs = 1, per = "paws"', "red.Howl.1", "go together"),
        ('per = "paws"', 'per = "tails"', "yellow.Dig.1.per", "must be one of paws"),
        ('from = "yard"', 'from = "moon"', "red.Roll Over.1.from", "must be one of yard"),
        ('from = "yard"', 'from = "yard", dice = 2', "red.Roll Over.1", "no amount"),
        ("may = true", "may = false", "red.Roll Over.2.may", "only be true"),
        ('keep = "value"', 'keep = "best"', "blue.Fetch.1.keep", "must be one of value"),
        ("keep = { dice = 2 }", "keep = { dice = 4 }", "blue.Hunt.1.keep.dice", "from 1 to 3"),
        ('{ do = "name" }, ', "", "blue.Guard", "needs a step that names first"),
        ('{ do = "set aside", least = 3, most = 12 }, ', "", "purple.Bolt", "set aside first"),
        (', { do = "roll", from = "aside" }', "", "purple.Bolt", "rolled by a later step"),
        ("least = 3, most = 12", "least = 5, most = 4", "purple.Bolt.1", "least not above most"),
        ('dice = 3, reroll = "any"', 'dice = 5, reroll = "any"', "yellow.Track.1", "1 to 4 dice"),
        ('reroll = "any"', 'reroll = "all"', "yellow.Track.1.reroll", "must be one of any"),
        ('["Walk", "Run"', '["Run", "Walk"', "sets.Adoption Event", "in this order"),
        ("Walk = [", "Howl = [", "names", "must differ"),
    ],
)
def test_a_faulty_tricks_file_is_refused(
    folder: Path, before: str, after: str, key: str, reason: str
) -> None:
    edit(folder / "tricks.toml", before, after)
    with pytest.raises(InvalidContent) as caught:
        load_content(folder)
    assert caught.value.sentence.startswith(f"tricks.toml: {key}: "), caught.value.sentence
    assert reason in caught.value.sentence


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "dogs.toml").unlink()
    with pytest.raises(InvalidContent, match=r"dogs\.toml: file: not found"):
        load_content(folder)


def test_a_deck_too_small_for_the_seats_is_refused(folder: Path) -> None:
    lines = (folder / "dogs.toml").read_text(encoding="utf-8").splitlines()
    (folder / "dogs.toml").write_text("\n".join(lines[: 4 + 18]), encoding="utf-8")
    content = load_content(folder)
    assert len(content.dogs) == 18
    Spots(content).new(SpotsConfig(2))
    with pytest.raises(InvalidConfig, match="18 dogs; 3 players need 19"):
        Spots(content).new(SpotsConfig(3))


def test_a_deck_is_never_smaller_than_a_pack_and_one(folder: Path) -> None:
    lines = (folder / "dogs.toml").read_text(encoding="utf-8").splitlines()
    (folder / "dogs.toml").write_text("\n".join(lines[: 4 + 6]), encoding="utf-8")
    with pytest.raises(InvalidContent, match="must hold 7 to 64 dogs, not 6"):
        load_content(folder)


def test_the_most_sets_of_dice_that_steps_may_offer_have_room(folder: Path) -> None:
    """Any 3 dice of a roll, and every total up to 12.

    226 sets have a total of 1 to 12; of 3 dice or fewer, 16 have more.
    """
    steps = [f'{{ do = "roll", dice = 9, keep = {{ total = {total} }} }}' for total in range(1, 13)]
    tricks = [f"T{first} = [{', '.join(steps[first : first + 4])}]" for first in (0, 4, 8)]
    edit(folder / "tricks.toml", "[green]", "[green]\n" + "\n".join(tricks))
    edit(folder / "tricks.toml", "keep = { dice = 2 }", "keep = { dice = 3 }")
    content = load_content(folder)
    assert content.record[0].selection_count == 226 + 16 <= MOST_SELECTIONS
