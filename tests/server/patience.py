"""How long tests wait for a server or another process."""

PATIENCE = 300.0
"""Seconds until a wait counts as hanging: the speed of a busy machine proves nothing."""
