"""A calibration as a page of text with tables, and as a histogram that is readable in grey."""

from collections.abc import Mapping

from pipyard.games.spotted.content import Sheet
from pipyard.games.spotted.counts import BANDS
from pipyard.lab.spotted.calibrate import STRONGEST, SoloScores, targets
from pipyard.lab.text_table import markdown

BIN = 5
WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 760, 360, 56, 56, 44
FILLS = {
    "random": 'fill="#ffffff" stroke="#333333"',
    "greedy": 'fill="url(#hatched)" stroke="#333333"',
    "sage": 'fill="#4d4d4d" stroke="#111111"',
}
"""Empty, hatched and dark: told apart without colour."""
HATCHED = (
    '<pattern id="hatched" width="6" height="6" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><rect width="6" height="6" fill="#e8e8e8"/>'
    '<line x1="0" y1="0" x2="0" y2="6" stroke="#6b6b6b" stroke-width="2.4"/></pattern>'
)


def page(sheet: Sheet, played: Mapping[str, SoloScores], command: str) -> str:
    """Write the page in Markdown; it names the picture that lies beside it."""
    return "\n".join(
        [
            f"# Calibration of {sheet.name}, version {sheet.version}",
            "",
            "Solo games of three bots on this sheet, held against what a well-made sheet should "
            "bring. How strong they are beside the others is told in [the ladder](ladder.md); "
            "sage is the strongest.",
            "",
            f"Made anew by `{command}`.",
            "",
            "![Share of games by score](calibration.svg)",
            "",
            "## Targets",
            "",
            *markdown(("target", "found", ""), _target_rows(played)),
            "",
            "## Scores",
            "",
            *markdown(_score_headings(), [_score_row(bot) for bot in played.values()]),
            "",
            "## Magnifiers",
            "",
            "Share of games in which a family was given this kind.",
            "",
            *markdown(("magnifier", *played), _magnifier_rows(played)),
            "",
        ]
    )


def _target_rows(played: Mapping[str, SoloScores]) -> list[tuple[str, ...]]:
    return [
        (target.wanted, target.found, "holds" if target.holds else "**does not hold**")
        for target in targets(played)
    ]


def _score_headings() -> tuple[str, ...]:
    lowest = [0, *(limit + 1 for limit in BANDS)]
    bands = [f"{low} to {high}" for low, high in zip(lowest, BANDS, strict=False)]
    bands.append(f"{lowest[-1]} and more")
    return ("bot", "games", "mean", "sd", "lowest", "highest", *bands)


def _score_row(bot: SoloScores) -> tuple[str, ...]:
    scores = bot.scores
    return (
        bot.bot,
        f"{len(scores):,}",
        f"{bot.mean:.1f} ± {bot.error:.1f}",
        f"{scores.std():.1f}",
        str(scores.min()),
        str(scores.max()),
        *(f"{share:.1%}" for share in bot.bands()),
    )


def _magnifier_rows(played: Mapping[str, SoloScores]) -> list[tuple[str, ...]]:
    strongest = played[STRONGEST].magnifiers
    kinds = sorted(strongest, key=lambda kind: -strongest[kind])
    return [(kind, *(f"{bot.magnifiers[kind]:.1%}" for bot in played.values())) for kind in kinds]


def histogram(sheet: Sheet, played: Mapping[str, SoloScores]) -> str:
    """Draw the shares of games by score, the bots side by side, solo bands as dashed lines."""
    top_bin = 1 + max(int(bot.scores.max()) for bot in played.values()) // BIN
    highest = max(_bin_share(bot, n) for bot in played.values() for n in range(top_bin))
    across = (WIDTH - LEFT - 16) / top_bin
    down = (HEIGHT - TOP - BOTTOM) / highest
    title = f"{sheet.name}, version {sheet.version}: solo scores, share of games"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{title}" font-family="system-ui, sans-serif" font-size="12">',
        f"<defs>{HATCHED}</defs>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="18" font-size="14" font-weight="600">{title}</text>',
        *_legend(played),
        *_share_axis(highest, down),
        *(
            _bar(place, number, bot, across, down, len(played))
            for place, bot in enumerate(played.values())
            for number in range(top_bin)
        ),
        *_score_axis(top_bin, across),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _bin_share(bot: SoloScores, number: int) -> float:
    return bot.share(number * BIN, number * BIN + BIN - 1)


def _legend(played: Mapping[str, SoloScores]) -> list[str]:
    lines = []
    for place, bot in enumerate(played.values()):
        x = LEFT + 236 * place
        lines.append(f'<rect x="{x}" y="26" width="14" height="12" {FILLS[bot.bot]}/>')
        told = f"{bot.bot}, {len(bot.scores):,} games, mean {bot.mean:.1f}"
        lines.append(f'<text x="{x + 20}" y="36">{told}</text>')
    return lines


def _share_axis(highest: float, down: float) -> list[str]:
    step = 0.1 if highest > 0.3 else 0.05
    lines = []
    for number in range(int(highest / step) + 1):
        y = HEIGHT - BOTTOM - number * step * down
        lines.append(
            f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - 16}" y2="{y:.1f}" stroke="#dddddd"/>'
        )
        share = f"{number * step:.0%}"
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{share}</text>')
    return lines


def _bar(place: int, number: int, bot: SoloScores, across: float, down: float, bots: int) -> str:
    share = _bin_share(bot, number)
    if share == 0:
        return ""
    width = (across - 3) / bots
    x = LEFT + number * across + 1.5 + place * width
    y = HEIGHT - BOTTOM - share * down
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{share * down:.1f}" '
        f"{FILLS[bot.bot]}/>"
    )


def _score_axis(top_bin: int, across: float) -> list[str]:
    ground = HEIGHT - BOTTOM
    lines = [
        f'<line x1="{LEFT}" y1="{ground}" x2="{WIDTH - 16}" y2="{ground}" stroke="#111111"/>',
        f'<text x="{(WIDTH + LEFT) / 2:.0f}" y="{HEIGHT - 10}" text-anchor="middle">'
        "score; dashed: where a solo band ends</text>",
    ]
    for number in range(0, top_bin + 1, 2):
        x = LEFT + number * across
        lines.append(
            f'<text x="{x:.1f}" y="{ground + 18}" text-anchor="middle">{number * BIN}</text>'
        )
    for limit in BANDS:
        x = LEFT + (limit + 1) / BIN * across
        lines.append(
            f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{ground}" stroke="#111111" '
            'stroke-dasharray="5 4"/>'
        )
    return lines
