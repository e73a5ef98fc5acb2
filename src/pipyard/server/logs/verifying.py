"""The verdict on a log: the promise kept, every roll following from it, every move legal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from pipyard.core import fair
from pipyard.server.games.hosting import HostedGame
from pipyard.server.logs.refusal import LogRefused
from pipyard.server.logs.replaying import TAMPERED, Replay
from pipyard.server.logs.schemas import GameLog

Dice: TypeAlias = Literal["kept", "sealed", "unpromised"]
"""The promise was kept; the seed is not revealed yet; there was no promise."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was checked and is correct; a log with any error is refused instead.

    `winners` is None while the game goes on, and empty if an automatic opponent won. `drawn` counts
    chance events by purpose; `added` contains the seats whose players added to the dice.
    """

    game: str
    seats: int
    dice: Dice
    commitment: str | None
    added: tuple[int, ...]
    events: int
    moves: int
    taken_back: int
    drawn: Mapping[str, int]
    closed: bool
    winners: tuple[int, ...] | None


def verify(
    log: GameLog,
    games: Mapping[str, HostedGame] | None = None,
    *,
    commitment: str | None = None,
    given: Sequence[str] = (),
) -> Verdict:
    """Check a whole log, or refuse it with the first wrong event.

    `games` have content other than the shipped one. `commitment` is the promise that somebody noted
    before the game, and `given` are the inputs they added after it, because a log can be consistent
    with itself and still use other dice.
    """
    dice = log.dice
    _compare(log, commitment, given)
    replay = Replay(log, games)
    _check_promise(log)
    for event in log.events:
        replay.play(event)
    _check_end(log, replay)
    outcome = replay.game.outcome(replay.position)
    return Verdict(
        game=log.game,
        seats=len(log.seats),
        dice="unpromised" if dice is None else "kept" if dice.seed else "sealed",
        commitment=dice.commitment if dice else None,
        added=tuple(seat for seat, added in enumerate(dice.inputs) if added) if dice else (),
        events=replay.version,
        moves=replay.moves,
        taken_back=replay.taken_back,
        drawn=dict(replay.drawn),
        closed=replay.closed,
        winners=None if outcome is None else outcome.winners,
    )


def _compare(log: GameLog, commitment: str | None, given: Sequence[str]) -> None:
    """Refuse a log that does not contain what somebody noted before the game."""
    found = log.dice.commitment if log.dice else "none"
    if commitment is not None and found != commitment.lower():
        raise LogRefused(
            TAMPERED,
            f"The log holds another promise than the one you noted: expected {commitment}, "
            f"found {found}.",
            expected=commitment,
            found=found,
        )
    inputs = log.dice.inputs if log.dice else []
    missing = next((each for each in given if each.lower() not in inputs), None)
    if missing is not None:
        found = ", ".join(filter(None, inputs)) or "none"
        raise LogRefused(
            TAMPERED,
            f"The randomness you gave did not go into these dice: expected {missing} among the "
            f"inputs, found {found}.",
            expected=missing,
            found=found,
        )


def _check_promise(log: GameLog) -> None:
    if log.dice is None or log.dice.seed is None:
        return
    promised = fair.promise(bytes.fromhex(log.dice.seed))
    if promised != log.dice.commitment:
        raise LogRefused(
            TAMPERED,
            "The seed does not keep the promise made before the first event: its SHA-256 is "
            f"{promised}, promised was {log.dice.commitment}.",
            expected=log.dice.commitment,
            found=promised,
        )


def _check_end(log: GameLog, replay: Replay) -> None:
    """A seed is revealed only at the end; before the end, events must be missing."""
    revealed = log.dice is not None and log.dice.seed is not None
    if revealed and not replay.over and not replay.closed:
        missing = replay.version + 1
        raise LogRefused(
            TAMPERED,
            f"Event {missing} is missing: the seed is revealed, yet the log ends before the game "
            "is over or the table closed.",
            missing,
            expected="the end of the game, or closed",
        )
