"""The server: tables for people and bots, stored in a database and shown by a web client."""
