"""How commands of the lab end early: refused in a sentence, or stopped by whoever started them."""

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
    """Say why a command is refused, or that it was stopped, and leave with the status for it."""
    try:
        yield
    except PipyardError as error:
        typer.echo(f"pipyard {command}: {error.sentence}", err=True)
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        typer.echo(stopped, err=True)
        raise typer.Exit(INTERRUPTED) from None


def check_folder(file: Path) -> None:
    """Refuse a file in a folder that there is not."""
    if not file.parent.is_dir():
        raise InvalidConfig(f"There is no folder {file.parent}; make it, or name another file.")
