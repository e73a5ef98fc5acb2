"""The text on a tile, composed from its steps: messages and arguments, no sentences.

Terminal, log and browser only format these, so a new trick made of known steps reads correctly in
every language without a translation.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from pipyard.games.spots.content import Step, Trick

Args: TypeAlias = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Text:
    """A message and its arguments."""

    message: str
    args: Args = field(default_factory=dict)


def trick_texts(trick: Trick) -> tuple[tuple[Text, ...], ...]:
    """Return, for each step of a trick, the clauses that say what it does."""
    return tuple(tuple(_clauses(step)) for step in trick.steps)


def _clauses(step: Step) -> Iterator[Text]:
    match step.do:
        case "roll":
            yield _roll(step)
            yield from _roll_clauses(step)
        case "draw":
            yield _counted(step, "dogs")
        case "take" | "return":
            yield _counted(step, "treats")
        case "adjust":
            yield _counted(step, "times")
        case "set aside":
            yield Text("step-set-aside", {"least": step.least, "most": step.most})
        case word:
            yield Text(f"step-{word}")


def _counted(step: Step, what: str) -> Text:
    if step.per == "nothing":
        return Text(f"step-{step.do}", {what: step.base})
    args: Args = {what: step.each, "source": _dashed(step.per), "base": step.base}
    return Text(f"step-{step.do}-per", args)


def _roll(step: Step) -> Text:
    args: Args = {
        "dice": step.base,
        "grow": step.grow,
        "may": _yes(step.may),
        "repeat": _yes(step.repeat),
    }
    if step.origin != "supply":
        return Text(f"step-roll-{step.origin}", args)
    message = "step-roll-own" if step.own else "step-roll"
    if step.per == "nothing":
        return Text(message, args)
    return Text(f"{message}-per", {**args, "per": step.each, "source": _dashed(step.per)})


def _roll_clauses(step: Step) -> Iterator[Text]:
    if step.keep in ("dice", "total"):
        yield Text(f"keep-{step.keep}", {step.keep: step.kept})
    elif step.keep != "all":
        yield Text(f"keep-{step.keep}")
    if step.reroll_any:
        yield Text("reroll-any")
    if step.discard_below:
        yield Text("discard-below-buried")


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def _dashed(words: str) -> str:
    return words.replace(" ", "-")
