"""Many games of Spotted!: simulation, the soak that checks positions, calibration of sheets."""
