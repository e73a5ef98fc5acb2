"""The published ladder: how strong every bot is, from one long run of many kinds of games.

What is played (`plan`), playing it (`play`, `thinking`), and keeping what came of it (`results`)
need nothing but NumPy and Numba; `page` and `picture` tell of it later, maybe on another machine.
"""
