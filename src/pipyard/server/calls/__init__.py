"""Calling guests back to slow games by Web Push, where the host allows it and the guest asked."""
