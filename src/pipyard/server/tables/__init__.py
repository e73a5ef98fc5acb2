"""Tables: people and bots playing one game, stored as a list of events."""
