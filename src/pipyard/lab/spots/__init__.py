"""Many games of Spots: simulation, and the soak that checks every position."""
