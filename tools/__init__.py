"""What the Makefile calls. Standard library only: it runs before anything is installed."""
