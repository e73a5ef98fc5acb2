"""Progress display and result tables of the lab commands."""

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
    """A progress column that shows how many are done per second."""

    def render(self, task: Task) -> Text:
        """Return the rate, once it is known."""
        return Text(f"{task.speed:,.0f}/s" if task.speed else "")


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show progress on the error stream if it is a terminal; yield a function that advances it."""
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
    """Show a status on the error stream; yield a function that changes its text."""
    with Console(stderr=True).status(text) as shown:
        yield shown.update


def print_table(console: Console, table: TextTable) -> None:
    """Print a table with all columns but the first right-aligned, and a line between sections."""
    drawn = Table(*table.headings, title=table.title or None)
    for column in drawn.columns[1:]:
        column.justify = "right"
    for rows in table.sections:
        for row in rows:
            drawn.add_row(*row)
        drawn.add_section()
    console.print(drawn)
