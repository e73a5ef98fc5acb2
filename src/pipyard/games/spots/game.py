"""Spots behind the contract: checks at the edge, then the compiled rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import factorial

import numpy as np

from pipyard.core.contract import Acting, Below, Drawn, Fact, Metadata, Move, Outcome
from pipyard.core.errors import IllegalMove, InvalidConfig
from pipyard.core.facts import Buffer, no_facts
from pipyard.core.jit import plain
from pipyard.core.record import NONE, recarray, unpacked
from pipyard.games.spots import actions, drive, moves
from pipyard.games.spots.actions import (
    Action,
    ChanceOutcome,
    DiceRolled,
    DogTurnedUp,
    TileRevealed,
)
from pipyard.games.spots.content import (
    RED_POSITIONS,
    STACK_POSITIONS,
    Content,
    standard_content,
)
from pipyard.games.spots.record import (
    D0G_ROLL,
    DICE,
    GAME,
    IN_DECK,
    OVER,
    PACK,
    POSITIONS,
    RESET,
    REVEAL,
    ROLL,
    SEATS,
    SETUP_DEAL,
    SETUP_ROLL,
    TREATS,
    TURN_UP,
)
from pipyard.games.spots.story import STORY

FIRST_SET = "Adoption Event"
RULES_VERSION = 1
is_unseen_trick = plain(drive.is_unseen_trick)


@dataclass(frozen=True, slots=True)
class SpotsConfig:
    """How a game is set up.

    One seat plays alone against d0g; `tiles` are six names by position, the first set if none.
    """

    seats: int = 2
    tiles: tuple[str, ...] | None = None
    off_leash: bool = False
    d0g_treats: int = 1


def tiles_of_set(content: Content, name: str) -> tuple[str, ...]:
    """Return the six tiles of a recommended set, in the order of their positions."""
    wanted = {known.lower(): tiles for known, tiles in content.sets.items()}.get(name.lower())
    if wanted is None:
        raise InvalidConfig(f"There is no set {name!r}; choose one of {', '.join(content.sets)}.")
    return place_tiles(content, wanted)


def usual_tiles(content: Content) -> tuple[str, ...]:
    """Return the tiles of a first game: the content's first set, or the first of each colour."""
    if content.sets:
        return tiles_of_set(content, next(iter(content.sets)))
    firsts = {trick.colour: trick.name for trick in reversed(content.tricks)}
    return place_tiles(content, tuple(firsts.values()))


def place_tiles(content: Content, names: tuple[str, ...]) -> tuple[str, ...]:
    """Put one tile of each of the four colours, and the two red ones, in their positions."""
    placed = [""] * POSITIONS
    reds = [trick.name for trick in content.tricks if trick.colour == "red"]
    for position, red in zip(RED_POSITIONS, reds, strict=True):
        placed[position] = red
    for name in names:
        if name not in content.trick_numbers:
            raise InvalidConfig(f"There is no trick {name!r}.")
        colour = content.tricks[content.trick_numbers[name]].colour
        if colour != "red":
            placed[STACK_POSITIONS[colour]] = name
    if "" in placed:
        missing = [colour for colour, at in STACK_POSITIONS.items() if not placed[at]]
        raise InvalidConfig(f"A set needs a tile of every colour; {', '.join(missing)} is missing.")
    return tuple(placed)


def dogs_needed(seats: int) -> int:
    """Return the size of a deck that never runs out: six for each player and d0g, and one."""
    return PACK * max(seats, 2) + 1


class Spots:
    """The game, with the published deck and tricks unless other content is passed.

    It is a value: any number of threads may use it at once, on positions of their own.
    """

    metadata = Metadata("spots", RULES_VERSION, 1, SEATS, moves.MOVE_COUNT)

    def __init__(self, content: Content | None = None) -> None:
        self.content = content or standard_content()

    def new(self, config: SpotsConfig) -> np.recarray:
        """Set up a table; deal, roll-off and, off leash, the first tiles are still to come."""
        self.check(config)
        position = recarray(GAME)
        game = position[0]
        game.seats = config.seats
        game.solo = int(config.seats == 1)
        game.winner = game.top = game.position = NONE
        game.supply_dice = DICE
        game.supply_treats = TREATS - config.seats
        game.deck = len(self.content.dogs)
        for seat in range(config.seats):
            game.players[seat].treats = 1
        if game.solo:
            game.d0g_treats = config.d0g_treats
            game.supply_treats -= config.d0g_treats
        self._lay_tiles(game, config)
        game.phase = RESET
        game.then = SETUP_DEAL
        self.advance(position)
        return position

    def check(self, config: SpotsConfig) -> None:
        """Refuse a game that cannot be set up as asked."""
        if not 1 <= config.seats <= SEATS:
            raise InvalidConfig(f"Spots takes 1 to {SEATS} players, not {config.seats}.")
        if not 0 <= config.d0g_treats <= 5:
            raise InvalidConfig(f"d0g starts with 0 to 5 treats, not {config.d0g_treats}.")
        needed = dogs_needed(config.seats)
        if len(self.content.dogs) < needed:
            raise InvalidConfig(
                f"The deck has {len(self.content.dogs)} dogs; {config.seats} players need {needed}."
            )

    def _lay_tiles(self, game: np.record, config: SpotsConfig) -> None:
        given = config.tiles or usual_tiles(self.content)
        if place_tiles(self.content, given) != given:
            raise InvalidConfig(
                "Tiles must be Howl, yellow, purple, Roll Over, blue, green, in this order."
            )
        for position, name in enumerate(given):
            tile = game.tiles[position]
            tile.stack = tile.seen = 1
            tile.order[0] = self.content.trick_numbers[name]
            if config.off_leash and position in STACK_POSITIONS.values():
                colour = next(c for c, at in STACK_POSITIONS.items() if at == position)
                tile.stack = sum(trick.colour == colour for trick in self.content.tricks)
                tile.seen = tile.order[0] = 0
                tile.facedown = 1
                tile.shown = -1

    def acting(self, position: np.recarray) -> Acting:
        """Say who is to act; there is never more than one seat at once."""
        game = unpacked(position[0])
        if game.phase < ROLL:
            return Acting(seats=(game.turn,))
        return Acting(chance=game.phase != OVER)

    def legal_dense(self, position: np.recarray, seat: int) -> list[int]:
        """List a seat's legal actions as dense integers, rising."""
        if seat not in self.acting(position).seats:
            return []
        listed = np.empty(moves.MOST_LEGAL, np.int16)
        count = drive.list_legal(position, self.content.record, listed)
        return listed[:count].tolist()

    def legal(self, position: np.recarray, seat: int) -> list[Action]:
        """List a seat's legal actions."""
        return [self.from_dense(position, move) for move in self.legal_dense(position, seat)]

    def to_dense(self, position: np.recarray, seat: int, action: Action) -> int:
        """Number an action that is legal for a seat; refuse any other."""
        if seat not in self.acting(position).seats:
            raise IllegalMove("It is not this player's turn to act.")
        number = actions.to_dense(position, self.content, action)
        if number not in self.legal_dense(position, seat):
            raise IllegalMove("The rules do not allow this now; choose one of the offered actions.")
        return number

    def from_dense(self, position: np.recarray, number: int) -> Action:
        """Say what a dense integer means in this position."""
        return actions.from_dense(position, self.content, number)

    def apply(
        self, position: np.recarray, event: Move[Action] | Drawn[ChanceOutcome]
    ) -> list[Fact]:
        """Apply an event in place and tell what happened; refuse an illegal one unchanged."""
        if isinstance(event, Move):
            number = self.to_dense(position, event.seat, event.action)
            facts = self.apply_dense(position, number)
        else:
            facts = self._apply_chance(position, event.outcome)
        return STORY.read(self.content, facts)

    def apply_dense(self, position: np.recarray, number: int) -> Buffer:
        """Do a legal action given as a dense integer; the caller vouches for it."""
        return self._apply(position, drive.MOVE, number)

    def advance(self, position: np.recarray) -> None:
        """Bring a position set up by hand to the first thing that is asked."""
        self._apply(position, drive.BEGIN)

    def _apply(
        self, position: np.recarray, kind: int, number: int = 0, values: tuple[int, ...] = ()
    ) -> Buffer:
        facts = no_facts()
        dice = np.zeros(7, np.int16)
        for value in values:
            dice[value] += 1
        drive.apply_event(position, self.content.record, kind, number, dice, facts)
        return facts

    def _apply_chance(self, position: np.recarray, outcome: ChanceOutcome) -> Buffer:
        game = position[0]
        match outcome:
            case DiceRolled(values) if game.phase in (ROLL, SETUP_ROLL, D0G_ROLL):
                if len(values) != max(game.rolling, 1) or not all(1 <= v <= 6 for v in values):
                    raise IllegalMove(f"{max(game.rolling, 1)} dice of 1 to 6 are to be rolled.")
                return self._apply(position, drive.DICE, values=values)
            case DogTurnedUp(dog) if game.phase == TURN_UP:
                card = self.content.dog_numbers.get(dog, NONE)
                if card == NONE or game.where[card] != IN_DECK:
                    raise IllegalMove(f"{dog} is not in the deck.")
                return self._apply(position, drive.DOG, card)
            case TileRevealed(trick) if game.phase == REVEAL:
                number = self.content.trick_numbers.get(trick, NONE)
                if number == NONE or not is_unseen_trick(game, self.content.record[0], number):
                    raise IllegalMove(f"{trick} is not hidden in this stack.")
                return self._apply(position, drive.TRICK, number)
            case _:
                raise IllegalMove("This is not what chance is to bring now.")

    def outcomes(self, position: np.recarray) -> Iterator[tuple[ChanceOutcome, float]]:
        """Yield every outcome chance can bring, with its probability."""
        game = position[0]
        if game.phase == TURN_UP:
            for name in self._deck(game):
                yield DogTurnedUp(name), 1 / int(game.deck)
        elif game.phase == REVEAL:
            hidden = self._hidden_tricks(game)
            for name in hidden:
                yield TileRevealed(name), 1 / len(hidden)
        elif game.phase in (ROLL, SETUP_ROLL, D0G_ROLL):
            dice = max(int(game.rolling), 1)
            for values in combinations_with_replacement(range(1, 7), dice):
                yield DiceRolled(values), _chance_of(values)

    def purpose(self, position: np.recarray) -> str:
        """Say what the coming chance event is for: dice of whom, the deck, or one of the stacks."""
        game = position[0]
        if game.phase == ROLL:
            return f"dice/{game.turn}"
        if game.phase == SETUP_ROLL:
            return f"first/{game.turn}"
        if game.phase == D0G_ROLL:
            return "dice/d0g"
        if game.phase == REVEAL:
            return f"tiles/{game.pointer - 1}"
        return "deck" if game.phase == TURN_UP else ""

    def draw(self, position: np.recarray, below: Below) -> ChanceOutcome:
        """Draw one outcome with its proper odds."""
        game = position[0]
        if game.phase == TURN_UP:
            return DogTurnedUp(self._deck(game)[below(int(game.deck))])
        if game.phase == REVEAL:
            hidden = self._hidden_tricks(game)
            return TileRevealed(hidden[below(len(hidden))])
        return DiceRolled(tuple(sorted(below(6) + 1 for _ in range(max(int(game.rolling), 1)))))

    def _deck(self, game: np.record) -> list[str]:
        return [
            dog.name for card, dog in enumerate(self.content.dogs) if game.where[card] == IN_DECK
        ]

    def _hidden_tricks(self, game: np.record) -> list[str]:
        record = self.content.record[0]
        return [
            trick.name
            for number, trick in enumerate(self.content.tricks)
            if is_unseen_trick(game, record, number)
        ]

    def outcome(self, position: np.recarray) -> Outcome | None:
        """Say who won; nobody among the seats if d0g did."""
        game = position[0]
        if game.phase != OVER:
            return None
        return Outcome((int(game.winner),) if game.winner < game.seats else ())


def _chance_of(values: tuple[int, ...]) -> float:
    ways = factorial(len(values))
    for value in set(values):
        ways //= factorial(values.count(value))
    return float(ways / 6 ** len(values))
