"""`pipyard verify`: check offline that a game's dice were as promised and its moves legal."""

import json
import re
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pipyard.cli.documents import document
from pipyard.cli.lab_options import AsJson
from pipyard.cli.machines import tell_machine
from pipyard.cli.packs import games_with
from pipyard.core.errors import PipyardError
from pipyard.i18n import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pipyard.server.logs.schemas import GameLog
    from pipyard.server.logs.verifying import Verdict

TAMPERED = 1
UNCHECKED = 2
_PROMISE = re.compile(r"[0-9a-fA-F]{64}")
_INPUT = re.compile(r"[0-9a-fA-F]{1,64}")


@dataclass(frozen=True, slots=True)
class _Noted:
    """What the log was compared with besides itself."""

    promise: bool
    given: bool


def _promise(given: str | None) -> str | None:
    if given is not None and not _PROMISE.fullmatch(given):
        raise typer.BadParameter(words()("verify-promise-form"))
    return given


def _given(given: list[str] | None) -> list[str] | None:
    if not all(_INPUT.fullmatch(each) for each in given or ()):
        raise typer.BadParameter(words()("verify-added-form"))
    return given


def verify(
    log: Annotated[
        Path, typer.Argument(help="A log exported from a table; - reads standard input.")
    ],
    *,
    promise: Annotated[
        str | None,
        typer.Option(
            metavar="HEX",
            callback=_promise,
            help="The promise you noted before the game, to compare with the log's.",
        ),
    ] = None,
    given: Annotated[
        list[str] | None,
        typer.Option(
            "--input",
            metavar="HEX",
            callback=_given,
            help="The randomness you gave to the dice, to be found in the log; once for each.",
            show_default=False,
        ),
    ] = None,
    pack: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Folder of the content pack that the game was played with.",
            show_default="the published game",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check a game's log offline: the promise, every roll and card, every move, the result.

    Ends with status 0 if everything is correct, 1 if the log was changed (the event is named), 2 if
    it cannot be checked: not a log, other rules, or a seed that is not revealed yet.
    """
    from pipyard.server.logs.reading import read_log  # noqa: PLC0415  (loading this takes time)
    from pipyard.server.logs.verifying import verify as verify_log  # noqa: PLC0415

    try:
        read = read_log(read_text(log))
        tell_machine()
        verdict = verify_log(read, games_with(pack), commitment=promise, given=given or ())
    except PipyardError as refusal:
        raise typer.Exit(_report_refusal(log, refusal, as_json=as_json)) from None
    if as_json:
        compared = {"promise": promise is not None, "input": bool(given)}
        kept = verdict.dice == "kept"
        about = {"verified": kept, "compared": compared, **asdict(verdict)}
        typer.echo(json.dumps(document("verify", read.content_hash, **about)))
    else:
        noted = _Noted(promise=promise is not None, given=bool(given))
        for line in _sentences(log, read, verdict, noted):
            typer.echo(line)
    raise typer.Exit(0 if verdict.dice == "kept" else UNCHECKED)


def read_text(log: Path) -> str:
    """Read a log's text from a file or from standard input; refuse what cannot be read."""
    from pipyard.server.logs.reading import MOST_CHARACTERS  # noqa: PLC0415
    from pipyard.server.logs.refusal import LogRefused  # noqa: PLC0415

    # Read a little more than the largest possible log, never a whole file of any size.
    most = 4 * MOST_CHARACTERS + 1
    try:
        if str(log) == "-":
            return sys.stdin.buffer.read(most).decode()
        with log.open("rb") as file:
            return file.read(most).decode()
    except OSError as error:
        raise LogRefused(
            "log/malformed", words()("verify-no-file", reason=error.strerror)
        ) from None
    except UnicodeDecodeError:
        raise LogRefused("log/malformed", words()("verify-no-text")) from None


def _report_refusal(log: Path, refusal: PipyardError, *, as_json: bool) -> int:

    tampered = refusal.code == "log/tampered"
    if as_json:
        keys = ("code", "sentence", "event", "expected", "found")
        fields = {key: getattr(refusal, key, None) for key in keys}
        typer.echo(json.dumps(document("verify", None, verified=False, **fields)))
    else:
        message = "verify-refused" if tampered else "verify-unreadable"
        typer.echo(words()(message, file=_called(log), sentence=refusal.sentence), err=True)
    return TAMPERED if tampered else UNCHECKED


def _sentences(log: Path, read: "GameLog", verdict: "Verdict", noted: _Noted) -> "Iterator[str]":
    say = words()
    everybody = _names(read, range(verdict.seats))
    game = say("verify-game", game=verdict.game)
    yield say("verify-about", game=game, seats=verdict.seats, names=everybody)
    yield from _about_dice(read, verdict, noted)
    yield say("verify-rules", moves=verdict.moves, taken=verdict.taken_back)
    if verdict.winners:
        yield say("verify-result-won", names=_names(read, verdict.winners))
    elif verdict.winners is not None:
        yield say("verify-result-d0g")
    else:
        yield say("verify-result-closed" if verdict.closed else "verify-result-going-on")
    if verdict.dice != "kept":
        yield say(f"verify-{verdict.dice}", file=_called(log))
        return
    yield say("verify-holds", file=_called(log))
    if not noted.promise:
        yield say("verify-compare")
    if verdict.added and not noted.given:
        yield say("verify-compare-added")


def _about_dice(read: "GameLog", verdict: "Verdict", noted: _Noted) -> "Iterator[str]":
    say = words()
    draws = sum(verdict.drawn.values())
    if verdict.dice == "kept":
        yield say("verify-promise", commitment=verdict.commitment)
        counts = ", ".join(f"{name} {count}" for name, count in sorted(verdict.drawn.items()))
        yield say("verify-dice", draws=draws, counts=counts or "-")
    elif verdict.dice == "sealed":
        yield say("verify-promise-sealed", commitment=verdict.commitment)
        yield say("verify-dice-unchecked", draws=draws)
    else:
        yield say("verify-promise-none")
        yield say("verify-dice-unchecked", draws=draws)
        return
    if noted.promise:
        yield say("verify-promise-noted")
    if read.one_device:
        yield say("verify-one-device")
    elif verdict.added:
        yield say("verify-added", names=_names(read, verdict.added))
    else:
        yield say("verify-added-none")
    if noted.given:
        yield say("verify-added-noted")


def _called(log: Path) -> str:

    return words()("verify-input") if str(log) == "-" else str(log)


def _names(read: "GameLog", seats: "Iterable[int]") -> str:
    say = words()
    named = [(seat, read.seats[seat].name or read.seats[seat].bot) for seat in seats]
    return ", ".join(
        say("verify-seat", name=name, seat=seat) if name else say("verify-seat-nameless", seat=seat)
        for seat, name in named
    )
