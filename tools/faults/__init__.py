"""A simulation of the whole service with faults, from one seed."""
