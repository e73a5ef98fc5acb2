"""What every game shares: the contract, events, errors, chance, and compilation."""
