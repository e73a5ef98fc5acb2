"""What a stranger might do to a running server, bounded, and what the others notice of it."""
