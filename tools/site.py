"""`python -m tools.site [FOLDER]`: write the client as a folder of files that any host serves."""

import sys
from pathlib import Path

from tools import stamps
from tools.client import WEB, client_sources, node, node_environment
from tools.console import ROOT, run_step, say, stop

SITE = ROOT / "site"
MOST_BYTES = int(1.5 * 1024 * 1024)
"""With five languages, art, both games, all bots and the coach."""
_MEBIBYTE = 1024 * 1024


def build_site(folder: Path = SITE) -> None:
    """Build the folder if one of its sources changed; the client's packages must be installed."""
    current = stamps.fingerprint(client_sources(), str(folder))
    if stamps.is_fresh("site", current, folder / "index.html"):
        return
    options = ["--mode", "site", "--outDir", str(folder), "--emptyOutDir"]
    run_step(
        "Building the site (a few seconds)",
        [node(), "node_modules/vite/bin/vite.js", "build", *options],
        folder=WEB,
        environment=node_environment(),
        advice="The site could not be built; the lines above say why.",
    )
    stamps.mark("site", current)


def size_of(folder: Path) -> int:
    """Count the bytes of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def main(folder: Path) -> None:
    """Build the folder, and say how large it is."""
    build_site(folder)
    size = size_of(folder)
    if size > MOST_BYTES:
        stop(f"{folder} has {size} bytes, more than the {MOST_BYTES} it may have.")
    say(f"{folder} has {size / _MEBIBYTE:.2f} MiB. Put its files on any host, at any path.")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else SITE)
