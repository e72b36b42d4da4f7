"""The rules in play, hot: compiled with mypyc. Each module uses only those named before it:

`codes` numbers, `plan`, `dice`, `tiles`, `windows` what is legal, `course` of a turn, `drawing`, `chance`, `choices`,
`leaving`; `state` has the data of one position and hands every question to them.
"""
