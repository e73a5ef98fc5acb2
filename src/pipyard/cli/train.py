"""`pipyard train`: teach the strongest bot of a game by letting it play against itself."""

from pathlib import Path
from typing import Annotated

import typer

from pipyard.core.errors import InvalidConfig, PipyardError

REFUSED = 2
INTERRUPTED = 130


def train(
    game: Annotated[str, typer.Argument(help="The game: spots.")] = "spots",
    *,
    out: Annotated[
        Path, typer.Option(metavar="FILE", dir_okay=False, help="Where the weights go.")
    ] = Path("net.npz"),
    first: Annotated[int, typer.Option(help="Games of greedy to begin with.", min=1)] = 60_000,
    rounds: Annotated[int, typer.Option(help="Rounds of games of its own.", min=0)] = 9,
    games: Annotated[int, typer.Option(help="Games of each round.", min=1)] = 2_000,
    seed: Annotated[int, typer.Option(help="The same seed brings the same net.", min=0)] = 0,
    cores: Annotated[int | None, typer.Option(help="Cores to use.", show_default="all")] = None,
) -> None:
    """Teach the net that judges positions; about 5 minutes on 16 cores."""
    try:
        _run(game, out, first, rounds, games, seed, cores)
    except PipyardError as error:
        typer.echo(f"pipyard train: {error.sentence}", err=True)
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        typer.echo("Stopped before the net was taught; nothing was written.", err=True)
        raise typer.Exit(INTERRUPTED) from None


def _run(
    game: str, out: Path, first: int, rounds: int, games: int, seed: int, cores: int | None
) -> None:
    import numpy as np  # noqa: PLC0415  (loading these takes time)

    from pipyard.cli.simulation import progress_bar  # noqa: PLC0415
    from pipyard.cli.warm import ensure_warm  # noqa: PLC0415
    from pipyard.lab.spots.train import Course  # noqa: PLC0415
    from pipyard.lab.spots.train import train as teach  # noqa: PLC0415

    if game != "spots":
        raise InvalidConfig(f"Only a bot of spots is trained, not one of {game!r}.")
    if not out.parent.is_dir():
        raise InvalidConfig(f"There is no folder {out.parent}; make it, or name another file.")
    ensure_warm()
    with progress_bar("Playing", first + rounds * games) as advance:
        course = Course(
            first=first, rounds=rounds, games=games, seed=seed, cores=cores, on_progress=advance
        )
        weights = teach(course)
    np.savez(out, allow_pickle=False, **weights)
    typer.echo(f"Written to {out}.")
