"""Golden playthroughs of Spotted!, replayed and compared line by line."""

from pathlib import Path

import pytest

from pipyard.core.contract import Drawn, Move
from pipyard.games.spotted.content import find_sheet, sheet_names
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.notation import (
    format_action,
    format_chance,
    parse_action,
    parse_chance,
)
from pipyard.games.spotted.position import format_position
from tests.golden.transcript import PLAYERS, Event, Playthrough, replay, write

FOLDER = Path(__file__).parent / "spotted"


class SpottedWords:
    """Spotted! for transcripts."""

    def __init__(self, sheet: str, config: SpottedConfig) -> None:
        self.game = Spotted(find_sheet(sheet))
        self.position = self.game.new(config)
        self.players = PLAYERS[: config.seats]

    def format_event(self, event: Event) -> str:
        if isinstance(event, Drawn):
            return format_chance(event.outcome)
        return f"{self.players[event.seat]}: {format_action(event.action)}"

    def parse_event(self, text: str) -> Event:
        outcome = parse_chance(text)
        if outcome:
            return Drawn(outcome)
        player, _, action = text.partition(": ")
        return Move(self.players.index(player), parse_action(self.game.content, action))

    def describe(self) -> str:
        return format_position(self.game, self.position, self.players)


def playthroughs() -> list[Playthrough]:
    """One game for each sheet and number of seats; the sheet is the first part of its name."""
    names = [(sheet, seats) for sheet in sheet_names() for seats in (1, 2, 3, 4, 5, 6)]
    return [
        Playthrough(f"{sheet}-{seats}", SpottedConfig(seats), seed)
        for seed, (sheet, seats) in enumerate(names, 1)
    ]


@pytest.mark.parametrize("playthrough", playthroughs(), ids=lambda p: p.name)
def test_playthrough(playthrough: Playthrough, rewrite: bool) -> None:
    file = FOLDER / f"{playthrough.name}.txt"
    sheet = playthrough.name.rpartition("-")[0]
    if rewrite:
        FOLDER.mkdir(exist_ok=True)
        lines = write(SpottedWords(sheet, playthrough.config), playthrough.seed)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    lines = file.read_text(encoding="utf-8").splitlines()
    assert replay(SpottedWords(sheet, playthrough.config), lines) == lines


def test_every_file_is_a_playthrough_and_every_playthrough_has_a_file() -> None:
    files = {file.stem for file in FOLDER.glob("*.txt")}
    assert files == {playthrough.name for playthrough in playthroughs()}
