"""Guests: who somebody is, without an account."""
