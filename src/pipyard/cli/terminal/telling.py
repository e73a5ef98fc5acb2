"""What happened, told in words: a heading and a paragraph for each turn."""

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from pipyard.cli.terminal.seats import Seat
from pipyard.cli.terminal.wording import Voice
from pipyard.core.contract import Fact

_DULL = ("roll_kept", "went_on")
"""What follows such a fact says it as well."""
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
"""What may come about at the start of d0g's turn, before its roll."""


class Teller:
    """Prints facts as people read them."""

    def __init__(self, console: Console, voice: Voice, seats: Sequence[Seat]) -> None:
        self._console = console
        self._voice = voice
        self._seats = seats

    def tell(self, facts: Sequence[Fact]) -> None:
        """Tell facts in order."""
        for turn in _turns(facts):
            if turn[0].type == _TURN:
                self._heading(turn.pop(0))
            elif any(fact.type == _D0G_TURN for fact in turn):
                self._console.print(Text(self._voice.words("terminal-d0g-turn"), "bold"))
            sentences = [
                Text(self._voice.fact(fact), _LOUD.get(fact.type, ""))
                for fact in turn
                if fact.type not in _DULL
            ]
            if sentences:
                self._console.print(Padding(Text(" ").join(sentences), (0, 0, 0, 2)))

    def _heading(self, fact: Fact) -> None:
        """Head a turn: a person's with a line across, so that it is found when looking back."""
        title = Text(self._voice.fact(fact), "bold")
        if self._seats[fact.particulars["seat"]].bot is not None:
            self._console.print(title)
            return
        self._console.print()
        self._console.rule(title, align="left", style="none")


def _turns(facts: Sequence[Fact]) -> Iterator[list[Fact]]:
    """Part facts by turns; d0g's turn has no fact of its own and begins before its roll."""
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
