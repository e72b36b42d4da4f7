"""The rules in play, hot: compiled with mypyc. Functions over one state; each module uses only those before it:

`plan` numbers and what is fixed at set-up, `state` the fields, `ground` terrain and pieces, `turns` dealing, placing,
whose turn it is, `ending` going out and leaving, `tiles` the tile phase and the card, `steps` moving, `choices` what is
legal, `redeal` what a seat may not know, `game` the state that puts them together.
"""
