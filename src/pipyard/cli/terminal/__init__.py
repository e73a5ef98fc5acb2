"""Games in the terminal: a session of events, its display, and the words the player types."""
