"""The coach: what each option of a decision is worth, and what decided a game."""
