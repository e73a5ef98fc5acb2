"""`pipyard scenario`: run scenario files and say which ones pass."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from pipyard.cli.lab_options import PackFolder
from pipyard.core.errors import PipyardError
from pipyard.core.scenario import Failure, InvalidScenario, Scenario, read_scenario

FAILED = 1
UNREADABLE = 2


def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files.", show_default=False)],
    *,
    pack: PackFolder = None,
) -> None:
    """Run scenario files of either game: one line each, `ok FILE` or `FAIL FILE:LINE ...`."""
    raise typer.Exit(max(_report(file, pack) for file in files))


def _report(file: Path, pack: Path | None) -> int:
    try:
        failure = run_file(file, pack)
    except InvalidScenario as error:
        typer.echo(f"{file}:{error.line}: cannot be read as a scenario: {error.sentence}", err=True)
        return UNREADABLE
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not a text in UTF-8"
        typer.echo(f"{file}: cannot be read: {reason}", err=True)
        return UNREADABLE
    if failure:
        typer.echo(f"FAIL {file}:{failure.line} {failure.message}")
        return FAILED
    typer.echo(f"ok {file}")
    return 0


def run_file(file: Path, pack: Path | None = None) -> Failure | None:
    """Run one scenario file; return the first failure in it, if any."""
    read = read_scenario(file.read_text(encoding="utf-8"))
    run = _runners().get(read.game)
    if run is None:
        raise InvalidScenario(1, f"there is no game {read.game!r}")
    try:
        return run(read, file.parent, pack)
    except InvalidScenario:
        raise
    except PipyardError as error:
        raise InvalidScenario(1, error.sentence) from None


def _runners() -> dict[str, Callable[[Scenario, Path, Path | None], Failure | None]]:
    from pipyard.games.spots.scenario import run_spots  # noqa: PLC0415  (Numba takes time)
    from pipyard.games.spotted.scenario import run_spotted  # noqa: PLC0415

    return {"spots": run_spots, "spotted": run_spotted}
