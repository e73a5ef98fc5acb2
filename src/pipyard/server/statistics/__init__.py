"""Totals over a guest's finished games."""
