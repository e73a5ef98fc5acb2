"""Reviews by the coach, for clients that review games: `python -m tools.reviewing` writes them.

The games are some of those with many undone moves, which are in another file event by event.
"""

import json
from collections.abc import Sequence
from typing import Any

from pipyard.coach.games import reviewer_of
from pipyard.coach.review import Account, Played, Review
from pipyard.core.contract import Drawn, Move
from pipyard.server.games.hosting import published
from tools.client import WEB
from tools.undoing import UNDOING

REVIEWED = WEB / "src" / "fixtures" / "reviewed.json"
GAMES = (0, 5, 10, 12)
"""Indices of the games: a whole solo game, one for three, a writing one for three, one for two."""
_EVENTS = {"spots": 60, "spotted": 40}
"""How many events of an unfinished game are reviewed."""


def main() -> None:
    """Write the file."""
    lines = [json.dumps(reviewed(place), separators=(",", ":")) for place in GAMES]
    REVIEWED.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def reviewed(place: int) -> dict[str, Any]:
    """Review one of the games with many undone moves."""
    told = json.loads(UNDOING.read_text(encoding="utf-8"))[place]
    events = [event for event, *_ in told["steps"]]
    if place:
        events = events[: _EVENTS[told["game"]]]
    game = published(told["game"]).at(told["setup"])
    played = played_in(told, events)
    review = reviewer_of(game.rules, told["setup"]["seats"]).review(game.new(told["setup"]), played)
    return {"place": place, "events": len(events), "review": _document(review)}


def played_in(told: dict[str, Any], events: Sequence[dict[str, Any]]) -> list[Played]:
    """Return what happened in a game, without undone moves."""
    kept = {
        version: event
        for version, event in enumerate(events, 1)
        if "drawn" in event or "action" in event
    }
    for event in events:
        kept.pop(event.get("undone", 0), None)
    referee = published(told["game"]).at(told["setup"]).referee(told["setup"])
    record = published(told["game"]).at(told["setup"]).new(told["setup"]).tobytes()
    played = []
    for version, event in kept.items():
        verdict = referee.look(record)
        if "drawn" in event:
            outcome = referee.outcome(record, verdict, event["drawn"])
            played.append(Played(version, Drawn(outcome)))
            record, _ = referee.land(record, verdict, event["drawn"])
        else:
            action = referee.action(record, event["action"])
            played.append(Played(version, Move(event["seat"], action)))
            record, _ = referee.move(record, event["seat"], event["action"])
    return played


def _document(review: Review) -> dict[str, Any]:
    return {
        "unit": review.unit,
        "finished": review.finished,
        "players": [
            {
                "seat": player.seat,
                "decisions": player.decisions,
                "lost": player.lost,
                "accuracy": player.accuracy,
                "performance": player.performance,
                "result": player.result,
                "books": _books(player.account),
                "withEvenDice": player.account.with_even_dice,
            }
            for player in review.players
        ],
        "decisions": [
            {
                "version": each.version,
                "seat": each.seat,
                "played": {"number": each.played.number, "worth": each.played.worth},
                "best": {"number": each.best.number, "worth": each.best.worth},
                "loss": each.loss,
                "label": each.label,
                "atStake": each.at_stake,
                "reasons": [reason.as_document() for reason in each.reasons],
                **({"pays": each.pays} if each.label else {}),
            }
            for each in review.decisions
        ],
        "chances": [
            {"version": each.version, "seat": each.seat, "luck": each.luck}
            for each in review.chances
        ],
        "course": [{"version": version, "worth": worth} for version, worth in review.course],
    }


def _books(account: Account) -> dict[str, float]:
    return {
        "start": account.start,
        "choices": account.choices,
        "othersChoices": account.others_choices,
        "luck": account.luck,
        "othersLuck": account.others_luck,
        "others": account.others,
        "unexplained": account.unexplained,
        "end": account.now,
    }


if __name__ == "__main__":
    main()
