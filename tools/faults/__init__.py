"""The whole service simulated with faults, from one seed."""
