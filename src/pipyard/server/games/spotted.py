"""Spotted! as tables host it."""

from functools import cache

import numpy as np
from pydantic import TypeAdapter

from pipyard.bots import BOTS, choose
from pipyard.core.chance import new_stream
from pipyard.core.contract import Below, Fact
from pipyard.core.errors import InvalidConfig
from pipyard.games.spotted.actions import Action, ChanceOutcome
from pipyard.games.spotted.content import (
    MAGNIFIERS,
    STANDARD_SHEET,
    Sheet,
    find_sheet,
    sheet_names,
)
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.record import MOST_SPOTS, WRITE
from pipyard.games.spotted.story import tell
from pipyard.games.spotted.view import View, view
from pipyard.server.games.hosted import Event, Json
from pipyard.server.games.hosting import Hosting
from pipyard.server.games.schemas import (
    BotContent,
    FamilyContent,
    FieldContent,
    SheetContent,
    SpottedAction,
    SpottedContent,
    SpottedOutcome,
)

_ACTION: TypeAdapter[Action] = TypeAdapter(SpottedAction)
_OUTCOME: TypeAdapter[ChanceOutcome] = TypeAdapter(SpottedOutcome)


@cache
def shipped_sheet(name: str) -> Sheet:
    """Return a shipped sheet; a path is none, for requests must not read files of the machine."""
    if name not in sheet_names():
        raise InvalidConfig(f"There is no sheet {name!r}; choose one of {', '.join(_names())}.")
    return find_sheet(name)


class HostedSpotted(Hosting[Action, ChanceOutcome]):
    """The game on one sheet; `at` finds the one a table has chosen."""

    name = "spotted"
    bots = BOTS["spotted"]

    def __init__(self, sheet: str = STANDARD_SHEET) -> None:
        self._sheet = shipped_sheet(sheet)
        self._spotted = Spotted(self._sheet)
        super().__init__(self._spotted, _ACTION, _OUTCOME)
        self.content_hash = self._sheet.hash

    def configure(self, seats: int, options: Json, below: Below) -> Json:  # noqa: ARG002
        """See that the sheet is known and that so many can play."""
        sheet = options.get("sheet") or STANDARD_SHEET
        Spotted(shipped_sheet(sheet)).new(SpottedConfig(seats))
        return {"seats": seats, "sheet": sheet}

    def at(self, config: Json) -> "HostedSpotted":
        """Return the game on the sheet of a table."""
        return HostedSpotted(config["sheet"])

    def new(self, config: Json) -> np.recarray:
        """Set up a position."""
        return self._spotted.new(SpottedConfig(config["seats"]))

    def asked(self, position: np.recarray, seat: int) -> bytes | None:
        """Return a player's sheet while everybody writes: nobody else's writing touches it."""
        game = position[0]
        return game.players[seat].tobytes() if game.phase == WRITE else None

    def apply(self, position: np.recarray, event: Event) -> tuple[np.recarray, list[Fact]]:
        """Return the position after an event, and what it brought about."""
        after = position.copy()
        self._spotted.apply(after, event)
        return after, tell(self._spotted, position, event, after)

    def choose(self, bot: str, position: np.recarray, seat: int, seed: int) -> Action:
        """Let a bot choose; rules, position and chance are its own, so any thread will do."""
        return choose(Spotted(self._sheet), bot, position, seat, new_stream(seed))

    def view(self, position: np.recarray) -> View:
        """Describe a position."""
        return view(self._spotted, position)

    def content(self) -> SpottedContent:
        """Describe the sheets that are shipped, the usual one first, and the bots."""
        return SpottedContent(
            sheets=[_described(name, shipped_sheet(name)) for name in _names()],
            bots=[BotContent(name=name) for name in self.bots],
        )


def _names() -> list[str]:
    return sorted(sheet_names(), key=lambda name: (name != STANDARD_SHEET, name))


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
