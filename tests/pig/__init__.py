"""Pig, registered from outside: roll a die and add up, or hold; a 1 loses the turn's points."""

from pipyard.core.registry import GameEntry, register

register(GameEntry("pig", "tests.pig.game:Pig"))
