"""Bots: players that choose among the legal actions and see no more than a person would."""
