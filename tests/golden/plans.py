"""Golden playthroughs for other machines: `python -m tests.golden.plans` lists them.

Each is a line of JSON with its setup and its events, in the format of logs.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pipyard.games.spotted.game import SpottedConfig
from pipyard.server.games.hosting import HostedGame
from tests.golden import test_spots, test_spotted
from tests.golden.transcript import EVENT, Words


def golden_plans() -> Iterator[dict[str, Any]]:
    """Yield every golden playthrough as a game to replay."""
    for played in test_spots.playthroughs():
        file = test_spots.FOLDER / f"{played.name}.txt"
        yield _plan(test_spots.SpotsWords(played.config), played.config, file)
    for played in test_spotted.playthroughs():
        sheet = played.name.rpartition("-")[0]
        config = SpottedConfig(played.config.seats, sheet)
        file = test_spotted.FOLDER / f"{played.name}.txt"
        yield _plan(test_spotted.SpottedWords(sheet, config), config, file)


def _plan(words: Words, config: Any, file: Path) -> dict[str, Any]:
    hosted = HostedGame(words.game)
    events = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith(EVENT):
            event = words.parse_event(line.removeprefix(EVENT))
            events.append(hosted.write_event(event))
            words.game.apply(words.position, event)
    return {
        "game": hosted.name,
        "config": hosted.write_config(config),
        "seed": "00" * 32,
        "players": [None] * config.seats,
        "limit": len(events) + 1,
        "events": events,
    }


if __name__ == "__main__":
    for plan in golden_plans():
        print(json.dumps(plan))
