"""The content of a disk after a power cut: everything synced, and some of the rest, or nothing.

A server runs with `shim.c` loaded, which records what it writes below a folder, and each completed
sync. After a kill, the folder gets the content that a disk could have: synced writes since the
start are there, and of the others, each block of 512 bytes is there or not, at random. A library
was chosen over a file system (FUSE needs a device that containers lack) and over an SQLite VFS
(that would be another program than the one that serves).
"""

import os
import random
import shutil
import struct
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

_SECTOR = 512
_HEAD = struct.Struct("<BxHIQ")
_SHIM = Path(__file__).with_name("shim.c")


@dataclass(frozen=True, slots=True)
class Noted:
    """An operation of a process on a file; `place` is its position in the journal."""

    kind: str
    name: str
    at: int
    data: bytes
    place: int


class ForgetfulDisk:
    """A folder that is written through the shim, and what is left of it after each cut."""

    def __init__(self, folder: Path, aside: Path, seed: int, lies: bool = False) -> None:
        self.kept = 0
        """Unsynced pieces that a cut has left, and those that it has lost."""
        self.lost = 0
        self._folder = folder
        self._before = aside / "before"
        self._journal = aside / "journal"
        self._library = aside / "shim.so"
        self._source = random.Random(seed)
        self._lies = lies
        aside.mkdir(parents=True, exist_ok=True)
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            ["cc", "-O1", "-shared", "-fPIC", "-o", self._library, _SHIM, "-ldl"], check=True
        )
        self._begin()

    @property
    def environment(self) -> Mapping[str, str]:
        """Environment variables with which a process writes to this disk."""
        return {
            "LD_PRELOAD": str(self._library),
            "POWER_FOLDER": str(self._folder),
            "POWER_JOURNAL": str(self._journal),
        }

    def cut(self) -> None:
        """Change the folder to its state after a power cut; the process that wrote it is dead."""
        noted = list(self._read())
        files = {path.name: path.read_bytes() for path in self._before.iterdir()}
        synced = {} if self._lies else self._synced(noted)
        # Half of the time, all unsynced data is lost; otherwise each piece is lost at random.
        luck = self._source.choice((0.0, self._source.random()))
        for each in noted:
            # The removal of a name is written to the folder, not to the file.
            where = "." if each.kind == "u" else each.name
            self._apply(files, each, each.place < synced.get(where, 0), luck)
        shutil.rmtree(self._folder)
        self._folder.mkdir(mode=0o700)
        for name, content in files.items():
            # The index of a log in memory is recreated when the database is next opened.
            if not name.endswith("-shm"):
                (self._folder / name).write_bytes(content)
        self._begin()

    def _begin(self) -> None:
        shutil.rmtree(self._before, ignore_errors=True)
        shutil.copytree(self._folder, self._before)
        self._journal.write_bytes(b"")

    @staticmethod
    def _synced(noted: list[Noted]) -> dict[str, int]:
        """Return up to which position in the journal each file is certainly on the disk."""
        return {each.name: each.at for each in noted if each.kind == "s"}

    def _apply(self, files: dict[str, bytes], each: Noted, sure: bool, luck: float) -> None:
        before = files.get(each.name, b"")
        match each.kind:
            case "w":
                after = bytearray(before)
                for start in range(0, len(each.data), _SECTOR):
                    piece = each.data[start : start + _SECTOR]
                    if not (sure or self._is_there(luck)):
                        continue
                    place = each.at + start
                    if len(after) < place:
                        after += bytes(place - len(after))
                    after[place : place + len(piece)] = piece
                files[each.name] = bytes(after)
            case "t":
                if sure or self._is_there(luck):
                    files[each.name] = before[: each.at].ljust(each.at, b"\0")
            case "u":
                if sure or self._is_there(luck):
                    files.pop(each.name, None)

    def _is_there(self, luck: float) -> bool:
        there = self._source.random() < luck
        self.kept += there
        self.lost += not there
        return there

    def _read(self) -> Iterator[Noted]:
        """Read the journal; an incomplete entry is about something that was not reported yet."""
        journal = self._journal.read_bytes()
        place = 0
        while place + _HEAD.size <= len(journal):
            kind, name, size, at = _HEAD.unpack_from(journal, place)
            data = size if kind == ord("w") else 0
            begin = place + _HEAD.size
            end = begin + name + data
            if end > len(journal):
                return
            yield Noted(
                chr(kind), os.fsdecode(journal[begin : begin + name]), at,
                journal[begin + name : end], place,
            )  # fmt: skip
            place = end
