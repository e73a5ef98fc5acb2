"""The games, one package each, all in the same shape."""
