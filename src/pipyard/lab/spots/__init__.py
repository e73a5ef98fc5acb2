"""The lab's part for Spots: simulation, and the soak that checks every position."""
