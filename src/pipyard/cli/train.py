"""`pipyard train`: teach the strongest bot of a game by letting it play against itself."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from pipyard.cli.lab_options import Cores, GameName
from pipyard.cli.refusals import check_folder, ending_early

GAMES_OWN = "what the shipped net was taught with"


def train(
    game: GameName,
    *,
    out: Annotated[
        Path, typer.Option(metavar="FILE", dir_okay=False, help="Where the weights go.")
    ] = Path("net.npz"),
    first: Annotated[
        int | None,
        typer.Option(help="Games of greedy to begin with.", min=1, show_default=GAMES_OWN),
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option(help="Rounds of games of its own.", min=0, show_default=GAMES_OWN),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(help="Games of each round.", min=1, show_default=GAMES_OWN),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed brings the same net.", min=0)] = 0,
    cores: Cores = None,
) -> None:
    """Teach the net that judges positions: about 15 minutes on 16 cores for either game."""
    wanted = {"first": first, "rounds": rounds, "games": games, "seed": seed, "cores": cores}
    with ending_early("train", "Stopped before the net was taught; nothing was written."):
        _run(game, out, {name: value for name, value in wanted.items() if value is not None})


def _run(game: str, out: Path, wanted: dict[str, int]) -> None:
    from pipyard.bots.weights import write_weights  # noqa: PLC0415  (loading these takes time)
    from pipyard.cli.machines import tell_machine  # noqa: PLC0415
    from pipyard.cli.showing import progress_bar  # noqa: PLC0415
    from pipyard.lab.games import tool_of  # noqa: PLC0415

    teacher = tool_of(game, "train")
    check_folder(out)
    course = teacher.COURSE(**wanted)
    tell_machine()
    with progress_bar("Playing", course.all_games) as advance:
        weights = teacher.train(replace(course, on_progress=advance))
    write_weights(out, weights, teacher.STAMP())
    typer.echo(f"Written to {out}.")
