"""Facts, actions and prompts of Spotted! as sentences, from the messages of the browser."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from pipyard.cli.terminal.voice import Voice, yes
from pipyard.core.contract import Fact
from pipyard.games.spotted.actions import KeepRoll, RerollDice
from pipyard.games.spotted.content import MAGNIFIERS, Sheet
from pipyard.games.spotted.view import SheetView, View


class SpottedVoice(Voice):
    """Puts what happens in Spotted! into words."""

    def colour(self, colour: str) -> str:
        """Name a family or its die."""
        return self.words(f"family-{colour}")

    def kind(self, kind: str) -> str:
        """Name what a field of the meadow shows."""
        return self.words(f"{'magnifier' if kind in MAGNIFIERS else 'field'}-{kind}")

    def bonus(self, bonus: str) -> str:
        """Name a bonus of the track."""
        return self.words(bonus_message(bonus))

    def die(self, colour: str, face: int) -> str:
        """Name a die and what it shows."""
        return self.words("spotted-die", colour=self.colour(colour), family=colour, face=face)

    def dice(self, faces: Iterable[tuple[str, int]]) -> str:
        """Name dice and what they show."""
        return ", ".join(self.die(colour, face) for colour, face in faces)

    def explained(self, sheet: Sheet, kind: str) -> str:
        """Describe what a magnifier looks for on a sheet."""
        row = sheet.record[0].matches[MAGNIFIERS.index(kind)]
        spots = [count for count, matches in enumerate(row) if matches]
        return self.words(f"magnifier-{kind}-about", spots=self.listed(spots) if spots else "")

    def fact(self, fact: Fact) -> str:
        """Describe what happened."""
        fields = dict(fact.particulars)
        args = self._args(fields, fields.pop("seat", None), self.reader)
        return self.words(f"spotted-fact-{fact.type.replace('_', '-')}", **args)

    def action(self, action: KeepRoll | RerollDice, seat: int) -> str:
        """Label what may be done with a roll; other actions are listed by their results."""
        fields = asdict(action)
        kind = fields.pop("type").replace("_", "-")
        return self.words(f"spotted-action-{kind}", **self._args(fields, seat, seat))

    def prompt(self, view: View, sheet: SheetView, printed: Sheet) -> str:
        """Describe what a player must do now."""
        if view.phase != "write":
            prompt = self.words(f"spotted-prompt-{view.phase}", lowest=yes(view.lowest_only))
            if view.phase != "reroll":
                return prompt
            left = sheet.rerolls - sheet.rerolls_used
            return self.words("terminal-or-reroll-dice", prompt=prompt, left=left)
        prompt = self.words(
            f"spotted-prompt-{sheet.writing}",
            dice=len(sheet.dice),
            steps=sheet.steps,
            factor=sheet.factor,
            kind="" if sheet.kind is None else self.kind(sheet.kind),
            values=self.listed(sheet.bonuses) if sheet.bonuses else "",
        )
        if sheet.writing == "magnify" and sheet.kind is not None:
            return f"{prompt} {self.explained(printed, sheet.kind)}"
        return prompt

    def ending(self, view: View) -> str:
        """Say who won, or how well a solo player did."""
        winners = view.winners or ()
        best = view.sheets[winners[0]]
        if best.band is not None:
            said = self.words("spotted-band", score=best.score, band=best.band)
            return f"{said} {self.words(f'spotted-band-{best.band}')}"
        said = self.words("spotted-won", score=best.score, **self._winners(winners))
        ties = sum(sheet.score == best.score for sheet in view.sheets)
        return f"{said} {self.words('spotted-won-by-five')}" if ties > len(winners) else said

    def _winners(self, seats: Sequence[int]) -> dict[str, Any]:
        return {
            "count": len(seats),
            "names": self.listed(self.seat(seat) for seat in seats),
            "you": yes(tuple(seats) == (self.reader,)),
        }

    def _args(
        self, fields: Mapping[str, Any], seat: int | None, reader: int | None
    ) -> dict[str, Any]:
        args: dict[str, Any] = {} if seat is None else self.who(seat, reader)
        for field, value in fields.items():
            match field:
                case "colour":
                    args[field] = self.colour(value)
                    args["family"] = value
                case "colours":
                    args[field] = self.listed(map(self.colour, value))
                case "kind":
                    args[field] = self.kind(value)
                    args["what"] = "magnifier" if value in MAGNIFIERS else value
                case "bonus":
                    args[field] = self.bonus(value)
                case "faces":
                    args[field] = self.dice(value)
                case "groups":
                    args["placed"] = self._placed(value)
                case "seats":
                    args |= self._winners(value)
                case _:
                    args[field] = value
        return args

    def _placed(self, groups: Sequence[int]) -> str:
        return self.listed(
            self.words("spotted-group", spots=spots, place=place)
            for place, spots in enumerate(groups, 1)
            if spots
        )


def bonus_message(bonus: str) -> str:
    """Return the message that names a bonus of the track."""
    return f"bonus-{bonus.replace('+', 'plus-')}"
