"""Hatch's build hook: a wheel without the web client must not come into being."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClientPresent(BuildHookInterface[Any]):
    """Stops a build when vite's output is missing; an editable install needs none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look for the built client's front page before anything is packed."""
        page = Path(self.root, "src", "pipyard", "server", "static", "index.html")
        if version != "editable" and not page.is_file():
            raise SystemExit("The web client is not built. Run `make wheel`: it builds both.")
