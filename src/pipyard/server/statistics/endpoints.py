"""What the guest who asks has played."""

from collections import Counter
from collections.abc import Sequence

from fastapi import APIRouter

from pipyard.games.spotted.view import band_of
from pipyard.server.api import refuses
from pipyard.server.guests.endpoints import KnownGuest, Reached
from pipyard.server.statistics.evenness import chance_of
from pipyard.server.statistics.schemas import (
    DiceTally,
    FinishedGame,
    SoloScore,
    Statistics,
    Tally,
)
from pipyard.server.statistics.service import Finished
from pipyard.server.tables.states import summary_of

_BEST = 5

router = APIRouter(prefix="/api", tags=["guest"])


@router.get("/me/statistics", openapi_extra=refuses())
async def get_statistics(guest: KnownGuest, reached: Reached) -> Statistics:
    """List the guest's finished games and tell what they add up to: wins, dice, best scores."""
    finished, more = ([], False) if guest is None else await reached.statistics.finished(guest)
    return Statistics(
        games=[
            FinishedGame(
                table=summary_of(each.listed, guest.id if guest else None, ()),
                winners=list(each.result.winners),
                scores=list(each.result.scores),
            )
            for each in finished
        ],
        tallies=_tallies(finished),
        dice=_dice(finished),
        solo=_solo(finished),
        more=more,
    )


def _tallies(finished: Sequence[Finished]) -> list[Tally]:
    played: Counter[tuple[str, bool]] = Counter()
    won: Counter[tuple[str, bool]] = Counter()
    for each in finished:
        if len(each.seats) == 1:
            kind = (each.listed.game, each.alone)
            played[kind] += 1
            won[kind] += each.seats[0] in each.result.winners
    return [
        Tally(game=game, alone=alone, played=count, won=won[game, alone])
        for (game, alone), count in sorted(played.items())
    ]


def _dice(finished: Sequence[Finished]) -> DiceTally:
    rolls = [each.result.faces[seat] for each in finished for seat in each.seats]
    faces = [sum(counts) for counts in zip(*rolls, strict=True)] or [0] * 6
    return DiceTally(faces=faces, chance=chance_of(faces))


def _solo(finished: Sequence[Finished]) -> list[SoloScore]:
    scores = [
        SoloScore(
            table=each.listed.id,
            score=each.result.scores[0],
            band=band_of(each.result.scores[0]),
            ended=each.listed.changed,
        )
        for each in finished
        if each.listed.game == "spotted" and each.alone and each.seats
    ]
    return sorted(scores, key=lambda solo: -solo.score)[:_BEST]
