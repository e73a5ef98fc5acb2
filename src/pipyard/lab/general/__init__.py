"""The lab tools for any game, through its contract alone."""
