"""The rules in play, hot: compiled with mypyc. Each module uses only those named before it:

`plan` numbers and what is fixed at set-up, `table` the fields, terrain and pieces, and what may be chosen, `turns`
placing, turns, going out and the end, `state` what is done in a turn.
"""
