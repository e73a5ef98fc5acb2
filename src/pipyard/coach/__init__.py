"""The coach: what each option of a decision is worth, and what a game was decided by."""
