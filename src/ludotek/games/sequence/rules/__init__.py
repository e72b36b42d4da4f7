"""The rules of Sequence in play, by what they are about. Hot: compiled with mypyc."""
