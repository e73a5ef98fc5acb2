"""Where the server of a folder is to be reached, for whoever starts a second one."""

import json
import urllib.request
from pathlib import Path

_NOTE = "address"
_SECONDS = 3


def note_address(folder: Path, address: str) -> None:
    """Write down where the server that uses a folder is reached."""
    if folder.is_dir():
        (folder / _NOTE).write_text(address, encoding="utf-8")


def running_at(folder: Path) -> str | None:
    """Return the address of the server that uses a folder, if it says there that it is Pipyard."""
    try:
        address = (folder / _NOTE).read_text(encoding="utf-8").strip()
        # A proxy that is set for the web would not know this machine.
        ask = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with ask.open(f"{address}/api/server", timeout=_SECONDS) as answer:
            return address if "version" in json.load(answer) else None
    except (OSError, ValueError, TypeError):
        return None
