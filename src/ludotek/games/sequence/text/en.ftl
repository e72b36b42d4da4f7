## Names

title = Sequence
blurb = Lay a card, place a chip on a space that shows it, and be the first to get five in a row. For two to twelve players, alone or in teams.
colour-blue = Blue
colour-green = Green
colour-red = Red
# A player of a team.
member = { $side } { $number }
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
card-number = { $number } of { $suit }
card-jack = jack of { $suit }
card-queen = queen of { $suit }
card-king = king of { $suit }
card-ace = ace of { $suit }
# The second copy of a card, in the log.
card-second = { $card } (2)
space = row { $row }, column { $column }
line = { $first } to { $last }
line-and-line = { $first }, and { $next }

## Prompts

prompt-dealer = { $who } draws to decide who deals. The lowest card deals.
prompt-deal = { $who } deals.
prompt-draws = { $who } draws a card.
prompt-turn = { $who } is to play.
prompt-turn-you = Your turn: play a card and place a chip on a space that shows it.
prompt-turn-or-exchange-you = Your turn: play a card. You may first exchange a dead card, one whose spaces are both taken.
prompt-exchange-you = None of your cards can be played: exchange a dead card.
prompt-pass-you = None of your cards can be played: you pass.
prompt-line-you = Choose which five spaces become the Sequence.
prompt-give = { $who } has to give up a card.
prompt-give-you = Your team talked about the game: give up one of your cards.
prompt-over = { $side } has won!
prompt-draw = A draw: nobody has won.

## Choices

choose-place = { $card } → { $space }
choose-finish = { $count ->
    [one] { $card } → { $space }: a Sequence!
   *[other] { $card } → { $space }: { $count } Sequences!
}
choose-claim = { $card } → { $space }, Sequence from { $lines }
choose-mark = { $card } → { $space }: choose the Sequences one by one
choose-line = Sequence from { $line }
choose-remove = { $card }: remove the chip on { $space }
choose-exchange = Exchange the dead card { $card }
choose-give = Give up { $card }
choose-pass = Pass
choose-draw = Draw a card
choose-accuse = Accuse { $side } of table talk
choose-confirm = Confirm: { $side } talked about the game

## What happened

told-dealer-card = { $who } draws { $card } to decide who deals.
told-dealer-tie = A tie for the lowest card: those players draw again.
told-dealer = { $who } has the lowest card and deals.
told-hands-dealt = { $who } deals { $each } cards to every player. Draw pile: { $pile }.
told-placed = { $who } plays { $card } and places a chip: { $space }.
told-marking = { $who } plays { $card } and chooses the Sequences: { $space }.
told-removed = { $who } plays { $card } and removes a chip of { $side }: { $space }.
told-sequence = A Sequence for { $side }: { $line }.
told-broken = A Sequence of { $side } is broken: { $line }.
told-reformed = { $side } still has five in a row: { $line }.
told-exchanged = { $who } exchanges a dead card: { $card }.
told-drawn-own = { $who } draws { $card }.
told-drawn = { $who } draws a card.
told-drawn-exchange = { $who } draws a new card instead.
told-draw-lapsed = { $who } did not draw in time and goes on with a smaller hand.
told-passed = { $who } cannot play and passes.
told-no-card = { $who } draws no card: the draw pile is empty.
told-reshuffled = { $cards ->
    [one] The discard piles are shuffled: one card in the new draw pile.
   *[other] The discard piles are shuffled: { $cards } cards in the new draw pile.
}
told-accused = { $who } accuses { $side } of table talk.
told-confirmed = { $who } confirms it: { $side } talked. Confirmed by { $votes } of the { $needed } needed.
told-accusation-lapsed = { $who } does not get enough support: the accusation against { $side } lapses.
told-accusation-dropped = Only one player of { $side } is left: the accusation is dropped.
told-penalty = Table talk is confirmed: every player of { $side } gives up a card.
told-gave-up = { $who } gives up a card: { $card }.
told-left = { $who } has left the game.
told-won-sequences = { $side } has enough Sequences and wins!
told-won-passes = Nobody can play any more. { $side } has the most Sequences and wins!
told-won-reshuffles = The cards went round twice without a play. { $side } has the most Sequences and wins!
told-won-leaving = { $side } is the only team left and wins!
told-draw-passes = Nobody can play any more: a draw.
told-draw-reshuffles = The cards went round twice without a play: a draw.

## Refusals

refuse-give-first = First give up one of your cards, for the table talk.
refuse-draw-first = First a card is drawn.
refuse-no-penalty = There is nothing you have to give up a card for.
refuse-not-in-hand = You do not hold that card.
refuse-must-play = You can play a card, so you cannot pass.
refuse-must-exchange = You hold a dead card: exchange it before you pass.
refuse-jack-never-dead = A jack is never a dead card: keep it until you can use it.
refuse-not-dead = { $card } is not dead: one of its spaces is free.
refuse-one-exchange = You have already exchanged a dead card in this turn.
refuse-no-pile = The draw pile is used up, so no card can be exchanged.
refuse-pile-empty-again = The draw pile is empty a second time: no more exchanges in this turn.
refuse-no-space = That is no space of the board.
refuse-removes-only = A one-eyed jack removes a chip of an opponent. It places none.
refuse-corner = No chip is ever placed on a corner: it belongs to everybody.
refuse-dead-card = Both spaces of { $card } are taken: it is a dead card.
refuse-no-match = That space does not show { $card }.
refuse-taken = A chip already lies on that space.
refuse-claim = The Sequence cannot be claimed like that. Choose one of the lines on offer.
refuse-cannot-remove = Only a one-eyed jack removes a chip.
refuse-corner-no-chip = No chip lies on a corner: there is nothing to remove.
refuse-nothing-there = There is no chip to remove on that space.
refuse-own-chip = You cannot remove a chip of your own team.
refuse-locked = That chip is part of a finished Sequence of { $side }: it stays.
refuse-no-target = There is no chip you could remove now. Keep the jack.
refuse-board-full = No space is free now. Keep the jack.
refuse-no-card-for-space = You hold no card for that space: { $card }.
refuse-own-chip-there = Your own team's chip already lies there.
refuse-needs-remover = Only a one-eyed jack takes that chip away.

## Options

option-sides = Teams that play against each other
option-sides-2 = two: two Sequences win
option-sides-3 = three: one Sequence wins
option-dead_card_limit = Dead cards you may exchange in a turn
option-dead_card_limit-1 = one
option-dead_card_limit-any = as many as you like
option-draw_mode = After a play the new card
option-draw_mode-auto = is drawn automatically
option-draw_mode-strict = is yours to draw: forget it and it is lost
option-deck_out = When the draw pile is used up
option-deck_out-reshuffle = shuffle the discard piles
option-deck_out-play_out = play on without drawing
option-stalemate = When nobody can play
option-stalemate-draw = the game is a draw
option-stalemate-most_sequences = the most Sequences win
option-table_talk = Talking about the game in a team
option-table_talk-off = costs nothing
option-table_talk-penalty = costs every player of the team a card
option-advanced_jacks = Advanced rules: one-eyed jacks break Sequences

## The picture

label-board = The board
label-hand = Your hand
label-discards = The discard piles
label-space = { $card }: { $space }
label-corner = Corner: { $space }
label-chip = Chip of { $side } on { $card }: { $space }
label-chip-locked = Chip of { $side } in a finished Sequence, on { $card }: { $space }
label-supply = Chips of { $side }
label-line = Sequence of { $side }: { $line }
label-pile = { $cards ->
    [one] Draw pile: one card
   *[other] Draw pile: { $cards } cards
}
label-own = Your card: { $card }
label-own-dead = Your card: { $card }, dead
label-discard = { $count ->
    [one] Discard pile of { $who }, one card: { $cards }
   *[other] Discard pile of { $who }, { $count } cards, the last one at the end: { $cards }
}
label-discard-empty = Discard pile of { $who }: empty
counter-hand = cards in hand
counter-sequences = Sequences
badge-left = has left
badge-won = winner
badge-owes = gives up a card
show-pile = { $cards ->
    [one] Draw pile: one card
   *[other] Draw pile: { $cards } cards
}
show-hand = Hand:

## Lessons

lesson-aim = You play blue. Five blue chips in a row, in any direction, are a Sequence. Two Sequences win.
lesson-card = Play this card, then put a chip on one of the two spaces that show it: here, beside your others.
lesson-card-why = That is possible too. But the marked card and space bring you one chip closer to a row.
lesson-corner = The corners belong to everybody. With the corner you need only four chips: finish your first Sequence.
lesson-corner-why = A Sequence is waiting! Play the marked card on the marked space.
lesson-dead = Both spaces of this card are taken: it is dead. Exchange it for a new one, once a turn, before you play.
lesson-dead-why = First the dead card: it is no use to you any more, and after you have played it is too late.
lesson-one-eyed = Green has four in a row! A jack with one eye takes a chip off the board, unless it belongs to a finished Sequence.
lesson-one-eyed-why = Green needs only one more chip there. Play the one-eyed jack on the marked chip to break the row.
lesson-two-eyed = A jack with two eyes is wild: it puts your chip on any free space. Make it four in a row.
lesson-two-eyed-why = The two-eyed jack may go anywhere, but here it gives you four in a row.
lesson-end = Four in a row, open at both ends: one more and you win. You have the card for it. Play on!

## Why a move is good

reason-sequence = It makes a Sequence.
reason-removes = It takes away a chip of { $side }.
reason-stops = { $side } needs this space for a Sequence.

## What things are and do

thing-space = Space: { $card }
about-space = Play this card, or a two-eyed jack, to place a chip here. Every card is on the board twice.
thing-corner = Corner
about-corner = It counts for every team as if their chip lay here: a line through a corner needs only four chips. No chip is placed on it.
thing-claim = A line to choose
about-claim = More than one line of five could become the Sequence: tap this end to choose this one.
thing-chip = Chip of { $side }
about-chip = The space belongs to this team. Five in a row make a Sequence. An opponent’s one-eyed jack can remove it.
about-chip-locked = { $advanced ->
    [yes] Part of a finished Sequence. With the advanced rules a one-eyed jack can still remove it and break the Sequence.
   *[no] Part of a finished Sequence: it stays until the end. One of these chips may also serve in a second Sequence.
}
about-supply = Chips that this team has not placed yet. They never run out.
thing-tally = Sequence
about-tally = { $needed ->
    [one] A Sequence that this team has made. One is enough to win.
   *[other] A Sequence that this team has made. { $needed } are needed to win.
}
thing-line = Finished Sequence
about-line = Five in an unbroken row. Two Sequences of a team may share one space.
thing-last = The last play
about-last = Here the last chip was placed or removed.
thing-pile = Draw pile
about-pile = Every turn ends with a card from here. When it is empty, the discard piles are shuffled, or you play on without drawing, as agreed.
thing-wild = { $card }: wild
about-wild = A two-eyed jack: place a chip on any free space, except a corner.
thing-remover = { $card }: remover
about-remover = { $advanced ->
    [yes] A one-eyed jack: remove any chip of an opponent, even out of a finished Sequence. You place none in that turn.
   *[no] A one-eyed jack: remove an opponent’s chip that is not part of a finished Sequence. You place none in that turn.
}
thing-own = { $card }
about-own = Play it to place a chip on one of the two spaces that show it. Only you see your hand.
thing-dead = Dead card
about-dead = Both its spaces are taken. On your turn, before you play, you may exchange it for a new one.
thing-discard = Discard pile
about-discard = The cards that this player has laid. Everybody may look through them.
about-counter-hand = How many cards this player holds. Nobody else sees them, not even team-mates.
about-counter-sequences = { $needed ->
    [one] Finished Sequences of this player’s team. One wins.
   *[other] Finished Sequences of this player’s team. { $needed } win.
}
about-badge-won = This team has won the game.
about-badge-left = This player has left the game.
about-badge-owes = Table talk was confirmed: every player of the team gives up a card.
about-ring = { $needed ->
    [one] A Sequence of this team fills the ring, and the team has won.
   *[other] Each Sequence of this team fills a ring. With { $needed } the team has won.
}
number-sequences = Sequences
number-placed = chips placed
number-removed = chips removed
