"""Lessons taught by playing: prepared scenes with chosen dice."""
