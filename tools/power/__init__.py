"""A disk that forgets, at a power cut, what was not synced."""
