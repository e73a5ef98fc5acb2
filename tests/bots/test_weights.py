"""Weights are only used for content that they were trained for."""

from pathlib import Path

import numpy as np
import pytest

from pipyard.bots.spots import net
from pipyard.bots.spotted import value
from pipyard.bots.weights import UnfitWeights, read_weights, stamp_of, write_weights

RECORD = np.dtype([("dice", "i2", 6), ("turn", "i1")])


def test_what_was_written_is_read(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    write_weights(file, {"first": np.array([0.5, 1.5])}, "these rules")
    read = read_weights(file, ["first"], "these rules", "spots")
    assert read["first"].tolist() == [0.5, 1.5]
    assert not read["first"].flags.writeable


def test_weights_are_rounded_so_that_they_take_half_the_space(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    write_weights(file, {"first": np.array([0.3333, -1.0001], "f4")}, "these rules")
    read = read_weights(file, ["first"], "these rules", "spots")
    assert read["first"].tolist() == [683 / 2048, -1.0]


def test_weights_for_other_rules_or_without_a_stamp_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    write_weights(file, {"first": np.zeros(2)}, "other rules")
    with pytest.raises(UnfitWeights, match=r"net.npz was trained .* `pipyard train spots`"):
        read_weights(file, ["first"], "these rules", "spots")
    np.savez(file, first=np.zeros(2))
    with pytest.raises(UnfitWeights):
        read_weights(file, ["first"], "these rules", "spots")


def test_a_stamp_tells_records_features_and_tricks_apart_but_not_bits() -> None:
    usual = stamp_of(RECORD, [0, 6], ["Fetch", "Dig"])
    assert (
        stamp_of(np.dtype([("dice", "i1", 6), ("turn", "i2")]), [0, 6], ["Fetch", "Dig"]) == usual
    )
    others = {
        stamp_of(np.dtype([("dice", "i2", 7), ("turn", "i1")]), [0, 6], ["Fetch", "Dig"]),
        stamp_of(np.dtype([("turn", "i1"), ("dice", "i2", 6)]), [0, 6], ["Fetch", "Dig"]),
        stamp_of(RECORD, [0, 7], ["Fetch", "Dig"]),
        stamp_of(RECORD, [0, 6], ["Dig", "Fetch"]),
    }
    assert len(others - {usual}) == 4


def test_the_shipped_weights_fit() -> None:
    assert set(net.trained(1)) == set(net.trained(4)) == set(net.WEIGHTS)
    assert set(value.trained()) == set(value.WEIGHTS)
