"""Variants of the shipped sheets: what is learned on many sheets also holds on new ones."""

from dataclasses import asdict

import numpy as np

from pipyard.games.spotted.content import Sheet

FAR = 4
"""How many places a bonus moves on the track, at most."""
LIKE = ("steps2", "steps3", "+5", "+7")
"""Bonuses that can replace each other."""
CHANGED = 0.2
"""The probability that one does."""
MOVES = 8
"""How many bonuses and fields swap places."""


def varied(sheet: Sheet, chance: np.random.Generator) -> Sheet:
    """Return a sheet with bonuses, magnifiers, cloverleaves and bonus beetles moved."""
    families = {
        colour: {"bonus": int(chance.integers(1, 6)), "count": family.count}
        for colour, family in sheet.families.items()
    }
    return Sheet(
        {
            "name": sheet.name,
            "version": sheet.version,
            "about": sheet.about,
            "reroll_symbols": sheet.reroll_symbols,
            "track": _varied_track(sheet, chance),
            "families": families,
            "magnifiers": sheet.matches,
            "meadow": {
                "start": sheet.start,
                "fields": _varied_fields(sheet, chance),
                "edges": sheet.edges,
            },
        }
    )


def _varied_track(sheet: Sheet, chance: np.random.Generator) -> list[str]:
    track = list(sheet.track)
    for _ in range(MOVES):
        here = int(chance.integers(len(track)))
        there = min(here + int(chance.integers(1, FAR + 1)), len(track) - 1)
        track[here], track[there] = track[there], track[here]
    for place, bonus in enumerate(track):
        if bonus in LIKE and chance.random() < CHANGED:
            track[place] = LIKE[chance.integers(len(LIKE))]
    return track


def _varied_fields(sheet: Sheet, chance: np.random.Generator) -> list[dict[str, object]]:
    fields = [asdict(field) for field in sheet.fields]
    free = [number for number, field in enumerate(sheet.fields) if field.id != sheet.start]
    for _ in range(MOVES):
        one, other = (fields[number] for number in chance.choice(free, 2, replace=False))
        one["kind"], other["kind"] = other["kind"], one["kind"]
    return fields
