"""What finished games add up to."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from pipyard.games.spotted.view import BANDS, band_of
from pipyard.server.statistics.evenness import chance_of
from pipyard.server.statistics.schemas import (
    DiceTally,
    MagnifierTally,
    SheetBest,
    SoloRecords,
    SpottedGame,
    SpottedTally,
    Tally,
)
from pipyard.server.statistics.service import Finished
from pipyard.server.tables.storage import Listed


def tallies_of(finished: Sequence[Finished]) -> list[Tally]:
    """Count games and wins of each game, alone and with others."""
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
    """Count by game how often each face came up in the guest's rolls."""
    rolled: dict[str, list[tuple[int, ...]]] = {}
    for each in finished:
        faces = rolled.setdefault(each.listed.game, [])
        faces += [each.result.faces[seat] for seat in each.seats]
    return [_dice(game, rolls) for game, rolls in sorted(rolled.items()) if rolls]


def _dice(game: str, rolls: Iterable[tuple[int, ...]]) -> DiceTally:
    faces = [sum(counts) for counts in zip(*rolls, strict=True)]
    return DiceTally(game=game, faces=faces, chance=chance_of(faces))


def spotted_of(finished: Sequence[Finished]) -> SpottedTally:
    """Tell of each game of Spotted! how the guest's sheet came out."""
    games = [*reversed(list(_spotted_games(finished)))]
    given: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for each in finished:
        if each.result.written and each.counts:
            for kind, score in each.result.written[each.seats[0]].magnifiers:
                given[kind] += 1
                points[kind] += score
    magnifiers = [
        MagnifierTally(kind=kind, given=count, points=points[kind])
        for kind, count in given.most_common()
    ]
    return SpottedTally(games=games, magnifiers=magnifiers)


def _spotted_games(finished: Iterable[Finished]) -> Iterator[SpottedGame]:
    for each in finished:
        if each.result.written and each.counts:
            (seat,) = each.seats
            sheet = each.result.written[seat]
            score = each.result.scores[seat]
            yield SpottedGame(
                table=each.listed.id,
                sheet=each.listed.config["sheet"],
                ended=each.listed.changed,
                alone=each.alone,
                won=seat in each.result.winners,
                score=score,
                band=band_of(score) if each.alone else None,
                rows=sheet.rows,
                magnifiers=len(sheet.magnifiers),
                circled=sheet.circled,
            )


def is_solo(listed: Listed) -> bool:
    """Tell whether a table is one of Spotted! alone."""
    return listed.game == "spotted" and len(listed.seats) == 1


def records_of(finished: Sequence[Finished]) -> SoloRecords:
    """Find the best game alone on each sheet; of equal ones the first counts."""
    games: dict[str, list[SpottedGame]] = {}
    for game in _spotted_games(each for each in finished if each.alone):
        games.setdefault(game.sheet, []).insert(0, game)
    return SoloRecords(bands=list(BANDS), bests=[_best(games[sheet]) for sheet in sorted(games)])


def _best(games: Sequence[SpottedGame]) -> SheetBest:
    best = max(games, key=lambda game: game.score)
    return SheetBest(
        sheet=best.sheet,
        table=best.table,
        score=best.score,
        band=band_of(best.score),
        ended=best.ended,
        played=len(games),
    )
