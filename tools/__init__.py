"""What the Makefile calls. Standard library only, for it runs before anything is installed.

`mutants` alone needs more: Cosmic Ray, which its target installs first.
"""
