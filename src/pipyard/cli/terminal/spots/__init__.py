"""Spots in the terminal: what the common code needs to know about it."""
