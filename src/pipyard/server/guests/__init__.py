"""Guests: people without an account."""
