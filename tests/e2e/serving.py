"""A real server in a process of its own, which a test may kill and start again."""

from tools.serving import ServerProcess

__all__ = ["ServerProcess"]
