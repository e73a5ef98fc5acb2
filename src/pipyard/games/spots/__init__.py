"""Spots: dice on dogs, tricks and treats."""
