"""Who sits at the table."""

from collections.abc import Sequence

from pipyard.bots import BOTS, bots_of
from pipyard.core.contract import Metadata
from pipyard.core.errors import InvalidConfig
from pipyard.i18n import Words
from pipyard.server.tables.table import Seat

BOT_MARK = "bot:"
_LONGEST_NAME = 16
_NO_NAMES = ("d0g", "chance", "nobody")
"""Names that the games already use."""


def read_seats(
    given: Sequence[str], game: Metadata, title: str, *, solo: bool, words: Words
) -> tuple[Seat, ...]:
    """Parse seats as `NAME` or `bot:BOT`; by default a person alone or against the usual bot."""
    you, bot = words("terminal-you"), f"{BOT_MARK}{bots_of(game.name).STAND_IN}"
    others = 0 if solo else max(game.min_seats - 1, 1)
    wanted = tuple(given) or (you, *(bot,) * others)
    if solo and len(wanted) > 1:
        raise InvalidConfig(words("terminal-solo-seats", seats=len(wanted)))
    if len(wanted) > game.max_seats:
        args = {"game": title, "most": game.max_seats, "seats": len(wanted)}
        raise InvalidConfig(words("terminal-too-many-seats", **args))
    seats: list[Seat] = []
    for text in wanted:
        seats.append(_read_seat(text.strip(), game.name, [seat.name for seat in seats], words))
    return tuple(seats)


def introduced(bot: str, game: str, words: Words) -> str:
    """Describe in a sentence how a bot plays a game, or return its name if it is unknown here."""
    name = _bot_name(bot, words)
    if f"bot-{bot}.about" not in words:
        return name
    return words("terminal-bot", name=name, about=words(f"bot-{bot}.about", game=game))


def bots_listed(game: str, words: Words) -> list[str]:
    """Introduce the bots of a game, weakest first, each after what to type for it."""
    return [f"{BOT_MARK}{bot}  {introduced(bot, game, words)}" for bot in BOTS[game]]


def only_person(seats: Sequence[Seat]) -> int | None:
    """Return the seat that is addressed as `you`; with several people, all go by name."""
    people = [number for number, seat in enumerate(seats) if seat.bot is None]
    return people[0] if len(people) == 1 else None


def _read_seat(text: str, game: str, taken: list[str], words: Words) -> Seat:
    if text.lower().startswith(BOT_MARK):
        bot = text[len(BOT_MARK) :].strip().lower()
        if bot not in BOTS[game]:
            known = ", ".join(f"{BOT_MARK}{name}" for name in BOTS[game])
            raise InvalidConfig(words("terminal-unknown-bot", bot=bot, known=known))
        return Seat(bot, own_name=_numbered(_bot_name(bot, words), taken))
    if not text or len(text) > _LONGEST_NAME or text.isdecimal() or text.lower() in _NO_NAMES:
        raise InvalidConfig(words("terminal-bad-name", name=text, most=_LONGEST_NAME))
    if text.lower() in [name.lower() for name in taken]:
        raise InvalidConfig(words("terminal-name-twice", name=text))
    return Seat(own_name=text)


def _bot_name(bot: str, words: Words) -> str:
    return words(f"bot-{bot}") if f"bot-{bot}" in words else bot


def _numbered(name: str, taken: list[str]) -> str:
    """Distinguish a bot from others of its kind: Biscuit, Biscuit 2, Biscuit 3."""
    count, free = 1, name
    while free in taken:
        count += 1
        free = f"{name} {count}"
    return free
