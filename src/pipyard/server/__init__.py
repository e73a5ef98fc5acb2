"""The server: tables over the network, and the only room that knows the web and SQL."""
