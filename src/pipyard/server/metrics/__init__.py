"""A server's counts, for monitoring programs."""
