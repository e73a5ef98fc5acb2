"""Prepare the tree: `python -m tools.setup GOAL`.

Independent steps run at the same time.
"""

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from graphlib import TopologicalSorter
from typing import TypeAlias

from tools.browser import install_browser
from tools.client import build_client, install_client_packages
from tools.console import stop
from tools.environment import (
    create_environment,
    install_for_bench,
    install_for_compiling,
    install_for_docs,
    install_for_mutants,
    install_for_playing,
    install_for_testing,
    install_project,
)
from tools.postgres import install_postgres
from tools.stamps import one_at_a_time

Work: TypeAlias = Callable[[], None]


@dataclass(frozen=True)
class Step:
    """A piece of work and the names of the steps that must be done before it."""

    work: Work
    after: Sequence[str] = ()


def steps(packages: Work) -> dict[str, Step]:
    """Return every step; the packages are those of the goal."""
    return {
        "environment": Step(create_environment),
        "packages": Step(packages, ["environment"]),
        "project": Step(install_project, ["packages"]),
        "npm": Step(install_client_packages, ["packages"]),
        "client": Step(build_client, ["npm"]),
        "browser": Step(install_browser),
        # Only one process can install Debian packages at a time.
        "postgres": Step(install_postgres, ["browser"]),
        "bench": Step(install_for_bench, ["packages"]),
        "compile": Step(install_for_compiling, ["packages"]),
        "docs": Step(install_for_docs, ["packages"]),
        "mutants": Step(install_for_mutants, ["packages"]),
    }


GOALS: dict[str, tuple[Work, Sequence[str]]] = {
    "play": (install_for_playing, ["project", "client"]),
    "test": (install_for_testing, ["project", "client", "browser", "postgres"]),
    "quick": (install_for_testing, ["project", "npm", "postgres"]),
    "python": (install_for_testing, ["project"]),
    "npm": (install_for_testing, ["project", "npm"]),
    "client": (install_for_testing, ["project", "client"]),
    "screenshots": (install_for_testing, ["project", "client", "browser"]),
    "compile": (install_for_testing, ["project", "compile"]),
    "bench": (install_for_testing, ["project", "bench"]),
    "docs": (install_for_testing, ["project", "docs"]),
    "mutants": (install_for_testing, ["project", "mutants"]),
}
"""Each goal's packages and its final steps."""


def main(goal: str) -> None:
    """Do every step that leads to the goal."""
    if goal not in GOALS:
        stop(f"tools.setup knows {', '.join(GOALS)}, not {goal}.")
    packages, last = GOALS[goal]
    with one_at_a_time():
        run_steps(leading_to(last, steps(packages)))


def leading_to(last: Sequence[str], known: dict[str, Step]) -> dict[str, Step]:
    """Leave out steps that none of the last steps needs."""
    wanted: dict[str, Step] = {}
    to_add = list(last)
    while to_add:
        name = to_add.pop()
        wanted[name] = known[name]
        to_add += known[name].after
    return wanted


def run_steps(wanted: dict[str, Step]) -> None:
    """Run each step as soon as those it needs are done; the first failure ends everything."""
    order = TopologicalSorter({name: step.after for name, step in wanted.items()})
    order.prepare()
    at_work: dict[Future[None], str] = {}
    with ThreadPoolExecutor() as workers:
        while order.is_active():
            for name in order.get_ready():
                at_work[workers.submit(wanted[name].work)] = name
            for finished in wait(at_work, return_when=FIRST_COMPLETED).done:
                finished.result()
                order.done(at_work.pop(finished))


if __name__ == "__main__":
    main(sys.argv[1])
