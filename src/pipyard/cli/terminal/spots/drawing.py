"""Drawing of a Spots table, readable in 80 columns and without color.

A number in brackets is a die. A bare number on a dog is a space that is still empty.
"""

from collections.abc import Iterable, Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pipyard.cli.terminal.spots.wording import YARD_HOLDS, SpotsVoice
from pipyard.games.spots.content import Content
from pipyard.games.spots.notation import D0G
from pipyard.games.spots.view import DogView, PlayerView, TileView, View

_COLOURS = {"red": "red", "yellow": "yellow", "purple": "magenta", "blue": "blue", "green": "green"}
_COMPLETE = "✓"


class Drawing:
    """Draws positions of one game for one reader."""

    def __init__(self, content: Content, voice: SpotsVoice) -> None:
        self._content = content
        self._voice = voice
        self._words = voice.words
        self._known: set[str] = set()

    def board(self, view: View, seat: int, *, brief: bool) -> RenderableType:
        """Draw everything, as the player on a seat sees it at the start of a turn.

        If brief, tricks that have already been shown in full get one line each, cut off at its end.
        """
        parts: list[RenderableType] = [self._tiles(view.tiles, brief), self._middle(view)]
        parts.extend(self._d0g(view))
        in_order = (*view.players[seat + 1 :], *view.players[:seat])
        parts.extend(self._other(player) for player in in_order)
        parts.append(self.own(view, seat))
        return Group(*parts)

    def own(self, view: View, seat: int) -> RenderableType:
        """Draw what is in front of a player, and the dice in hand."""
        player = view.players[seat]
        parts: list[RenderableType] = []
        cards = [self._card(dog) for dog in player.dogs if not dog.scored]
        if cards:
            parts.append(Columns(cards, padding=(0, 1)))
        parts.append(self._yard(player))
        parts.append(self._standing(player))
        if view.roll or view.aside:
            parts.append(self._hand(view))
        if view.trick is not None and view.phase not in ("turn", "reroll", "deal"):
            trick = self._voice.name("trick", view.trick.name)
            steps = self._steps(view.trick.name)
            parts.append(Text(self._words("terminal-doing", trick=trick, steps=steps), "dim"))
        if view.adjustments:
            parts.append(Text(self._words("terminal-adjustments", left=view.adjustments)))
        return Group(*parts)

    def standings(self, view: View) -> RenderableType:
        """Draw all players as at the end of a game."""
        return Group(*(self._other(player) for player in view.players), *self._d0g(view))

    def trick_texts(self, names: Iterable[str]) -> RenderableType:
        """Explain tricks, one after another."""
        table = Table.grid(padding=(0, 2))
        for name in names:
            trick = self._content.tricks[self._content.trick_numbers[name]]
            style = f"bold {_COLOURS[trick.colour]}"
            colour = self._words(f"colour-{trick.colour}")
            label = Text(self._voice.name("trick", name), style=style)
            table.add_row(label, colour, self._steps(name))
        return table

    def _tiles(self, tiles: Sequence[TileView], brief: bool) -> RenderableType:
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        rows = [tuple(self._tile(tile)) for tile in tiles]
        table.add_column(justify="right", width=2)
        # A facedown name has an extra bracket; the column must not move when a tile turns.
        table.add_column(width=1 + max(len(row[1].plain.rstrip(")")) for row in rows))
        table.add_column(width=max(row[2].cell_len for row in rows))
        table.add_column(ratio=1)
        for tile, (*cells, text) in zip(tiles, rows, strict=True):
            if brief and tile.trick in self._known:
                text.no_wrap, text.overflow = True, "ellipsis"
            if not tile.facedown:
                self._known.add(tile.trick)
            table.add_row(*cells, text)
        return table

    def _tile(self, tile: TileView) -> Iterator[Text]:
        dim = "dim" if tile.facedown else ""
        yield Text(str(tile.position), dim or "bold")
        name = self._voice.name("trick", tile.trick)
        facedown = "yes" if tile.facedown else "no"
        label = self._words("terminal-tile-name", trick=name, facedown=facedown)
        yield Text(label, dim or f"bold {_COLOURS[tile.colour]}")
        colour = self._words(f"colour-{tile.colour}")
        yield Text(self._words("terminal-colour", colour=colour, tiles=tile.stack), dim)
        note = self._words("terminal-is-facedown") if tile.facedown else self._steps(tile.trick)
        if tile.treats:
            note = f"{self._words('terminal-treats-on', treats=tile.treats)} {note}"
        yield Text(note, dim)

    def _steps(self, trick: str) -> str:
        return self._voice.steps(self._content.tricks[self._content.trick_numbers[trick]])

    def _middle(self, view: View) -> Text:
        """Draw the next dog and the supply."""
        supply = self._words("supply", dice=view.supply.dice, treats=view.supply.treats)
        if view.top is None:
            return Text(f"{self._words('no-next-dog')} · {supply}")
        line = Text(self._voice.label("next-dog"))
        line.append(view.top.name, "bold").append(f" {' '.join(map(str, view.top.spaces))}")
        if view.top.paws:
            line.append(f", {self._words('paws', paws=view.top.paws)}")
        return line.append(f" · {self._words('deck-left', deck=view.deck)} · {supply}")

    def _d0g(self, view: View) -> Iterator[Text]:
        """Draw the solo opponent, if there is one."""
        if view.d0g is not None:
            line = Text.assemble((D0G, "bold"), "  ")
            line.append(self._words("ribbons", scored=len(view.d0g.scored)))
            yield line.append(f" · {self._words('treats', treats=view.d0g.treats)}")

    def _other(self, player: PlayerView) -> RenderableType:
        """Draw a player in two lines: their status, and their dogs."""
        line = Text.assemble((self._voice.seat(player.seat), "bold"), "  ")
        line.append(f"{self._words('ribbons', scored=player.scored)} · {self._words('yard')} ")
        if player.yard:
            line.append_text(_dice(player.yard)).append(" ")
        counts = (
            self._words("yard-count", buried=player.buried),
            self._words("treats", treats=player.treats),
            self._words("paws", paws=player.paws),
        )
        line.append(" · ".join(counts))
        dogs = [self._inline(dog) for dog in player.dogs if not dog.scored]
        if not dogs:
            return line
        return Group(line, Padding(Text("  ").join(dogs), (0, 0, 0, 2)))

    def _inline(self, dog: DogView) -> Text:
        # A dog is not split at the end of a line, because its spaces do not break.
        text = Text.assemble(dog.name.replace(" ", "\u00a0"), "\u00a0", _spaces(dog, "\u00a0"))
        return text.append(f"\u00a0{_COMPLETE}", "bold") if dog.complete else text

    def _card(self, dog: DogView) -> Panel:
        notes = [self._words("paws", paws=dog.paws)] if dog.paws else []
        note = " ".join([*notes, _COMPLETE] if dog.complete else notes)
        spaces = _spaces(dog, " ", wide=True)
        width = max(spaces.cell_len + 4, len(dog.name) + 6, len(note) + 6)
        return Panel(
            spaces,
            title=Text(dog.name, "bold"),
            title_align="left",
            subtitle=Text(note) if note else None,
            subtitle_align="right",
            width=width,
            border_style="green" if dog.complete else "none",
        )

    def _yard(self, player: PlayerView) -> Text:
        buried = min(player.buried, YARD_HOLDS)
        line = Text(self._voice.label("yard"))
        if player.yard:
            line.append_text(_dice(player.yard)).append("  ")
        line.append(self._words("yard-count", buried=player.buried), "bold")
        line.append(f"  {'#' * buried}{'-' * (YARD_HOLDS - buried)}  ")
        return line.append(self._words("yard-safe", left=YARD_HOLDS - buried))

    def _standing(self, player: PlayerView) -> Text:
        counts = (
            self._words("treats-yours", treats=player.treats),
            self._words("paws", paws=player.paws),
            self._words("ribbons", scored=player.scored),
        )
        return Text(" · ".join(counts))

    def _hand(self, view: View) -> Text:
        line = Text(self._voice.label("tray"))
        line.append_text(_dice(view.roll)) if view.roll else line.append(self._words("tray-empty"))
        if view.aside:
            line.append(f" · {self._words('tray-aside', dice=view.aside)}")
        return line


def _dice(values: Sequence[int]) -> Text:
    return Text(" ").join(Text(f"[{value}]", "bold reverse") for value in values)


def _spaces(dog: DogView, blank: str, *, wide: bool = False) -> Text:
    """Draw a dog's spaces: dice in brackets, empty spaces as bare numbers."""
    empty = " {} " if wide else "{}"
    return Text(blank).join(
        Text(f"[{value}]", "bold reverse") if value in dog.filled else Text(empty.format(value))
        for value in dog.spaces
    )
