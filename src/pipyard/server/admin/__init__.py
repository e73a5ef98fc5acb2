"""What the owner of a server can see of its data and do to it, from outside the server."""
