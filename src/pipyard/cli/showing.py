"""How commands of the lab show how far they are, and tables of what they found."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from pipyard.lab.text_table import TextTable


class _RateColumn(ProgressColumn):
    """How many are done in a second."""

    def render(self, task: Task) -> Text:
        """Say so, once it is known."""
        return Text(f"{task.speed:,.0f}/s" if task.speed else "")


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show progress on the error stream if a person is looking; yield how to advance it."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _RateColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task(what, total=total)
        yield lambda count: progress.advance(task, count)


@contextmanager
def status(text: str = "") -> Iterator[Callable[[str], None]]:
    """Show on the error stream what is going on; yield how to say something else."""
    with Console(stderr=True).status(text) as shown:
        yield shown.update


def print_table(console: Console, table: TextTable) -> None:
    """Print a table with all but its first column to the right, a line between sections."""
    drawn = Table(*table.headings, title=table.title or None)
    for column in drawn.columns[1:]:
        column.justify = "right"
    for rows in table.sections:
        for row in rows:
            drawn.add_row(*row)
        drawn.add_section()
    console.print(drawn)
