"""The rules in play, hot: compiled with mypyc. Each module uses only those named before it:

`plan` numbers and what is fixed at set-up, `table` what a position is made of, `course` of a turn, `drawing`, `state`
what is legal, and what chance and players do.
"""
