"""Facts, actions and prompts as sentences, from the same messages as in the browser."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from pipyard.cli.terminal.voice import Voice, yes
from pipyard.core.contract import Fact
from pipyard.games.spots.actions import Action, BuryDie, PlaceDie, Reroll, ScoreDogs
from pipyard.games.spots.content import Trick
from pipyard.games.spots.texts import trick_texts
from pipyard.games.spots.view import View

YARD_HOLDS = 7
_OPEN_ARGS = {"may": "no", "repeat": "no", "grow": 0, "base": 0}


class SpotsVoice(Voice):
    """Puts what happens in Spots into words."""

    def fact(self, fact: Fact) -> str:
        """Describe what happened."""
        args = self._args(fact.particulars, fact.particulars.get("seat"), self.reader)
        return self.words(f"fact-{fact.type.replace('_', '-')}", **args)

    def action(self, action: Action, seat: int, buried: int) -> str:
        """Label an action for the player who may do it, with this many spots buried."""
        fields = asdict(action)
        kind = fields.pop("type").replace("_", "-")
        if isinstance(action, Reroll) and action.values is not None:
            kind = "reroll-some"
        if isinstance(action, BuryDie) and buried + action.value > YARD_HOLDS:
            kind = "bury-die-bust"
        return self.words(f"action-{kind}", **self._args(fields, seat, seat))

    def bury_all(self, values: Sequence[int], buried: int) -> str:
        """Label burying all dice at once."""
        busts = yes(buried + sum(values) > YARD_HOLDS)
        return self.words("terminal-bury-all", values=self.listed(values), busts=busts)

    def prompt(self, view: View, actions: Sequence[Action]) -> str:
        """Describe what the current player must do now, given what they may do."""
        message = f"prompt-{view.phase.replace('_', '-')}"
        if view.phase == "turn":
            message = "terminal-prompt-turn"
        elif view.phase == "deal" and not any(isinstance(action, PlaceDie) for action in actions):
            message = "prompt-deal-bury"
        scores = any(isinstance(action, ScoreDogs) for action in actions)
        values = self.listed(view.roll) if view.roll else ""
        prompt = self.words(message, values=values, dice=len(view.roll), score=yes(scores))
        if any(isinstance(action, Reroll) for action in actions) and view.phase != "reroll":
            return self.words("terminal-or-reroll", prompt=prompt)
        return prompt

    def ending(self, view: View) -> str:
        """Say who won."""
        if view.winner is None:
            return self.words("prompt-d0g-won")
        return self.words("prompt-won", **self._args({}, view.winner, self.reader))

    def steps(self, trick: Trick) -> str:
        """Describe what a trick does."""
        clauses = (clause for step in trick_texts(trick) for clause in step)
        return " ".join(
            self.words(clause.message, **{**_OPEN_ARGS, **clause.args}) for clause in clauses
        )

    def _args(
        self, fields: Mapping[str, Any], seat: int | None, reader: int | None
    ) -> dict[str, Any]:
        args: dict[str, Any] = {}
        if seat is not None:
            args |= self.who(seat, reader)
        for field, value in fields.items():
            if isinstance(value, tuple | list):
                args[field] = self.listed(value)
                args["count"] = len(value)
            elif field == "trick" and value is not None:
                args[field] = self.name("trick", value)
            elif value is not None:
                args[field] = value
        if "dog" in fields:
            args["from"] = "yard" if fields["dog"] is None else "dog"
        if "player" in fields:
            player = fields["player"]
            args["player"] = self.seat(player)
            args["target"] = "you" if player == reader else "self" if player == seat else "other"
        return args
