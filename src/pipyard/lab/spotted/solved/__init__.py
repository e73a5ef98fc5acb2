"""Endings of solo games solved wholly, and how far from the best every bot plays them."""
