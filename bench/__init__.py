"""How fast the rules are, compared with another library's dice game in the same run."""
