"""Spotted! as tables host it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from pydantic import TypeAdapter

from pipyard.bots import BOTS, choose
from pipyard.core.chance import new_stream
from pipyard.core.contract import Below, Fact
from pipyard.core.errors import InvalidConfig
from pipyard.games.spotted.actions import Action, ChanceOutcome
from pipyard.games.spotted.content import (
    DATA,
    MAGNIFIERS,
    STANDARD_SHEET,
    Sheet,
    load_sheet,
)
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.record import DICE, IDLE, MOST_SPOTS, PICK, REROLL, USE, WRITE
from pipyard.games.spotted.story import tell
from pipyard.games.spotted.view import View, view
from pipyard.server.games.hosted import Event, Json
from pipyard.server.games.hosting import Hosting, copied, folder_of
from pipyard.server.games.schemas import (
    BotContent,
    FamilyContent,
    FieldContent,
    Gains,
    SheetContent,
    SpottedAction,
    SpottedContent,
    SpottedOutcome,
)

_ACTION: TypeAdapter[Action] = TypeAdapter(SpottedAction)
_OUTCOME: TypeAdapter[ChanceOutcome] = TypeAdapter(SpottedOutcome)


@dataclass(frozen=True, slots=True)
class SheetFile:
    """A sheet and the text it was read from."""

    text: str
    sheet: Sheet


def sheet_files(folder: Path) -> dict[str, SheetFile]:
    """Read the sheets of a folder, by the names of their files, the usual one first."""
    paths = sorted(folder.glob("*.toml"), key=lambda path: (path.stem != STANDARD_SHEET, path.stem))
    return {
        # Loaded first: what cannot be read is refused with a reason.
        path.stem: SheetFile(sheet=load_sheet(path), text=path.read_text(encoding="utf-8"))
        for path in paths
    }


_WRITTEN_TOGETHER = ("phase", "part", "box", "active", "second_roll")
"""What is the same in two positions if nothing but writing lies between them."""


@cache
def shipped_sheets() -> dict[str, SheetFile]:
    """Return the sheets that are shipped; only these are served, never a path on the machine."""
    return sheet_files(DATA)


class HostedSpotted(Hosting[Action, ChanceOutcome]):
    """The game on one of several sheets; `at` finds the one a table has chosen."""

    name = "spotted"
    bots = BOTS["spotted"]

    def __init__(
        self,
        sheets: Mapping[str, SheetFile] | None = None,
        sheet: str | None = None,
        pack: str | None = None,
    ) -> None:
        self._sheets = sheets or shipped_sheets()
        chosen = sheet or next(iter(self._sheets))
        self._sheet = self._sheets[chosen].sheet
        self._spotted = Spotted(self._sheet)
        super().__init__(self._spotted, _ACTION, _OUTCOME)
        self.pack = pack
        self.files: Mapping[str, str] = {f"{chosen}.toml": self._sheets[chosen].text}
        self.content_hash = self._sheet.hash
        self.content_hashes = self._sheet.hashes

    def configure(self, seats: int, options: Json, below: Below) -> Json:  # noqa: ARG002
        """See that the sheet is known and that so many can play."""
        sheet = self._known(options.get("sheet") or next(iter(self._sheets)))
        Spotted(self._sheets[sheet].sheet).new(SpottedConfig(seats))
        return {"seats": seats, "sheet": sheet}

    def _known(self, sheet: str) -> str:
        if sheet not in self._sheets:
            known = ", ".join(self._sheets)
            raise InvalidConfig(f"There is no sheet {sheet!r}; choose one of {known}.")
        return sheet

    def sheet(self, name: str) -> Sheet:
        """Return one of the sheets by the name of its file."""
        return self._sheets[self._known(name)].sheet

    def at(self, config: Json) -> "HostedSpotted":
        """Return the game on the sheet of a table."""
        return HostedSpotted(self._sheets, self._known(config["sheet"]), self.pack)

    def printed(self, files: Mapping[str, str], pack: str | None) -> "HostedSpotted":
        """Return the game on another sheet."""
        with folder_of(files) as folder:
            return HostedSpotted(sheet_files(folder), None, pack)

    def new(self, config: Json) -> np.recarray:
        """Set up a position."""
        return self._spotted.new(SpottedConfig(config["seats"]))

    def asked(self, position: np.recarray, seat: int) -> bytes | None:
        """Return a player's sheet while everybody writes: nobody else's writing touches it."""
        game = position[0]
        return game.players[seat].tobytes() if game.phase == WRITE else None

    def without(
        self, positions: Sequence[np.recarray], seat: int, before: np.recarray
    ) -> Sequence[np.recarray] | None:
        """Put a player's earlier sheet among the others' later ones, while all write at once."""
        later = np.frombuffer(bytearray(b"".join(map(bytes, positions))), before.dtype)
        same = all((later[field] == before[field]).all() for field in _WRITTEN_TOGETHER)
        if not same or before["phase"][0] != WRITE:
            return None
        later["players"][:, seat] = before["players"][0, seat]
        return [later[place : place + 1].view(np.recarray) for place in range(len(later))]

    def foreseen(self, position: np.recarray, seats: Sequence[int]) -> Json:
        """Return what each legal action would bring, for those who write, take or roll dice."""
        told = position[0].phase in (WRITE, PICK, REROLL)
        return {"gains": {str(s): self._gains(position, s) for s in seats} if told else {}}

    def _gains(self, position: np.recarray, seat: int) -> Gains:
        gains = Gains(points=[], bonuses=[], ends=[])
        for move in self._spotted.legal_dense(position, seat):
            if position[0].phase == PICK:
                using = self._with_die_alone(position, seat, move)
                moves = self._spotted.legal_dense(using, seat)
                points, bonuses = max(self._brought(using, seat, use)[:2] for use in moves)
                ends = False
            else:
                points, bonuses, ends = self._brought(position, seat, move)
            gains.points.append(points)
            gains.bonuses.append(bonuses)
            gains.ends.append(ends)
        return gains

    def _brought(self, position: np.recarray, seat: int, move: int) -> tuple[int, int, bool]:
        """Return points and bonuses that a move brings, and whether the turn's writing then ends.

        Whoever writes last may be asked at once for the next round's bonus: that is another turn.
        """
        rules, before = self._spotted, position[0].players[seat]
        after = copied(position)
        rules.apply_dense(after, seat, move)
        player = after[0].players[seat]
        points = rules.scores(after, seat)[-2] - rules.scores(position, seat)[-2]
        same = all(after[0][field] == position[0][field] for field in _WRITTEN_TOGETHER)
        writes = same and player.writing != IDLE
        return points, int(player.track) - int(before.track), before.writing != IDLE and not writes

    def _with_die_alone(self, position: np.recarray, seat: int, pick: int) -> np.recarray:
        """Return the position in which a seat uses nothing but the die it picks."""
        using = copied(position)
        using[0].players[seat].dice[:] = 0
        self._spotted.apply_dense(using, seat, pick)
        game = using[0]
        game.phase, game.part = WRITE, DICE
        game.players[seat].writing = USE
        return using

    def apply(self, position: np.recarray, event: Event) -> tuple[np.recarray, list[Fact]]:
        """Return the position after an event, and what it brought about."""
        after = copied(position)
        self._spotted.apply(after, event)
        return after, tell(self._spotted, position, event, after)

    def choose(self, bot: str, position: np.recarray, seat: int, seed: int) -> Action:
        """Let a bot choose; rules, position and chance are its own, so any thread will do."""
        return choose(Spotted(self._sheet), bot, position, seat, new_stream(seed))

    def view(self, position: np.recarray) -> View:
        """Describe a position."""
        return view(self._spotted, position)

    def content(self) -> SpottedContent:
        """Describe the sheets, the usual one first, and the bots."""
        return SpottedContent(
            sheets=[_described(name, file.sheet) for name, file in self._sheets.items()],
            bots=[BotContent(name=name) for name in self.bots],
        )


def _described(name: str, sheet: Sheet) -> SheetContent:
    matches = sheet.record[0].matches
    return SheetContent(
        id=name,
        name=sheet.name,
        about=sheet.about,
        reroll_symbols=sheet.reroll_symbols,
        track=sheet.track,
        families=[
            FamilyContent(colour=colour, bonus=family.bonus, count=family.count)
            for colour, family in sheet.families.items()
        ],
        magnifiers={
            kind: tuple(spots for spots in range(1, MOST_SPOTS + 1) if matches[number, spots])
            for number, kind in enumerate(MAGNIFIERS)
        },
        start=sheet.start,
        fields=[
            FieldContent(id=field.id, kind=field.kind, column=field.at[0], row=field.at[1])
            for field in sheet.fields
        ],
        edges=sheet.edges,
    )
