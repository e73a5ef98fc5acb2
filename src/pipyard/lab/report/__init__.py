"""Reports on experiments: pages with charts for whoever designs a game."""
