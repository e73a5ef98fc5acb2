"""Bots for Spotted!: how each one weighs the legal moves, compiled with the rules."""
