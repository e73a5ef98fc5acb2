"""Spots at the terminal: what the shared table must know of it."""
