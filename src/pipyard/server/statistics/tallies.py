"""Totals over finished games."""

from collections import Counter
from collections.abc import Iterable, Sequence

from pipyard.server.statistics.evenness import chance_of
from pipyard.server.statistics.schemas import DiceTally, Tally
from pipyard.server.statistics.service import Finished


def tallies_of(finished: Sequence[Finished]) -> list[Tally]:
    """Count games and wins of each game, solo and with others."""
    played: Counter[tuple[str, bool]] = Counter()
    won: Counter[tuple[str, bool]] = Counter()
    for each in finished:
        if each.counts:
            kind = (each.listed.game, each.alone)
            played[kind] += 1
            won[kind] += each.seats[0] in each.result.winners
    return [
        Tally(game=game, alone=alone, played=count, won=won[game, alone])
        for (game, alone), count in sorted(played.items())
    ]


def dice_of(finished: Sequence[Finished]) -> list[DiceTally]:
    """Count by game how often each face was rolled in the guest's turns."""
    rolled: dict[str, list[tuple[int, ...]]] = {}
    for each in finished:
        faces = rolled.setdefault(each.listed.game, [])
        faces += [each.result.faces[seat] for seat in each.seats]
    return [_dice(game, rolls) for game, rolls in sorted(rolled.items()) if rolls]


def _dice(game: str, rolls: Iterable[tuple[int, ...]]) -> DiceTally:
    faces = [sum(counts) for counts in zip(*rolls, strict=True)]
    return DiceTally(game=game, faces=faces, chance=chance_of(faces))
