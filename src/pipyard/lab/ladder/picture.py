"""A picture of all pairings, readable without color: how far above a fair share each one is."""

from collections.abc import Mapping
from math import ceil, floor

from pipyard.lab.ladder.figures import Share

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 760, 132, 24, 52, 52
ROW, HEADING = 19, 30
STEP = 5
"""Points between two lines of the scale."""


def draw(found: Mapping[tuple[str, str], Mapping[str, Share | None]], title: str) -> str:
    """Draw each pairing at each table as a dot with its 95% interval."""
    scale = _Scale([share for row in found.values() for share in row.values() if share])
    lines: list[str] = []
    y = float(TOP)
    for (bot, against), row in found.items():
        y += HEADING
        lines.append(f'<text x="16" y="{y - 8:.0f}" font-weight="600">{bot} v {against}</text>')
        for at, share in row.items():
            lines += _row(at, share, y, scale)
            y += ROW
    height = y + BOTTOM
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
            f'role="img" aria-label="{title}" font-family="system-ui, sans-serif" font-size="12">',
            f'<rect width="{WIDTH}" height="{height:.0f}" fill="#ffffff"/>',
            f'<text x="16" y="22" font-size="14" font-weight="600">{title}</text>',
            '<text x="16" y="40">lines: 95% intervals; a dot is filled where even the lower end '
            "is above 0</text>",
            *scale.lines(y),
            *lines,
            "</svg>\n",
        ]
    )


class _Scale:
    """The horizontal scale in points; it always includes 0."""

    def __init__(self, shares: list[Share]) -> None:
        lows = [100 * (share.interval.low - share.fair) for share in shares]
        highs = [100 * (share.interval.high - share.fair) for share in shares]
        self.low = STEP * floor(min([-STEP, *lows]) / STEP)
        self.high = STEP * ceil(max([STEP, *highs]) / STEP)

    def x(self, points: float) -> float:
        """Return the horizontal position of this many points."""
        return LEFT + (points - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def lines(self, ground: float) -> list[str]:
        """Draw the scale, with the line of a fair share strongest."""
        drawn = []
        for points in range(self.low, self.high + 1, STEP):
            x = self.x(points)
            look = 'stroke="#111111" stroke-width="1.4"' if points == 0 else 'stroke="#dddddd"'
            drawn.append(f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{ground:.0f}" {look}/>')
            told = f"{points:+d}" if points else "fair share"
            drawn.append(
                f'<text x="{x:.1f}" y="{ground + 18:.0f}" text-anchor="middle">{told}</text>'
            )
        return drawn


def _row(at: str, share: Share | None, y: float, scale: _Scale) -> list[str]:
    label = f'<text x="{LEFT - 10}" y="{y + 10:.0f}" text-anchor="end">{at}</text>'
    if share is None:
        return [label]
    found = share.interval
    low, middle, high = (
        scale.x(100 * (part - share.fair)) for part in (found.low, found.share, found.high)
    )
    fill = "#111111" if share.surely_more else "#ffffff"
    return [
        label,
        f'<line x1="{low:.1f}" y1="{y + 6:.0f}" x2="{high:.1f}" y2="{y + 6:.0f}" '
        'stroke="#333333" stroke-width="2"/>',
        f'<circle cx="{middle:.1f}" cy="{y + 6:.0f}" r="4.5" fill="{fill}" stroke="#111111" '
        'stroke-width="1.6"/>',
    ]
