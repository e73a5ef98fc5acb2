"""The published ladder: how strong every bot is, from one long run of many kinds of games.

Deciding what to play (`plan`), playing it (`play`, `thinking`), and storing the results (`results`)
need only NumPy and Numba. `page` and `picture` show the results later, maybe on another machine.
"""
