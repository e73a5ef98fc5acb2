"""Measurements of the coach, as tables and as a curve of what it predicted and what came true."""

from collections.abc import Iterable
from math import sqrt
from typing import Any

import numpy as np

SURE = 1.96
CLASSES = 10
SIZE, EDGE = 360, 44
SHARES = (50, 75, 90, 95, 99)


def page_of(title: str, lines: list[dict[str, Any]]) -> tuple[str, str]:
    """Return the measurements from some games as Markdown, and the curve as an SVG picture."""
    told = [f"{title}, {len(lines):,} games", ""]
    classes = list(_classes(lines))
    told += ["| predicted | came true | decisions |", "|---:|---:|---:|"]
    told += [
        f"| {100 * said:.1f}% | {100 * came:.1f}% ± {100 * doubt:.1f} | {count:,} |"
        for said, came, doubt, count in classes
    ]
    won = np.array([line["won"] for line in lines])
    told += ["", "won: " + ", ".join(interval(won[:, seat]) for seat in range(won.shape[1]))]
    reviewed = [line for line in lines if "luck" in line]
    if reviewed:
        told += ["", *_reviews(reviewed)]
    return "\n".join(told), picture_of(title, classes)


def _classes(lines: list[dict[str, Any]]) -> Iterable[tuple[float, float, float, int]]:
    """Yield the mean prediction, what came true, its 95% interval, and the number of decisions.

    Decisions of one game are correlated, so the interval is that of as many games, each of which
    counts with its mean.
    """
    said = [
        (number, worth, line["won"][seat])
        for number, line in enumerate(lines)
        for seat, worth in line["said"]
    ]
    for low in range(CLASSES):
        here = [each for each in said if low <= CLASSES * each[1] < low + 1 + (low == CLASSES - 1)]
        if here:
            games: dict[int, list[float]] = {}
            for number, _, won in here:
                games.setdefault(number, []).append(won)
            came = float(np.mean([won for _, _, won in here]))
            doubt = SURE * sqrt(max(came * (1 - came), 0.25 / len(games)) / len(games))
            yield float(np.mean([worth for _, worth, _ in here])), came, doubt, len(here)


def _reviews(lines: list[dict[str, Any]]) -> Iterable[str]:
    """Yield what the reviews of whole games found."""
    for what in ("luck", "unexplained", "lost"):
        # With two players, one gains what the other loses, so a game counts once.
        amounts = [
            line[what][0] if what != "lost" else float(np.mean(line[what])) for line in lines
        ]
        spread = float(np.std(amounts))
        yield f"{what}: {interval(amounts)} per game, standard deviation {spread:.4f}"
    losses = [loss for line in lines for _, loss in line["losses"]]
    points = np.percentile(losses, SHARES)
    told = ", ".join(f"{share}%: {point:.4f}" for share, point in zip(SHARES, points, strict=True))
    yield f"loss per decision: {np.mean(losses):.4f} on average; {told}; {len(losses):,} decisions"


def interval(amounts: Any) -> str:
    """Format a mean with its 95% interval."""
    doubt = SURE * float(np.std(amounts)) / sqrt(len(amounts))
    return f"{float(np.mean(amounts)):+.4f} ± {doubt:.4f}"


def picture_of(title: str, classes: list[tuple[float, float, float, int]]) -> str:
    """Draw what came true over what was predicted; a perfect coach would be on the line."""

    def at(share: float) -> float:
        return EDGE + share * (SIZE - 2 * EDGE)

    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" role="img" '
        f'aria-label="{title}" font-family="system-ui, sans-serif" font-size="11">',
        f'<rect width="{SIZE}" height="{SIZE}" fill="#ffffff"/>',
        f'<text x="{EDGE}" y="22" font-size="13" font-weight="600">{title}</text>',
        f'<line x1="{at(0)}" y1="{at(1)}" x2="{at(1)}" y2="{at(0)}" stroke="#999999"/>',
    ]
    for tenth in range(0, 11, 2):
        share = tenth / 10
        drawn.append(f'<text x="{at(share) - 8:.0f}" y="{at(1) + 18:.0f}">{10 * tenth}</text>')
        drawn.append(f'<text x="{EDGE - 26}" y="{at(1 - share) + 4:.0f}">{10 * tenth}</text>')
    for said, came, doubt, _ in classes:
        x, low, high = at(said), at(1 - max(0.0, came - doubt)), at(1 - min(1.0, came + doubt))
        drawn.append(
            f'<line x1="{x:.1f}" y1="{low:.1f}" x2="{x:.1f}" y2="{high:.1f}" stroke="#111"/>'
        )
        drawn.append(f'<circle cx="{x:.1f}" cy="{at(1 - came):.1f}" r="4" fill="#111111"/>')
    about = "across: predicted, in %; up: came true, in %; lines: 95% intervals"
    drawn.append(f'<text x="{EDGE}" y="{SIZE - 6}">{about}</text>')
    return "\n".join([*drawn, "</svg>\n"])
