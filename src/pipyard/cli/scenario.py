"""`pipyard scenario`: run scenario files and say which hold."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from pipyard.core.errors import PipyardError
from pipyard.core.scenario import (
    Failure,
    InvalidScenario,
    Line,
    ScenarioTable,
    read_scenario,
    run_scenario,
)

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
    table_of = _tables().get(read.game)
    if table_of is None:
        raise InvalidScenario(1, f"there is no game {read.game!r}")
    try:
        table = table_of(read.header)
    except InvalidScenario:
        raise
    except PipyardError as error:
        raise InvalidScenario(1, error.sentence) from None
    return run_scenario(read.play, table)


def _tables() -> dict[str, Callable[[Sequence[Line]], ScenarioTable]]:
    from pipyard.games.spots.scenario import SpotsTable  # noqa: PLC0415  (loading Numba takes time)

    return {"spots": SpotsTable.from_header}
