"""Games at the terminal: a session of events, what it looks like, the words typed into it."""
