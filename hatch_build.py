"""Hatch's build hook: no wheel may be built without the web client."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClientPresent(BuildHookInterface[Any]):
    """Stops a build if vite's output is missing; an editable install does not need it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Check for the built client's front page before anything is packed."""
        page = Path(self.root, "src", "pipyard", "server", "static", "index.html")
        if version != "editable" and not page.is_file():
            raise SystemExit("The web client is not built. Run `make wheel`: it builds both.")
