"""Pipyard: two dice games to play, study and extend."""

__version__ = "0.1.0"
