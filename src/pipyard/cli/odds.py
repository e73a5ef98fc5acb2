"""`pipyard odds`: what each option of a position is worth."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from pipyard.cli.lab_options import AsJson, PackFolder
from pipyard.cli.machines import tell_machine
from pipyard.cli.taught import unknown_to_coach
from pipyard.core.errors import PipyardError
from pipyard.core.registry import find_game
from pipyard.core.scenario import (
    InvalidScenario,
    Scenario,
    play_scenario,
    read_scenario,
    settle_chance,
)
from pipyard.i18n import words

if TYPE_CHECKING:
    import numpy as np

    from pipyard.coach.options import OptionOdds

UNREADABLE = 2
FIELDS = ("bust", "complete_dog", "complete_all", "dogs", "worth", "error", "exact")


@dataclass(frozen=True, slots=True)
class Seen:
    """A position read from a file, and how to format its actions."""

    game: Any
    position: "np.recarray"
    players: tuple[str, ...]
    format: Callable[[Any], str]


def odds(
    file: Annotated[
        Path,
        typer.Argument(
            help="A position: the header of a scenario file, and any lines played after it.",
            show_default=False,
        ),
    ],
    *,
    pack: PackFolder = None,
    as_json: AsJson = False,
) -> None:
    """Show what each option of a position is worth, for the decision at the end of the file."""
    if not as_json:
        tell_machine()
    try:
        seen = read_position(file, pack)
    except InvalidScenario as error:
        _refuse(words()("odds-unreadable", file=f"{file}:{error.line}", reason=error.sentence))
    except PipyardError as error:
        _refuse(words()("odds-unreadable", file=str(file), reason=error.sentence))
    except OSError as error:
        reason = words()("verify-no-file", reason=error.strerror or str(error))
        _refuse(words()("odds-unreadable", file=str(file), reason=reason))
    except UnicodeDecodeError:
        _refuse(words()("odds-unreadable", file=str(file), reason=words()("verify-no-text")))
    _show(seen, as_json=as_json)


def read_position(file: Path, pack: Path | None = None) -> Seen:
    """Read a position; cards still to be turned up at its end are the first possible ones."""
    from pipyard.coach.games import check_coached  # noqa: PLC0415  (takes time to load)

    read = read_scenario(file.read_text(encoding="utf-8"))
    try:
        find_game(read.game)
        check_coached(read.game)
        return _READERS[read.game](read, file.parent, pack)
    except InvalidScenario:
        raise
    except PipyardError as error:
        raise InvalidScenario(1, error.sentence) from None


def _spots(read: Scenario, folder: Path, pack: Path | None) -> Seen:  # noqa: ARG001
    from pipyard.games.spots.notation import format_action  # noqa: PLC0415  (takes time to load)
    from pipyard.games.spots.scenario import SpotsTable  # noqa: PLC0415

    table, failure = play_scenario(read.play, SpotsTable.from_header(read.header, pack))
    if failure:
        raise InvalidScenario(failure.line, failure.message)
    settle_chance(table)
    names = table.names

    def write(action: Any) -> str:
        return format_action(names, action)

    return Seen(table.spots, table.position, names.players, write)


def _spotted(read: Scenario, folder: Path, pack: Path | None) -> Seen:
    from pipyard.games.spotted.notation import format_action  # noqa: PLC0415  (takes time to load)
    from pipyard.games.spotted.position import parse_position  # noqa: PLC0415
    from pipyard.games.spotted.scenario import SpottedTable  # noqa: PLC0415

    folder = pack / "sheets" if pack else folder
    table, failure = play_scenario(read.play, SpottedTable(*parse_position(read.header, folder)))
    if failure:
        raise InvalidScenario(failure.line, failure.message)
    return Seen(table.spotted, table.position, table.players, format_action)


_READERS = {"spots": _spots, "spotted": _spotted}


def _show(seen: Seen, *, as_json: bool) -> None:
    from pipyard.coach.games import coach_of  # noqa: PLC0415  (takes time to load)

    coach = coach_of(seen.game, len(seen.players))
    acting = seen.game.acting(seen.position)
    found = [(seat, option) for seat in acting.seats for option in coach.odds(seen.position, seat)]
    unknown = unknown_to_coach(seen.game)
    if as_json:
        listed = [_as_document(seen, seat, option, acting.seats) for seat, option in found]
        typer.echo(json.dumps(listed, indent=2))
        if unknown:
            typer.echo(words()("coach-other-content", unknown=unknown), err=True)
        return
    if not found:
        who = "chance" if acting.chance else "nobody"
        typer.echo(words()("odds-none", who=who))
        return
    for seat in acting.seats:
        _print_table(seen, seat, [option for other, option in found if other == seat], coach.unit)
    typer.echo(words()("odds-note", game=seen.game.metadata.name))
    if unknown:
        typer.echo(words()("coach-other-content", unknown=unknown))


def _as_document(
    seen: Seen, seat: int, option: "OptionOdds", acting: tuple[int, ...]
) -> dict[str, Any]:
    action = seen.format(option.action)
    if len(acting) > 1:
        action = f"{seen.players[seat]}: {action}"
    return {"action": action, **{field: getattr(option, field) for field in FIELDS}}


def _print_table(seen: Seen, seat: int, options: "list[OptionOdds]", unit: str) -> None:
    from rich.console import Console  # noqa: PLC0415  (takes time to load)

    from pipyard.cli.showing import print_table  # noqa: PLC0415
    from pipyard.lab.text_table import TextTable  # noqa: PLC0415

    say = words()
    with_dogs = any(option.bust is not None for option in options)
    columns = ["bust", "dog", "all", "dogs"] if with_dogs else []
    headings = [say("odds-option"), *(say(f"odds-{name}") for name in columns)]
    headings.append(say("odds-worth", unit=unit))
    best = max(option.worth for option in options)
    rows = [_row(seen, option, columns, unit, best=best) for option in options]
    title = say("odds-title", player=seen.players[seat])
    print_table(Console(highlight=False), TextTable(headings, [rows], title))


def _row(
    seen: Seen, option: "OptionOdds", columns: list[str], unit: str, *, best: float
) -> list[str]:
    chances = (option.bust, option.complete_dog, option.complete_all)
    cells = ["-" if chance is None else f"{chance:.1%}" for chance in chances]
    cells.append("-" if option.dogs is None else f"{option.dogs:.2f}")
    scale, places = (100, 1) if unit == "win" else (1, 2)
    mark = "*" if option.worth == best else " "
    worth = f"{mark} {scale * option.worth:.{places}f}"
    if not option.exact:
        worth += f" ± {scale * option.error:.{places}f}"
    return [seen.format(option.action), *(cells if columns else []), worth]


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(UNREADABLE)
