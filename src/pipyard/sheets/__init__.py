"""Sheets of Spotted! drawn as pages to print and to write on."""
