"""The coach of Spots."""
