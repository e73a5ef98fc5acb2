"""Games looked at from any of their positions."""
