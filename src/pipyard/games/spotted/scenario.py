"""Spotted! for the scenario runner: its lines of play and its facts."""

from pathlib import Path

import numpy as np

from pipyard.core.contract import Drawn, Move
from pipyard.core.errors import IllegalMove, InvalidText
from pipyard.core.scenario import Failure, InvalidScenario, Scenario, run_scenario
from pipyard.games.spotted.actions import KeepRoll
from pipyard.games.spotted.arguments import parse_colour, parse_faces
from pipyard.games.spotted.content import MAGNIFIERS
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.notation import (
    format_action,
    parse_action,
    parse_chance,
)
from pipyard.games.spotted.position import parse_position, refused_sheet
from pipyard.games.spotted.record import BEETLES, REROLL
from pipyard.games.spotted.view import FamilyView, SheetView, View


def run_spotted(scenario: Scenario, folder: Path, pack: Path | None = None) -> Failure | None:
    """Run a scenario; `folder` has the sheets that it names by file, unless they are in a pack."""
    folder = pack / "sheets" if pack else folder
    refused = refused_sheet(scenario.header, folder)
    if refused:
        line, problem = refused
        return Failure(line, problem) if problem else None
    return run_scenario(scenario.play, SpottedTable(*parse_position(scenario.header, folder)))


class SpottedTable:
    """A table of Spotted! that reads scenario lines."""

    def __init__(self, spotted: Spotted, position: np.recarray, players: tuple[str, ...]) -> None:
        self.spotted = spotted
        self.position = position
        self.players = players

    def copy(self) -> "SpottedTable":
        """Return a separate table in the same position."""
        return SpottedTable(self.spotted, self.position.copy(), self.players)

    def turns_up(self, text: str) -> bool:  # noqa: ARG002
        """Return False: chance turns up no cards here."""
        return False

    def turn_up_first(self) -> bool:
        """Return False: chance turns up no cards here."""
        return False

    def play(self, text: str, who: str | None) -> None:
        """Apply a line of play in exactly the current position."""
        try:
            outcome = parse_chance(text)
            if outcome:
                self.spotted.apply(self.position, Drawn(outcome))
                return
            action = parse_action(self.spotted.content, text)
            seats = self._seats(who)
        except InvalidText as error:
            raise InvalidScenario(0, error.sentence) from None
        able = [seat for seat in seats if action in self.spotted.legal(self.position, seat)]
        if len(able) > 1:
            raise IllegalMove("several players could do this; name one before a colon")
        seat = able[0] if able else (seats or (0,))[0]
        self.spotted.apply(self.position, Move(seat, action))

    def _seats(self, who: str | None) -> tuple[int, ...]:
        if who is None:
            return self.spotted.acting(self.position).seats
        if who not in self.players:
            raise InvalidText(f"there is no player {who!r}")
        return (self.players.index(who),)

    def keep_roll(self) -> bool:
        """Decline a re-roll if one is offered."""
        if self.position[0].phase != REROLL:
            return False
        self.spotted.apply(self.position, Move(int(self.position[0].active), KeepRoll()))
        return True

    def play_forced(self) -> bool:
        """Return False: every decision is written here, even one with a single option."""
        return False

    def actor(self) -> str:
        """Return who acts next: players, chance or nobody."""
        acting = self.spotted.acting(self.position)
        if acting.seats:
            return ", ".join(self.players[seat] for seat in acting.seats)
        return "chance" if acting.chance else "nobody"

    def legal(self, who: str | None) -> set[str]:
        """Return the legal actions of a player, or of all who may act."""
        try:
            seats = self._seats(who)
        except InvalidText as error:
            raise InvalidScenario(0, error.sentence) from None
        return {format_action(a) for seat in seats for a in self.spotted.legal(self.position, seat)}

    def canonical(self, text: str) -> str:
        """Return an action's text in the form that `legal` uses."""
        try:
            return format_action(parse_action(self.spotted.content, text))
        except IllegalMove:
            return text
        except InvalidText as error:
            raise InvalidScenario(0, error.sentence) from None

    def check(self, fact: str) -> str | None:
        """Return None if a fact is true, else what is true instead."""
        try:
            expected, found = self._compared(fact)
        except InvalidText as error:
            raise InvalidScenario(0, error.sentence) from None
        return None if expected == found else f"expected {fact}; it is {_worded(found)}"

    def _compared(self, fact: str) -> tuple[object, object]:
        seen = self.spotted.view(self.position)
        word, _, rest = fact.partition(" ")
        rest = rest.strip()
        if word in self.players:
            return _compared_sheet(seen.sheets[self.players.index(word)], rest)
        if word == "round":
            return _number(rest), seen.round
        if word == "active":
            return rest, self.players[seen.active]
        if fact.startswith("to act "):
            return _names(fact.removeprefix("to act ")), _names(self.actor())
        if word == "winner":
            return _names(rest), self._winners(seen)
        raise InvalidText(f"{fact!r} is no fact")

    def _winners(self, seen: View) -> set[str]:
        if seen.winners is None:
            return {"nobody"}
        return {self.players[seat] for seat in seen.winners}


def _compared_sheet(sheet: SheetView, fact: str) -> tuple[object, object]:
    word, _, rest = fact.partition(" ")
    words = rest.split()
    if word in ("beetles", "magnifier", "factor") and words:
        return _compared_family(_family(sheet, words[0]), word, words[1:])
    if word == "score" and len(words) == 2:
        return _number(words[1]), _family(sheet, words[0]).score
    match word:
        case "circled" if not words:
            return set(), {family.colour for family in sheet.families if family.circled}
        case "circled":
            return True, all(_family(sheet, colour).circled for colour in words)
        case "not" if words[:1] == ["circled"]:
            return False, any(_family(sheet, colour).circled for colour in words[1:])
        case "crossed":
            return set(words), set(sheet.crossed)
        case "rerolls" if len(words) == 3:
            return (_number(words[0]), _number(words[2])), (sheet.rerolls, sheet.rerolls_used)
        case "dice":
            return dict(parse_faces(rest)), dict(sheet.dice)
        case "track" | "extra" | "score" | "band" | "rerolls":
            return _number(rest), getattr(sheet, word)
    raise InvalidText(f"{fact!r} says nothing about a player")


def _compared_family(family: FamilyView, word: str, rest: list[str]) -> tuple[object, object]:
    if word == "beetles":
        return tuple(_number(count) for count in rest or ["0"] * BEETLES), family.beetles
    if len(rest) != 1:
        raise InvalidText(f"expected `{word} COLOUR` and one word more")
    if word == "factor":
        return _number(rest[0]), family.factor
    if rest[0] not in (*MAGNIFIERS, "none"):
        raise InvalidText(f"there is no magnifier {rest[0]!r}")
    return rest[0], family.magnifier or "none"


def _family(sheet: SheetView, colour: str) -> FamilyView:
    return next(family for family in sheet.families if family.colour == parse_colour(colour))


def _number(text: str) -> int:
    if not (text.isdecimal() and text.isascii()):
        raise InvalidText(f"expected a number, not {text!r}")
    return int(text)


def _names(text: str) -> set[str]:
    return {part.strip() for part in text.split(",") if part.strip()}


def _worded(found: object) -> str:
    match found:
        case dict():
            return " ".join(f"{key}={'c' if face == 6 else face}" for key, face in found.items())
        case set():
            return ", ".join(sorted(found)) or "none"
        case tuple():
            return " ".join(map(str, found))
    return str(found)
