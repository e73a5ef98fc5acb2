"""A position of Spotted! as text: the header of a scenario; read and written."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from pipyard.core.errors import InvalidContent, InvalidText, PipyardError
from pipyard.core.record import NONE
from pipyard.core.scenario import InvalidScenario, Line, line_at_fault
from pipyard.games.spotted.arguments import format_faces, parse_colour, parse_colours, parse_faces
from pipyard.games.spotted.content import (
    COLOURS,
    MAGNIFIERS,
    Sheet,
    find_sheet,
    load_sheet,
    standard_sheet,
)
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.record import (
    BEETLES,
    BONUSES,
    DICE,
    IDLE,
    LAST_ROUND,
    MOST_SPOTS,
    POINTS_5,
    POINTS_7,
    ROLL,
    SEATS,
    USE,
    WORD_BITS,
    WRITE,
)
from pipyard.games.spotted.rules import begin_turn, join_field
from pipyard.games.spotted.view import fields_in


@dataclass
class _Header:
    sheet: Sheet
    players: tuple[str, ...]
    box: int = 1
    bonus_pending: bool = False
    active: str | None = None
    lines: list[Line] = field(default_factory=list)


def refused_sheet(lines: Sequence[Line], folder: Path) -> tuple[int, str | None] | None:
    """Check a `sheet FILE refused KEY` line, if there is one: its number, and what is wrong."""
    for line in lines:
        words = line.text.split()
        if words[0] == "sheet" and len(words) == 4 and words[2] == "refused":
            try:
                load_sheet(folder / words[1])
            except InvalidContent as error:
                named = words[3] in error.sentence
                said = f"expected {words[3]} to be refused; it was {error.sentence}"
                return line.number, None if named else said
            except ValueError as error:
                return line.number, f"{words[1]} is no name of a file: {error}"
            return line.number, f"expected {words[1]} to be refused for {words[3]}; it was read"
    return None


def parse_position(
    lines: Sequence[Line], folder: Path
) -> tuple[Spotted, np.recarray, tuple[str, ...]]:
    """Read a header; return the game, the position and the players' names."""
    header = _read_header(lines, folder)
    spotted = Spotted(header.sheet)
    try:
        position = _build(spotted, header)
    except InvalidText as error:
        at_fault = line_at_fault(lines, lambda some: _build(spotted, _read_header(some, folder)))
        raise InvalidScenario(at_fault, error.sentence) from None
    return spotted, position, header.players


def _read_header(lines: Sequence[Line], folder: Path) -> _Header:
    header = _Header(standard_sheet(), ())
    # The players and the sheet are known before any line about them is read.
    for line in sorted(lines, key=lambda line: line.text.split()[0] not in ("sheet", "players")):
        try:
            _read_line(header, line, folder)
        except PipyardError as error:
            raise InvalidScenario(line.number, error.sentence) from None
        except ValueError as error:
            raise InvalidScenario(line.number, f"this names no file: {error}") from None
    if not header.players:
        raise InvalidScenario(lines[0].number if lines else 1, "a `players` line is missing")
    return header


def _read_line(header: _Header, line: Line, folder: Path) -> None:
    text = line.text
    word, _, rest = text.partition(" ")
    rest = rest.strip()
    if word == "sheet":
        header.sheet = load_sheet(folder / rest) if rest.endswith(".toml") else find_sheet(rest)
    elif word == "players":
        header.players = tuple(rest.split())
        if not 1 <= len(header.players) <= SEATS or len(set(header.players)) < len(header.players):
            raise InvalidText(f"players are 1 to {SEATS} different names")
    elif word == "round":
        header.box = _number(rest, 1, LAST_ROUND)
    elif text == "bonus pending":
        header.bonus_pending = True
    elif word == "active":
        header.active = rest
    elif word in header.players:
        header.lines.append(line)
    else:
        raise InvalidText(f"{text!r} is no line of a header")


def _number(text: str, least: int, most: int) -> int:
    if not (text.isdecimal() and text.isascii() and least <= int(text) <= most):
        raise InvalidText(f"expected a number from {least} to {most}, not {text!r}")
    return int(text)


def _build(spotted: Spotted, header: _Header) -> np.recarray:
    position = spotted.blank(len(header.players))
    game = position[0]
    if header.box == 2 and len(header.players) > 4:
        raise InvalidText("with 5 or 6 players the rounds are 1, 3, 4 and 5")
    game.box = header.box
    for line in header.lines:
        name, _, text = line.text.partition(" ")
        player = game.players[header.players.index(name)]
        try:
            _read_player_line(spotted.content, player, text.strip())
        except InvalidText as error:
            raise InvalidScenario(line.number, error.sentence) from None
    active = header.active or header.players[0]
    if active not in header.players:
        raise InvalidText(f"there is no player {active!r}")
    _begin(spotted, position, header.players.index(active), header.bonus_pending)
    for seat in spotted.acting(position).seats:
        if not spotted.legal(position, seat):
            raise InvalidText(f"{header.players[seat]} could do nothing here; check the sheet")
    return position


def _begin(spotted: Spotted, position: np.recarray, active: int, bonus_pending: bool) -> None:
    game = position[0]
    if bonus_pending:
        spotted.begin(position)
        game.active = active
        return
    game.active = active
    game.part = DICE
    holders = [seat for seat in range(game.seats) if game.players[seat].dice.any()]
    if not holders:
        begin_turn(game)
        return
    game.phase = WRITE
    for seat in range(game.seats):
        game.players[seat].writing = USE if seat in holders else IDLE


def _read_player_line(sheet: Sheet, player: np.record, text: str) -> None:
    word, _, rest = text.partition(" ")
    words = rest.split()
    if word == "beetles" and len(words) == 1 + BEETLES:
        row = player.beetles[COLOURS.index(parse_colour(words[0]))]
        row[:] = [_number(count, 0, MOST_SPOTS) for count in words[1:]]
    elif word == "circled":
        for colour in parse_colours(rest):
            player.circled[COLOURS.index(colour)] = 1
    elif word == "magnifier" and len(words) == 2:
        if words[1] not in MAGNIFIERS:
            raise InvalidText(f"there is no magnifier {words[1]!r}")
        family = COLOURS.index(parse_colour(words[0]))
        player.magnifiers[family] = MAGNIFIERS.index(words[1])
    elif word == "factor" and len(words) == 2:
        player.factors[COLOURS.index(parse_colour(words[0]))] = _number(words[1], 1, 3)
    elif word == "crossed":
        _cross(sheet, player, words)
    elif word == "track" and len(words) == 1:
        _set_track(sheet, player, _number(rest, 0, len(sheet.track)))
    elif word == "rerolls" and len(words) in (1, 3):
        player.rerolls = _number(words[0], 0, sheet.reroll_symbols)
        if len(words) == 3:
            player.rerolls_used = _number(words[2], 0, int(player.rerolls))
    elif word == "extra" and len(words) == 1:
        player.extra = _number(rest, 0, 1000)
    elif word == "dice":
        for colour, face in parse_faces(rest):
            player.dice[COLOURS.index(colour)] = face
    else:
        raise InvalidText(f"{text!r} says nothing about a player")


def _set_track(sheet: Sheet, player: np.record, used: int) -> None:
    player.track = used
    taken = [BONUSES.index(bonus) for bonus in sheet.track[:used]]
    player.points = 5 * taken.count(POINTS_5) + 7 * taken.count(POINTS_7)


def _cross(sheet: Sheet, player: np.record, names: Sequence[str]) -> None:
    for name in names:
        if name not in sheet.field_numbers:
            raise InvalidText(f"there is no field {name!r} on this sheet")
        number = sheet.field_numbers[name]
        player.crossed[number // WORD_BITS] |= 1 << number % WORD_BITS
    player.fields_crossed = sum(int(word).bit_count() for word in player.crossed)
    waiting = True
    while waiting:
        waiting = False
        for number in range(len(sheet.fields)):
            word, bit = divmod(number, WORD_BITS)
            island = int(player.crossed[word] & player.beside[word] & ~player.joined[word])
            if island >> bit & 1:
                join_field(sheet.record[0], player, number)
                waiting = True


def format_position(spotted: Spotted, position: np.recarray, names: Sequence[str]) -> str:
    """Write a position as the header of a scenario: before a roll, or with dice in hand to use."""
    game = position[0]
    players = [game.players[seat] for seat in range(game.seats)]
    fresh = game.phase == ROLL and not game.picks and not any(game.table)
    between = all(player.writing in (IDLE, USE) for player in players)
    if game.second_roll or not (fresh or (game.phase == WRITE and game.part == DICE and between)):
        raise InvalidText("only a position before a roll or between dice has a text form")
    lines = [
        "game spotted",
        f"sheet {spotted.content.name.lower()}",
        f"players {' '.join(names)}",
        f"round {game.box}",
        f"active {names[game.active]}",
    ]
    for name, player in zip(names, players, strict=True):
        lines += (f"{name} {line}" for line in _sheet_lines(spotted.content, player))
    return "\n".join(lines) + "\n"


def _sheet_lines(sheet: Sheet, player: np.record) -> Iterator[str]:
    for family, colour in enumerate(COLOURS):
        if player.beetles[family].any():
            yield f"beetles {colour} {' '.join(map(str, player.beetles[family]))}"
        if player.circled[family]:
            yield f"circled {colour}"
        if player.magnifiers[family] != NONE:
            yield f"magnifier {colour} {MAGNIFIERS[player.magnifiers[family]]}"
        if player.factors[family] > 1:
            yield f"factor {colour} {player.factors[family]}"
    crossed = fields_in(sheet, player.crossed)
    if crossed:
        yield f"crossed {' '.join(crossed)}"
    if player.track:
        yield f"track {player.track}"
    if player.rerolls:
        yield f"rerolls {player.rerolls} used {player.rerolls_used}"
    if player.extra:
        yield f"extra {player.extra}"
    faces = tuple((colour, int(player.dice[n])) for n, colour in enumerate(COLOURS))
    held = tuple((colour, face) for colour, face in faces if face)
    if held:
        yield f"dice {format_faces(held)}"
