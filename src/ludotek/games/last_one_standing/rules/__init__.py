"""The rules in play, hot: compiled with mypyc. Each module builds on the one before it:

`codes` numbers, `ground` board and pieces, `steps` moving, `choices` what is legal, `ending` going out, `turns`.
"""
