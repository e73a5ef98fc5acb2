"""Spotted!: dice become spots on beetles, steps on a meadow and cloverleaf bonuses."""
