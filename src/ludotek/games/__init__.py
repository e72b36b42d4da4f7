"""The built-in games, one folder each."""
