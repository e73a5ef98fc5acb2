"""How long data is stored, and deleting it afterwards."""
