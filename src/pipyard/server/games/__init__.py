"""Games as tables host them: the rules of each behind one small face, with JSON at its edge."""
