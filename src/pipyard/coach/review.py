"""A review of a game, in any game: what decisions lost, what luck changed, and the accounts.

Every player has an account of what the game is worth to them: a chance to win, or points. It
changes by choices, their own and those of others, and by chance. Shifts of the coach's own
estimates in between are unexplained, and are kept separate. So the result of the game is its worth
at the start plus the sum of all changes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Any, TypeAlias

from pipyard.coach.options import OptionOdds, best_of
from pipyard.coach.reasons import LATER, Reason
from pipyard.core.contract import Event

Tell: TypeAlias = Callable[[int], None]
"""Called after each event with the number of events reviewed."""
Explain: TypeAlias = Callable[[int, int], tuple[Reason, ...]]
"""Explains why the option at one index of the latest options is better than another one."""

SLIP = "slip"
MISTAKE = "mistake"
BLUNDER = "blunder"
LABELS = (SLIP, MISTAKE, BLUNDER)
PAID = ("reroll", "reroll_dice")
"""The actions that spend a treat, or a re-roll."""
SAVING = ("treats", "rerolls")
"""Reasons for having more left to spend on rerolls."""
LEAST_TIMES = 2
"""Advice is about what cost something at least this often: what happened once is no habit."""


@dataclass(frozen=True, slots=True)
class Scale:
    """How losses are rated in a unit.

    `labels` are the losses from which each label applies. `at_stake` is how far apart the best and
    the worst option must be for a decision to count. `careless` is a loss at which accuracy is down
    to about a third. `levels` are ratings by the average loss of a decision, best first.
    """

    unit: str
    labels: tuple[float, float, float]
    at_stake: float
    careless: float
    levels: tuple[tuple[float, int], ...]

    def label(self, loss: float) -> str | None:
        """Return the label of a loss; a small one has none."""
        reached = [name for name, least in zip(LABELS, self.labels, strict=True) if loss >= least]
        return reached[-1] if reached else None

    def rating(self, loss: float) -> int:
        """Return the rating for an average loss per decision."""
        before = self.levels[0]
        if loss <= before[0]:
            return before[1]
        for level in self.levels[1:]:
            if loss <= level[0]:
                share = (loss - before[0]) / (level[0] - before[0])
                return round(before[1] + share * (level[1] - before[1]))
            before = level
        return before[1]


@dataclass(frozen=True, slots=True)
class Played:
    """An event of a game with its number in the log."""

    version: int
    event: Event


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision between several options: the played one, and the best one.

    The reasons are given for a loss that has a label, as far as they are known.
    """

    version: int
    seat: int
    played: OptionOdds
    best: OptionOdds
    loss: float
    label: str | None
    at_stake: bool
    reasons: tuple[Reason, ...] = ()

    @property
    def pays(self) -> bool:
        """Return whether only the best option spends something on a reroll."""
        done, better = (
            getattr(each.action, "type", None) in PAID for each in (self.played, self.best)
        )
        return better and not done


@dataclass(frozen=True, slots=True)
class Luck:
    """What a chance event changed for a seat."""

    version: int
    seat: int
    luck: float


@dataclass
class Account:
    """What a game is worth to a seat, and what has changed it since the start."""

    start: float
    now: float = field(init=False)
    choices: float = 0.0
    others_choices: float = 0.0
    luck: float = 0.0
    others_luck: float = 0.0
    others: float = 0.0
    unexplained: float = 0.0

    def __post_init__(self) -> None:
        self.now = self.start

    def move(self, to: float, why: str) -> float:
        """Move the account to a new worth; return by how much it changed."""
        change = to - self.now
        setattr(self, why, getattr(self, why) + change)
        self.now = to
        return change

    @property
    def with_even_dice(self) -> float:
        """Return what the result would have been by choices alone."""
        return self.start + self.choices + self.others_choices


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """How a player did: `lost` by own choices, `accuracy` from 0 to 1, a rating as `performance`.

    `accuracy` and `performance` are None without a decision that mattered.
    """

    seat: int
    decisions: int
    lost: float
    accuracy: float | None
    performance: int | None
    result: float | None
    account: Account


@dataclass(frozen=True, slots=True)
class Advice:
    """What would have helped a player most: the main reason behind most of their losses.

    `times` is how many choices had it as their main reason, and `cost` what they lost together.
    """

    reason: str
    times: int
    cost: float


@dataclass(frozen=True, slots=True)
class Review:
    """A review of a whole game; `course` is its worth to each seat after each event."""

    unit: str
    finished: bool
    players: tuple[PlayerReview, ...]
    decisions: tuple[Decision, ...]
    chances: tuple[Luck, ...]
    course: tuple[tuple[int, tuple[float, ...]], ...]

    def lost_each(self, seat: int) -> float | None:
        """Return what a player's choices lost per decision that mattered, or None without any."""
        own = [each.loss for each in self.decisions if each.seat == seat and each.at_stake]
        return sum(own) / len(own) if own else None

    def advice(self, seat: int) -> Advice | None:
        """Return the advice for a player, or None if no known reason cost them several times."""
        losses: dict[str, list[float]] = {}
        for decision in self.decisions:
            main = decision.reasons[0].id if decision.reasons else LATER
            if decision.seat == seat and main != LATER:
                losses.setdefault(main, []).append(decision.loss)
        costs = {reason: sum(each) for reason, each in losses.items() if len(each) >= LEAST_TIMES}
        for reason in SAVING:
            if reason in costs and self._is_spending_better(seat, costs[reason]):
                del costs[reason]
        if not costs:
            return None
        reason = max(costs, key=lambda each: costs[each])
        return Advice(reason, len(losses[reason]), costs[reason])

    def _is_spending_better(self, seat: int, saved: float) -> bool:
        """Return whether more was lost by not rerolling than saving would have brought."""
        mistakes = [each for each in self.decisions if each.seat == seat and each.label]
        costliest = max(mistakes, key=lambda each: each.loss, default=None)
        missed = sum(each.loss for each in mistakes if each.pays)
        return (costliest is not None and costliest.pays) or missed > saved


@dataclass
class Notes:
    """What a review has found so far."""

    scale: Scale
    accounts: list[Account]
    decisions: list[Decision] = field(default_factory=list)
    chances: list[Luck] = field(default_factory=list)
    course: list[tuple[int, tuple[float, ...]]] = field(default_factory=list)

    def note_decision(
        self, version: int, seat: int, options: list[OptionOdds], played: int, explain: Explain
    ) -> None:
        """Note what was played and what would have been best, and why."""
        best = best_of(options)
        done = next(option for option in options if option.number == played)
        loss = best.worth - done.worth
        spread = best.worth - min(option.worth for option in options)
        if len(options) > 1:
            label = self.scale.label(loss)
            reasons = explain(options.index(best), options.index(done)) if label else ()
            self.decisions.append(
                Decision(
                    version=version,
                    seat=seat,
                    played=done,
                    best=best,
                    loss=loss,
                    label=label,
                    at_stake=spread >= self.scale.at_stake,
                    reasons=reasons,
                )
            )

    def note_course(self, version: int) -> None:
        """Note what the game is now worth to everybody."""
        self.course.append((version, tuple(account.now for account in self.accounts)))

    def finish(self, results: Sequence[float] | None) -> Review:
        """Add everything up."""
        players = [
            self._player(seat, None if results is None else results[seat])
            for seat in range(len(self.accounts))
        ]
        return Review(
            unit=self.scale.unit,
            finished=results is not None,
            players=tuple(players),
            decisions=tuple(self.decisions),
            chances=tuple(self.chances),
            course=tuple(self.course),
        )

    def _player(self, seat: int, result: float | None) -> PlayerReview:
        own = [decision for decision in self.decisions if decision.seat == seat]
        losses = [decision.loss for decision in own if decision.at_stake]
        accuracy = performance = None
        if losses:
            accuracy = sum(exp(-loss / self.scale.careless) for loss in losses) / len(losses)
            performance = self.scale.rating(sum(losses) / len(losses))
        return PlayerReview(
            seat=seat,
            decisions=len(own),
            lost=sum(decision.loss for decision in own),
            accuracy=accuracy,
            performance=performance,
            result=result,
            account=self.accounts[seat],
        )


def as_document(review: Review, write: Callable[[Any], str]) -> dict[str, Any]:
    """Return a review as plain values, with actions as text."""
    return {
        "unit": review.unit,
        "finished": review.finished,
        "players": [_player_document(player) for player in review.players],
        "decisions": [
            {
                "event": decision.version,
                "seat": decision.seat,
                "action": write(decision.played.action),
                "worth": decision.played.worth,
                "best": write(decision.best.action),
                "best_worth": decision.best.worth,
                "error": max(decision.played.error, decision.best.error),
                "exact": decision.played.exact and decision.best.exact,
                "loss": decision.loss,
                "label": decision.label,
                "reasons": [reason.as_document() for reason in decision.reasons],
            }
            for decision in review.decisions
        ],
        "chances": [
            {"event": chance.version, "seat": chance.seat, "luck": chance.luck}
            for chance in review.chances
        ],
        "course": [{"event": version, "worth": list(worth)} for version, worth in review.course],
    }


def _player_document(player: PlayerReview) -> dict[str, Any]:
    account = player.account
    return {
        "seat": player.seat,
        "decisions": player.decisions,
        "lost": player.lost,
        "accuracy": player.accuracy,
        "performance": player.performance,
        "result": player.result,
        "with_even_dice": account.with_even_dice,
        "books": {
            "start": account.start,
            "choices": account.choices,
            "others_choices": account.others_choices,
            "luck": account.luck,
            "others_luck": account.others_luck,
            "others": account.others,
            "unexplained": account.unexplained,
            "end": account.now,
        },
    }
