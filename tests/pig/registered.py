"""Registers Pig; with `PIPYARD_GAMES=tests.pig.registered` any command knows it."""

from pipyard.core.registry import GameEntry, register

register(GameEntry("pig", "tests.pig.game:Pig", {"bots": "tests.pig.bots"}))
