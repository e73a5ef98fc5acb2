"""Games viewed at any of their positions."""
