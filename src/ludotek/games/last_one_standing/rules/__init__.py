"""The rules in play. Hot: compiled with mypyc. `codes` numbers, `ground` board, `steps` moving, `turns` the rest."""
