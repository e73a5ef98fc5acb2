"""The rules' answer to a referee: whether an event was allowed, and who acts after it."""

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
"""`seats` has a bit for each seat that may act. `chance` is the kind of the next chance event, 0
for none, and `whose` the seat or stack it is for. `outcomes` is the number of outcomes in `listed`,
or the number of dice. `legal` is working space.
"""
