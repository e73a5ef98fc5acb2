"""What a guest's finished games add up to."""
