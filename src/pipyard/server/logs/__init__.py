"""Games as files: reading, writing, replaying and checking them; nothing in a file is trusted."""
