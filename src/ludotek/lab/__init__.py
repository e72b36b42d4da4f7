"""Many games: matches between bots, counted."""
