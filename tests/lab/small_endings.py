"""Endings so small that even a naive judge can search them."""

from pipyard.lab.spotted.solved.endings import Ending, read_ending

PATH = "a1 b1 c1 d1 e1 f1 g1 h1 i1 i2 i3 i4 h4 g4 f4 e4 d4 c4 b4 a4 a3 b3 c3 d3"  # all but e3


def small_ending(white: str, yellow: str, more: str = "") -> Ending:
    """Return an ending before the first roll of the last round: two rows, a field, a bonus."""
    return read_ending(
        "small",
        f"""\
game spotted
title Small
sheet garden-path.toml
players Ann
round 5
Ann beetles white {white}
Ann beetles yellow {yellow}
Ann beetles orange 5 5 5 5 5
Ann beetles green 5 5 5 5 5
Ann beetles blue 5 5 5 5 5
Ann beetles pink 5 5 5 5 5
Ann magnifier white odd
Ann magnifier yellow even
Ann magnifier orange five
Ann magnifier green high
Ann magnifier blue symmetrical
Ann magnifier pink low
Ann factor white 3
Ann track 10
Ann crossed {PATH}
{more}
""",
    )
