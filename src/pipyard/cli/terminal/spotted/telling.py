"""What happened in Spotted!, by rounds, turns and players; a walk becomes one sentence."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from pipyard.cli.terminal.spotted.wording import SpottedVoice
from pipyard.cli.terminal.telling import Paragraph
from pipyard.core.contract import Fact

_DULL = ("roll_kept", "walk_started", "sheet_scored", "game_won")
"""Facts that are left out, because later facts or the final scores say the same."""
_LOUD = {
    "beetle_circled": "bold green",
    "bonus_unlocked": "bold green",
    "row_completed": "bold green",
    "extra_magnifier": "bold green",
}
_TITLES = ("round_started", "turn_started")


def paragraphs(voice: SpottedVoice, facts: Sequence[Fact], *, solo: bool) -> Iterator[Paragraph]:
    """Describe facts in order, with a new line for each player."""
    paragraph = Paragraph()
    of_seat = None
    for fact in _joined(facts, voice):
        seat = fact.particulars.get("seat")
        titled = fact.type in _TITLES
        if titled or seat != of_seat:
            yield paragraph
            paragraph = Paragraph()
            of_seat = seat
        if fact.type == "turn_started":
            title = voice.words("terminal-your-roll") if solo else voice.fact(fact)
            yield Paragraph(title, ruled=not voice.is_bot(fact.particulars["seat"]))
        elif titled:
            yield Paragraph(voice.fact(fact))
        elif fact.type not in _DULL:
            paragraph.sentences.append(Text(voice.fact(fact), _LOUD.get(fact.type, "")))
    yield paragraph


def _joined(facts: Sequence[Fact], voice: SpottedVoice) -> Iterator[Fact]:
    """Join the steps of a walk, as long as nothing comes between them."""
    steps: list[Fact] = []
    for fact in facts:
        if steps and (fact.type != "field_crossed" or _seat(fact) != _seat(steps[0])):
            yield _walk(steps, voice)
            steps = []
        if fact.type == "field_crossed":
            steps.append(fact)
        else:
            yield fact
    if steps:
        yield _walk(steps, voice)


def _seat(fact: Fact) -> int | None:
    return fact.particulars.get("seat")


def _walk(steps: Sequence[Fact], voice: SpottedVoice) -> Fact:
    fields = voice.listed(_field(step, voice) for step in steps)
    return Fact("fields_crossed", {"seat": _seat(steps[0]), "fields": fields})


def _field(step: Fact, voice: SpottedVoice) -> str:
    field, kind = step.particulars["field"], step.particulars["kind"]
    return str(field) if kind == "step" else f"{field} ({voice.kind(kind)})"
