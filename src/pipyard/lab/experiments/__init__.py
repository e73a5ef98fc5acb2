"""Experiments: games between bots as a file describes them, and their results as tables."""
