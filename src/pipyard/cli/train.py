"""`pipyard train`: teach the strongest bot of a game by letting it play against itself."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from pipyard.cli.lab_options import Cores, GameName
from pipyard.core.errors import InvalidConfig, PipyardError

REFUSED = 2
INTERRUPTED = 130


def train(
    game: GameName,
    *,
    out: Annotated[
        Path, typer.Option(metavar="FILE", dir_okay=False, help="Where the weights go.")
    ] = Path("net.npz"),
    first: Annotated[
        int | None,
        typer.Option(
            help="Games of greedy to begin with.", min=1, show_default="60000, Spotted! 24000"
        ),
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option(help="Rounds of games of its own.", min=0, show_default="18, Spotted! 20"),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(help="Games of each round.", min=1, show_default="2500, Spotted! 24000"),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed brings the same net.", min=0)] = 0,
    cores: Cores = None,
) -> None:
    """Teach the net that judges positions: about 15 minutes on 16 cores for either game."""
    wanted = {"first": first, "rounds": rounds, "games": games, "seed": seed, "cores": cores}
    try:
        _run(game, out, {name: value for name, value in wanted.items() if value is not None})
    except PipyardError as error:
        typer.echo(f"pipyard train: {error.sentence}", err=True)
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        typer.echo("Stopped before the net was taught; nothing was written.", err=True)
        raise typer.Exit(INTERRUPTED) from None


def _run(game: str, out: Path, wanted: dict[str, int]) -> None:
    import numpy as np  # noqa: PLC0415  (loading these takes time)

    from pipyard.bots import BOTS  # noqa: PLC0415
    from pipyard.cli.simulation import progress_bar  # noqa: PLC0415
    from pipyard.cli.warm import ensure_warm  # noqa: PLC0415

    if game not in BOTS:
        raise InvalidConfig(f"There is no game {game!r}; choose one of {', '.join(BOTS)}.")
    if not out.parent.is_dir():
        raise InvalidConfig(f"There is no folder {out.parent}; make it, or name another file.")
    teacher: Any = import_module(f"pipyard.lab.{game}.train")
    course = teacher.Course(**wanted)
    ensure_warm()
    with progress_bar("Playing", course.all_games) as advance:
        weights = teacher.train(replace(course, on_progress=advance))
    np.savez(out, allow_pickle=False, **weights)
    typer.echo(f"Written to {out}.")
