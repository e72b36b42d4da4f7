## The game

title = Last One Standing
blurb = The board shrinks under your feet. Shut the others in, get out yourself, and be the last one left.

## Names

colour-yellow = Yellow
colour-blue = Blue
colour-red = Red
colour-green = Green
piece = piece { $number } ({ $who })
direction-north = up
direction-east = right
direction-south = down
direction-west = left
# What lies on a field.
terrain-hidden = face down
terrain-used = used
terrain-question = question mark
terrain-plus1 = one extra field (+1)
terrain-wall = wall
terrain-tunnel = tunnel
terrain-bridge = bridge
# A tile in the hand, drawn or turned over.
tile-neutral = neutral
tile-question = question mark
tile-skip = skip over
tile-move = move opponent
tile-plus1 = one extra field (+1)
tile-wall = wall
tile-tunnel = tunnel
tile-bridge = bridge

## Prompts

prompt-deal = Everybody draws a hand of tiles. Next: { $who }.
prompt-place = { $who } places a piece.
prompt-place-you = Your turn: place a piece on any free field.
prompt-tile = { $who } may play a hand tile, then moves.
prompt-tile-you = Your turn: play a hand tile first, if you like, then move.
prompt-tile-stuck = { $who } is shut in! Only a hand tile can help now.
prompt-tile-stuck-you = None of your pieces can step: you are shut in! Only a hand tile can help you now.
prompt-tile-field = { $who } lays a tile ({ $tile }). Where?
prompt-tile-field-you = Where do you lay your tile ({ $tile })?
prompt-tile-piece = { $who } plays “skip over”. Which piece is locked?
prompt-tile-piece-you = Skip over: which piece do you lock? An opponent’s stays locked for their next turn, your own for this one.
prompt-card-own = { $who } chooses a card for the move.
prompt-card-own-you = Choose a card: one of your pieces moves as many steps as it has dots.
prompt-card-opponent = { $who } moves an opponent. With which card?
prompt-card-opponent-you = You move an opponent. With which card?
prompt-card-pass = { $who } has to pass: the only piece that could move is locked. Which card is turned over?
prompt-card-pass-you = You have to pass: your only piece that could move is locked. Which card do you turn over?
prompt-piece-own = { $who } moves. Which piece?
prompt-piece-own-you = Which of your pieces do you move?
prompt-piece-opponent = { $who } moves an opponent. Which piece?
prompt-piece-opponent-you = Which piece of an opponent do you move?
prompt-step = { $left ->
    [one] { $who } moves: one more step.
   *[other] { $who } moves: { $left } more steps.
}
prompt-step-you = { $left ->
    [one] Your move: one more step.
   *[other] Your move: { $left } more steps.
}
prompt-land = { $who } comes out of the tunnel on { $field }. To which side?
prompt-land-you = You come out of the tunnel on { $field }. To which side?
prompt-discard = { $who } holds five tiles. Which one is given up?
prompt-discard-you = Four hand tiles are the limit, and you hold five: which one do you give up?
prompt-flip = The tile on { $field } is turned over.
prompt-draw = { $who } draws a hand tile.
prompt-over = { $who } is the Last One Standing!
prompt-shared = A stand-off: the players still in share the win.

## Choices

choose-place = Place it on { $field }
choose-no-tile = Play no tile
choose-tile = Play: { $tile }
choose-lay = Lay it on { $field }
choose-lock = Lock { $piece }
choose-lock-own = Lock your piece { $number }
choose-card = { $dots ->
    [one] Card with one dot
   *[other] Card with { $dots } dots
}
choose-piece = Move { $piece }
choose-piece-own = Move your piece { $number }
choose-step = { $direction }: { $field }
choose-dive = Dive to the tunnel on { $field }
choose-land = Come out on { $field }
choose-stop = Stop here
choose-discard = Give up: { $tile }

## What happened

told-dealt = { $who } draws a hand of { $tiles } tiles.
told-dealt-own = { $who } draws: { $tile }.
told-placed = { $who } places piece { $number } on { $field }.
told-stuck = { $who } is shut in.
told-played = { $who } plays a tile: { $tile }.
told-laid = { $who } lays a tile on { $field }: { $tile }.
told-hidden-removed = The face-down tile on { $field } leaves the game unseen.
told-locked = { $who } locks { $piece }.
told-unlocked = No longer locked: { $piece }.
told-card = { $dots ->
    [one] { $who } uses a card with one dot.
   *[other] { $who } uses a card with { $dots } dots.
}
told-card-pass = { $dots ->
    [one] { $who } passes and turns over a card with one dot.
   *[other] { $who } passes and turns over a card with { $dots } dots.
}
told-cards-back = { $who } has all four cards again.
told-stepped = { $piece }: { $from } → { $to }.
told-dove = { $piece } dives: { $from } → { $exit }, and comes out on { $to }.
told-flipped-used = Nothing special on { $field }: the field is now used.
told-flipped-question = A question mark on { $field }!
told-flipped-plus1 = A +1 field on { $field }!
told-flipped-wall = A wall on { $field }!
told-flipped-tunnel = A tunnel on { $field }!
told-flipped-bridge = A bridge on { $field }!
told-tunnel-removed = The tunnel on { $field } is gone.
told-worn-out = The tile on { $field } is used up.
told-extra-step = One extra step from { $field }: { $piece }.
told-drew = { $who } draws a hand tile.
told-drew-own = { $who } draws: { $tile }.
told-discarded = { $who } gives up a tile.
told-discarded-own = { $who } gives up: { $tile }.
told-steps-lost = { $left ->
    [one] { $who } cannot go on: one step is lost.
   *[other] { $who } cannot go on: { $left } steps are lost.
}
told-stopped = { $left ->
    [one] { $who } stops and leaves one step.
   *[other] { $who } stops and leaves { $left } steps.
}
told-out = { $who } is out of the game: place { $place }.
told-left = { $who } has left the game.
told-sudden-death = Sudden death! From now on unique tiles are used up when a piece leaves them.
told-won = { $who } is the Last One Standing!
told-shared = A stand-off: the players still in share the win.

## Refusals

refuse-due-place = First the pieces are placed.
refuse-due-tile = First choose whether you play a hand tile.
refuse-due-tile-field = First choose where to lay the tile.
refuse-due-tile-piece = First choose the piece to be locked.
refuse-due-card = First choose a card.
refuse-due-piece = First choose the piece that moves.
refuse-due-step = The move is under way: choose the next step.
refuse-due-land = The piece is in the tunnel: choose where it comes out.
refuse-due-discard = You hold five tiles: first give one up.
refuse-too-late-for-tiles = Hand tiles are played before the card is chosen. It is too late in this turn.
refuse-unknown-choice = That is not a choice now.
refuse-no-field = There is no such field on this board.
refuse-occupied = A piece stands there.
refuse-closed = That field is closed.
refuse-must-discard = A hand never holds more than four tiles: one has to be given up.
refuse-not-in-hand = You have no such tile in your hand: { $tile }.
refuse-all-locked = Every piece on the board is locked already.
refuse-nobody-to-move = None of the opposing pieces can step.
refuse-no-one-card = To move an opponent you need a card with one dot.
refuse-nowhere-for-bridge = No used field can take a bridge.
refuse-nowhere-to-lay = No field can take this tile.
refuse-lay-on-piece = No tile is laid on a field with a piece.
refuse-lay-on-wall = A wall cannot be covered.
refuse-lay-on-face-up = No tile is laid on a face-up unique tile: { $terrain }.
refuse-bridge-on-hidden = A bridge is laid on a used field only.
refuse-bridge-by-bridge = A bridge is not laid side by side with another bridge.
refuse-one-card-only = To move an opponent you use a card with one dot.
refuse-card-used = { $dots ->
    [one] Both your cards with one dot are used. They come back when all four are used.
   *[other] Your card with { $dots } dots is used. It comes back when all four are used.
}
refuse-no-piece = That piece is not on the board.
refuse-already-locked = That piece is locked already.
refuse-move-an-opponent = Now you move an opponent, not your own piece.
refuse-cannot-step = That piece cannot step anywhere.
refuse-not-yours = That piece is not yours.
refuse-locked = That piece is locked for this turn.
refuse-must-go-on = You must go on as long as you have steps left.
refuse-edge = The board ends there.
refuse-spent-question = A question mark that was turned over is closed in this game.
refuse-wall = A wall cannot be entered.
refuse-used = That field is used and cannot be entered.
refuse-not-on-tunnel = Only a piece on a tunnel can dive.
refuse-no-second-dive = The piece has just come out there. It cannot dive again from this tunnel.
refuse-no-exit-there = There is no other tunnel there to come out of.
refuse-exit-occupied = A piece stands on that tunnel.
refuse-exit-blocked = Beside that tunnel there is no free field to come out on.
refuse-land-where-it-began = A dive cannot end where it began.
refuse-too-far = Only the fields right beside the piece can be reached, never diagonally.
refuse-wait = First something is turned over or drawn.

## Options

option-expert_move_opponent = For experts: move opponent with any card
option-stalemate = If the game comes to a stand-off
option-stalemate-sudden_death = sudden death decides
option-stalemate-shared_win = the players still in share the win
option-quiet_rounds = Stand-off after this many turns each with no change
option-quiet_rounds-2 = two
option-quiet_rounds-3 = three
option-quiet_rounds-4 = four
option-quiet_rounds-6 = six
option-quiet_rounds-8 = eight
option-question_after_flip = A question mark that is turned over
option-question_after_flip-open = is a field like others
option-question_after_flip-spent = can no longer be entered
option-plus1_from_hand = A +1 played from the hand
option-plus1_from_hand-boost = makes the move one step longer
option-plus1_from_hand-place = is laid on a field
option-tunnel_exit = Who dives into a tunnel comes out
option-tunnel_exit-beside = beside another tunnel
option-tunnel_exit-on_exit = on another tunnel
option-hand_tiles_per_turn = Hand tiles you may play in a turn
option-hand_tiles_per_turn-one = at most one
option-hand_tiles_per_turn-any = as many as you like
option-step_rule = With a card you go
option-step_rule-full = as many steps as it has dots
option-step_rule-up_to = at most as many steps as it has dots
option-plus1_extra = The extra step that a +1 field gives
option-plus1_extra-must = must be taken
option-plus1_extra-may = may be taken

## The picture

label-board = The board
label-hand = Your cards and tiles
label-tray = Cards and tiles of the others
label-field = { $field }: { $terrain }
label-target = Go to { $field }
label-locked = Locked: { $piece }
label-beside = Beside the board: { $piece }
label-card = { $dots ->
    [one] { $who }: card with one dot
   *[other] { $who }: card with { $dots } dots
}
label-card-used = { $dots ->
    [one] { $who }: card with one dot, used
   *[other] { $who }: card with { $dots } dots, used
}
label-back = A hand tile of { $who }
label-pool = { $count ->
    [one] One tile in the pool
   *[other] { $count } tiles in the pool
}
label-quiet = { $left ->
    [one] One more quiet turn and the game is in a stand-off
   *[other] { $left } more quiet turns and the game is in a stand-off
}
label-sudden-death = Sudden death: unique tiles are used up
counter-hand = hand tiles
counter-cards = cards available
badge-out = out, place { $place }
badge-won = Last One Standing
badge-left = has left
badge-stuck = shut in
badge-locked = locked

## Lessons

lesson-aim = You play the two yellow pieces. The board shrinks under everybody’s feet: be the last one who can still step.
lesson-shut = This one is shut in by a used field and a wall, and nobody steps diagonally. You stay in as long as your other piece can step.
lesson-card = Choose the card with two dots: you have to make two steps. Then tap the piece that makes them.
lesson-card-why = Every card will be used once before they all come back. Take the 2 now: it leads you exactly to the tunnel.
lesson-used = Step up. The field you leave is turned over, and usually it is then used: nobody can step there any more.
lesson-used-why = That way leads away from the tunnel. Step up first.
lesson-question = Now step onto the tunnel. Under the field you leave there may be something useful.
lesson-question-why = The tunnel is on the right. You will need it in a moment.
lesson-wall = A question mark gave you a tile for your hand: a wall! Before you move you may play one tile. Close blue’s last way out with it.
lesson-wall-why = A wall helps most where blue has only one way left: beside this blue piece.
lesson-tunnel = Choose a 1 and your piece, and dive: for one step you come out beside another tunnel. That exit is then used; your entrance stays.
lesson-tunnel-why = A single step is enough for a dive. Take a 1, then the other tunnel.
lesson-bridge = It is getting narrow here. Your bridge opens a used field again: lay it on the field above you.
lesson-bridge-why = A bridge goes on a used field only. Above you it opens a way out.
lesson-over = Now step onto the bridge. It stays open, for everybody.
lesson-over-why = Save the cards with more dots, and go over the bridge.
lesson-end = This blue piece is shut in. If neither of your pieces can step in your turn, you are out; the last one left wins. Play on!

## Why a move is good

reason-shuts-in = It shuts in a piece of { $who }.
reason-frees = It sets a piece free that was shut in.
reason-extra-step = It wins an extra step.

## What things are and do

thing-hidden = Face-down tile
about-hidden = Nobody knows what it is. It is turned over when a piece leaves it. Until then anybody may enter it.
thing-field-used = Used field
about-used = Nobody can enter it any more. A bridge, a wall or a tunnel from the hand may be laid on it.
about-question = When it was turned over, the player on turn drew a hand tile. Now it is an open field that gives no more.
thing-spent = Question mark, used up
about-spent = As agreed for this game, a question mark that was turned over cannot be entered any more.
about-plus1 = A piece that enters it, or turns it over by leaving it, makes one extra step. It gives one step in a turn.
about-paid = It has given its extra step in this turn already. In the next turn it gives one again.
about-wall = Nobody can enter it, and no tile can be laid on it: it stays until the end.
about-tunnel = { $exit ->
    [on_exit] A piece standing on it can dive to another tunnel with one step. The exit is then gone; this one stays.
   *[beside] A piece standing on it can dive with one step and comes out beside another tunnel. That one is then gone; this one stays.
}
about-bridge = A field like others that is never used up: pieces may enter, stop and go on.
about-hand-wall = Hand tile: lay it on any face-down or used field without a piece. The field is closed from then on.
about-hand-tunnel = Hand tile: lay it on any face-down or used field without a piece. Pieces on a tunnel can dive to another one.
about-hand-bridge = Hand tile: lay it on a used field, not side by side with another bridge. It can save you when you are shut in.
about-hand-plus1 = { $plus1 ->
    [place] Hand tile: lay it on a field. Pieces that enter it make one extra step.
   *[boost] Hand tile: your move this turn is one step longer. Nothing is laid on the board.
}
about-hand-skip = Hand tile: lock a piece. An opponent’s piece cannot be moved by its owner in the owner’s next turn, your own not in this one.
about-hand-move = { $expert ->
    [yes] Hand tile: instead of your own move you move any piece of an opponent, with any card.
   *[no] Hand tile: instead of your own move you move any piece of an opponent, with a card with one dot.
}
thing-target = You may go here
about-target = The ring marks a field that you may choose now.
thing-way = Way through the tunnel
about-way = The piece can dive along here, from its tunnel to another, with one step.
thing-piece = { $who }: piece { $number }
about-piece = It steps to the fields beside it, never diagonally, and blocks the way for all others. A player with no piece left that can step is out.
about-beside = It is not on the board: it is still to be placed, or its player is out.
thing-lock = Lock
about-lock = Its owner cannot choose this piece until the end of the owner’s turn. Others may still move it with “move opponent”.
thing-card = Movement card
about-card = { $dots ->
    [one] With it a piece makes one step. Then the card stays turned over until all four have been used.
   *[other] With it a piece makes { $dots } steps. Then the card stays turned over until all four have been used.
}
about-card-used = It has been used. All four cards come back when the last one is used.
thing-back = Hidden hand tile
about-back = Only its owner knows what it is. At most one hand tile is played in a turn, unless you agreed otherwise.
thing-pool = Pool of unique tiles
about-pool = Hand tiles come from here: four for everybody at the start, later one for each question mark.
thing-clock = Quiet turns
about-clock = A turn in which nothing changes is quiet. When too many follow one another, the game is in a stand-off.
thing-sudden = Sudden death
about-sudden = From now on unique tiles are used up too when a piece leaves them, so the board shrinks to the end.
about-counter-hand = Secret tiles in this player’s hand, at most four.
about-counter-cards = Movement cards that this player can still use before all four come back.
about-badge-stuck = No piece of this player can step. Unless a hand tile helps in the player’s turn, the player is out.
about-badge-locked = A piece of this player is locked until the end of the player’s turn.
about-badge-out = None of this player’s pieces could step any more. Whoever stays in longer gets the better place.
about-badge-won = Everybody else is out, or the stand-off is shared by those still in.
about-badge-left = This player has left the game and counts as out.
entry-flip = Which tile lies under { $field }?
number-steps = steps
number-tiles = tiles played
