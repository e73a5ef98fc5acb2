"""What happened in Spots, separated by turns."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from pipyard.cli.terminal.spots.wording import SpotsVoice
from pipyard.cli.terminal.telling import Paragraph
from pipyard.core.contract import Fact

_DULL = ("roll_kept", "went_on")
"""Facts that are left out, because the facts after them say the same."""
_LOUD = {
    "busted": "bold red",
    "everyone_busted": "bold red",
    "dogs_scored": "bold green",
    "d0g_scored": "bold",
    "game_won": "bold",
    "d0g_won": "bold",
}
_TURN = "turn_started"
_D0G_TURN = "d0g_rolled"
_BEFORE_D0G = ("tiles_reset", "tile_revealed")
"""What may happen at the start of d0g's turn, before its roll."""


def paragraphs(voice: SpotsVoice, facts: Sequence[Fact]) -> Iterator[Paragraph]:
    """Describe facts in order, a person's turn under a line across the screen."""
    for turn in _turns(facts):
        paragraph = Paragraph()
        if turn[0].type == _TURN:
            start = turn.pop(0)
            bot = voice.is_bot(start.particulars["seat"])
            paragraph = Paragraph(voice.fact(start), ruled=not bot)
        elif any(fact.type == _D0G_TURN for fact in turn):
            paragraph = Paragraph(voice.words("terminal-d0g-turn"))
        paragraph.sentences = [
            Text(voice.fact(fact), _LOUD.get(fact.type, ""))
            for fact in turn
            if fact.type not in _DULL
        ]
        yield paragraph


def _turns(facts: Sequence[Fact]) -> Iterator[list[Fact]]:
    """Separate facts by turns; d0g's turn has no fact of its own and starts before its roll."""
    turn: list[Fact] = []
    for fact in facts:
        begun: list[Fact] = []
        if fact.type == _D0G_TURN:
            while turn and turn[-1].type in _BEFORE_D0G:
                begun.insert(0, turn.pop())
        if fact.type in (_TURN, _D0G_TURN):
            if turn:
                yield turn
            turn = begun
        turn.append(fact)
    if turn:
        yield turn
