"""What is kept for how long, and letting go of it afterwards."""
