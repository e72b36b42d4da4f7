"""The rules in play, hot: compiled with mypyc. Each module uses only those named before it:

`codes` numbers, `plan`, `table` what a position is made of, `dice`, `tiles`, `windows` what is legal, `course` of a
turn, `drawing`.
`state` hands what chance and players do to them; `checks` are true of every state.
"""
