"""How long tests wait for a server or another process."""

PATIENCE = 300.0
"""Seconds after which what waits is taken to hang: how fast a busy machine is proves nothing."""
