"""Endings of Spots solved completely, and how far from best play bots are in them."""
