## Names

title = Das letzte Gefecht
blurb = Jedi against Separatists: four cards in every battle, and the player who has shown the least may move it to another planet. For two to four players, allies included.
side-separatists = Separatists
side-jedi = Jedi
# One who plays alone.
seat-separatists = Separatist
seat-jedi = Jedi
# An ally: who, and on which side.
seat-grievous = Grievous (Separatists)
seat-ventress = Ventress (Separatists)
seat-obi_wan = Obi-Wan (Jedi)
seat-anakin = Anakin (Jedi)
character-grievous = General Grievous
character-ventress = Asajj Ventress
character-obi_wan = Obi-Wan Kenobi
character-anakin = Anakin Skywalker
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
card = { $colour } { $value }
figure = { $character } ({ $colour })
figure-own = the { $colour } figure
place = planet { $letter }
place-coloured = planet { $letter } ({ $colour })

## Prompts

prompt-planets = The planets are laid out.
prompt-marker = The battle marker is placed.
prompt-start = { $who } chooses the planet where the war begins.
prompt-start-you = You attack first: choose the planet where the war begins.
prompt-refill = { $who } draws cards for the next battle.
prompt-option = Phase { $phase } of 4: { $who } may take an optional action.
prompt-option-you = Phase { $phase } of 4: play a card, or first deploy a figure or the ship, or discard a card and draw.
prompt-draw-card = { $who } draws a card.
prompt-swap = { $partner } swaps a card: { $who } chooses one in return.
prompt-swap-you = { $partner } swaps a card with you: choose the one you give.
prompt-play = Phase { $phase } of 4: { $who } plays a card face down.
prompt-play-you = Phase { $phase } of 4: play a card face down. Whoever has the lowest total may then move the battle.
prompt-move = { $who } has the lowest total, { $total }, and may move the battle.
prompt-move-you = You have the lowest total, { $total }: move the battle to a neighbouring planet, or stay.
prompt-propose = { $who } and { $partner } both have the lowest total. { $who } proposes where the battle goes.
prompt-propose-you = You and { $partner } both have the lowest total: propose where the battle goes.
prompt-reply = { $partner } proposes planet { $letter } ({ $colour }). { $who } answers.
prompt-reply-you = { $partner } proposes planet { $letter } ({ $colour }): agree, stay, or propose another planet.
prompt-reply-stay = { $partner } proposes to stay on planet { $letter } ({ $colour }). { $who } answers.
prompt-reply-stay-you = { $partner } proposes to stay on planet { $letter } ({ $colour }): agree, or propose another planet.
prompt-answer = { $partner } would rather go to planet { $letter } ({ $colour }). { $who } accepts or refuses.
prompt-answer-you = { $partner } would rather go to planet { $letter } ({ $colour }): accept or refuse.
prompt-name = { $who } names a figure.
prompt-name-you = You have deployed no figure: name one for this battle. Its colour counts, and if you lose, it is lost.
prompt-over = The { $side } have won!
prompt-draw = A draw: neither side has won.

## Choices

choose-nothing = Skip this: play a card
choose-discard = Discard { $card } and draw
choose-figure = Deploy { $figure }
choose-ship = Deploy the ship
choose-offer = Swap { $card } with { $partner }
choose-give = Give { $card }
choose-play = Play { $card } face down
choose-stay = Stay on planet { $letter } ({ $colour })
choose-go = Move the battle to planet { $letter } ({ $colour })
choose-place = Begin on planet { $letter } ({ $colour })
choose-propose-stay = Propose to stay on planet { $letter } ({ $colour })
choose-propose-go = Propose planet { $letter } ({ $colour })
choose-agree-stay = Agree: stay on planet { $letter } ({ $colour })
choose-agree-go = Agree: go to planet { $letter } ({ $colour })
choose-counter = Propose planet { $letter } ({ $colour }) instead
choose-accept = Accept: go to planet { $letter } ({ $colour })
choose-refuse = Refuse: stay on planet { $letter } ({ $colour })
choose-name = Name { $figure }

## What happened

told-marker-placed = The war begins on planet { $letter } ({ $colour }).
told-marker-chosen = { $who } begins the war on planet { $letter } ({ $colour }).
told-battle-begun = Battle { $battle }: { $who } attacks.
told-drawn-own = { $who } draws { $card }.
told-reshuffled = { $cards ->
    [one] The discard pile of the { $side } is shuffled: one card in the new deck.
   *[other] The discard pile of the { $side } is shuffled: { $cards } cards in the new deck.
}
told-discarded = { $who } discards { $card } and draws.
told-figure-deployed = { $who } deploys { $figure }.
told-ship-deployed = { $who } deploys the ship.
told-offered = { $who } swaps a card with { $partner }.
told-offered-own = { $who } puts down { $card } for a swap with { $partner }.
told-swapped = { $who } and { $partner } have swapped a card.
told-swapped-own = { $who } gave { $partner } { $gave } and got { $got }.
told-played = { $who } plays a card face down.
told-played-own = { $who } plays { $card } face down.
told-revealed = { $who } turns up { $card }. Total: { $total }.
told-lowest = { $who } has the lowest total: { $total }.
told-lowest-allies = { $who } and { $partner } both have the lowest total: { $total }.
told-planet-tie = Both sides have the lowest total, { $total }: the battle stays where it is.
told-marker-moved = { $who } moves the battle to planet { $letter } ({ $colour }).
told-marker-kept = { $who } leaves the battle on planet { $letter } ({ $colour }).
told-proposed = { $who } proposes planet { $letter } ({ $colour }).
told-proposed-stay = { $who } proposes to stay on planet { $letter } ({ $colour }).
told-replied = { $who } answers: planet { $letter } ({ $colour }).
told-accepted = { $who } accepts.
told-refused = { $who } refuses.
told-agreed = The allies agree: the battle moves to planet { $letter } ({ $colour }).
told-agreed-stay = The allies agree: the battle stays on planet { $letter } ({ $colour }).
told-disagreed = No agreement: the battle stays on planet { $letter } ({ $colour }).
told-named = { $who } names { $figure }.
told-counted = { $who } counts: planet ({ $planet }) { $planet_points }, figure ({ $figure }) { $figure_points }, deployed { $bonus }. Total: { $total }.
told-battle-won = The { $side } win the battle.
told-battle-tied = A tie: everybody keeps their figures.
told-figure-lost = { $left ->
    [0] { $who } loses { $figure }.
    [one] { $who } loses { $figure }. One figure is left.
   *[other] { $who } loses { $figure }. { $left } figures are left.
}
told-eliminated = { $who } has no figures left and is eliminated.
told-left = { $who } has left the game.
told-won-figures = The { $side } have taken all figures from the other side and win!
told-won-leaving = A player of the other side has left: the { $side } win!
told-draw = { $battles ->
    [one] Not decided after one battle: a draw.
   *[other] Not decided after { $battles } battles: a draw.
}

## Refusals

refuse-unclear = Say exactly one thing: which card, which figure or which planet.
refuse-option-over = Your optional action is over: only the card is left to play.
refuse-option-first = First say whether you take an optional action. Then you play the card.
refuse-must-option = Now it is time for an optional action. You may also go without.
refuse-cannot-refuse = You cannot refuse the swap: choose a card to give.
refuse-must-play = You must play a card face down now.
refuse-must-name = You must name one of your figures now.
refuse-must-answer = Accept or refuse your partner's proposal.
refuse-must-place = Choose the planet where the war begins.
refuse-must-move = Now it is only about where the battle goes.
refuse-no-partner = You play alone: there is nobody to swap cards with.
refuse-partner-empty = Your partner has no card left to swap.
refuse-no-card = There is no such card.
refuse-not-in-hand = You do not hold that card.
refuse-ship-needs-figure = The ship needs a figure that you deployed earlier in this battle.
refuse-ship-already = Your ship is already deployed.
refuse-one-figure = You have already deployed a figure in this battle.
refuse-not-your-figure = You never had a figure in this colour: { $colour }.
refuse-lost-figure = You have lost that figure: { $colour }.
refuse-no-place = There is no such planet.
refuse-already-there = The battle is already there.
refuse-no-route = No route leads there from here: { $place }.
refuse-not-yours = That belongs to another player.
refuse-draw-first = First something is drawn.
refuse-next-place = Your cards lie in one row: the next one goes to place { $number }.
refuse-card-stays = A card that is played lies there until the battle is over.

## Options

option-map = Star map
option-map-rings = two rings
option-map-grid = a grid
option-marker_start = Where the war begins
option-marker_start-random = at random
option-marker_start-attacker = the first attacker chooses
option-single_side = With three players, the one who plays alone is
option-single_side-separatists = a Separatist
option-single_side-jedi = a Jedi
option-attacker_rotation = With three players, the attacker token goes
option-attacker_rotation-clockwise = clockwise
option-attacker_rotation-alternate_sides = from side to side
option-same_colour = If planet and figure have the same colour, cards of that colour count
option-same_colour-once = once
option-same_colour-twice = twice
option-draw_after = If nobody wins, the game is a draw
option-draw_after-0 = never
option-draw_after-6 = after 6 battles
option-draw_after-10 = after 10 battles
option-draw_after-15 = after 15 battles
option-draw_after-20 = after 20 battles
option-layout = Colours of the planets A to L
option-routes = Routes between the planets, from 0 (A) to 11 (L)
option-deck = Copies of the values 1 to 4 in every colour
option-crews = Colours of the figures, three for each character

## The picture

label-board = The star map
label-hand = Your hand
label-planet = { $place }
label-marker = Battle marker on { $place }
label-proposal = Proposal: { $place }
label-counter = Counter-proposal: { $place }
label-deck = { $cards ->
    [one] Deck of the { $side }: one card
   *[other] Deck of the { $side }: { $cards } cards
}
label-pile = { $count ->
    [0] Discard pile of the { $side }: empty
    [one] Discard pile of the { $side }, one card: { $cards }
   *[other] Discard pile of the { $side }, { $count } cards: { $cards }
}
label-battle = Battle { $battle }
label-phase = Phase { $phase } of 4
label-panel = Place of { $who }
label-hand-of = { $cards ->
    [one] Hand of { $who }: one card
   *[other] Hand of { $who }: { $cards } cards
}
label-known = { $who } got this card in a swap: { $card }
label-figure-home = Figure of { $who }: { $figure }
label-figure-deployed = Deployed by { $who }: { $figure }
label-figure-named = Named by { $who }: { $figure }
label-figure-lost = Lost by { $who }: { $figure }
label-ship = Ship of { $who }
label-ship-deployed = Ship of { $who }, deployed
label-card-empty = Place for card { $number } of { $who }
label-card-down = Card { $number } of { $who }, face down
label-card-down-own = Card { $number } of { $who }, face down: { $card }
label-card-open = Card { $number } of { $who }: { $card }
label-valid = In a valid colour now
label-total = Planet total of { $who }: { $total }
label-final = What would count for { $who } in the final phase now: { $total }
label-past-planet = Last battle, cards in the colour of the planet: { $colour }
label-past-figure = Last battle, cards in the colour of the figure: { $colour }
label-past-bonus = Last battle, for figure and ship deployed
label-past-total = Last battle, final total of { $who }: { $total }
label-own = Your card: { $card }
label-attacker = Attacker token of { $who }
label-offer = Card of { $who } for the swap, face down
counter-figures = figures
counter-hand = cards in hand
counter-total = planet total
badge-left = has left
badge-won = winner
badge-out = eliminated
show-battle = Battle { $battle }, phase { $phase } of 4
show-past = Before:
show-hand = Hand:

## Lessons

lesson-aim = You lead the Separatists and their six figures. Every battle costs the loser one: the side without figures has lost the war.
lesson-battle = The battle is on this planet. It has four phases: in each of them everybody plays a card, and then the battle may move.
lesson-low = You may take one action before your card, but leave it this time. Play the red 1 face down: whoever has the lowest total may move the battle.
lesson-low-why = First a low card: with the lowest total you choose where the battle is. Play the red 1.
lesson-move = Your total is 1, that of the Jedi is 3. Yours is lowest, so you may move the battle: to the blue planet, since your best cards are blue.
lesson-move-why = At the end only cards in the planet’s colour and in your figure’s colour count. Your best cards are blue: go to the blue planet.
lesson-figure = Second phase. Deploy your blue figure: it adds a point, and your blue cards will count wherever the battle ends.
lesson-figure-why = Blue is the colour of your best cards. Deploy the blue figure.
lesson-second = Now play the purple 2. The figure’s point counts for the total too.
lesson-second-why = Keep the blue cards for the end. Play the purple 2.
lesson-ship = The totals were equal, so the battle stayed. Third phase: a ship may follow a deployed figure and adds another point.
lesson-ship-why = Your figure is out, so the ship can follow. Deploy it.
lesson-third = Play the blue 3.
lesson-third-why = Keep the 4 for last. Play the blue 3.
lesson-moved = Now the Jedi had the lowest total, and they moved the battle to a yellow planet.
lesson-last = Fourth phase: play your last card. Then yellow cards count for the planet and blue cards for your figure, and nothing else.
lesson-last-why = The blue 4 counts because your figure is blue. Do not give it away.
lesson-won = 9 to 8: your blue cards 3 and 4, plus figure and ship. The Jedi named their green figure and have lost it for good.
lesson-end = Low cards steer the battle, the right colours win it. The side with no figures left has lost the war. Play on!

## Why a move is good

reason-planet = The card has the colour of the planet.
reason-figure = The card has the colour of your figure.
reason-moves = Your cards suit this planet best.

## What things are and do

thing-own = Battle card: { $card }
about-own = Play it face down. Its value counts for your planet total at once; in the final phase only if its colour is that of the planet or of your figure.
thing-card-empty = Place for a card
about-card-empty = In each of the four phases of a battle a card is laid here, from the first place to the fourth.
thing-card-down = Card face down
about-card-down = It is turned up together with all others when everybody has played theirs.
thing-card-open = Card on the table: { $card }
about-card-open = It counts for the planet total whatever its colour. In the final phase it counts only in the colour of the planet or of the player’s figure.
thing-peek = Your card, face down
about-peek = Only you see here what you have laid. The others see its back until all cards are turned up.
thing-valid = Valid colour
about-valid = This card would count in the final phase now: it has the colour of the planet or of the figure. If the battle moves, that may change.
thing-known = Card from a swap: { $card }
about-known = You know that your partner holds it, because you gave it. The opponents do not see it.
thing-deck = Deck of the { $side }
about-deck = This side draws its cards from here. When it is empty, the discard pile is shuffled.
thing-pile = Discard pile of the { $side }
about-pile = Played and discarded cards lie here, open for everybody to see.
thing-offer = Card for the swap
about-offer = A partner has put it down for a swap. The other must give a card in return; only the two see them.
thing-attacker = Attacker token
about-attacker = Its owner begins every phase of this battle. After the battle it is passed on.
thing-turn = Whose turn it is
about-turn = This player may take one optional action and then plays a card.
thing-marker = Battle marker
about-marker = The battle is fought on this planet, whose colour is valid in the final phase. After each phase whoever has the lowest planet total may move it along one route.
thing-proposal = Proposal
about-proposal = Two allies both have the lowest total and must agree where the battle goes. This is what one of them proposes; without agreement it stays.
thing-planet = { $place }
about-planet = If the battle ends here, cards in this colour count in the final phase. The marker moves only along the routes drawn.
thing-battle = Battle { $battle }
about-battle = Every battle has four phases and a count at the end. The losing side loses the figures it fought with; a side with none left has lost the war.
thing-phase = Phase { $phase } of 4
about-phase = In each phase everybody plays a card; then whoever has the lowest planet total may move the battle. After the fourth the battle is counted.
thing-tag = Place of { $who }
about-tag = Cards, figures and ship of this player lie in this row.
thing-hand = Hand of { $who }
about-hand = Only this player sees these cards. Before every battle the hand is filled up to four.
thing-figure = { $figure }
about-figure-home = It can be deployed once in a battle: +1, and cards in its colour count in the final phase. If the battle is lost, it is lost too.
about-figure-deployed = It fights in this battle: +1 in both totals, and cards in its colour count in the final phase. The loser loses it.
about-figure-named = It was only named at the end: its colour counts, but it adds nothing. The loser loses it all the same.
about-figure-lost = Lost in a battle, for the rest of the game.
thing-ship = Ship
about-ship = It can join a figure that was deployed earlier in the battle: one point more. It is never lost.
about-ship-deployed = It fights with the figure in this battle: one point more in both totals. Afterwards it comes back.
thing-total = Planet total
about-total = All open cards, plus 1 for a deployed figure and 1 for the ship. Whoever alone has the lowest total may move the battle.
thing-final = Final total, if the battle ended now
about-final = Only cards in the colour of the planet and of the figure, plus 1 each for figure and ship if deployed. The highest total wins the battle.
thing-past = How the last battle was counted
about-past = Points in the planet’s colour, in the figure’s colour, for figure and ship, and their sum. It disappears with the first card of the next battle.
about-counter-figures = Figures this player still has. Without any the player is eliminated.
about-badge-won = This side has won the war.
about-badge-out = This player has no figures left.
about-badge-left = This player has left the game, so this side loses.
entry-planets = Which planets lie on the map?
entry-marker = Where does the battle marker start?
number-battles = battles won
number-figures = figures lost
