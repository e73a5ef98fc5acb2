"""The coach of Spotted!."""
