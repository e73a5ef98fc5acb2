"""What a referee is told by the rules: whether an event was allowed, and who is to act after it."""

import numpy as np

MOST_LEGAL = 512
MOST_LISTED = 80

VERDICT = np.dtype(
    [
        ("seats", "i2"),
        ("over", "i2"),
        ("phase", "i2"),
        ("chance", "i2"),
        ("whose", "i2"),
        ("outcomes", "i2"),
        ("listed", "i2", MOST_LISTED),
        ("legal", "i2", MOST_LEGAL),
    ],
    align=True,
)
"""`seats` has a bit for each seat that is to act. `chance` is the kind of chance event that is
awaited, 0 for none; `whose` it is, how many `outcomes` there are, `listed` by number, or how many
dice. `legal` is working space.
"""
