"""Pig: a third game, which only tests know. One folder, registered from outside."""
