"""The rules in play, hot: compiled with mypyc. Functions over one state; each module uses only those before it:

`plan` numbers and what is fixed at set-up, `state` the fields, `ground` terrain and pieces, `turns` hands, turns,
going out and the end, `steps` what is done in a turn, `choices` what is legal, `game` the state made of them.
"""
