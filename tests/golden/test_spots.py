"""Golden playthroughs of Spots, replayed and compared line by line."""

from pathlib import Path

import pytest

from pipyard.core.contract import Drawn, Move
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.game import Spots, SpotsConfig, tiles_of_set
from pipyard.games.spots.notation import (
    Names,
    format_action,
    format_chance,
    parse_action,
    parse_chance,
)
from pipyard.games.spots.position import format_position
from tests.golden.transcript import PLAYERS, Event, Playthrough, replay, write

FOLDER = Path(__file__).parent / "spots"


class SpotsWords:
    """Spots for transcripts."""

    def __init__(self, config: SpotsConfig) -> None:
        self.game = Spots()
        self.position = self.game.new(config)
        self.names = Names(self.game.content, PLAYERS[: config.seats])

    def format_event(self, event: Event) -> str:
        if isinstance(event, Drawn):
            return format_chance(event.outcome)
        return f"{self.names.players[event.seat]}: {format_action(self.names, event.action)}"

    def parse_event(self, text: str) -> Event:
        outcome = parse_chance(self.names, text)
        if outcome:
            return Drawn(outcome)
        player, _, action = text.partition(": ")
        return Move(self.names.seat(player), parse_action(self.names, self.position, action))

    def describe(self) -> str:
        return format_position(self.game.content, self.position, self.names.players)


def playthroughs() -> list[Playthrough]:
    """One game for each set and number of seats, also off leash, and solo at every difficulty."""
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
        lines = write(SpotsWords(playthrough.config), playthrough.seed)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    lines = file.read_text(encoding="utf-8").splitlines()
    assert replay(SpotsWords(playthrough.config), lines) == lines


def test_every_file_is_a_playthrough_and_every_playthrough_has_a_file() -> None:
    files = {file.stem for file in FOLDER.glob("*.txt")}
    assert files == {playthrough.name for playthrough in playthroughs()}


def test_every_trick_is_done_in_some_playthrough() -> None:
    told = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.txt"))
    missing = [name for name in standard_content().trick_numbers if f"trick={name} " not in told]
    assert not missing
