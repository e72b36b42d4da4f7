## Names

title = Ludo
blurb = Race your pieces once round the board and home. Land on a single piece to knock it home; run into two and you go home yourself.
colour-green = Green
colour-yellow = Yellow
colour-blue = Blue
colour-red = Red
colour-purple = Purple
colour-black = Black
face-1 = a one
face-2 = a two
face-3 = a three
face-4 = a four
face-5 = a five
face-6 = a six
face-star = a star
face-globe = a globe
# A side of the die by itself.
side-1 = one
side-2 = two
side-3 = three
side-4 = four
side-5 = five
side-6 = six
side-star = star
side-globe = globe
# What brings a piece out.
needs-globe = a globe
needs-6 = a six
needs-1-or-6 = a one or a six
place-yard = yard
place-start = start globe
place-field = field { $number }
place-globe = globe field { $number }
place-star = star field { $number }
place-lane = home lane { $number }
place-goal = goal

## Prompts

prompt-opening = { $who } rolls to see who starts. Highest roll starts.
prompt-throw = { $who } throws.
prompt-tries = { $tries ->
    [one] { $who } has one try left to throw { $needed }.
   *[other] { $who } has { $tries } tries left to throw { $needed }.
}
prompt-extra = { $who } has an extra throw.
prompt-step = { $who } threw { $face }. Which piece moves?
prompt-star = { $who } threw { $face }. Which piece moves?
prompt-globe = { $who } threw { $face }. Which piece moves?
prompt-over = { $who } has won!
prompt-opening-you = Roll to see who starts. Highest roll starts.
prompt-throw-you = Your turn: throw the die.
prompt-tries-you = { $tries ->
    [one] Throw { $needed } to bring a piece out: one try left.
   *[other] Throw { $needed } to bring a piece out: { $tries } tries left.
}
prompt-extra-you = That throw earns you another: throw again.
prompt-step-you = Your turn: you threw { $face }. Which piece do you move?
prompt-star-you = You threw { $face }: which piece goes to its next star?
prompt-globe-you = You threw { $face }: bring a piece out, or move one to its next globe.
prompt-over-you = You have won!

## Choices

choose-enter = Bring a piece out to the start globe
choose-enter2 = Bring two pieces out to the start globe
choose-enter6 = Bring a piece out to the sixth square
choose-move = { $from } → { $to }
choose-hop = { $from } → { $to }, and on to { $end }
choose-bounce = { $from }: to the goal and back to the same field

## What happened

told-opening-throw = { $who } throws { $face } to see who starts.
told-opening-tie = A tie for the highest throw: those players throw again.
told-throw = { $who } throws { $face }.
told-nothing-moves = { $who } cannot use { $face }.
told-extra-throw = { $who } earns an extra throw.
told-enter = { $who } brings a piece out: { $to }.
told-move = { $who } moves: { $from } → { $to }.
told-bounce = { $who } turns round in the goal and is back: { $from }.
told-hop = { $who } hops on: { $to }.
told-knocked-home = { $by } knocks home a piece of { $who }.
told-sent-home = { $who } runs into a protected field and is sent home.
told-goal = { $who } has a piece in the goal.
told-finished = { $place ->
    [1] { $who } has all pieces in the goal and wins!
   *[other] { $who } has all pieces in the goal: place { $place }.
}
told-left = { $who } has left the game.

## Refusals

refuse-wrong-face = The die shows { $face }: that is not the move it allows.
refuse-no-piece = None of your pieces stands there.
refuse-in-goal = A piece in the goal has finished and never moves again.
refuse-own-piece-in-the-way = One of your own pieces is in the way. You cannot pass it.
refuse-leads-elsewhere = { $face } does not lead there.
refuse-no-globe-ahead = No globe lies ahead of that piece on its way.
refuse-star-in-lane = In the home lane no star lies ahead.
refuse-no-star-ahead = No star lies ahead of that piece on its way.
refuse-globe-before-star = A globe lies before the next star, and a star throw cannot pass it.
refuse-no-entry = { $face } brings no piece out. You need { $needed }.
refuse-yard-empty = No piece of yours is left in the yard.
refuse-enter-one = This throw brings one piece out, to the start globe.
refuse-enter-two = A six brings two pieces to the start globe, or one to the sixth square.
refuse-last-in-yard = Only one piece is left in the yard: it goes to the start globe alone.

## Options

option-die = Die
option-die-star_globe = Game 1: star-and-globe die
option-die-plain = Game 2: plain die
option-edition = Rules
option-edition-nordic = Danish, Norwegian and Finnish
option-edition-swedish = Swedish
option-board = Board
option-board-4 = the side for four
option-board-6 = the side for six
option-pieces = Pieces each
option-pieces-1 = one
option-pieces-2 = two
option-pieces-3 = three
option-pieces-4 = four
option-turn_direction = Turns go round
option-turn_direction-clockwise = clockwise
option-turn_direction-counterclockwise = counter-clockwise
option-three_tries = Three tries to bring a piece out
option-three_tries-none_on_track = when no piece is on the track
option-three_tries-all_in_yard = only when all pieces are in the yard
option-lane_star = A star thrown for a piece in the home lane
option-lane_star-home_star = takes it back to the star where the lane begins
option-lane_star-forward_only = cannot be used
option-globe_past_last = A globe thrown for a piece past the last globe field
option-globe_past_last-none = cannot be used
option-globe_past_last-goal = takes it into the goal
option-start_defence = Two pieces of an opponent on your start globe
option-start_defence-general = send home the piece you bring out
option-start_defence-owner = are knocked home when you bring a piece out
option-play_on = Play on for second, third and the other places
option-globe_shelter = A single piece is safe on a globe field
option-star_hop = Land on a star and hop on to the next
option-arms = Yards of the players

## The picture

label-board = The board
label-piece = { $who }: { $place }
label-die = The die: { $side }
label-die-waiting = The die
counter-yard = in the yard
counter-goal = in the goal
badge-place = place { $place }
badge-left = has left
refuse-not-yours = That piece is not yours.
refuse-throw-first = First the die is thrown.

## Lessons

lesson-aim = Bring your four green pieces once round the board and up the green lane into the goal. This one is nearly there.
lesson-out = A globe! It brings a piece out of the yard onto your start globe.
lesson-out-why = A globe can also move a piece on to the next globe. But first bring a new one out: with more pieces you have more choices.
lesson-star = The globe earned you another throw, and it is a star. A star moves a piece to the next star: move the one in front.
lesson-star-why = Any of them may use the star. Take the one in front: from there it will reach the blue pieces.
lesson-knock = A 2! Land on a single opposing piece and it is knocked home. Not even a globe protects it.
lesson-knock-why = That leaves the blue piece in peace. Take the one that can knock it home.
lesson-danger = A 6. Two blue pieces on one field protect each other: land on them and you go home yourself. Move the piece on your start globe instead.
lesson-danger-why = The front piece would land on the two blue ones and be sent home. Take the one on your start globe.
lesson-pair = A 4. Two of your own pieces on one field are safe together: join them.
lesson-pair-why = Alone a piece can be knocked home. Move the one that joins the other.
lesson-lane = A 2. The home lane is yours alone. You need the exact number for the goal; too high, and the piece turns round.
lesson-lane-why = The piece in the lane can reach the goal with exactly this number. Who knows when it comes again.
lesson-end = One piece is home. Bring all four there first and you win: play on!

## Why a move is good

reason-knocks = It knocks home a piece of { $who }.
reason-goal = It brings a piece into the goal.
reason-enters = It brings a new piece into play.
reason-escapes = It takes a piece out of reach of those behind it.

## What things are and do

label-start = Start globe of { $colour }
label-mouth = Last star of { $colour }
label-lane = Home lane of { $colour }
label-yard = Yard of { $colour }
label-goal = Goal of { $colour }
label-field = Field
label-globe = Globe field
label-star = Star field
about-field = Land on a single opposing piece here and you knock it home. Land on two or more of one colour and you go home yourself.
about-globe = { $die ->
    [plain] With this die a field like any other.
   *[star_globe] A globe throw takes a piece to the next globe field on its way. A star throw cannot pass it.
} { $shelter ->
    [yes] A single piece is safe here.
   *[no] It protects nobody: only a second piece of its colour makes a piece safe.
}
about-star = { $die ->
    [plain] With this die a field like any other.
   *[star_globe] A star throw takes a piece to the next star field on its way.
} { $hop ->
    [yes] If a number brings you here, you hop on to the next star.
   *[no] If a number brings you here, nothing more happens.
}
about-start = Pieces come out of the yard here. For all others it is a globe field.
about-mouth = The last field on this colour’s way round: its pieces turn off here into their home lane. For all others it is a star field.
about-lane = Only pieces of this colour come here, and nobody can knock them home.
about-yard = Pieces wait here. Throw { $needed } to bring one out to the start globe.
about-goal = Bring all your pieces here first and you win. A number must fit exactly: if it is too high, the piece turns back.
thing-piece = Piece
about-piece-yard = It waits in its yard. Throw { $needed } to bring it out.
about-piece-start = It has just come out and goes once round the board. Alone it can be knocked home, with another of its colour it is safe.
about-piece-field = Alone on a field it can be knocked home; two of a colour are safe and send home what lands on them. It cannot pass pieces of its own colour.
about-piece-globe = { $shelter ->
    [yes] On a globe it is safe even alone: what lands here goes home.
   *[no] A globe does not protect it: alone it can be knocked home, two of a colour are safe.
}
about-piece-lane = In its home lane nobody can knock it home. The goal must be reached exactly, or it turns back.
about-piece-goal = It has finished and never moves again.
thing-die = The die
about-die = Every throw must be used if any piece can move. Throw { $needed } to bring a piece out; throw { $again } and you throw again.
about-counter-yard = Pieces of this player that still wait to be brought out.
about-counter-goal = Pieces of this player that have finished. The first to have all of them there wins.
about-badge-place = All pieces of this player are in the goal.
about-badge-left = This player has left the game: the pieces are back in the yard, and the turn is skipped.
number-knocked = pieces knocked home
number-lost = own pieces sent home
