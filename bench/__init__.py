"""How fast the rules are, beside another library's dice game in the same run."""
