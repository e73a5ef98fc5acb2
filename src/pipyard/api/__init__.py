"""The front door for Python programs; `import pipyard` leads here."""
