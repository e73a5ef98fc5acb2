"""The server: tables that people and bots play at, kept in a database and shown by a web client."""
