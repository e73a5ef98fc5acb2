"""Endings of solo games solved completely, and how far from best play bots are in them."""
