"""Pig: a third game, which only tests use. One package, registered from outside."""
