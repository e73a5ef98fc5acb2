"""`python -m pipyard.cli`, for when the console script is not on the PATH."""

from pipyard.cli import main

main()
