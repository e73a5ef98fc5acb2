"""Spots as a game of the contract: checks of the input, then the compiled rules."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from pathlib import Path
from typing import Any, get_args

import numpy as np

from pipyard.core.contract import Acting, Below, Fact, Game, Metadata, Outcome
from pipyard.core.errors import IllegalMove, InvalidConfig
from pipyard.core.facts import Buffer, no_facts
from pipyard.core.printed import folder_of, texts_of
from pipyard.core.record import NONE, recarray, unpacked
from pipyard.core.referee import Referee
from pipyard.games.spots import actions, drive, moves
from pipyard.games.spots.actions import (
    Action,
    ChanceOutcome,
    DiceRolled,
    DogTurnedUp,
    TileRevealed,
)
from pipyard.games.spots.content import (
    DATA,
    FILES,
    RED_POSITIONS,
    STACK_POSITIONS,
    Content,
    load_content,
    standard_content,
)
from pipyard.games.spots.counts import asks_seat
from pipyard.games.spots.record import (
    COUNTS,
    GAME,
    OVER,
    PACK,
    PHASES,
    POSITIONS,
    SEATS,
)
from pipyard.games.spots.referee import PURPOSES, SpotsReferee
from pipyard.games.spots.story import STORY
from pipyard.games.spots.view import View, view

FIRST_SET = "Adoption Event"
RULES_VERSION = 1


@dataclass(frozen=True, slots=True)
class SpotsConfig:
    """How a game is set up.

    One seat plays alone against d0g; `tiles` are six names by position; none means the first set.
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
    """Return the tiles of a first game: the content's first set, or the first of each color."""
    if content.sets:
        return tiles_of_set(content, next(iter(content.sets)))
    firsts = {trick.colour: trick.name for trick in reversed(content.tricks)}
    return place_tiles(content, tuple(firsts.values()))


def place_tiles(content: Content, names: tuple[str, ...]) -> tuple[str, ...]:
    """Put one tile of each of the four colors, and the two red ones, in their positions."""
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
    """Return the size of a deck that never runs out: six for each player and d0g, plus one."""
    return PACK * max(seats, 2) + 1


class Spots(Game[Action, ChanceOutcome, SpotsConfig]):
    """The game, with the published deck and tricks unless other content is given."""

    metadata = Metadata(
        "spots",
        RULES_VERSION,
        1,
        SEATS,
        moves.MOVE_COUNT,
        SpotsConfig,
        get_args(Action),
        get_args(ChanceOutcome),
    )

    def __init__(
        self,
        content: Content | None = None,
        files: Mapping[str, str] | None = None,
        pack: str | None = None,
    ) -> None:
        self.content = content or standard_content()
        self.files = (files or {}) if content else _published_files()
        self.pack = pack
        self.content_hash = self.content.hash
        self.content_hashes = self.content.hashes
        self._referee = SpotsReferee(self.content)

    @classmethod
    def read(cls, folder: Path, pack: str | None = None) -> "Spots":
        """Read cards and tiles from the files of a folder."""
        return cls(load_content(folder), texts_of(folder, FILES), pack)

    def with_pack(self, folder: Path) -> "Spots | None":
        """Return the game with a pack's cards and tiles, if it has any."""
        return self.read(folder, folder.name) if (folder / "tricks.toml").is_file() else None

    def with_files(self, files: Mapping[str, str], pack: str | None) -> "Spots":
        """Return the game with other cards and tiles."""
        with folder_of(files) as folder:
            return self.read(folder, pack)

    def configure(self, seats: int, options: Mapping[str, Any], below: Below) -> SpotsConfig:
        """Choose the tiles by the options, and check that a game can be set up with them."""
        treats = options.get("d0g_treats")
        if treats is not None and seats > 1:
            raise InvalidConfig("d0g plays against one person only; leave its treats out.")
        config = SpotsConfig(
            seats,
            self._wanted_tiles(options, below),
            off_leash=bool(options.get("off_leash")),
            d0g_treats=SpotsConfig().d0g_treats if treats is None else treats,
        )
        self.new(config)
        return config

    def _wanted_tiles(self, options: Mapping[str, Any], below: Below) -> tuple[str, ...]:
        wanted = [key for key in ("set", "tiles", "random") if options.get(key)]
        if len(wanted) > 1:
            raise InvalidConfig(f"Choose one of {', '.join(wanted)}; they exclude each other.")
        if options.get("tiles"):
            return self._tiles_by_hand(options["tiles"])
        if options.get("random"):
            return place_tiles(self.content, tuple(self._random_tiles(below)))
        wanted_set = options.get("set")
        return tiles_of_set(self.content, wanted_set) if wanted_set else usual_tiles(self.content)

    def _tiles_by_hand(self, names: Sequence[str]) -> tuple[str, ...]:
        placed = place_tiles(self.content, tuple(names))
        spare = [name for name in names if name not in placed]
        if spare:
            raise InvalidConfig(f"One tile of each colour is enough; leave out {spare[0]}.")
        return placed

    def _random_tiles(self, below: Below) -> Iterator[str]:
        for colour in STACK_POSITIONS:
            names = [trick.name for trick in self.content.tricks if trick.colour == colour]
            yield names[below(len(names))]

    def new(self, config: SpotsConfig) -> np.recarray:
        """Set up a table; the deal, the roll-off and, off leash, the first tiles come later."""
        self.check(config)
        position = recarray(GAME)
        tiles = np.array([self.content.trick_numbers[name] for name in self._tiles(config)], "i2")
        leash = int(config.off_leash)
        record = self.content.record
        drive.set_up(position, record, config.seats, config.d0g_treats, tiles, leash)
        return position

    def check(self, config: SpotsConfig) -> None:
        """Refuse a configuration with which no game can be set up."""
        self.check_seats(config.seats)
        if not 0 <= config.d0g_treats <= 5:
            raise InvalidConfig(f"d0g starts with 0 to 5 treats, not {config.d0g_treats}.")
        needed = dogs_needed(config.seats)
        if len(self.content.dogs) < needed:
            raise InvalidConfig(
                f"The deck has {len(self.content.dogs)} dogs; {config.seats} players need {needed}."
            )

    def _tiles(self, config: SpotsConfig) -> tuple[str, ...]:
        given = config.tiles or usual_tiles(self.content)
        if place_tiles(self.content, given) != given:
            raise InvalidConfig(
                "Tiles must be Howl, yellow, purple, Roll Over, blue, green, in this order."
            )
        return given

    def acting(self, position: np.recarray) -> Acting:
        """Return who acts next; there is never more than one seat at once."""
        game = unpacked(position[0])
        if asks_seat(game):
            return Acting(seats=(game.turn,))
        return Acting(chance=game.phase != OVER)

    def legal_dense(self, position: np.recarray, seat: int) -> list[int]:
        """List a seat's legal actions as dense integers, in rising order."""
        if seat not in self.acting(position).seats:
            return []
        listed = np.empty(moves.MOST_LEGAL, np.int16)
        count = drive.list_legal(position, self.content.record, listed)
        return listed[:count].tolist()

    def number_of(self, position: np.recarray, action: Action) -> int:
        """Return an action's number, legal or not."""
        return actions.to_dense(position, self.content, action)

    def from_dense(self, position: np.recarray, number: int) -> Action:
        """Return the action that a dense integer means in this position."""
        return actions.from_dense(position, self.content, number)

    def apply_dense(self, position: np.recarray, seat: int, number: int) -> Buffer:  # noqa: ARG002
        """Do a legal action of the active player; the caller must know that it is legal."""
        return self._apply(position, drive.MOVE, number)

    def read_facts(self, told: Buffer) -> list[Fact]:
        """Return the facts that the rules wrote, in words."""
        return STORY.read(self.content, told)

    def advance(self, position: np.recarray) -> None:
        """Continue a position set up by hand to the first choice or chance event."""
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

    def apply_outcome(self, position: np.recarray, outcome: ChanceOutcome) -> Buffer:
        """Apply dice, a card or a tile that chance drew; refuse one that is not possible now."""
        counts = self.counts(position)
        match outcome:
            case DiceRolled(values) if counts.chance == drive.DICE:
                if len(values) != counts.outcomes or not all(1 <= value <= 6 for value in values):
                    raise IllegalMove(f"{counts.outcomes} dice of 1 to 6 are to be rolled.")
                return self._apply(position, drive.DICE, values=values)
            case DogTurnedUp(dog) if counts.chance == drive.DOG:
                card = self.content.dog_numbers.get(dog, NONE)
                if card not in _listed(counts):
                    raise IllegalMove(f"{dog} is not in the deck.")
                return self._apply(position, drive.DOG, card)
            case TileRevealed(trick) if counts.chance == drive.TRICK:
                number = self.content.trick_numbers.get(trick, NONE)
                if number not in _listed(counts):
                    raise IllegalMove(f"{trick} is not hidden in this stack.")
                return self._apply(position, drive.TRICK, number)
            case _:
                raise IllegalMove("This is not what chance is to bring now.")

    def numbers_of(self, position: np.recarray, outcome: ChanceOutcome) -> list[int]:  # noqa: ARG002
        """Return a chance outcome as numbers: the values of dice, or a card's or trick's number."""
        match outcome:
            case DiceRolled(values):
                return list(values)
            case DogTurnedUp(dog):
                return [self.content.dog_numbers[dog]]
            case TileRevealed(trick):
                return [self.content.trick_numbers[trick]]

    def outcome_of(self, position: np.recarray, numbers: Sequence[int]) -> ChanceOutcome:
        """Return the chance outcome that the numbers mean now."""
        counts = self.counts(position)
        if counts.chance == drive.DICE:
            return DiceRolled(tuple(numbers))
        if not counts.chance or len(numbers) != 1 or numbers[0] not in _listed(counts):
            raise IllegalMove("This is not what chance is to bring now.")
        return self._turned_up(counts, numbers[0])

    def record_type(self, config: SpotsConfig) -> np.dtype[Any]:  # noqa: ARG002
        """Return the record type of positions."""
        return GAME

    def referee(self, dtype: np.dtype[Any]) -> Referee:  # noqa: ARG002
        """Return the referee that decides with the compiled rules."""
        return self._referee

    def outcomes(self, position: np.recarray) -> Iterator[tuple[ChanceOutcome, float]]:
        """Yield every outcome that chance can have, with its probability."""
        counts = self.counts(position)
        if counts.chance == drive.DICE:
            for values in combinations_with_replacement(range(1, 7), counts.outcomes):
                yield DiceRolled(values), _chance_of(values)
        elif counts.chance:
            for number in _listed(counts):
                yield self._turned_up(counts, number), 1 / counts.outcomes

    def purpose(self, position: np.recarray) -> str:
        """Return what the next chance event is for: dice of a seat, the deck, or a stack."""
        text = PURPOSES.get(PHASES[position[0].phase], "")
        return text.format(self.counts(position).whose) if text else ""

    def draw(self, position: np.recarray, below: Below) -> ChanceOutcome:
        """Draw one outcome with its proper odds."""
        counts = self.counts(position)
        if counts.chance in (drive.DOG, drive.TRICK):
            return self._turned_up(counts, _listed(counts)[below(counts.outcomes)])
        return DiceRolled(tuple(sorted(below(6) + 1 for _ in range(counts.outcomes))))

    def _turned_up(self, counts: Any, number: int) -> ChanceOutcome:
        if counts.chance == drive.DOG:
            return DogTurnedUp(self.content.dogs[number].name)
        return TileRevealed(self.content.tricks[number].name)

    def counts(self, position: np.recarray) -> Any:
        """Count what can be counted in a position."""
        counts = recarray(COUNTS)
        drive.count_all(position, self.content.record, counts)
        return unpacked(counts[0])

    def outcome(self, position: np.recarray) -> Outcome | None:
        """Return who won (no seat if d0g did) and how many dogs each seat has scored."""
        game = position[0]
        if game.phase != OVER:
            return None
        winners = (int(game.winner),) if game.winner < game.seats else ()
        counted = self.counts(position).players[: game.seats]
        return Outcome(winners, tuple(player.scored for player in counted))

    def view(self, position: np.recarray) -> View:
        """Describe a position."""
        return view(self.content, position, self.counts(position))


def _listed(counts: Any) -> list[int]:
    listed: list[int] = counts.listed[: counts.outcomes]
    return listed


@cache
def _published_files() -> dict[str, str]:
    return texts_of(DATA, FILES)


def _chance_of(values: tuple[int, ...]) -> float:
    ways = factorial(len(values))
    for value in set(values):
        ways //= factorial(values.count(value))
    return float(ways / 6 ** len(values))
