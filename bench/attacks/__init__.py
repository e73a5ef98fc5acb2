"""What a stranger could do to a running server, with limits, and what other players notice."""
