"""How lab commands end early: refused with a sentence, or stopped by the user."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from pipyard.cli.interrupts import INTERRUPTED
from pipyard.core.errors import InvalidConfig, PipyardError

REFUSED = 2
NO_REPORT = "Stopped before all games were played; there is no report."


@contextmanager
def ending_early(command: str, stopped: str = NO_REPORT) -> Iterator[None]:
    """Print why a command is refused or that it was stopped, and exit with the right status."""
    try:
        yield
    except PipyardError as error:
        typer.echo(f"pipyard {command}: {error.sentence}", err=True)
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        typer.echo(stopped, err=True)
        raise typer.Exit(INTERRUPTED) from None


def check_folder(file: Path) -> None:
    """Refuse a file in a folder that does not exist."""
    if not file.parent.is_dir():
        raise InvalidConfig(f"There is no folder {file.parent}; create it, or choose another file.")
