"""The tools of the lab for any game, through its contract alone."""
