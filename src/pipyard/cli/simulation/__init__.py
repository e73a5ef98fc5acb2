"""What `pipyard simulate` does: run with a progress bar, then print a table or JSON."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pipyard.bots import BOTS
from pipyard.cli.warm import ensure_warm
from pipyard.core.contract import Metadata
from pipyard.core.errors import InvalidConfig
from pipyard.lab.simulate import Pace, Wanted, seat_bots


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked for on the command line; None is what was left out."""

    bots: list[str]
    players: int
    games: int
    seed: int
    rotate: bool = True
    cores: int | None = None
    tiles: str | None = None
    off_leash: bool = False
    d0g_treats: int | None = None
    pack: Path | None = None
    turn_limit: int | None = None
    sheet: str | None = None

    def wanted(self, on_progress: Callable[[int], None]) -> Wanted:
        """Return what the lab is to play."""
        return Wanted(
            self.bots,
            self.games,
            self.seed,
            self.cores,
            self.rotate,
            on_progress=on_progress,
        )


class Simulation(Protocol):
    """One game's side of the command: made of what was asked, it refuses what cannot be."""

    def play(self, wanted: Wanted) -> None:
        """Play the games and keep the report."""
        ...

    def as_document(self) -> dict[str, object]:
        """Lay the report out for JSON."""
        ...

    def print(self, console: Console) -> None:
        """Print the report for a person."""
        ...


def run(game: str, asked: Asked, *, as_json: bool) -> None:
    """Simulate and print; whatever cannot be done is refused before anything is compiled."""
    from pipyard.cli.simulation.spots import SpotsSimulation  # noqa: PLC0415  (they import this)
    from pipyard.cli.simulation.spotted import SpottedSimulation  # noqa: PLC0415

    if game not in BOTS:
        raise InvalidConfig(f"There is no game {game!r}; choose one of {', '.join(BOTS)}.")
    simulation: Simulation = (SpotsSimulation if game == "spots" else SpottedSimulation)(asked)
    seat_bots(game, asked.bots, asked.players)
    asked.wanted(lambda _: None).check()
    ensure_warm()
    with progress_bar("Playing", asked.games) as advance:
        simulation.play(asked.wanted(advance))
    if as_json:
        typer.echo(json.dumps(simulation.as_document(), indent=2))
    else:
        simulation.print(Console(highlight=False))


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show progress on the error stream if a person is looking; yield how to advance it."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task(what, total=total)
        yield lambda count: progress.advance(task, count)


def check_players(name: str, known: Metadata, players: int) -> None:
    """Refuse a number of players that a game is not for."""
    if not known.min_seats <= players <= known.max_seats:
        raise InvalidConfig(
            f"{name} takes {known.min_seats} to {known.max_seats} players, not {players}."
        )


def refuse_options(name: str, **options: object) -> None:
    """Refuse options that belong to the other game."""
    for option, given in options.items():
        if given is not None and given is not False:
            raise InvalidConfig(f"{name} has no --{option.replace('_', '-')}; leave it out.")


def share(part: float, games: int) -> tuple[str, str]:
    """Write how many of all games something was, as a number and a share."""
    return f"{part:,.0f}", f"{part / games:.1%}"


def pace_document(games: int, decisions: int, pace: Pace) -> dict[str, object]:
    """Lay out for JSON how long it took and how fast it was."""
    return {
        "decisions": decisions,
        "cores": pace.cores,
        "seconds": pace.seconds,
        "games_per_second": games / pace.seconds,
        "decisions_per_second_per_core": decisions / pace.busy_seconds,
    }


def print_pace(console: Console, length: str, games: int, decisions: int, pace: Pace) -> None:
    """Print how long games were and how fast they were played."""
    cores = "1 core" if pace.cores == 1 else f"{pace.cores} cores"
    console.print(
        f"{length}{decisions / games:,.0f} decisions per game; "
        f"{games / pace.seconds:,.0f} games per second on {cores}, "
        f"{decisions / pace.busy_seconds:,.0f} decisions per second per core."
    )
    console.print("[dim]A decision is a choice between at least two legal actions.[/dim]")
