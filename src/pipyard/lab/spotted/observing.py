"""What a player of Spotted! observes: named numbers from about 0 to 1, for a learner.

The acting player's sheet comes first, then the others in turn order.
"""

from collections.abc import Iterator

import numpy as np

from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spotted.content import COLOURS, Sheet
from pipyard.games.spotted.record import (
    BEETLES,
    CLOVER,
    DICE,
    FAMILIES,
    FIELD_KINDS,
    KINDS,
    LAST_ROUND,
    MAGNIFY,
    MOST_SPOTS,
    PHASES,
    ROLL,
    WORD_BITS,
    WORDS,
    WRITE,
    WRITINGS,
)
from pipyard.lab.stepping import Row

# Factors for counts, so that most values lie between 0 and 1.
OF_SPOTS = 1 / MOST_SPOTS
OF_FACES = 1 / CLOVER
OF_ROUNDS = 1 / LAST_ROUND
OF_FACTORS = 1 / 3
OF_REROLLS = 1 / 6
OF_POINTS = 1 / 20


def feature_names(sheet: Sheet, seats: int) -> tuple[str, ...]:
    """Return the names of the features of a table, in the order in which they are written."""
    names = [*_table_names(), *_writing_names(), *_field_names(sheet)]
    players = ["own", *(f"other{number}" for number in range(1, seats))]
    return (*names, *(f"{who}.{name}" for who in players for name in _sheet_names()))


def _table_names() -> Iterator[str]:
    yield from (f"phase.{phase}" for phase in PHASES[:ROLL])
    yield from ("round", "writing_dice", "own_roll", "picks", "second_roll")
    for colour in COLOURS:
        yield from (f"table.{colour}.face", f"table.{colour}.clover")


def _writing_names() -> Iterator[str]:
    yield from (f"writing.{what}" for what in WRITINGS)
    yield from (f"due.{value}" for value in range(1, MOST_SPOTS + 1))
    yield from ("bonus", "steps", "clovers", "factor")
    yield from (f"new_magnifier.{kind}" for kind in FIELD_KINDS[:KINDS])
    for colour in COLOURS:
        yield from (f"hand.{colour}.face", f"hand.{colour}.clover")


def _field_names(sheet: Sheet) -> Iterator[str]:
    count = int(sheet.record[0].field_count)
    yield from (f"field{number}.crossed" for number in range(count))
    yield from (f"field{number}.beside" for number in range(count))


def _sheet_names() -> Iterator[str]:
    yield from ("fields", "track", "rerolls", "extra", "points")
    for colour in COLOURS:
        yield from (f"{colour}.beetle{place}" for place in range(1, BEETLES + 1))
        yield from (f"{colour}.circled", f"{colour}.factor")
        yield from (f"{colour}.magnifier.{kind}" for kind in FIELD_KINDS[:KINDS])


@rule
def observe(game: np.record, content: np.record, seat: int, row: Row) -> None:
    """Write what a seat sees into a row of zeros."""
    player = game.players[seat]
    at = _observe_table(game, seat, row)
    at = _observe_writing(game, player, row, at)
    at = _observe_fields(player.crossed, content.field_count, row, at)
    at = _observe_fields(player.beside, content.field_count, row, at)
    for step in range(game.seats):
        at = _observe_sheet(game.players[(seat + step) % game.seats], content, row, at)


@rule
def _observe_table(game: np.record, seat: int, row: Row) -> int:
    row[game.phase] = 1.0
    row[3] = game.box * OF_ROUNDS
    row[4] = game.part == DICE
    row[5] = game.active == seat
    row[6] = game.picks * OF_FACES
    row[7] = game.second_roll
    return _observe_faces(game.table, row, 8)


@rule
def _observe_faces(faces: np.ndarray, row: Row, at: int) -> int:
    """Write what each die shows; a cloverleaf is not a number."""
    for family in range(FAMILIES):
        if faces[family] == CLOVER:
            row[at + 1] = 1.0
        else:
            row[at] = faces[family] * OF_FACES
        at += 2
    return at


@rule
def _observe_writing(game: np.record, player: np.record, row: Row, at: int) -> int:
    if game.phase == WRITE:
        row[at + player.writing] = 1.0
        for value in range(1, 6):
            row[at + 6 + value] = player.due >> value & 1
        row[at + 12] = player.bonus * OF_SPOTS
        row[at + 13] = player.steps * OF_SPOTS
        row[at + 14] = player.clovers * OF_SPOTS
        row[at + 15] = player.factor * OF_FACTORS
        if player.writing == MAGNIFY and player.kind != NONE:
            row[at + 16 + player.kind] = 1.0
    return _observe_faces(player.dice, row, at + 16 + KINDS)


@rule
def _observe_fields(fields: np.ndarray, count: int, row: Row, at: int) -> int:
    """Write a bit for each field of the meadow that is in a set."""
    for word in range(WORDS):
        left = max(0, min(WORD_BITS, count - word * WORD_BITS))
        bits = int(fields[word])
        for place in range(left):
            row[at + place] = bits >> place & 1
        at += left
    return at


@rule
def _observe_sheet(player: np.record, content: np.record, row: Row, at: int) -> int:
    row[at] = player.fields_crossed / content.field_count
    row[at + 1] = player.track / content.track_length
    row[at + 2] = (player.rerolls - player.rerolls_used) * OF_REROLLS
    row[at + 3] = player.extra * OF_FACES
    row[at + 4] = player.points * OF_POINTS
    at += 5
    for family in range(FAMILIES):
        for beetle in range(BEETLES):
            row[at + beetle] = player.beetles[family, beetle] * OF_SPOTS
        row[at + 5] = player.circled[family] * OF_SPOTS
        row[at + 6] = player.factors[family] * OF_FACTORS
        if player.magnifiers[family] != NONE:
            row[at + 7 + player.magnifiers[family]] = 1.0
        at += 7 + KINDS
    return at
