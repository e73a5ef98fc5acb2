"""The lab's part for Spotted!: simulation, the soak that checks positions, calibration."""
