"""Bots for Spots: how each one weighs the legal moves, compiled with the rules."""
