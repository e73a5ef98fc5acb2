"""`pipyard scenario`: run scenario files and say which hold."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from pipyard.core.errors import PipyardError
from pipyard.core.scenario import Failure, InvalidScenario, Scenario, read_scenario

FAILED = 1
UNREADABLE = 2


def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files.", show_default=False)],
) -> None:
    """Run scenario files of either game: one line each, `ok FILE` or `FAIL FILE:LINE ...`."""
    raise typer.Exit(max(_report(file) for file in files))


def _report(file: Path) -> int:
    try:
        failure = run_file(file)
    except InvalidScenario as error:
        typer.echo(f"{file}:{error.line}: cannot be read as a scenario: {error.sentence}", err=True)
        return UNREADABLE
    except (OSError, UnicodeDecodeError) as error:
        typer.echo(f"{file}: cannot be read: {error}", err=True)
        return UNREADABLE
    if failure:
        typer.echo(f"FAIL {file}:{failure.line} {failure.message}")
        return FAILED
    typer.echo(f"ok {file}")
    return 0


def run_file(file: Path) -> Failure | None:
    """Run one scenario file; return the first thing in it that is not as it says."""
    read = read_scenario(file.read_text(encoding="utf-8"))
    run = _runners().get(read.game)
    if run is None:
        raise InvalidScenario(1, f"there is no game {read.game!r}")
    try:
        return run(read, file.parent)
    except InvalidScenario:
        raise
    except PipyardError as error:
        raise InvalidScenario(1, error.sentence) from None


def _runners() -> dict[str, Callable[[Scenario, Path], Failure | None]]:
    from pipyard.games.spots.scenario import run_spots  # noqa: PLC0415  (Numba takes time)
    from pipyard.games.spotted.scenario import run_spotted  # noqa: PLC0415

    return {"spots": run_spots, "spotted": run_spotted}
