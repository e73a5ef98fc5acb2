"""Spots at the terminal: a session of events, what it looks like, and the words typed into it."""
