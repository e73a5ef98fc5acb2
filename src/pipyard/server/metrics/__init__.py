"""What a server has counted, for programs that watch over it."""
