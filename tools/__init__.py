"""Commands of the Makefile. Standard library only, because they run before any installation.

Only `mutants` needs more: Cosmic Ray, which its target installs first.
"""
