"""The rules in play, hot: compiled with mypyc. Each module uses only those named before it:

`codes` numbers, `plan`, `dice`, `tiles`, `windows` what is legal, `course` of a turn, `drawing`, `actions`.
`state` has the data of one position and hands what happens to them; `invariants` are true of every state.
"""
