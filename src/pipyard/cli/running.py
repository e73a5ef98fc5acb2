"""The address of the server that uses a folder, for a second server on the same folder."""

import json
import urllib.request
from pathlib import Path

_NOTE = "address"
_SECONDS = 3


def note_address(folder: Path, address: str) -> None:
    """Store the address of the server that uses a folder."""
    if folder.is_dir():
        (folder / _NOTE).write_text(address, encoding="utf-8")


def running_at(folder: Path) -> str | None:
    """Return the address of the server that uses a folder, if Pipyard really answers there."""
    try:
        address = (folder / _NOTE).read_text(encoding="utf-8").strip()
        # A web proxy set in the environment would not know this machine.
        ask = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with ask.open(f"{address}/api/server", timeout=_SECONDS) as answer:
            return address if "version" in json.load(answer) else None
    except (OSError, ValueError, TypeError):
        return None
