"""Tables: people and bots playing one game, kept as a list of events."""
