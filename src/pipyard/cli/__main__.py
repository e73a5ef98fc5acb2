"""`python -m pipyard.cli`, for when the console script is not on the PATH."""

from pipyard.cli import main

# The process that checks imported games loads this file, too.
if __name__ == "__main__":
    main()
