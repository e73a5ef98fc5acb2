"""Golden playthroughs of Spots, replayed and compared line by line."""

from pathlib import Path

import pytest

from pipyard.games.spots.content import standard_content
from pipyard.games.spots.game import SpotsConfig, tiles_of_set
from tests.golden.transcript import Playthrough, replay, write

FOLDER = Path(__file__).parent / "spots"


def playthroughs() -> list[Playthrough]:
    """One game for each set and number of seats, off leash too, and solo at every difficulty."""
    listed = []
    for seats in (1, 2, 3, 4):
        for name in standard_content().sets:
            tiles = tiles_of_set(standard_content(), name)
            listed.append((f"{name.lower().replace(' ', '-')}-{seats}", SpotsConfig(seats, tiles)))
        listed.append((f"off-leash-{seats}", SpotsConfig(seats, off_leash=True)))
    for treats in (0, 2, 3, 4, 5):
        listed.append((f"d0g-treats-{treats}", SpotsConfig(1, d0g_treats=treats)))
        solo = SpotsConfig(1, off_leash=True, d0g_treats=treats)
        listed.append((f"d0g-treats-{treats}-off-leash", solo))
    return [Playthrough(name, config, seed) for seed, (name, config) in enumerate(listed, 1)]


@pytest.mark.parametrize("playthrough", playthroughs(), ids=lambda p: p.name)
def test_playthrough(playthrough: Playthrough, rewrite: bool) -> None:
    file = FOLDER / f"{playthrough.name}.txt"
    if rewrite:
        FOLDER.mkdir(exist_ok=True)
        file.write_text("\n".join(write(playthrough)) + "\n", encoding="utf-8")
    lines = file.read_text(encoding="utf-8").splitlines()
    assert replay(playthrough.config, lines) == lines


def test_every_file_is_a_playthrough_and_every_playthrough_has_a_file() -> None:
    files = {file.stem for file in FOLDER.glob("*.txt")}
    assert files == {playthrough.name for playthrough in playthroughs()}


def test_every_trick_is_done_in_some_playthrough() -> None:
    told = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.txt"))
    missing = [name for name in standard_content().trick_numbers if f"trick={name} " not in told]
    assert not missing
