"""Spots as tables host it."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np
from pydantic import TypeAdapter

from pipyard.bots import BOTS, choose
from pipyard.core.chance import new_stream
from pipyard.core.contract import Below, Fact
from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.actions import Action, ChanceOutcome
from pipyard.games.spots.content import (
    DATA,
    STACK_POSITIONS,
    Trick,
    load_content,
    standard_content,
)
from pipyard.games.spots.game import FIRST_SET, Spots, SpotsConfig, place_tiles, tiles_of_set
from pipyard.games.spots.texts import trick_texts
from pipyard.games.spots.view import View, view
from pipyard.i18n.pack_names import FILE as NAMES
from pipyard.i18n.pack_names import read_names
from pipyard.server.games.hosted import Event, Json
from pipyard.server.games.hosting import Hosting, copied, folder_of
from pipyard.server.games.schemas import (
    BotContent,
    DogContent,
    SetContent,
    SpotsAction,
    SpotsContent,
    SpotsOutcome,
    StepMessage,
    TrickContent,
)

_ACTION: TypeAdapter[Action] = TypeAdapter(SpotsAction)
_OUTCOME: TypeAdapter[ChanceOutcome] = TypeAdapter(SpotsOutcome)
_CONFIG = TypeAdapter(SpotsConfig)
_USUAL_TREATS = SpotsConfig().d0g_treats


class HostedSpots(Hosting[Action, ChanceOutcome]):
    """The game with the published cards and tiles."""

    name = "spots"
    bots = BOTS["spots"]

    def __init__(self, folder: Path = DATA, pack: str | None = None) -> None:
        self.pack = pack
        self._content = standard_content() if folder == DATA else load_content(folder)
        self._names = read_names(folder)
        self.files: Mapping[str, str] = {
            name: (folder / name).read_text(encoding="utf-8")
            for name in ("dogs.toml", "tricks.toml", NAMES)
            if (folder / name).is_file()
        }
        self._spots = Spots(self._content)
        super().__init__(self._spots, _ACTION, _OUTCOME)
        self.content_hash = self._content.hash
        self.content_hashes = self._content.hashes

    def configure(self, seats: int, options: Json, below: Below) -> Json:
        """Lay out the tiles that are wanted, and see that a game can be set up with them."""
        treats = options.get("d0g_treats")
        if treats is not None and seats > 1:
            raise InvalidConfig("d0g plays against one person only; leave its treats out.")
        config = SpotsConfig(
            seats,
            self._tiles(options, below),
            off_leash=bool(options.get("off_leash")),
            d0g_treats=_USUAL_TREATS if treats is None else treats,
        )
        self._spots.new(config)
        stored: Json = _CONFIG.dump_python(config, mode="json")
        return stored

    def _tiles(self, options: Json, below: Below) -> tuple[str, ...]:
        wanted = [key for key in ("set", "tiles", "random") if options.get(key)]
        if len(wanted) > 1:
            raise InvalidConfig(f"Choose one of {', '.join(wanted)}; they exclude each other.")
        if options.get("tiles"):
            return self._tiles_by_hand(options["tiles"])
        if options.get("random"):
            return place_tiles(self._content, tuple(self._random_tiles(below)))
        return tiles_of_set(self._content, options.get("set") or FIRST_SET)

    def _tiles_by_hand(self, names: Sequence[str]) -> tuple[str, ...]:
        placed = place_tiles(self._content, tuple(names))
        spare = [name for name in names if name not in placed]
        if spare:
            raise InvalidConfig(f"One tile of each colour is enough; leave out {spare[0]}.")
        return placed

    def _random_tiles(self, below: Below) -> Iterator[str]:
        for colour in STACK_POSITIONS:
            names = [trick.name for trick in self._content.tricks if trick.colour == colour]
            yield names[below(len(names))]

    def at(self, config: Json) -> "HostedSpots":  # noqa: ARG002
        """Return this: cards and rules are the same at every table."""
        return self

    def printed(self, files: Mapping[str, str], pack: str | None) -> "HostedSpots":
        """Return the game with other cards and tiles."""
        with folder_of(files) as folder:
            return HostedSpots(folder, pack)

    def new(self, config: Json) -> np.recarray:
        """Set up a position."""
        return self._spots.new(_CONFIG.validate_python(config))

    def asked(self, position: np.recarray, seat: int) -> bytes | None:  # noqa: ARG002
        """Return None: one seat acts at a time, and whatever happens concerns it."""
        return None

    def without(
        self,
        positions: Sequence[np.recarray],  # noqa: ARG002
        seat: int,  # noqa: ARG002
        before: np.recarray,  # noqa: ARG002
    ) -> None:
        """Return None: whatever a seat does concerns the next."""
        return

    def apply(self, position: np.recarray, event: Event) -> tuple[np.recarray, list[Fact]]:
        """Return the position after an event, and what it brought about."""
        after = copied(position)
        return after, self._spots.apply(after, event)

    def choose(self, bot: str, position: np.recarray, seat: int, seed: int) -> Action:
        """Let a bot choose; rules, position and chance are its own, so any thread will do."""
        return choose(Spots(self._content), bot, position, seat, new_stream(seed))

    def view(self, position: np.recarray) -> View:
        """Describe a position."""
        return view(self._content, position)

    def content(self) -> SpotsContent:
        """Describe cards, tiles, sets and bots, the usual set first."""
        sets = sorted(self._content.sets.items(), key=lambda known: known[0] != FIRST_SET)
        return SpotsContent(
            dogs=[
                DogContent(name=dog.name, spaces=dog.spaces, paws=dog.paws)
                for dog in self._content.dogs
            ],
            tricks=[
                TrickContent.model_validate(
                    {"name": trick.name, "colour": trick.colour, "steps": list(_steps(trick))}
                )
                for trick in self._content.tricks
            ],
            sets=[
                SetContent(name=name, tricks=tiles_of_set(self._content, name)) for name, _ in sets
            ],
            bots=[BotContent(name=name) for name in self.bots],
            names={language: dict(names) for language, names in self._names.items()},
        )


def _steps(trick: Trick) -> Iterator[StepMessage]:
    for number, clauses in enumerate(trick_texts(trick), 1):
        for clause in clauses:
            yield StepMessage(message=clause.message, args=clause.args, step=number)
