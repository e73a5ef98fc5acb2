"""Experiments: games between bots as described in a file, and their results as tables."""
