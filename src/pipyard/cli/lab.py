"""`pipyard lab`: experiments from a file, their results as Parquet, and reports on them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeAlias

import typer

from pipyard.cli.lab_options import Cores, RayAddress
from pipyard.cli.refusals import check_folder, ending_early
from pipyard.core.errors import PipyardError

if TYPE_CHECKING:
    from collections.abc import Callable

    from pipyard.lab.experiments.run import ExperimentRun
    from pipyard.lab.report.page import Report
    from pipyard.lab.report.reading import Results
    from pipyard.lab.workers import Workers

STOPPED = "Stopped; run the same command again to continue."


class PolarsMissing(PipyardError):
    """Polars, which makes the result tables, is not installed; players do not need it."""

    def __init__(self) -> None:
        advice = "This needs Polars; install it with `pip install 'pipyard[experiments]'`."
        super().__init__("experiment/polars-missing", advice)


class ChartsMissing(PipyardError):
    """Vega-Altair, which draws the charts, is not installed; players do not need it."""

    def __init__(self) -> None:
        advice = "This needs Vega-Altair; install it with `pip install 'pipyard[report]'`."
        super().__init__("experiment/charts-missing", advice)


lab = typer.Typer(no_args_is_help=True, help="Experiments: run them and report on them.")


@lab.callback()
def _group() -> None:
    """Run experiments and report on them."""


@lab.command()
def run(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="EXPERIMENT.toml",
            help="A file that describes the games to play.",
            show_default=False,
        ),
    ],
    *,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Folder for the results.",
            show_default="the file's name without .toml",
        ),
    ] = None,
    cores: Cores = None,
    ray: RayAddress = None,
) -> None:
    """Run an experiment and store its results as Parquet; run it again to continue after a stop."""
    from pipyard.cli.showing import progress_bar  # noqa: PLC0415  (loading these takes time)
    from pipyard.lab.experiments.plan import read_experiment  # noqa: PLC0415

    with ending_early("lab run", STOPPED):
        experiment = read_experiment(file)
        running = _running()(experiment, out or file.with_suffix(""))
        played = running.begin()
        with progress_bar("Playing", running.total) as advance:
            advance(played)
            result = running.run(_workers(experiment.record, cores, ray), advance)
    typer.echo(str(result))


ResultsFolder: TypeAlias = Annotated[
    Path,
    typer.Argument(
        metavar="RESULTS",
        exists=True,
        file_okay=False,
        help="A folder with results from `lab run`.",
    ),
]
PageFile: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE.html", dir_okay=False, help="File for the page.",
        show_default="report.html next to the results",
    ),
]  # fmt: skip


@lab.command()
def report(results: ResultsFolder, *, out: PageFile = None) -> None:
    """Write a page of charts about an experiment: what it shows and what is uncertain."""
    with ending_early("lab report"):
        made = _reporting()
        pages = made.report_on(made.read_results(results))
        _write_pages(pages, out or results / "report.html")


@lab.command()
def compare(first: ResultsFolder, second: ResultsFolder, *, out: PageFile = None) -> None:
    """Write a page that compares two experiments: what changed, and what is uncertain."""
    with ending_early("lab compare"):
        made = _reporting()
        pages = made.compare(made.read_results(first), made.read_results(second))
        _write_pages(pages, out or second / "compare.html")


def _write_pages(reports: "list[Report]", out: Path) -> None:
    """Write a page for each game, and print its conclusions in the terminal."""
    from pipyard.lab.report.page import html_of  # noqa: PLC0415
    from pipyard.lab.report.script import drawing_script  # noqa: PLC0415

    check_folder(out)
    script = drawing_script()
    for number, each in enumerate(reports):
        page = out if number == 0 else out.with_stem(f"{out.stem}-{number + 1}")
        page.write_text(html_of(each, script), encoding="utf-8")
        typer.echo(f"{each.title}\n")
        for line in each.conclusion():
            typer.echo(f"- {line}")
        typer.echo("\nNot sure:")
        for line in each.unsure():
            typer.echo(f"- {line}")
        typer.echo(f"\n{page}")


def _reporting() -> Any:
    try:
        from pipyard.lab.report import making, reading, script  # noqa: F401, PLC0415
    except ModuleNotFoundError as error:
        if error.name not in ("altair", "polars", "vl_convert"):
            raise
        raise ChartsMissing from None
    return _Reporting(reading.read_results, making.report_on, making.compare)


class _Reporting(NamedTuple):
    """The functions that make reports, once they are imported."""

    read_results: "Callable[[Path], Results]"
    report_on: "Callable[[Results], list[Report]]"
    compare: "Callable[[Results, Results], list[Report]]"


def _running() -> "type[ExperimentRun]":
    try:
        from pipyard.lab.experiments.run import ExperimentRun  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name != "polars":
            raise
        raise PolarsMissing from None
    return ExperimentRun


def _workers(record: str, cores: int | None, ray: str | None) -> "Workers":
    """Choose threads or processes: only compiled whole games release Python's lock."""
    from pipyard.lab.on_ray import RayWorkers  # noqa: PLC0415
    from pipyard.lab.workers import Processes, Threads  # noqa: PLC0415

    if ray is not None:
        return RayWorkers(ray)
    return Threads(cores) if record == "game" else Processes(cores)
