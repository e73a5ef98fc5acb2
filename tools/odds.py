"""First odds by the coach, for clients that show them: `python -m tools.odds` writes them.

The decisions are from games with many undone moves, which are in another file. An ending that can
be searched completely is in a file of its own.
"""

import json
from base64 import b64encode
from typing import Any

from pipyard.coach.options import OptionOdds
from pipyard.coach.spots.odds import SpotsCoach
from pipyard.coach.spotted.odds import SpottedCoach
from pipyard.core.contract import Drawn
from pipyard.lab.spots.solved.endings import find_ending
from pipyard.server.games.hosting import published
from tools.client import WEB
from tools.reviewing import played_in
from tools.undoing import UNDOING

ODDS = WEB / "src" / "fixtures" / "odds.json"
ENDING = ODDS.with_name("ending.json")
GAMES = (0, 1, 12)
"""The indices of the games: a solo game, one for two and one for several players."""
_EVENTS = 40
_NODES = 400
_WIDTH = 2
"""What clients look at first, to have figures quickly."""


def main() -> None:
    """Write both files."""
    lines = [json.dumps(looked_at(place), separators=(",", ":")) for place in GAMES]
    ODDS.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    ENDING.write_text(json.dumps(looked_to_the_end()) + "\n", encoding="utf-8")


def looked_at(place: int) -> dict[str, Any]:
    """Look at the first decisions of a game."""
    told = json.loads(UNDOING.read_text(encoding="utf-8"))[place]
    events = [event for event, *_ in told["steps"]][:_EVENTS]
    hosted: Any = published(told["game"]).at(told["setup"])
    coach: Any = SpottedCoach(hosted.rules, told["setup"]["seats"], _WIDTH)
    if told["game"] == "spots":
        coach = SpotsCoach(hosted.rules, told["setup"]["seats"], _NODES, 0)
    position = hosted.new(told["setup"])
    decisions = []
    for each in played_in(told, events):
        if isinstance(each.event, Drawn):
            hosted.rules.apply(position, each.event)
            continue
        seat = each.event.seat
        decisions.append({"version": each.version, "options": _options(coach, position, seat)})
        hosted.rules.apply(position, each.event)
    return {"place": place, "events": len(events), "decisions": decisions}


def looked_to_the_end() -> dict[str, Any]:
    """Look at a decision of which all that may follow can be searched."""
    spots, start = find_ending("race").set_up()
    options = SpotsCoach(spots, int(start[0].seats)).odds(start, 0)
    assert all(option.exact for option in options)
    worths = [round(option.worth, 4) for option in options]
    return {"position": b64encode(start.tobytes()).decode(), "worths": worths}


def _options(coach: Any, position: Any, seat: int) -> list[list[Any]]:
    points = coach.points(position, seat) if isinstance(coach, SpottedCoach) else {}
    return [_figures(option, points) for option in coach.odds(position, seat)]


def _figures(option: OptionOdds, points: dict[int, float]) -> list[Any]:
    worth = points.get(option.number, option.worth)
    told = (worth, option.bust, option.complete_dog, option.complete_all)
    return [option.number, *(None if each is None else round(each, 9) for each in told)]


if __name__ == "__main__":
    main()
