## Shared by all games

yes = yes
no = no
option-auto = as usual
refuse-not-your-turn = It is not your turn: { $who } decides.
refuse-chance-first = First something is thrown or drawn.
refuse-over = The match is over.
refuse-not-legal = That is not possible now.
refuse-not-now = You cannot do that now.
refuse-no-chance = That cannot be thrown or drawn now.
