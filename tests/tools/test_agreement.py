"""Machines that play the same games give the same output on the way."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tools.agreement import AGREED, Played, Playing, agreed, is_light, plans, report, sliced
from tools.console import ROOT

FEW = 6
"""Games for interpreted rules: one or two players, and bots that do not search."""


def test_what_other_languages_compare_with_is_what_is_played_here() -> None:
    assert AGREED.read_text(encoding="utf-8") == agreed(), "run `make compiled`"


def test_interpreted_rules_tell_the_same() -> None:
    light = [
        (plan, digest)
        for plan, digest in json.loads(AGREED.read_text())
        if is_light(plan) and len(plan["players"]) <= 2
    ]
    chosen = light[:: len(light) // FEW]
    played = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tools.agreement", "--play"],
        input="".join(f"{json.dumps(plan)}\n" for plan, _ in chosen),
        cwd=ROOT,
        env={**os.environ, "PIPYARD_MACHINE": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.splitlines() == [digest for _, digest in chosen]


def test_plans_meet_every_set_up_and_bot() -> None:
    many = list(plans(4000))
    seen = {json.dumps([plan["game"], plan["config"]]) for plan in many if plan["players"][0]}
    assert seen == {json.dumps([plan["game"], plan["config"]]) for plan in many}
    bots = {(plan["game"], each["bot"]) for plan in many for each in plan["players"] if each}
    assert bots == {
        (plan["game"], each["bot"]) for plan in sliced() for each in plan["players"] if each
    }


@pytest.mark.parametrize("part", ["seed", "limit"])
def test_another_game_has_another_digest(part: str) -> None:
    plan: dict[str, Any] = next(sliced())
    other = {**plan, part: {"seed": "ab" * 32, "limit": plan["limit"] - 1}[part]}
    assert Playing(plan).play() == Playing(plan).play() != Playing(other).play()


def test_whoever_differs_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    games = list(plans(2))
    same = [Played(machine, ["a", "b"], 1.0) for machine in ("wasm", "node")]
    assert report(games, [*same, Played("interpreted", ["a", None], 1.0)])
    assert not report(games, [*same, Played("browser", ["a", "c"], 1.0)])
    assert games[1]["seed"] in capsys.readouterr().out
