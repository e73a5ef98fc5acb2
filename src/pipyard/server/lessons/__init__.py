"""Games taught by playing them: prepared scenes with dice that are chosen, not rolled."""
