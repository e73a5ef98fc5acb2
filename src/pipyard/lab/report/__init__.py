"""Reports on experiments: pages with charts for game designers."""
