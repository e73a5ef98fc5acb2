"""`pipyard calibrate`: measure how hard a sheet is for players of three strengths."""

from pathlib import Path
from typing import Annotated

import typer

from pipyard.cli.lab_options import Cores
from pipyard.cli.refusals import ending_early


def calibrate(
    game: Annotated[str, typer.Argument(help="The game: spotted.")] = "spotted",
    sheet: Annotated[
        str, typer.Option(metavar="NAME", help="A shipped sheet by name, or a .toml file.")
    ] = "clover-meadow",
    games: Annotated[
        int, typer.Option(help="Solo games of each of random and greedy.", min=1)
    ] = 5000,
    sage_games: Annotated[int, typer.Option(help="Solo games of sage.", min=1)] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)] = 0,
    docs: Annotated[
        Path, typer.Option(metavar="DIR", help="Folder for calibration.md and calibration.svg.")
    ] = Path("docs"),
    cores: Cores = None,
) -> None:
    """Play solo games with three bots, compare the scores with targets, and write a page."""
    with ending_early("calibrate", "Stopped before all games were played; nothing was written."):
        _run(game, sheet, {"random": games, "greedy": games, "sage": sage_games},
             seed, docs, cores)  # fmt: skip


def _run(
    game: str, name: str, games: dict[str, int], seed: int, docs: Path, cores: int | None
) -> None:
    from pipyard.cli.machines import tell_machine  # noqa: PLC0415
    from pipyard.cli.showing import progress_bar  # noqa: PLC0415  (loading these takes time)
    from pipyard.core.errors import InvalidConfig  # noqa: PLC0415
    from pipyard.lab.games import tool_of  # noqa: PLC0415

    tool = tool_of(game, "calibrate")
    sheet = tool.content_named(name)
    if not docs.is_dir():
        raise InvalidConfig(f"There is no folder {docs}; create it, or choose another with --docs.")
    tell_machine()
    with progress_bar("Playing", sum(games.values())) as advance:
        played = tool.calibrate(sheet, games, seed, cores=cores, on_progress=advance)
    command = (
        f"pipyard calibrate {game} --sheet {name} --games {games['greedy']} "
        f"--sage-games {games['sage']} --seed {seed}"
    )
    page = tool_of(game, "calibration_page")
    (docs / "calibration.md").write_text(page.page(sheet, played, command), encoding="utf-8")
    (docs / "calibration.svg").write_text(page.histogram(sheet, played), encoding="utf-8")
    for target in tool.targets(played):
        typer.echo(f"{'met' if target.holds else 'MISSED'}: {target.wanted}: {target.found}")
    typer.echo(f"Written to {docs / 'calibration.md'} and {docs / 'calibration.svg'}.")
