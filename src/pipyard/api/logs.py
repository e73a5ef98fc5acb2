"""Games as the log files that servers write and read."""

from collections.abc import Iterator, Sequence
from typing import Any

from pipyard.core.contract import Event, Game
from pipyard.core.errors import InvalidConfig
from pipyard.server.games.hosting import HostedGame
from pipyard.server.logs.reading import checked_log, read_log, write_log
from pipyard.server.logs.replaying import game_of
from pipyard.server.logs.schemas import FORMAT


def log_text(
    rules: Game[Any, Any, Any], config: Any, events: Sequence[Event], bots: Sequence[str] = ()
) -> str:
    """Write a game as a log; the bots are those that played, one for each seat, if any did."""
    hosted = HostedGame(rules)
    written = [hosted.write_event(event) for event in events]
    log = {
        "pipyard": FORMAT,
        "game": hosted.name,
        "rules_version": hosted.rules_version,
        "content_hash": hosted.content_hash,
        "pack": hosted.pack,
        "config": hosted.write_config(config),
        "seats": [
            {
                "name": bots[seat] if bots else f"seat {seat + 1}",
                "bot": bots[seat] if bots else None,
            }
            for seat in range(config.seats)
        ],
        "dice": None,
        "events": [{"version": 1 + at, **event} for at, event in enumerate(written)],
    }
    return write_log(checked_log(log))


def events_of(rules: Game[Any, Any, Any], config: Any, text: str) -> Iterator[Event]:
    """Read the moves and draws of a log of this very game; one with anything else is refused."""
    hosted = HostedGame(rules)
    log = read_log(text)
    game_of(log, {hosted.name: hosted})
    if hosted.read_config(log.config) != config:
        raise InvalidConfig("This log was set up in another way: make the game as the log says.")
    for event in log.events:
        if event.type == "undone":
            raise InvalidConfig("Moves were taken back in this log; a table can replay it.")
        if event.type in ("move", "drawn"):
            yield hosted.read_event(event.model_dump(mode="json"))
