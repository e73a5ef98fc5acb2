"""The learned value of a sheet: points yet to come, from a small net.

All six families go through the same first layer, since all rows have the same form; its outputs are
added up and joined with the rest of the sheet. `pipyard train spotted` makes the weights.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from pipyard.bots.spotted.features import (
    FAMILY_INPUTS,
    INPUTS,
    PARTS,
    SHEET,
    SHEET_INPUTS,
    Inputs,
    describe,
)
from pipyard.bots.weights import read_weights, stamp_of
from pipyard.core.jit import rule
from pipyard.games.spotted.content import MAGNIFIERS
from pipyard.games.spotted.counts import total_score
from pipyard.games.spotted.record import FAMILIES, GAME

ROW_UNITS = 32
UNITS = 64
SCALE = 10.0
"""Points that count as one in the net."""

NET = np.dtype(
    [
        ("row_weights", "f4", (FAMILY_INPUTS, ROW_UNITS)),
        ("row_bias", "f4", ROW_UNITS),
        ("weights", "f4", (ROW_UNITS + SHEET_INPUTS, UNITS)),
        ("bias", "f4", UNITS),
        ("last", "f4", UNITS),
        ("last_bias", "f4"),
        ("inputs", "f4", INPUTS),
        ("row", "f4", ROW_UNITS),
        ("rows", "f4", ROW_UNITS),
        ("units", "f4", UNITS),
    ],
    align=True,
)
"""The weights: from a family's inputs to its units, from all units to the next, to the points.

Then working space to look at one sheet.
"""
WEIGHTS = ("row_weights", "row_bias", "weights", "bias", "last", "last_bias")
DATA = Path(__file__).parent / "data" / "value.npz"


def stamp() -> str:
    """Return the stamp of what the net is trained for."""
    return stamp_of(GAME, (*PARTS, ROW_UNITS, UNITS), MAGNIFIERS)


@cache
def trained() -> Mapping[str, Any]:
    """Return the weights that ship with the package."""
    return read_weights(DATA, WEIGHTS, stamp(), "spotted")


def teach(net: np.record, weights: Mapping[str, Any]) -> None:
    """Set the weights of a net."""
    for name in WEIGHTS:
        net[name] = weights[name]


@rule
def sheet_worth(
    game: np.record, content: np.record, seat: int, scratch: np.record, net: np.record
) -> float:
    """Return what a player's sheet is expected to score in the end."""
    describe(game, content, seat, scratch, net.inputs)
    return total_score(game.players[seat], content) + SCALE * estimate(net)


@rule
def estimate(net: np.record) -> float:
    """Return the net's output for its inputs: points yet to come."""
    for unit in range(ROW_UNITS):
        net.rows[unit] = 0.0
    for family in range(FAMILIES):
        for unit in range(ROW_UNITS):
            net.row[unit] = net.row_bias[unit]
        first = family * FAMILY_INPUTS
        _add_inputs(net.inputs, first, FAMILY_INPUTS, net.row_weights, 0, net.row)
        for unit in range(ROW_UNITS):
            net.rows[unit] += max(net.row[unit], np.float32(0.0))
    for unit in range(UNITS):
        net.units[unit] = net.bias[unit]
    _add_inputs(net.rows, 0, ROW_UNITS, net.weights, 0, net.units)
    _add_inputs(net.inputs, SHEET, SHEET_INPUTS, net.weights, ROW_UNITS, net.units)
    total = net.last_bias
    for unit in range(UNITS):
        total += max(net.units[unit], np.float32(0.0)) * net.last[unit]
    return float(total)


@rule
def _add_inputs(
    inputs: Inputs, first: int, count: int, weights: Any, row: int, units: Inputs
) -> None:
    """Add inputs times their weights; most inputs are zero."""
    for index in range(count):
        given = inputs[first + index]
        if given != 0.0:
            for unit in range(len(units)):
                units[unit] += given * weights[row + index, unit]
