"""Calling guests back to slow games with Web Push, if the host allows it and the guest wants it."""
