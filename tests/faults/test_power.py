"""What is left on a disk after a power cut, from journals written by hand."""

import struct
from pathlib import Path

import pytest

from tools.power.disk import ForgetfulDisk


def noted(kind: str, name: str, at: int, data: bytes = b"") -> bytes:
    """Write a journal entry in the format of `shim.c`."""
    return struct.pack("<BxHIQ", ord(kind), len(name), len(data), at) + name.encode() + data


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ForgetfulDisk:
    """Return a disk without building its library, because there may be no compiler."""
    monkeypatch.setattr("subprocess.run", lambda *_args, **_rest: None)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "games").write_bytes(b"before")
    return ForgetfulDisk(tmp_path / "data", tmp_path / "aside", seed=1)


def after_cuts(disk: ForgetfulDisk, tmp_path: Path, journal: bytes, times: int) -> set[bytes]:
    """Return all contents of the file that were found after power cuts from the same start."""
    found = set()
    for _ in range(times):
        (tmp_path / "aside" / "journal").write_bytes(journal)
        disk.cut()
        file = tmp_path / "data" / "games"
        found.add(file.read_bytes() if file.exists() else b"gone")
        file.write_bytes(b"before")
        disk._begin()
    return found


def test_what_was_synced_is_there_and_the_rest_may_be(disk: ForgetfulDisk, tmp_path: Path) -> None:
    first = noted("w", "games", 0, b"AB")
    synced = noted("s", "games", len(first))
    second = noted("w", "games", 2, b"CD")
    journal = first + synced + second
    assert after_cuts(disk, tmp_path, journal, 40) == {b"ABfore", b"ABCDre"}


def test_a_sync_of_one_file_is_none_of_another(disk: ForgetfulDisk, tmp_path: Path) -> None:
    first = noted("w", "games", 0, b"AB")
    journal = first + noted("s", "other", len(first))
    assert after_cuts(disk, tmp_path, journal, 40) == {b"before", b"ABfore"}


def test_a_long_write_may_be_torn(disk: ForgetfulDisk, tmp_path: Path) -> None:
    journal = noted("w", "games", 0, b"x" * 512 + b"y" * 512)
    whole = {b"before", b"x" * 512, b"x" * 512 + b"y" * 512, b"before" + b"\0" * 506 + b"y" * 512}
    assert after_cuts(disk, tmp_path, journal, 80) == whole


def test_a_file_is_surely_gone_once_its_folder_is_synced(
    disk: ForgetfulDisk, tmp_path: Path
) -> None:
    gone = noted("u", "games", 0)
    assert after_cuts(disk, tmp_path, gone, 40) == {b"before", b"gone"}
    assert after_cuts(disk, tmp_path, gone + noted("s", ".", len(gone)), 20) == {b"gone"}


def test_half_a_note_is_of_what_was_not_told_yet(disk: ForgetfulDisk, tmp_path: Path) -> None:
    journal = noted("w", "games", 0, b"AB")
    assert after_cuts(disk, tmp_path, journal[:-1], 5) == {b"before"}
