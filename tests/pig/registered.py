"""Registers Pig; `PIPYARD_GAMES=tests.pig.registered` makes any command know it."""

from pipyard.core.registry import GameEntry, register

register(GameEntry("pig", "tests.pig.game:Pig", {"bots": "tests.pig.bots"}))
