"""A position at the start of a turn as text: the header of a scenario; read and written."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from pipyard.core.errors import InvalidText
from pipyard.core.kinds import parse_number, parse_numbers
from pipyard.core.record import NONE, recarray
from pipyard.core.scenario import InvalidScenario, Line, line_at_fault
from pipyard.games.spots.arguments import format_values
from pipyard.games.spots.content import STACK_POSITIONS, Content
from pipyard.games.spots.counts import trick_at
from pipyard.games.spots.game import Spots, dogs_needed, place_tiles, tiles_of_set, usual_tiles
from pipyard.games.spots.notation import D0G, Names
from pipyard.games.spots.record import (
    BEGIN_TURN,
    D0G_ROLL,
    D0G_TRADE,
    DICE,
    DOGS_TO_WIN,
    GAME,
    ON_TOP,
    PACK,
    POSITIONS,
    SAFE_SPOTS,
    SEATS,
    TREATS,
    TURN,
    WITH_D0G,
    WITH_SEAT,
)
from pipyard.games.spots.view import bits_of, values_of

_TOO_MANY = 1000


@dataclass
class _Player:
    treats: int = 1
    yard: tuple[int, ...] = ()
    dogs: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)
    scored: list[str] = field(default_factory=list)


@dataclass
class _Header:
    """What the lines of a header said; None if the default applies so far."""

    names: Names
    players: dict[str, _Player]
    tiles: tuple[str, ...] | None = None
    off_leash: bool = False
    facedown: tuple[str, ...] = ()
    on: dict[str, int] = field(default_factory=dict)
    top: str | None = None
    turn: str | None = None
    dice: int | None = None
    treats: int | None = None


def parse_position(lines: Sequence[Line], content: Content) -> tuple[np.recarray, tuple[str, ...]]:
    """Read a header; return the position, ready to play, and the players' names.

    An error is refused with the line that it is in.
    """
    header = _read_header(lines, content)
    try:
        position = _build(header)
    except InvalidText as error:
        at_fault = line_at_fault(lines, lambda some: _build(_read_header(some, content)))
        raise InvalidScenario(at_fault, error.sentence) from None
    Spots(content).advance(position)
    return position, header.names.players


def _read_header(lines: Sequence[Line], content: Content) -> _Header:
    header = _start_header(lines, content)
    for line in lines:
        try:
            _read_line(header, line.text)
        except InvalidText as error:
            raise InvalidScenario(line.number, error.sentence) from None
    return header


def _start_header(lines: Sequence[Line], content: Content) -> _Header:
    for line in lines:
        if line.text.startswith("players "):
            names = tuple(line.text.split()[1:])
            if len(names) > SEATS or len(set(names)) < len(names) or D0G in names:
                raise InvalidScenario(line.number, f"players are 1 to {SEATS} different names")
            known = (*names, D0G) if len(names) == 1 else names
            return _Header(Names(content, names), {name: _Player() for name in known})
    raise InvalidScenario(lines[0].number if lines else 1, "a `players` line is missing")


def _read_line(header: _Header, text: str) -> None:
    names = header.names
    word, _, rest = text.partition(" ")
    rest = rest.strip()
    if word in header.players:
        _read_player_line(names, header.players[word], rest)
    elif word == "tiles":
        header.tiles = tuple(names.trick(name) for name in _listed(rest))
    elif word == "set":
        header.tiles = _tiles_of_set(names.content, rest)
    elif text == "off leash":
        header.off_leash = True
    elif word == "facedown":
        header.facedown = tuple(names.trick(name) for name in _listed(rest))
    elif word == "on":
        name, _, number = rest.rpartition(" ")
        header.on[names.trick(name)] = _count(number)
    elif word == "top":
        header.top = names.dog(rest)
    elif word == "turn":
        if rest not in header.players:
            raise InvalidText(f"there is no player {rest!r}")
        header.turn = rest
    elif text.startswith("supply dice "):
        header.dice = _count(text.removeprefix("supply dice "))
    elif text.startswith("supply treats "):
        header.treats = _count(text.removeprefix("supply treats "))
    elif word != "players":
        raise InvalidText(f"{text!r} is no line of a header")


def _count(text: str) -> int:
    """Read the number of dice or treats; a number with many digits fits into no field."""
    number = parse_number(text)
    if number >= _TOO_MANY:
        raise InvalidText(f"a game has {DICE} dice and {TREATS} treats, not {text}")
    return number


def _tiles_of_set(content: Content, name: str) -> tuple[str, ...]:
    for known in content.sets:
        if known.lower() == name.lower():
            return tiles_of_set(content, known)
    raise InvalidText(f"there is no set {name!r}")


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _read_player_line(names: Names, player: _Player, text: str) -> None:
    word, _, rest = text.partition(" ")
    if word == "treats":
        player.treats = _count(rest)
    elif word == "yard":
        player.yard = parse_values(rest)
    elif word == "dogs":
        player.dogs = [parse_dog(names, part) for part in _listed(rest)]
    elif word == "scored":
        player.scored = [names.dog(part) for part in _listed(rest)]
    else:
        raise InvalidText(f"{text!r} says nothing about a player")


def parse_values(text: str) -> tuple[int, ...]:
    """Read die values separated by spaces, and sort them."""
    values = parse_numbers(text)
    if not all(1 <= value <= 6 for value in values):
        raise InvalidText(f"die values are 1 to 6, not {text!r}")
    return tuple(sorted(values))


def parse_dog(names: Names, text: str) -> tuple[str, tuple[int, ...]]:
    """Read a dog and the values that are already filled."""
    words = text.split()
    first = next((at for at, word in enumerate(words) if word.isdecimal()), len(words))
    name = names.dog(" ".join(words[:first]))
    filled = parse_values(" ".join(words[first:]))
    spaces = names.content.dogs[names.content.dog_numbers[name]].spaces
    if len(set(filled)) < len(filled) or not set(filled) <= set(spaces):
        raise InvalidText(f"{name} has one space each for {format_values(spaces)}")
    return name, filled


def _build(header: _Header) -> np.recarray:
    content = header.names.content
    position = recarray(GAME)
    game = position[0]
    game.seats = len(header.names.players)
    game.solo = int(game.seats == 1)
    game.winner = game.position = game.top = NONE
    game.deck = len(content.dogs)
    needed = dogs_needed(int(game.seats))
    if game.deck < needed:
        raise InvalidText(f"the deck has {game.deck} dogs; {game.seats} players need {needed}")
    for seat, name in enumerate(header.names.players):
        _build_player(game, content, seat, name, header.players[name])
    if game.solo:
        _build_d0g(game, content, header.players[D0G])
    _build_tiles(game, header)
    _build_top(game, content, header.top)
    _build_supply(game, header)
    turn = header.turn or header.names.players[0]
    game.turn = game.seats if turn == D0G else header.names.seat(turn)
    game.then = BEGIN_TURN
    game.phase = D0G_TRADE if game.solo else BEGIN_TURN
    return position


def _claim(game: np.record, content: Content, dog: str, where: int) -> int:
    card = content.dog_numbers[dog]
    if game.where[card]:
        raise InvalidText(f"{dog} is in two places")
    game.where[card] = where
    game.deck -= 1
    return card


def _build_player(game: np.record, content: Content, seat: int, name: str, given: _Player) -> None:
    player = game.players[seat]
    player.treats = given.treats
    if sum(given.yard) > SAFE_SPOTS:
        raise InvalidText(
            f"{name} has {sum(given.yard)} spots in the yard; more than {SAFE_SPOTS} are a bust"
        )
    for value in given.yard:
        player.yard[value] += 1
    cards = [(dog, (), 1) for dog in given.scored] + [(dog, on, 0) for dog, on in given.dogs]
    if len(cards) > PACK:
        raise InvalidText(f"{name} has more than {PACK} cards")
    incomplete = False
    for slot, (dog, filled, scored) in enumerate(cards):
        card = _claim(game, content, dog, WITH_SEAT + seat)
        entry = player.dogs[slot]
        entry.card, entry.scored = card, scored
        entry.filled = sum(1 << value for value in filled)
        incomplete |= not scored and len(filled) < len(content.dogs[card].spaces)
    if not incomplete:
        raise InvalidText(f"{name} needs at least one unscored dog with an empty space")
    player.cards = len(cards)


def _build_d0g(game: np.record, content: Content, given: _Player) -> None:
    if given.dogs or given.yard:
        raise InvalidText("d0g has no yard and no unscored dogs")
    if len(given.scored) >= DOGS_TO_WIN:
        raise InvalidText(f"d0g has won with {DOGS_TO_WIN} dogs; name fewer")
    game.d0g_treats = given.treats
    for dog in given.scored:
        _claim(game, content, dog, WITH_D0G)
    game.d0g_scored = len(given.scored)


def _build_tiles(game: np.record, header: _Header) -> None:
    content = header.names.content
    tiles = header.tiles or usual_tiles(content)
    if header.off_leash:
        first = usual_tiles(content)
        tiles = place_tiles(content, (*first, *tiles))
    if len(tiles) != POSITIONS or len(set(tiles)) < POSITIONS:
        raise InvalidText(f"tiles are {POSITIONS} different tricks, by position")
    for at, name in enumerate(tiles):
        tile = game.tiles[at]
        tile.order[0] = content.trick_numbers[name]
        tile.seen = tile.stack = 1
        if header.off_leash and at in STACK_POSITIONS.values():
            colour = content.tricks[tile.order[0]].colour
            tile.stack = sum(trick.colour == colour for trick in content.tricks)
        tile.facedown = name in header.facedown
        tile.treats = header.on.get(name, 0)
    for name in (*header.facedown, *header.on):
        if name not in tiles:
            raise InvalidText(f"{name} is not in play")
    if set(tiles) <= set(header.facedown):
        raise InvalidText("all tiles are facedown; leave at least one faceup")


def _build_top(game: np.record, content: Content, given: str | None) -> None:
    top = given or next(dog.name for n, dog in enumerate(content.dogs) if not game.where[n])
    game.top = _claim(game, content, top, ON_TOP)


def _build_supply(game: np.record, header: _Header) -> None:
    dice = DICE
    treats = TREATS - int(game.d0g_treats) - sum(int(tile.treats) for tile in game.tiles)
    for player in header.players.values():
        dice -= len(player.yard) + sum(len(filled) for _, filled in player.dogs)
    treats -= sum(header.players[name].treats for name in header.names.players)
    game.supply_dice = _limited("dice", DICE, header.dice, dice)
    game.supply_treats = _limited("treats", TREATS, header.treats, treats)


def _limited(what: str, whole: int, given: int | None, left: int) -> int:
    if left < 0:
        raise InvalidText(f"players and tiles hold {whole - left} {what}; a game has {whole}")
    if given is not None and given > left:
        raise InvalidText(f"there are not that many {what}: {left} are left for the supply")
    return left if given is None else given


def format_position(content: Content, position: np.recarray, names: Sequence[str]) -> str:
    """Write a position at the start of a turn as the header of a scenario."""
    game = position[0]
    if game.phase not in (TURN, D0G_ROLL):
        raise InvalidText("only a position at the start of a turn has a text form")
    return "\n".join(_lines(content, game, tuple(names))) + "\n"


def _lines(content: Content, game: np.record, names: tuple[str, ...]) -> Iterator[str]:
    tiles = [content.tricks[trick_at(game, at)].name.lower() for at in range(POSITIONS)]
    yield "game spots"
    yield f"players {' '.join(names)}"
    if any(tile.stack > 1 for tile in game.tiles):
        yield "off leash"
    yield f"tiles {', '.join(tiles)}"
    facedown = [tiles[at] for at in range(POSITIONS) if game.tiles[at].facedown]
    if facedown:
        yield f"facedown {', '.join(facedown)}"
    for at in range(POSITIONS):
        if game.tiles[at].treats:
            yield f"on {tiles[at]} {game.tiles[at].treats}"
    yield f"top {content.dogs[game.top].name}"
    yield f"turn {(*names, D0G)[game.turn]}"
    yield f"supply dice {game.supply_dice}"
    yield f"supply treats {game.supply_treats}"
    for seat, name in enumerate(names):
        yield from _player_lines(content, game.players[seat], name)
    if game.solo:
        scored = [dog.name for n, dog in enumerate(content.dogs) if game.where[n] == WITH_D0G]
        yield f"{D0G} treats {game.d0g_treats}"
        yield f"{D0G} scored {', '.join(scored)}".rstrip()


def _player_lines(content: Content, player: np.record, name: str) -> Iterator[str]:
    yield f"{name} treats {player.treats}"
    yield f"{name} yard {format_values(values_of(player.yard))}".rstrip()
    dogs, scored = [], []
    for slot in range(player.cards):
        dog = player.dogs[slot]
        card = content.dogs[dog.card].name
        if dog.scored:
            scored.append(card)
        else:
            dogs.append(f"{card} {format_values(bits_of(int(dog.filled)))}".rstrip())
    yield f"{name} dogs {', '.join(dogs)}"
    if scored:
        yield f"{name} scored {', '.join(scored)}"
