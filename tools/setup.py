"""Make the tree ready: `python -m tools.setup python|npm|client|bench|mutants`."""

import sys

from tools.client import build_client, install_client_packages
from tools.console import stop
from tools.environment import (
    install_bench_packages,
    install_mutation_packages,
    prepare_environment,
)
from tools.stamps import one_at_a_time

STEPS = {
    "python": (),
    "npm": (install_client_packages,),
    "client": (install_client_packages, build_client),
    "bench": (install_bench_packages,),
    "mutants": (install_mutation_packages,),
}


def main(goal: str) -> None:
    """Do the goal's steps; every goal starts from the prepared Python environment."""
    if goal not in STEPS:
        stop(f"tools.setup knows {', '.join(STEPS)}, not {goal}.")
    with one_at_a_time():
        prepare_environment()
        for step in STEPS[goal]:
            step()


if __name__ == "__main__":
    main(sys.argv[1])
