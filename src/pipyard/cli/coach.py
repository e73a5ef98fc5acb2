"""`pipyard coach`: review a game choice by choice, with luck and skill separated."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pipyard.cli.documents import document
from pipyard.cli.lab_options import AsJson, PackFolder
from pipyard.cli.machines import tell_machine
from pipyard.cli.packs import games_with
from pipyard.cli.taught import unknown_to_coach
from pipyard.core.errors import PipyardError
from pipyard.i18n import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from pipyard.coach.review import Decision, PlayerReview, Review
    from pipyard.server.logs.schemas import GameLog

UNREADABLE = 2
MOST_TOLD = 8
"""How many of the costliest choices are shown."""
EVEN = {"win": (5.0, 10.0), "points": (1.0, 3.0)}
"""Choices and dice that brought less than this count as even: in games of 100, or in points."""


def coach(
    log: Annotated[
        Path, typer.Argument(help="A log exported from a table; - reads standard input.")
    ],
    *,
    pack: PackFolder = None,
    as_json: AsJson = False,
) -> None:
    """Review a game: what choices cost, what luck brought, and who played better."""
    from pipyard.cli.verify import read_text  # noqa: PLC0415  (loading these takes time)
    from pipyard.coach.review import as_document  # noqa: PLC0415
    from pipyard.server.logs.reading import read_log  # noqa: PLC0415

    if not as_json:
        tell_machine()
    try:
        read = read_log(read_text(log))
        review, write, unknown = _review(read, pack)
    except PipyardError as error:
        typer.echo(words()("coach-unreadable", file=str(log), reason=error.sentence), err=True)
        raise typer.Exit(UNREADABLE) from None
    names = _names(read)
    if as_json:
        about = {"game": read.game, "names": names, "unknown_to_value": unknown}
        told = document("coach", read.content_hash, **about, **as_document(review, write))
        typer.echo(json.dumps(told, indent=2))
        return
    _show(review, names, write)
    if unknown:
        typer.echo(words()("coach-other-content", unknown=unknown))


def _review(
    read: "GameLog", pack: Path | None
) -> "tuple[Review, Callable[[Any], str], str | None]":
    from pipyard.cli import showing  # noqa: PLC0415  (loading these takes time)
    from pipyard.coach.games import reviewer_of  # noqa: PLC0415
    from pipyard.coach.review import Played  # noqa: PLC0415
    from pipyard.server.logs.replaying import Replay  # noqa: PLC0415
    from pipyard.server.logs.schemas import LoggedDraw, LoggedMove, LoggedUndo  # noqa: PLC0415

    replay = Replay(read, games_with(pack))
    game = replay.game
    start = game.new(read.config)
    kept: dict[int, Played] = {}
    stored: dict[str, Any]
    for logged in read.events:
        replay.play(logged)
        if isinstance(logged, LoggedDraw):
            stored = {"type": "drawn", "outcome": logged.outcome}
            kept[logged.version] = Played(logged.version, game.read_event(stored))
        elif isinstance(logged, LoggedMove):
            stored = {"type": "move", "seat": logged.seat, "action": logged.action}
            kept[logged.version] = Played(logged.version, game.read_event(stored))
        elif isinstance(logged, LoggedUndo):
            del kept[logged.taken_back]
    reviewer = reviewer_of(game.rules, len(read.seats))
    write = _writer(read, game.rules)
    with showing.progress_bar(words()("coach-progress"), len(kept)) as advance:
        review = reviewer.review(start, list(kept.values()), lambda _: advance(1))
    return review, write, unknown_to_coach(game.rules)


def _writer(read: "GameLog", rules: Any) -> "Callable[[Any], str]":
    if read.game == "spots":
        from pipyard.games.spots.notation import Names  # noqa: PLC0415  (takes time to load)
        from pipyard.games.spots.notation import format_action as write_spots  # noqa: PLC0415

        names = Names(rules.content, tuple(_names(read)))
        return lambda action: write_spots(names, action)
    from pipyard.games.spotted.notation import format_action  # noqa: PLC0415  (takes time to load)

    return format_action


def _names(read: "GameLog") -> list[str]:
    say = words()
    return [
        seat.name or seat.bot or say("coach-seat", seat=number)
        for number, seat in enumerate(read.seats)
    ]


def _show(review: "Review", names: list[str], write: "Callable[[Any], str]") -> None:
    from rich.console import Console  # noqa: PLC0415  (takes time to load)

    from pipyard.cli.showing import print_table  # noqa: PLC0415
    from pipyard.lab.text_table import TextTable  # noqa: PLC0415

    say = words()
    console = Console(highlight=False)
    lines = ["decisions", "accuracy", "performance", "lost", "luck", "even", "result"]
    headings = ["", *names]
    rows = [
        [
            say("coach-line", line=line, unit=review.unit),
            *(_cell(review, player, line) for player in review.players),
        ]
        for line in lines
    ]
    print_table(console, TextTable(headings, [rows], say("coach-title")))
    books = ["start", "choices", "others_choices", "luck", "others_luck", "others", "unexplained"]
    rows = [
        [
            say("coach-book", line=line, unit=review.unit),
            *(_amount(getattr(p.account, line), review.unit, line) for p in review.players),
        ]
        for line in [*books, "now"]
        if line in ("start", "now") or any(getattr(p.account, line) for p in review.players)
    ]
    print_table(console, TextTable(headings, [rows], say("coach-books", unit=review.unit)))
    if review.finished and len(names) > 1:
        verdict = verdict_on(review, names)
        if verdict:
            console.print(verdict)
    for seat, name in enumerate(names):
        advice = review.advice(seat)
        if advice:
            tip = {**asdict(advice), "cost": max(1, round(_scale(review.unit) * advice.cost))}
            console.print(say("coach-advice", you="no", player=name, unit=review.unit, **tip))
    costly = sorted(
        (decision for decision in review.decisions if decision.label), key=lambda d: -d.loss
    )
    if costly:
        console.print(say("coach-costly"))
    for decision in costly[:MOST_TOLD]:
        console.print(_sentence(decision, names, review.unit, write))
        for place, reason in enumerate(decision.reasons):
            figures: dict[str, Any] = {"better": reason.better, "other": reason.other}
            figures["more"] = round(reason.better - reason.other, 1)
            # A part may not be said to be worth more than the whole.
            figures["told"] = "yes" if figures["more"] <= decision.loss else "no"
            first = "no" if place else "yes"
            console.print(f"  {say(f'coach-why-{reason.id}', first=first, **figures)}")


def _sentence(
    decision: "Decision", names: list[str], unit: str, write: "Callable[[Any], str]"
) -> str:
    say = words()
    return say(
        "coach-decision",
        event=decision.version,
        player=names[decision.seat],
        label=say("coach-label", label=decision.label or "none"),
        played=write(decision.played.action),
        best=write(decision.best.action),
        cost=f"{_scale(unit) * decision.loss:.1f}",
        unit=unit,
    )


def verdict_on(review: "Review", names: list[str]) -> str | None:
    """Say who chose better and who won; None if it is not clear, by the limits of the page."""
    results = [player.result or 0.0 for player in review.players]
    winners = [seat for seat, result in enumerate(results) if result == max(results)]
    parts = [_parts(player, review.unit) for player in review.players]
    better, other = sorted(range(len(parts)), key=lambda seat: -parts[seat][0])[:2]
    ahead = parts[better]
    # In win chances, the account of one of two players mirrors the other's.
    if review.unit != "win" or len(parts) > 2:
        ahead = tuple(one - two for one, two in zip(ahead, parts[other], strict=True))
    choices, dice, rest = ahead
    least_choices, least_dice = EVEN[review.unit]
    if choices < least_choices or choices <= abs(rest):
        return None
    won = better in winners
    if not won and (-dice < least_dice or -dice <= abs(rest)):
        return None
    message = "coach-verdict-skill" if won else "coach-verdict-luck"
    return words()(message, better=names[better], winner=names[winners[0]])


def _parts(player: "PlayerReview", unit: str) -> tuple[float, ...]:
    """Return what choices and dice brought, and what is unexplained, in the shown unit."""
    account, scale = player.account, _scale(unit)
    choices = account.choices + account.others_choices
    dice = account.luck + account.others_luck
    return tuple(scale * part for part in (choices, dice, account.unexplained))


def _cell(review: "Review", player: "PlayerReview", line: str) -> str:
    worths = {
        "lost": review.lost_each(player.seat),
        "luck": player.account.luck,
        "even": player.account.with_even_dice,
        "result": player.result,
    }
    if line == "decisions":
        return str(player.decisions)
    if line == "accuracy":
        return "-" if player.accuracy is None else f"{player.accuracy:.0%}"
    if line == "performance":
        return "-" if player.performance is None else str(player.performance)
    if (worth := worths.get(line)) is None:
        return "-"
    return _amount(worth, review.unit, line)


def _amount(worth: float, unit: str, line: str) -> str:
    scaled = _scale(unit) * worth
    signed = line not in ("start", "now", "lost", "even", "result")
    return f"{scaled:+.1f}" if signed else f"{scaled:.1f}"


def _scale(unit: str) -> int:
    """Return how many of what is shown make one of a unit: games of 100, or points."""
    return 100 if unit == "win" else 1
