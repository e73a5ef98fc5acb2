"""Snippets from the middle of random games, replayed by interpreted and compiled rules.

As a program it reads snippets and prints, for each event, a digest of the facts, the position and
the legal moves, in the mode in which the process was started.
"""

import base64
import hashlib
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Below, Drawn, Fact, Game, Move
from pipyard.games.spots import notation as spots_text
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.game import Spots
from pipyard.games.spots.record import GAME as SPOTS
from pipyard.games.spotted import notation as spotted_text
from pipyard.games.spotted.content import standard_sheet
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.record import GAME as SPOTTED


@dataclass
class Snippet:
    """A position and the events that follow it; a move is a seat and a number, a roll is text."""

    game: str
    start: str
    events: list[tuple[int, int] | str]


def game_of(name: str) -> Game[Any, Any, Any]:
    """Return a game by name."""
    return Spots() if name == "spots" else Spotted()


def record(name: str, config: object, seed: int, skip: int, length: int) -> Snippet:
    """Play a random game and keep `length` events after the first `skip`, or the last ones."""
    game = game_of(name)
    stream = new_stream(seed)
    position = game.new(config)
    start = position.tobytes()
    events: list[tuple[int, int] | str] = []
    for number in range(skip + length):
        if game.outcome(position) is not None:
            position = game.new(config)
            start, events = position.tobytes(), []
        if number == skip:
            start, events = position.tobytes(), []
        event = _next_event(game, position, lambda bound: int(draw_below(stream, bound)))
        _apply(game, position, event)
        events.append(event)
    return Snippet(name, base64.b64encode(start).decode(), events)


def _next_event(
    game: Game[Any, Any, Any], position: np.recarray, below: Below
) -> tuple[int, int] | str:
    acting = game.acting(position)
    if acting.seats:
        seat = acting.seats[below(len(acting.seats))]
        legal = game.legal_dense(position, seat)
        return seat, legal[below(len(legal))]
    outcome = game.draw(position, below)
    if isinstance(game, Spots):
        return spots_text.format_chance(outcome)
    return spotted_text.format_chance(outcome)


def _apply(
    game: Game[Any, Any, Any], position: np.recarray, event: tuple[int, int] | list[int] | str
) -> list[Fact]:
    if not isinstance(event, str):
        seat, number = event
        return game.apply(position, Move(seat, game.from_dense(position, number)))
    if isinstance(game, Spots):
        outcome = spots_text.parse_chance(spots_text.Names(standard_content(), ()), event)
        assert outcome is not None
        return game.apply(position, Drawn(outcome))
    return game.apply(position, Drawn(spotted_text.parse_chance(event)))


def digests(snippet: Snippet) -> list[str]:
    """Replay a snippet; return a digest of facts, position and legal moves of every event."""
    game = game_of(snippet.game)
    dtype = SPOTS if snippet.game == "spots" else SPOTTED
    data = np.frombuffer(base64.b64decode(snippet.start), dtype).copy()
    position = data.view(np.recarray)
    found = []
    for event in snippet.events:
        facts = _apply(game, position, event)
        digest = hashlib.sha256(position.tobytes() + repr(facts).encode())
        for seat in game.acting(position).seats:
            digest.update(repr(game.legal_dense(position, seat)).encode())
        found.append(digest.hexdigest()[:16])
    return found


def save(snippets: list[Snippet], path: Path) -> None:
    """Write snippets for another process."""
    path.write_text(json.dumps([asdict(snippet) for snippet in snippets]))


def main() -> None:
    """Read snippets and print their digests."""
    standard_sheet()
    with np.errstate(all="raise"):
        for row in json.loads(Path(sys.argv[1]).read_text()):
            print(" ".join(digests(Snippet(**row))))


if __name__ == "__main__":
    main()
