"""Games as tables host them: the rules of each behind one small interface, with JSON outside."""
