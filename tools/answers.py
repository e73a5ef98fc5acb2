"""`python -m tools.answers`: write the server's answers that a page without a server needs."""

import json
from typing import Any

from pipyard.core.registry import game_names
from pipyard.games.spotted.counts import BANDS
from pipyard.server.games.hosting import published
from pipyard.server.lessons.endpoints import told_lesson
from pipyard.server.lessons.teaching import teaching_of
from tools.client import WEB
from tools.console import say

ANSWERS = WEB / "src" / "local" / "answers"
_PLAYED_HERE = ("spots", "spotted")


def answers() -> dict[str, str]:
    """Return the expected files by name."""
    found: dict[str, Any] = {"solo": {"bands": list(BANDS), "bests": []}}
    for game in game_names():
        teaching = teaching_of(game)
        if game in _PLAYED_HERE and teaching:
            found[f"content-{game}"] = published(game).content().model_dump(mode="json")
            found[f"lesson-{game}"] = told_lesson(teaching).model_dump(mode="json")
    return {f"{name}.json": _text(answer) for name, answer in found.items()}


def _text(answer: Any) -> str:
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n"


def write_answers() -> None:
    """Write the files."""
    ANSWERS.mkdir(exist_ok=True)
    for name, text in answers().items():
        (ANSWERS / name).write_text(text, encoding="utf-8")
    say(f"Wrote {len(answers())} answers.")


if __name__ == "__main__":
    write_answers()
