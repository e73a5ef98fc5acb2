"""Spots for the scenario runner: its lines of play and its facts."""

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from pipyard.core.contract import Drawn, Move
from pipyard.core.errors import IllegalMove, InvalidText
from pipyard.core.kinds import parse_number
from pipyard.core.record import NONE
from pipyard.core.scenario import Failure, InvalidScenario, Line, Scenario, run_scenario
from pipyard.games.spots.actions import (
    Action,
    BuryDie,
    ChanceOutcome,
    DoTrick,
    KeepRoll,
    PlaceDie,
    Reroll,
)
from pipyard.games.spots.counts import trick_at
from pipyard.games.spots.game import Spots
from pipyard.games.spots.notation import (
    D0G,
    Names,
    format_action,
    parse_action,
    parse_chance,
)
from pipyard.games.spots.position import parse_dog, parse_position, parse_values
from pipyard.games.spots.record import REROLL, REVEAL, ROLL, TURN_UP
from pipyard.games.spots.view import PlayerView, View


def run_spots(
    scenario: Scenario,
    folder: Path,  # noqa: ARG001
    pack: Path | None = None,
) -> Failure | None:
    """Run a scenario with the cards and tiles of a pack; it uses no file from its own folder."""
    return run_scenario(scenario.play, SpotsTable.from_header(scenario.header, pack))


class SpotsTable:
    """A table of Spots that reads scenario lines."""

    def __init__(self, spots: Spots, position: np.recarray, names: Names) -> None:
        self.spots = spots
        self.position = position
        self.names = names

    @classmethod
    def from_header(cls, header: Sequence[Line], pack: Path | None = None) -> "SpotsTable":
        """Set up the table that a scenario's header describes, with the content of a pack."""
        spots = Spots.read(pack, pack.name) if pack else Spots()
        position, players = parse_position(header, spots.content)
        return cls(spots, position, Names(spots.content, players))

    def copy(self) -> "SpotsTable":
        """Return a separate table in the same position."""
        return SpotsTable(self.spots, self.position.copy(), self.names)

    def turns_up(self, text: str) -> bool:
        """Return whether a line is the card or tile that chance is to turn up now."""
        phase = self.position[0].phase
        return (phase == TURN_UP and text.startswith("turn up ")) or (
            phase == REVEAL and text.startswith("reveal ")
        )

    def turn_up_first(self) -> bool:
        """Turn up the first possible card or tile, in the order of the content."""
        if self.position[0].phase not in (TURN_UP, REVEAL):
            return False
        outcome, _ = next(iter(self.spots.outcomes(self.position)))
        self.spots.apply(self.position, Drawn(outcome))
        return True

    def play(self, text: str, who: str | None) -> None:
        """Apply a line of play in exactly the current position."""
        event: Move[Action] | Drawn[ChanceOutcome]
        if text == "stop" and self._changes_ended_by_themselves():
            return
        try:
            chance = parse_chance(self.names, text)
            if chance:
                event = Drawn(chance)
            else:
                action = parse_action(self.names, self.position, text)
                event = Move(self._seat(who), action)
        except InvalidText as error:
            raise InvalidScenario(0, error.sentence) from None
        self.spots.apply(self.position, event)

    def _changes_ended_by_themselves(self) -> bool:
        """Return whether Dig has just run out of dice: to stop was forced, and may be written."""
        game = self.position[0]
        if game.phase != ROLL or game.position == NONE or game.step == 0:
            return False
        step = self.spots.content.tricks[trick_at(game, game.position)].steps[game.step - 1]
        yards = (game.players[seat].yard for seat in range(game.seats))
        return step.do == "adjust" and not any(yard.any() for yard in yards)

    def _seat(self, who: str | None) -> int:
        if who is not None:
            return self.names.seat(who)
        seats = self.spots.acting(self.position).seats
        if not seats:
            raise IllegalMove("no player is to act")
        return seats[0]

    def keep_roll(self) -> bool:
        """Decline a reroll if one is offered."""
        if self.position[0].phase != REROLL:
            return False
        self.spots.apply(self.position, Move(self._seat(None), KeepRoll()))
        return True

    def play_forced(self) -> bool:
        """Take the only option, unless it is one that is always written."""
        actions = self._legal_actions()
        if len(actions) != 1 or isinstance(actions[0], DoTrick | PlaceDie | BuryDie):
            return False
        self.spots.apply(self.position, Move(self._seat(None), actions[0]))
        return True

    def _legal_actions(self) -> list[Action]:
        seats = self.spots.acting(self.position).seats
        return [action for seat in seats for action in self.spots.legal(self.position, seat)]

    def legal(self, who: str | None) -> set[str]:
        """Return the legal actions as text; rerolls of some dice count as one."""
        try:
            seat = None if who is None else self.names.seat(who)
        except InvalidText as error:
            raise InvalidScenario(0, error.sentence) from None
        if seat is not None and seat not in self.spots.acting(self.position).seats:
            return set()
        return {self._listed(action) for action in self._legal_actions()}

    def canonical(self, text: str) -> str:
        """Return an action's text in the form that `legal` uses."""
        try:
            return self._listed(parse_action(self.names, self.position, text))
        except InvalidText as error:
            raise InvalidScenario(0, error.sentence) from None

    def _listed(self, action: Action) -> str:
        return "reroll" if isinstance(action, Reroll) else format_action(self.names, action)

    def check(self, fact: str) -> str | None:
        """Return None if a fact is true, else what is true instead."""
        try:
            expected, found = self._compared(fact)
        except InvalidText as error:
            raise InvalidScenario(0, error.sentence) from None
        if expected == found:
            return None
        return f"expected {fact}; it is {_worded(found)}"

    def _compared(self, fact: str) -> tuple[object, object]:
        seen = self.spots.view(self.position)
        for name in (*self.names.players, D0G):
            if fact == name or fact.startswith(f"{name} "):
                return self._compared_player(seen, name, fact.removeprefix(name).strip())
        for words, compare in _FACTS.items():
            if fact == words or fact.startswith(f"{words} "):
                return compare(self, seen, fact.removeprefix(words).strip())
        raise InvalidText(f"{fact!r} is no fact")

    def _compared_player(self, seen: View, name: str, fact: str) -> tuple[object, object]:
        word, _, rest = fact.partition(" ")
        if name == D0G:
            if seen.d0g is None:
                raise InvalidText("d0g plays only against one player")
            found = {"treats": seen.d0g.treats, "scored": len(seen.d0g.scored)}
            if word not in found:
                raise InvalidText(f"{fact!r} says nothing about d0g")
            return parse_number(rest), found[word]
        player = seen.players[self.names.seat(name)]
        return self._compared_pack(player, word, rest)

    def _compared_pack(self, player: PlayerView, word: str, rest: str) -> tuple[object, object]:
        unscored = [dog for dog in player.dogs if not dog.scored]
        listed = [part.strip() for part in rest.split(",") if part.strip()]
        match word:
            case "treats":
                return parse_number(rest), player.treats
            case "scored":
                return parse_number(rest), player.scored
            case "yard":
                return parse_values(rest), player.yard
            case "has":
                return {self.names.dog(part) for part in listed}, {dog.name for dog in unscored}
            case "dogs":
                expected = dict(parse_dog(self.names, part) for part in listed)
                return expected, {dog.name: dog.filled for dog in unscored}
        raise InvalidText(f"{word!r} says nothing about a player")

    def actor(self) -> str:
        """Return who acts next: a player, chance or nobody."""
        acting = self.spots.acting(self.position)
        if acting.seats:
            return self.names.players[acting.seats[0]]
        return "chance" if acting.chance else "nobody"

    def known(self, name: str) -> str:
        """Check a name that may be a player's, d0g's, chance or nobody."""
        if name not in (*self.names.players, D0G, "chance", "nobody"):
            raise InvalidText(f"there is no player {name!r}")
        return name


def _supply_dice(_: SpotsTable, seen: View, rest: str) -> tuple[object, object]:
    expected = parse_number(rest)
    return expected, expected if seen.chance else seen.supply.dice


def _faceup(table: SpotsTable, seen: View, rest: str) -> tuple[object, object]:
    expected = {table.names.trick(part.strip()) for part in rest.split(",") if part.strip()}
    return expected, {tile.trick for tile in seen.tiles if not tile.facedown}


def _on_tile(table: SpotsTable, seen: View, rest: str) -> tuple[object, object]:
    name, _, number = rest.rpartition(" ")
    trick = table.names.trick(name)
    found = [tile.treats for tile in seen.tiles if tile.trick == trick]
    return parse_number(number), found[0] if found else "not in play"


def _top(table: SpotsTable, seen: View, rest: str) -> tuple[object, object]:
    return table.names.dog(rest), seen.top.name if seen.top else "no card"


def _winner(table: SpotsTable, seen: View, rest: str) -> tuple[object, object]:
    found = "nobody" if seen.winner is None else table.names.players[seen.winner]
    return table.known(rest), D0G if seen.d0g_won else found


_FACTS: dict[str, Callable[[SpotsTable, View, str], tuple[object, object]]] = {
    "supply dice": _supply_dice,
    "supply treats": lambda _, seen, rest: (parse_number(rest), seen.supply.treats),
    "faceup": _faceup,
    "on": _on_tile,
    "top": _top,
    "roll": lambda _, seen, rest: (parse_values(rest), seen.roll),
    "to act": lambda table, _, rest: (table.known(rest), table.actor()),
    "winner": _winner,
    "turn of": lambda table, seen, rest: (
        table.known(rest),
        (*table.names.players, D0G)[seen.turn],
    ),
}


def _worded(found: object) -> str:
    match found:
        case dict():
            dogs = (" ".join([str(dog), *map(str, values)]) for dog, values in found.items())
            return ", ".join(dogs) or "none"
        case set():
            return ", ".join(sorted(found)) or "none"
        case tuple():
            return " ".join(map(str, found)) or "none"
    return str(found)
