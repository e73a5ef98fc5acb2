"""Drawing of a Spotted! table, readable in 80 columns and without color.

A number in brackets is a die. On a bonus beetle, 2/3 means 2 spots where 3 circle it, and (3) means
that it is circled.
"""

from collections.abc import Iterable, Iterator, Sequence

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pipyard.cli.terminal.spotted.meadow import Map, Sign
from pipyard.cli.terminal.spotted.options import row_text
from pipyard.cli.terminal.spotted.wording import SpottedVoice
from pipyard.games.spotted.content import COLOURS, MAGNIFIERS, Sheet
from pipyard.games.spotted.record import CLOVER
from pipyard.games.spotted.view import FamilyView, SheetView, View

STYLES = {
    "white": "bold",
    "yellow": "bold yellow",
    "orange": "bold dark_orange",
    "green": "bold green",
    "blue": "bold blue",
    "pink": "bold magenta",
}
_EXACT = MAGNIFIERS[:5]
_NEXT_BONUSES = 4
_FOR_NAMES = 48
_CIRCLE = 2
_EXTRA = 2


class Drawing:
    """Draws positions of one game for one reader."""

    def __init__(self, sheet: Sheet, voice: SpottedVoice) -> None:
        self._sheet = sheet
        self._voice = voice
        self._words = voice.words

    def board(self, view: View, seat: int, takers: Sequence[int], *, brief: bool) -> RenderableType:
        """Draw everything as the player on a seat sees it; if brief, without the meadow."""
        own = view.sheets[seat]
        others = (*view.sheets[seat + 1 :], *view.sheets[:seat])
        parts: list[RenderableType] = [self._heading(view)]
        parts.extend(self._other(sheet) for sheet in others)
        if self._voice.reader is None:
            parts.append(Text(self._voice.seat(seat), "bold"))
        parts.append(self.whole_sheet(own, with_meadow=not brief))
        parts.extend(self._dice(view, own, takers))
        return Group(*parts)

    def own(self, view: View, seat: int, takers: Sequence[int]) -> RenderableType:
        """Draw what a player must see to continue an action."""
        own = view.sheets[seat]
        if view.phase != "write":
            return Group(*self._dice(view, own, takers))
        if own.writing in ("walk", "magnifier"):
            return self.meadow(own, legend=False)
        return Group(self.families(own), *self._dice(view, own, takers))

    def whole_sheet(self, sheet: SheetView, *, with_meadow: bool = True) -> RenderableType:
        """Draw a player's sheet."""
        parts = [self.families(sheet)]
        if with_meadow:
            parts.append(self.meadow(sheet))
        return Group(*parts, self._track(sheet), self._score(sheet))

    def families(self, sheet: SheetView) -> RenderableType:
        """Draw a sheet's six rows of beetles, and what they would score."""
        table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
        for number, family in enumerate(sheet.families, 1):
            magnifier = self._words("spotted-magnifier-none")
            if family.magnifier is not None:
                magnifier = self._voice.kind(family.magnifier)
            factor = self._words("spotted-factor", factor=family.factor)
            table.add_row(
                Text(str(number), "bold"),
                Text(self._voice.colour(family.colour), STYLES[family.colour]),
                *self._beetles(family),
                Text(magnifier, "" if family.magnifier else "dim"),
                Text(factor, "" if family.factor > 1 else "dim"),
                Text(f"= {family.score}", "bold" if family.score else "dim"),
            )
        return table

    def meadow(self, sheet: SheetView, *, legend: bool = True) -> RenderableType:
        """Draw a player's meadow."""
        return _Meadow(self._sheet, self._voice, sheet, legend=legend)

    def _dice(self, view: View, own: SheetView, takers: Sequence[int]) -> Iterator[RenderableType]:
        """Draw the dice on the table, who takes one, and what is in the player's hand."""
        if view.phase in ("reroll", "pick"):
            yield _hand(self._voice.label("spotted-table"), self._voice, view.table)
            if len(view.sheets) > 1:
                names = ", ".join(map(self._voice.seat, takers))
                yield Text(self._words("terminal-takers", names=names))
        if own.dice:
            yield _hand(self._voice.label("spotted-hand"), self._voice, own.dice)

    def scores(self, view: View) -> RenderableType:
        """Draw what every sheet scores, by family and source."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
        table.add_column("", no_wrap=True)
        widest = _FOR_NAMES // len(view.sheets)
        for sheet in view.sheets:
            name = Text(self._voice.seat(sheet.seat), no_wrap=True, overflow="ellipsis")
            table.add_column(name, justify="right", no_wrap=True, max_width=widest)
        for number, colour in enumerate(COLOURS):
            families = (sheet.families[number] for sheet in view.sheets)
            name = Text(self._voice.colour(colour), STYLES[colour])
            table.add_row(name, *(self._family_score(family) for family in families))
        for source in ("beetles", "extra", "track", "rerolls"):
            points = (str(_points(sheet)[source]) for sheet in view.sheets)
            table.add_row(self._words(f"spotted-score-{source}"), *points)
        total = (Text(str(sheet.score), "bold") for sheet in view.sheets)
        table.add_row(Text(self._words("spotted-score-total"), "bold"), *total)
        if len(view.sheets) > 1:
            fives = (Text(str(sheet.full_beetles), "dim") for sheet in view.sheets)
            table.add_row(Text(self._words("spotted-score-five"), "dim"), *fives)
        return table

    def scores_in_short(self, view: View) -> Text:
        """Draw everybody's score in one line."""
        names = (self._voice.seat(sheet.seat) for sheet in view.sheets)
        scores = zip(names, (sheet.score for sheet in view.sheets), strict=True)
        return Text(self._voice.label("spotted-score")).append(
            " · ".join(f"{name} {score}" for name, score in scores)
        )

    def explanations(self, kinds: Iterable[str]) -> RenderableType:
        """Explain magnifiers, one after another."""
        table = Table.grid(padding=(0, 2))
        for kind in kinds:
            mark = self._words(f"terminal-mark-{kind}")
            name = Text(self._voice.kind(kind), "bold")
            table.add_row(mark, name, self._voice.explained(self._sheet, kind))
        return table

    def _heading(self, view: View) -> Text:
        parts = [self._words("spotted-round", round=view.round)]
        if view.phase == "write" and any(sheet.writing == "bonus" for sheet in view.sheets):
            parts.append(self._words("spotted-round-bonus", value=view.round_bonus))
        elif len(view.sheets) > 1:
            who = self._voice.who(view.active, self._voice.reader)
            parts.append(self._words("spotted-fact-turn-started", **who))
        return Text(" · ".join(parts), "bold")

    def _other(self, sheet: SheetView) -> RenderableType:
        """Draw another player in two lines: their status, and their rows."""
        line = Text.assemble((self._voice.seat(sheet.seat), "bold"), "  ")
        line.append(" · ".join(self._standing(sheet)))
        rows = Text("  ").join(self._inline(family) for family in sheet.families)
        return Group(line, Padding(rows, (0, 0, 0, 2)))

    def _standing(self, sheet: SheetView) -> Iterator[str]:
        yield self._words("spotted-points", points=sheet.score)
        yield self._words("spotted-rerolls", left=sheet.rerolls - sheet.rerolls_used)
        if sheet.extra:
            yield self._words("spotted-extra", extra=sheet.extra)

    def _inline(self, family: FamilyView) -> Text:
        # A row is not split at the end of a line, because its spaces do not break.
        row = row_text(family.beetles)
        text = Text.assemble((self._voice.colour(family.colour), STYLES[family.colour]))
        text.append(f"\u00a0{row}")
        if family.magnifier is not None:
            text.append(f"\u00a0{self._words(f'terminal-mark-{family.magnifier}')}")
        if family.factor > 1:
            text.append(f"\u00a0{self._words('spotted-factor', factor=family.factor)}")
        return text

    def _beetles(self, family: FamilyView) -> Iterator[Text]:
        """Draw a row's beetles in cells of the same width."""
        bonus = self._sheet.families[family.colour]
        for place, spots in enumerate(family.beetles, 1):
            count = str(spots) if spots else "·"
            if place != bonus.bonus or (spots > bonus.count and not family.circled):
                yield Text(f" {count} ")
            elif family.circled:
                yield Text(f"({count})", "bold green")
            else:
                yield Text(f"{count}/{bonus.count}", "bold")

    def _track(self, sheet: SheetView) -> Text:
        track = self._sheet.track
        line = Text(self._voice.label("spotted-track"))
        if sheet.track == len(track):
            return line.append(self._words("spotted-track-done", length=len(track)))
        ahead = track[sheet.track : sheet.track + _NEXT_BONUSES]
        bonuses = ", ".join(self._voice.bonus(bonus) for bonus in ahead)
        counts = {"taken": sheet.track, "length": len(track)}
        line.append(self._words("spotted-track-next", bonuses=bonuses, **counts))
        left = sheet.rerolls - sheet.rerolls_used
        return line.append(f" · {self._words('spotted-rerolls', left=left)}")

    def _score(self, sheet: SheetView) -> Text:
        line = Text(self._voice.label("spotted-score")).append(str(sheet.score), "bold")
        sources = {source: points for source, points in _points(sheet).items() if points}
        if sources:
            said = (f"{self._words(f'spotted-score-{name}')} {n}" for name, n in sources.items())
            line.append(f" ({', '.join(said)})")
        return line

    def _family_score(self, family: FamilyView) -> Text:
        if family.magnifier is None:
            return Text("0", "dim")
        beetles = family.score // family.factor
        args = {"beetles": beetles, "factor": family.factor, "score": family.score}
        return Text(self._words("spotted-score-family", **args))


class _Meadow:
    """A player's meadow, drawn as wide as there is room."""

    def __init__(
        self, sheet: Sheet, voice: SpottedVoice, player: SheetView, *, legend: bool
    ) -> None:
        self._sheet = sheet
        self._voice = voice
        self._player = player
        self._with_legend = legend

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        del console
        signs = {field.id: self._sign(field.id, field.kind) for field in self._sheet.fields}
        drawn = Map(self._sheet, signs, options.max_width)
        for line in drawn.lines():
            yield Padding(line, (0, 0, 0, 1))
        if drawn.left_out:
            pairs = ", ".join("–".join(pair) for pair in drawn.left_out)
            yield Text(self._voice.words("terminal-also-joined", pairs=pairs))
        if self._with_legend:
            yield self._legend()

    def _sign(self, name: str, kind: str) -> Sign:
        mark = self._mark(kind)
        if name in self._player.crossed:
            return Sign("x", "x", "dim")
        if name in self._player.reachable:
            return Sign(name if kind == "step" else f"{name} {mark}", name, "bold green")
        return Sign(mark, mark)

    def _mark(self, kind: str) -> str:
        if kind in MAGNIFIERS:
            return self._voice.words(f"terminal-mark-{kind}")
        return "c" if kind == "cloverleaf" else "·"

    def _legend(self) -> Text:
        """Explain the symbols of the remaining magnifiers; one exact count stands for all."""
        left = {f.kind for f in self._sheet.fields if f.id not in self._player.crossed}
        kinds = (kind for kind in MAGNIFIERS[len(_EXACT) :] if kind in left)
        marks = " · ".join(f"{self._mark(kind)} {self._voice.kind(kind)}" for kind in kinds)
        field = next(iter(self._player.reachable), self._sheet.start)
        return Text(self._voice.words("terminal-map-legend", field=field, marks=marks), "dim")


def face_sign(face: int) -> str:
    """Format what a die shows as one character."""
    return "c" if face == CLOVER else str(face)


def _hand(label: str, voice: SpottedVoice, dice: Sequence[tuple[str, int]]) -> Text:
    line = Text(label)
    faces = (
        Text.assemble(
            (voice.colour(colour), STYLES[colour]),
            " ",
            (f"[{face_sign(face)}]", "bold reverse"),
        )
        for colour, face in dice
    )
    return line.append_text(Text("  ").join(faces))


def _points(sheet: SheetView) -> dict[str, int]:
    """Split a score into its sources."""
    return {
        "families": sum(family.score for family in sheet.families),
        "beetles": _CIRCLE * sum(family.circled for family in sheet.families),
        "extra": _EXTRA * sheet.extra,
        "track": sheet.points,
        "rerolls": sheet.rerolls - sheet.rerolls_used,
    }
