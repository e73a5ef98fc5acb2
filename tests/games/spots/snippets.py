"""Snippets from the middle of random games, replayed by interpreted and compiled rules alike.

Run as a program it reads snippets and prints, for each event, a digest of the position and the
legal moves, under whichever mode the process was started in.
"""

import base64
import hashlib
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from pipyard.core.chance import draw_below, new_stream
from pipyard.core.contract import Below
from pipyard.games.spots import drive, moves
from pipyard.games.spots.actions import DiceRolled, DogTurnedUp
from pipyard.games.spots.content import standard_content
from pipyard.games.spots.game import Spots, SpotsConfig
from pipyard.games.spots.record import GAME

NO_DICE = [0] * 7


@dataclass
class Snippet:
    """A position and the events that follow it, in the form the compiled rules take them."""

    start: str
    events: list[tuple[int, int, list[int]]]


def record(config: SpotsConfig, seed: int, skip: int, length: int) -> Snippet:
    """Play a random game and keep `length` events after the first `skip`."""
    spots = Spots()
    stream = new_stream(seed)
    position = spots.new(config)
    start = position.tobytes()
    events: list[tuple[int, int, list[int]]] = []
    for number in range(skip + length):
        if spots.outcome(position) is not None:
            position = spots.new(config)
            start, events = position.tobytes(), []
        if number == skip:
            start, events = position.tobytes(), []
        event = _next_event(spots, position, lambda bound: int(draw_below(stream, bound)))
        _apply(position, event)
        events.append(event)
    return Snippet(base64.b64encode(start).decode(), events)


def _next_event(spots: Spots, position: np.recarray, below: Below) -> tuple[int, int, list[int]]:
    acting = spots.acting(position)
    if acting.seats:
        legal = spots.legal_dense(position, acting.seats[0])
        return drive.MOVE, legal[below(len(legal))], NO_DICE
    outcome = spots.draw(position, below)
    if isinstance(outcome, DiceRolled):
        return drive.DICE, 0, np.bincount(outcome.values, minlength=7).tolist()
    if isinstance(outcome, DogTurnedUp):
        return drive.DOG, spots.content.dog_numbers[outcome.dog], NO_DICE
    return drive.TRICK, spots.content.trick_numbers[outcome.trick], NO_DICE


def _apply(position: np.recarray, event: tuple[int, int, list[int]]) -> None:
    kind, number, counts = event
    content = standard_content().record
    drive.apply_event(position, content, kind, number, np.array(counts, np.int16))


def digests(snippet: Snippet) -> list[str]:
    """Replay a snippet; return a digest of position and legal moves after every event."""
    data = np.frombuffer(base64.b64decode(snippet.start), GAME).copy()
    position = data.view(np.recarray)
    out = np.zeros(moves.MOST_LEGAL, np.int16)
    found = []
    for event in snippet.events:
        _apply(position, event)
        digest = hashlib.sha256(position.tobytes())
        if Spots().acting(position).seats:
            count = drive.list_legal(position, standard_content().record, out)
            digest.update(out[:count].tobytes())
        found.append(digest.hexdigest()[:16])
    return found


def save(snippets: list[Snippet], path: Path) -> None:
    """Write snippets for another process."""
    path.write_text(json.dumps([asdict(snippet) for snippet in snippets]))


if __name__ == "__main__":
    with np.errstate(all="raise"):
        for row in json.loads(Path(sys.argv[1]).read_text()):
            print(" ".join(digests(Snippet(**row))))
