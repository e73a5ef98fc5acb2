"""Weights that `pipyard train` has installed, for the commands that run bots."""

from typing import TYPE_CHECKING, Any

from pipyard.core.errors import InvalidConfig
from pipyard.server.settings import usual_data_folder

if TYPE_CHECKING:
    from pathlib import Path

    from pipyard.lab.simulate import TableSetup
    from pipyard.lab.workers import Workers


def thinking_by(weights: str | None, setup: "TableSetup") -> "TableSetup":
    """Let the bots of a table use the weights with a name, if one is given."""
    from pipyard.lab.taught import use_weights  # noqa: PLC0415  (loading this takes time)

    return setup if weights is None else use_weights(setup, installed(setup.game, weights))


def cluster(address: str | None, weights: str | None) -> "Workers | None":
    """Return the workers of a Ray cluster, if requested; they use the shipped weights."""
    if address is None:
        return None
    if weights is not None:
        raise InvalidConfig("Your own weights cannot be sent to a cluster; leave out --ray.")
    from pipyard.lab.on_ray import RayWorkers  # noqa: PLC0415  (loading this takes time)

    return RayWorkers(address)


def installed(game: str, name: str) -> "Path":
    """Return where the weights with a name are installed; a .npz file stands for itself."""
    from pipyard.lab.taught import file_of  # noqa: PLC0415  (loading this takes time)

    return file_of(usual_data_folder(), game, name)


def unknown_to_coach(rules: Any) -> str | None:
    """Return what part of the content the coach's value was not trained on, if any."""
    from pipyard.lab.taught import unknown_to_value  # noqa: PLC0415  (loading this takes time)

    return unknown_to_value(rules)
