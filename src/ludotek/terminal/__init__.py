"""Play, replay and read rules in a terminal. Knows any game, and none in particular."""
