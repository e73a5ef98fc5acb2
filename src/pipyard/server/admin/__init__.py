"""What the owner of a server can see and do with its data, from outside the server."""
