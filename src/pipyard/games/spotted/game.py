"""Spotted! as a game of the contract: checks of the input, then the compiled rules."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, get_args

import numpy as np

from pipyard.core.contract import Acting, Below, Fact, Game, Metadata, Outcome
from pipyard.core.errors import IllegalMove, InvalidConfig
from pipyard.core.facts import Buffer, no_facts
from pipyard.core.printed import folder_of
from pipyard.core.record import bits_of, recarray, unpacked
from pipyard.core.referee import Referee
from pipyard.games.spotted import actions, drive, moves
from pipyard.games.spotted.actions import Action, ChanceOutcome, DiceRolled
from pipyard.games.spotted.arguments import colours_of
from pipyard.games.spotted.content import (
    COLOURS,
    STANDARD_SHEET,
    Sheet,
    SheetFile,
    sheet_files,
    shipped_sheets,
)
from pipyard.games.spotted.gains import gains_of
from pipyard.games.spotted.record import (
    COUNTS,
    FAMILIES,
    GAME,
    IDLE,
    OVER,
    PHASES,
    PICK,
    REROLL,
    ROLL,
    SEATS,
    WRITE,
    WRITTEN_TOGETHER,
)
from pipyard.games.spotted.referee import PURPOSES, SpottedReferee
from pipyard.games.spotted.rules import picking_step
from pipyard.games.spotted.story import STORY
from pipyard.games.spotted.view import View, view

RULES_VERSION = 1


@dataclass(frozen=True, slots=True)
class SpottedConfig:
    """How a game is set up; the first seat begins every round; a single seat plays alone.

    `sheet` is the name of one of the game's sheets.
    """

    seats: int = 2
    sheet: str = STANDARD_SHEET


class Spotted(Game[Action, ChanceOutcome, SpottedConfig]):
    """The game on a sheet, Clover Meadow unless another is given, with others to choose from."""

    title = "Spotted!"

    metadata = Metadata(
        "spotted",
        RULES_VERSION,
        1,
        SEATS,
        moves.MOVE_COUNT,
        SpottedConfig,
        get_args(Action),
        (DiceRolled,),
    )

    def __init__(
        self,
        content: Sheet | None = None,
        sheets: Mapping[str, SheetFile] | None = None,
        pack: str | None = None,
    ) -> None:
        self.sheets = sheets or shipped_sheets()
        self.content = content or next(iter(self.sheets.values())).sheet
        self.files = {
            f"{name}.toml": file.text
            for name, file in self.sheets.items()
            if file.sheet is self.content
        }
        self.pack = pack
        self.content_hash = self.content.hash
        self.content_hashes = self.content.hashes
        self._on_sheets: dict[str, Spotted] = {}
        self._referee = SpottedReferee(self.content)

    def with_pack(self, folder: Path) -> "Spotted | None":
        """Return the game with a pack's sheets, if it has any."""
        sheets = sheet_files(folder / "sheets")
        return Spotted(None, sheets, folder.name) if sheets else None

    def with_files(self, files: Mapping[str, str], pack: str | None) -> "Spotted":
        """Return the game on another sheet."""
        with folder_of(files) as folder:
            return Spotted(None, sheet_files(folder), pack)

    def configure(
        self,
        seats: int,
        options: Mapping[str, Any],
        below: Below,  # noqa: ARG002
    ) -> SpottedConfig:
        """Check that the sheet is known and that the number of players is allowed."""
        config = SpottedConfig(seats, options.get("sheet") or next(iter(self.sheets)))
        self.at(config).new(config)
        return config

    def at(self, config: SpottedConfig) -> "Spotted":
        """Return the game on the sheet of a table."""
        return self.on_sheet(config.sheet)

    def on_all_contents(self) -> "Sequence[Spotted]":
        """Return the game on each of its sheets."""
        return [self.on_sheet(name) for name in self.sheets]

    def on_sheet(self, name: str) -> "Spotted":
        """Return the game on one of its sheets."""
        if name not in self.sheets:
            known = ", ".join(self.sheets)
            raise InvalidConfig(f"There is no sheet {name!r}; choose one of {known}.")
        if name not in self._on_sheets:
            self._on_sheets[name] = Spotted(self.sheets[name].sheet, self.sheets, self.pack)
        return self._on_sheets[name]

    def new(self, config: SpottedConfig) -> np.recarray:
        """Set up empty sheets; the round bonus of the first round must be assigned."""
        self.check_seats(config.seats)
        position = self.blank(config.seats)
        self.begin(position)
        return position

    def begin(self, position: np.recarray) -> None:
        """Begin the round of a position set up by hand."""
        self._apply(position, drive.BEGIN)

    def blank(self, seats: int) -> np.recarray:
        """Put out empty sheets before anything has begun."""
        position = recarray(GAME)
        drive.set_up(position, self.content.record, seats)
        return position

    def acting(self, position: np.recarray) -> Acting:
        """Return who acts next; while writing, several seats may act at once."""
        game = unpacked(position[0])
        if game.phase == WRITE:
            writers = (s for s in range(game.seats) if game.players[s].writing != IDLE)
            return Acting(seats=tuple(writers))
        if game.phase == PICK:
            return Acting(seats=((game.active + picking_step(game)) % game.seats,))
        if game.phase == REROLL:
            return Acting(seats=(game.active,))
        return Acting(chance=game.phase == ROLL)

    def legal_dense(self, position: np.recarray, seat: int) -> list[int]:
        """List a seat's legal actions as dense integers, in rising order."""
        if seat not in self.acting(position).seats:
            return []
        listed = np.empty(moves.MOST_LEGAL, np.int16)
        count = drive.list_legal(position, self.content.record, seat, listed)
        return listed[:count].tolist()

    def number_of(self, position: np.recarray, action: Action) -> int:
        """Return an action's number, legal or not."""
        return actions.to_dense(position, self.content, action)

    def from_dense(self, position: np.recarray, number: int) -> Action:
        """Return the action that a dense integer means; it is the same in every position."""
        return actions.from_dense(position, self.content, number)

    def apply_dense(self, position: np.recarray, seat: int, number: int) -> Buffer:
        """Do a legal action given as a dense integer; the caller must know that it is legal."""
        return self._apply(position, drive.MOVE, seat, number)

    def apply_outcome(self, position: np.recarray, outcome: ChanceOutcome) -> Buffer:
        """Apply the rolled faces; refuse dice other than those that must be rolled."""
        return self._apply(position, drive.FACES, faces=_faces(position, outcome))

    def read_facts(self, told: Buffer) -> list[Fact]:
        """Return the facts that the rules wrote, in words."""
        return STORY.read(self.content, told)

    def _apply(
        self,
        position: np.recarray,
        kind: int,
        seat: int = 0,
        number: int = 0,
        faces: moves.Moves | None = None,
    ) -> Buffer:
        given = _no_faces() if faces is None else faces
        facts = no_facts()
        drive.apply_event(position, self.content.record, kind, seat, number, given, facts)
        return facts

    def numbers_of(self, position: np.recarray, outcome: ChanceOutcome) -> list[int]:
        """Return a chance outcome as numbers: the faces of the rolled dice, by their colors."""
        given = dict(outcome.faces)
        return [given[colour] for colour in colours_of(int(position[0].rolling))]

    def outcome_of(self, position: np.recarray, numbers: Sequence[int]) -> ChanceOutcome:
        """Return the chance outcome that the numbers mean now."""
        colours = colours_of(int(position[0].rolling))
        if len(colours) != len(numbers):
            raise IllegalMove(f"{len(colours)} dice are to be rolled, not {len(numbers)}.")
        return DiceRolled(tuple(zip(colours, numbers, strict=True)))

    def record_type(self, config: SpottedConfig) -> np.dtype[Any]:  # noqa: ARG002
        """Return the record type of positions."""
        return GAME

    def referee(self, dtype: np.dtype[Any]) -> Referee:  # noqa: ARG002
        """Return the referee that decides with the compiled rules."""
        return self._referee

    def outcomes(self, position: np.recarray) -> Iterator[tuple[ChanceOutcome, float]]:
        """Yield every way the dice can land, with its probability."""
        game = position[0]
        if game.phase == ROLL:
            colours = colours_of(int(game.rolling))
            for faces in product(range(1, 7), repeat=len(colours)):
                yield DiceRolled(tuple(zip(colours, faces, strict=True))), 6.0 ** -len(colours)

    def purpose(self, position: np.recarray) -> str:
        """Return whose dice chance rolls next; nothing if it rolls none."""
        game = position[0]
        return PURPOSES.get(PHASES[game.phase], "").format(game.active)

    def draw(self, position: np.recarray, below: Below) -> ChanceOutcome:
        """Roll the dice that must be rolled."""
        colours = colours_of(int(position[0].rolling))
        return DiceRolled(tuple((colour, below(6) + 1) for colour in colours))

    def outcome(self, position: np.recarray) -> Outcome | None:
        """Return who won: highest total, then most beetles with five spots; ties share it."""
        if position[0].phase != OVER:
            return None
        counts = self.counts(position)
        totals = (sheet.score for sheet in counts.sheets[: position[0].seats])
        return Outcome(bits_of(counts.winners), tuple(totals))

    def scores(self, position: np.recarray, seat: int) -> list[int]:
        """Return what each family scores now, then the total, then the beetles with five spots."""
        sheet = self.counts(position).sheets[seat]
        return [*sheet.families, sheet.score, sheet.full_beetles]

    def counts(self, position: np.recarray) -> Any:
        """Count what can be counted in a position."""
        counts = recarray(COUNTS)
        drive.count_all(position, self.content.record, counts)
        return unpacked(counts[0])

    def view(self, position: np.recarray) -> View:
        """Describe a position."""
        return view(self.content, position, self.counts(position))

    def hints(self, position: np.recarray, seats: Sequence[int]) -> Mapping[str, Any]:
        """Return what each legal action would gain, for seats that write, take or roll dice."""
        told = position[0].phase in (WRITE, PICK, REROLL)
        return {"gains": {str(s): gains_of(self, position, s) for s in seats} if told else {}}

    def seat_state(self, position: np.recarray, seat: int) -> bytes | None:
        """Return a player's sheet while everybody writes: nobody else's writing changes it."""
        game = position[0]
        return game.players[seat].tobytes() if game.phase == WRITE else None

    def without_move(
        self, positions: Sequence[np.recarray], seat: int, before: np.recarray
    ) -> Sequence[np.recarray] | None:
        """Put a player's earlier sheet among the others' later ones, while all write at once."""
        later = np.frombuffer(bytearray(b"".join(map(bytes, positions))), before.dtype)
        same = all((later[field] == before[field]).all() for field in WRITTEN_TOGETHER)
        if not same or before["phase"][0] != WRITE:
            return None
        later["players"][:, seat] = before["players"][0, seat]
        return [later[place : place + 1].view(np.recarray) for place in range(len(later))]


def _no_faces() -> moves.Moves:
    return np.zeros(FAMILIES, np.int16)


def _faces(position: np.recarray, outcome: ChanceOutcome) -> moves.Moves:
    """Return the faces of all dice, 0 for those not rolled; refuse any that must not be rolled."""
    game = position[0]
    faces = _no_faces()
    given = dict(outcome.faces)
    wanted = colours_of(int(game.rolling))
    if game.phase != ROLL or set(given) != set(wanted) or len(given) < len(outcome.faces):
        said = ", ".join(wanted) or "no dice"
        raise IllegalMove(f"A face is wanted for each of these dice: {said}.")
    for colour, face in given.items():
        if not 1 <= face <= 6:
            raise IllegalMove(f"A die shows 1 to 5 or a cloverleaf, not {face}.")
        faces[COLOURS.index(colour)] = face
    return faces
