"""Update the lock files: versions and hashes, without any host's address."""

import json
from pathlib import Path

from tools.client import WEB, node, node_environment, npm
from tools.console import ROOT, run_step
from tools.environment import PYTHON

LOCKS = ROOT / "requirements"
_COMPILE = "--universal --python-version 3.11 --fork-strategy fewest --generate-hashes --upgrade"
_QUIET = "--no-header --no-emit-index-url --quiet --system-certs"


def main() -> None:
    """Rewrite every lock; the locks for fewer Python versions follow the widest one."""
    project, agreeing = "pyproject.toml", ("--constraints", "requirements/dev.txt")
    _compile("dev.txt", project, "--group", "dev")
    _compile("uv.txt", *agreeing, "--group", "uv")
    _compile("play.txt", project, *agreeing, "--group", "play")
    _compile("bench.txt", project, *agreeing, "--extra", "bench")
    _compile("compile.txt", *agreeing, "--group", "compile")
    _compile("docs.txt", project, *agreeing, "--group", "docs")
    _compile("mutants.txt", project, *agreeing, "--group", "mutants")
    for folder in (WEB, ROOT / "bench" / "boardgameio"):
        _resolve_npm(folder)


def _compile(name: str, *options: str) -> None:
    output = ["--output-file", f"requirements/{name}"]
    uv = [str(PYTHON), "-m", "uv", "pip", "compile"]
    run_step(
        f"Resolving requirements/{name}",
        [*uv, *_COMPILE.split(), *_QUIET.split(), *options, *output],
        advice="The Python packages could not be resolved.",
    )


def _resolve_npm(folder: Path) -> None:
    lock = folder / "package-lock.json"
    run_step(
        f"Resolving {lock.relative_to(ROOT)}",
        [node(), npm(), "update", "--package-lock-only", "--loglevel=error"],
        folder=folder,
        environment=node_environment(),
        advice="The npm packages could not be resolved.",
    )
    _drop_funding_addresses(lock)


def _drop_funding_addresses(lock: Path) -> None:
    content = json.loads(lock.read_text())
    for package in content["packages"].values():
        package.pop("funding", None)
    lock.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
