"""The rules in play, hot: compiled with mypyc. Each module builds on the one before it:

`codes` numbers, `base` what a state holds, `rolling` dice, `windows` what is legal, `ending`, `drawing`,
`uses` of tiles, `turns`.
"""
